import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { Keys } from './sealing.ts';
import { complete, lessons, manyLessons, newDevice, onDisk, saved, tasks, until } from './testing/devices.ts';
import { type FakeDevice, newKey, type Tab } from './testing/fake-device.ts';
import { FakeServer } from './testing/fake-server.ts';
import { addLesson, addTask, lessonRow, tick } from './testing/writes.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = newDevice(server);
});

const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

test('12 storage full: the copy is dropped, never the outbox, and the notebook says so', async () => {
  manyLessons(server, 8);
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  let isFull = true;
  tab.disk.fails = (stores, mode) => {
    // There is room again once the copy is gone.
    if (stores.join() === 'meta,chunks' && mode === 'readwrite') isFull = false;
    return isFull && mode === 'readwrite' && !(stores.join() === 'meta,chunks') ? full() : undefined;
  };
  await tab.notebook.perform(addLesson('Rest.'));
  expect(tab.notebook.state.problem).toBe('storage-full');
  expect(await onDisk(tab, 'outbox')).toHaveLength(1);
  expect(await onDisk(tab, 'chunks', 'meta')).toEqual([]);
  expect(lessons(tab)).toHaveLength(9);
  tab.kill();
  const again = device.tab();
  await until(() => expect(server.rows('lessons_learned')).toHaveLength(9));
  await complete(again);
});

test('what an older build has left sealed on the disk is opened when it is read again', async () => {
  manyLessons(server, 2);
  const old = device.tab();
  await complete(old);
  await until(async () => expect(await onDisk(old, 'chunks')).not.toEqual([]));
  const before = lessons(old);
  old.kill();
  const tab = device.tab({
    finish: ([table, row]) =>
      table === 'lessons_learned'
        ? Promise.resolve([table, { ...row, lesson: `opened ${row.lesson}` }])
        : undefined,
  });
  tab.line.isOnline = false;
  await until(() =>
    expect(lessons(tab).toSorted()).toEqual(before.map((text) => `opened ${text}`).toSorted()),
  );
});

test('12 storage full to the brim: a write is done only once the server has it', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.disk.fails = (_stores, mode) => (mode === 'readwrite' ? full() : undefined);
  tab.line.isOnline = false;
  let isDone = false;
  const done = tab.notebook.perform(addLesson('Rest.')).then(() => {
    isDone = true;
  });
  await until(() => expect(tab.notebook.state.problem).toBe('storage-full'));
  expect(lessons(tab)).toEqual(['Rest.']);
  expect(tab.notebook.unsaved.waiting).toBe(1);
  expect(isDone).toBe(false);
  tab.line.isOnline = true;
  tab.notebook.wake();
  await done;
  expect(server.rows('lessons_learned')).toHaveLength(1);
  await saved(tab);
  expect(lessons(tab)).toEqual(['Rest.']);
});

test('12 storage full while writes wait: all arrive, also past one that is refused', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const refused = addLesson('REFUSE me.');
  for (const write of [addLesson('One.'), refused, addLesson('Two.')]) await tab.notebook.perform(write);
  let isFull = true;
  tab.disk.fails = (stores, mode) => {
    // There is room again once the copy is gone.
    if (stores.join() === 'meta,chunks' && mode === 'readwrite') isFull = false;
    return isFull && mode === 'readwrite' ? full() : undefined;
  };
  tab.line.isOnline = true;
  tab.notebook.wake();
  await until(() => expect(server.rows('lessons_learned')).toHaveLength(2));
  await saved(tab);
  expect(tab.notebook.unsaved.refusals).toMatchObject([{ words: 'REFUSE me.' }]);
  expect(lessons(tab)).toEqual(['One.', 'Two.']);
  const other = device.tab();
  await until(() => expect(other.notebook.unsaved.waiting + other.notebook.unsaved.refusals.length).toBe(1));
  await tab.notebook.discard(refused.id ?? '');
  expect(await tab.notebook.settle(0)).toBe(0);
  tab.kill();
  const again = device.tab();
  await complete(again);
  await saved(again);
  expect(again.notebook.unsaved.refusals).toEqual([]);
  expect(server.effects).toHaveLength(2);
});

test('12 storage full: what memory alone holds is sent after what waited before it', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const task = crypto.randomUUID();
  const added = addTask('Call D', task);
  await tab.notebook.perform(added);
  tab.disk.fails = (_stores, mode) => (mode === 'readwrite' ? full() : undefined);
  const ticked = tick(task);
  const done = tab.notebook.perform(ticked);
  await until(() => expect(tab.notebook.state.problem).toBe('storage-full'));
  tab.line.isOnline = true;
  await done;
  expect(server.effects).toEqual([added.id, ticked.id]);
  await saved(tab);
  expect(tasks(tab)).toEqual(['x Call D']);
});

test('12 storage refused: the app works from memory and server', async () => {
  manyLessons(server, 8);
  const refusing = (tab: Tab): void => {
    tab.disk.fails = () => new DOMException('The operation is insecure.', 'SecurityError');
  };
  const [one, other] = [device.tab({}, refusing), device.tab({}, refusing)];
  for (const tab of [one, other]) {
    await complete(tab);
    expect(tab.notebook.state.problem).toBe('storage-refused');
    expect(lessons(tab)).toHaveLength(8);
  }
  await one.notebook.perform(addLesson('Rest.'));
  expect(server.rows('lessons_learned')).toHaveLength(9);
  await expect(one.notebook.perform(addLesson('REFUSE me.'))).rejects.toThrow('This cannot be saved.');
  expect(lessons(one)).toHaveLength(9);
});

test('13 storage emptied by the browser: everything comes back', async () => {
  manyLessons(server, 8);
  const tab = device.tab();
  await complete(tab);
  tab.kill();
  device.factory = new IDBFactory();
  const again = device.tab();
  await complete(again);
  expect(lessons(again)).toHaveLength(8);
});

test('14 an unreadable chunk is pulled again, and the app opens meanwhile', async () => {
  manyLessons(server, 150);
  server.pageSize = 50;
  const tab = device.tab();
  await complete(tab);
  await tab.disk.run(['chunks'], 'readwrite', async (transaction) => {
    const chunks = transaction.objectStore('chunks');
    const [id = ''] = await chunks.getAllKeys(IDBKeyRange.lowerBound('b'));
    await chunks.put({ id, sealed: new Uint8Array(50) });
  });
  tab.kill();
  const again = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await until(() => expect(again.notebook.state.state).toBe('recent'));
  await until(() => expect(lessons(again).length).toBeGreaterThan(50));
  expect(lessons(again).length).toBeLessThan(150);
  again.line.isOnline = true;
  again.notebook.wake();
  await complete(again);
  expect(lessons(again)).toHaveLength(150);
  again.kill();
  const offline = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(offline);
  expect(lessons(offline)).toHaveLength(150);
});

test('14 a copy under another key is pulled again', async () => {
  manyLessons(server, 8);
  const tab = device.tab();
  await complete(tab);
  tab.kill();
  device.key = newKey();
  const again = device.tab();
  await complete(again);
  expect(lessons(again)).toHaveLength(8);
});

test('15 an outdated build goes on with the database of a newer one, and keeps its writes', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Before.'));
  await new Promise<void>((resolve, reject) => {
    const opening = device.factory.open('growth-loop/notebook', 2);
    opening.onupgradeneeded = () => opening.result.createObjectStore('of-the-newer-build');
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('An older tab keeps the newer build waiting.'));
  });
  await tab.notebook.perform(addLesson('After.'));
  expect(await onDisk(tab, 'outbox')).toHaveLength(2);
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  expect(server.rows('lessons_learned')).toHaveLength(2);
});

/** A tab of a build that knows no attachments: it skips their rows, and goes on after them. */
async function olderBuild(notes: 'its tables' | 'no tables'): Promise<Tab> {
  const tab = device.tab({
    ask: async (from) => {
      const page = server.sync(from);
      return page && { ...page, rows: page.rows.filter(([table]) => table !== 'attachments') };
    },
  });
  await complete(tab);
  await tab.disk.run(['meta'], 'readwrite', async (transaction) => {
    const meta = transaction.objectStore('meta');
    const { tables, ...state } = (await meta.get('copy')) ?? {
      user_id: '',
      layout: 0,
      turn: 0,
      epoch: '',
      after: 0,
      before: 0,
    };
    const known = tables?.replace(',attachments', '');
    await meta.put(notes === 'no tables' ? state : { ...state, tables: known }, 'copy');
  });
  return tab;
}

test.each(['its tables', 'no tables'] as const)(
  '15 rows of a table that an older build did not know are pulled by the newer one, and that once (%s)',
  async (notes) => {
    manyLessons(server, 8);
    server.put('attachments', { id: '0190b1de-0000-7000-8000-0000000000a1', info: 'A', format: 3 });
    const older = await olderBuild(notes);
    older.line.isOnline = false;
    await older.notebook.perform(addLesson('Waiting.'));
    older.kill();
    const offline = device.tab({}, ({ line }) => {
      line.isOnline = false;
    });
    await until(() => expect(lessons(offline)).toHaveLength(9));
    offline.kill();
    const tab = device.tab();
    await complete(tab);
    expect(tab.notebook.store.tables.attachments.size).toBe(1);
    await saved(tab);
    expect(lessons(tab)).toHaveLength(9);
    tab.kill();
    const again = device.tab();
    await complete(again);
    await until(() => expect(again.line.asked).toBe(1));
    expect(again.notebook.store.tables.attachments.size).toBe(1);
  },
);

test('no word of the person lies readable on the disk', async () => {
  const canaries = ['CANARY-lesson', 'CANARY-action', 'CANARY-refused'];
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'CANARY-pulled'));
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('CANARY-lesson'));
  await tab.notebook.perform(addTask('CANARY-action'));
  await tab.notebook.perform(addLesson('CANARY-refused REFUSE'));
  const waiting = await onDisk(tab, 'meta', 'chunks', 'outbox', 'shelf', 'drafts');
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  const values = [...waiting, ...(await onDisk(tab, 'meta', 'chunks', 'outbox', 'shelf', 'drafts'))];
  expect(values.length).toBeGreaterThan(5);
  const bytes = values
    .flatMap((value) => Object.values(value))
    .map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value),
    );
  for (const canary of [...canaries, 'CANARY', 'Ann']) {
    expect(bytes.some((text) => text.includes(canary))).toBe(false);
  }
});

test('sealed again, nothing on the disk opens with the former key alone, and nothing is missing', async () => {
  manyLessons(server, 12);
  const [former, present] = [await device.key, await newKey()];
  let keys: Keys = [former];
  const leader = device.tab({ keys: async () => keys });
  await complete(leader);
  const follower = device.tab({ keys: async () => keys });
  await complete(follower);
  leader.line.isOnline = false;
  await leader.notebook.perform(addLesson('Waiting.'));
  leader.line.isOnline = true;
  await leader.notebook.perform(addLesson('REFUSE me.'));
  await until(() => expect(leader.notebook.unsaved).toMatchObject({ waiting: 0, refusals: [{}] }));
  leader.line.isOnline = false;
  await leader.notebook.perform(addLesson('Still waiting.'));
  keys = [present, former];
  expect(await follower.notebook.sealAgain({ rows: true })).toBe(false);
  const isDone = leader.notebook.sealAgain({ rows: true });
  leader.line.isOnline = true;
  leader.notebook.wake();
  expect(await isDone).toBe(true);
  await saved(leader);
  const before = lessons(leader);
  expect(before).toHaveLength(14);
  leader.kill();
  follower.kill();
  const withFormer = device.tab({ keys: async () => [former] });
  withFormer.line.isOnline = false;
  await until(() => expect(withFormer.notebook.state.state).toBe('unreachable'));
  expect(lessons(withFormer)).toEqual([]);
  expect(withFormer.notebook.unsaved.refusals).toEqual([]);
  withFormer.kill();
  const again = device.tab({ keys: async () => [present] });
  again.line.isOnline = false;
  await complete(again);
  expect(lessons(again)).toEqual(before);
  expect(again.notebook.unsaved.refusals).toHaveLength(1);
});

test('while everything is read again, what was on the disk can be read until the rows have taken its place', async () => {
  manyLessons(server, 12);
  const [former, present] = [await device.key, await newKey()];
  let isLocked = false;
  const tab = device.tab({
    keys: async () => {
      if (isLocked) throw new Error('The vault is closed.');
      return [present, former];
    },
  });
  await complete(tab);
  const before = lessons(tab);
  isLocked = true;
  await tab.notebook.sealAgain({ rows: true });
  await until(() => expect(tab.notebook.state.problem).toBe('storage-refused'));
  tab.kill();
  const again = device.tab({ keys: async () => [present, former] });
  again.line.isOnline = false;
  await complete(again);
  expect(lessons(again)).toEqual(before);
});
