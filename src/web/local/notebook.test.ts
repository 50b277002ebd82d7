import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { ApiError } from '../http.ts';
import { FakeDevice, newKey, type Tab } from './testing/fake-device.ts';
import { FakeServer } from './testing/fake-server.ts';
import { addLesson, addTask, lessonRow, removeTask, rewordLesson, taskRow, tick } from './testing/writes.ts';

let server: FakeServer;
let device: FakeDevice;
const devices: FakeDevice[] = [];

function newDevice(): FakeDevice {
  const made = new FakeDevice(server);
  devices.push(made);
  return made;
}

beforeEach(() => {
  server = new FakeServer();
  device = newDevice();
});
afterEach(() => {
  for (const one of devices.splice(0)) one.off();
});

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 5 });
const complete = (tab: Tab) => until(() => expect(tab.notebook.state.state).toBe('complete'));
const saved = (tab: Tab) => until(() => expect(tab.notebook.unsaved.waiting).toBe(0));

const lessons = ({ notebook }: Tab) =>
  [...notebook.store.tables.lessons_learned.values()].map(({ lesson }) => lesson).sort();
const tasks = ({ notebook }: Tab) =>
  [...notebook.store.tables.tasks.values()]
    .map(({ text, completed }) => `${completed ? 'x' : '-'} ${text}`)
    .sort();

/** Everything the device has on its disk, as it lies there. */
async function onDisk(tab: Tab, ...stores: ('meta' | 'chunks' | 'outbox' | 'shelf' | 'drafts')[]) {
  const all = await tab.disk.run(stores, 'readonly', (transaction) =>
    Promise.all(stores.map((store) => transaction.objectStore(store).getAll())),
  );
  return all.flat();
}

/** `count` lessons of one day each, older and older, as the server has them. */
function manyLessons(count: number): void {
  for (let at = count; at > 0; at--) {
    const date = new Date(Date.UTC(2026, 10, 20) - at * 86_400_000).toISOString().slice(0, 10);
    server.put('lessons_learned', { ...lessonRow(crypto.randomUUID(), `Lesson ${at}`), date });
  }
}

test('a notebook opens today, and the rest once the page is idle', async () => {
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Of today'));
  manyLessons(30);
  const first = device.tab();
  await complete(first);
  first.kill();
  let beIdle: (() => void) | undefined;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    beIdle = then;
  });
  try {
    const tab = device.tab();
    await until(() => expect(beIdle).toBeDefined());
    expect(tab.notebook.state.state).toBe('recent');
    expect(lessons(tab)).toContain('Of today');
    expect(lessons(tab).length).toBeLessThan(12);
    beIdle?.();
    await complete(tab);
    expect(lessons(tab)).toHaveLength(31);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a first sync shows the newest at once and the rest as it comes', async () => {
  manyLessons(23);
  const tab = device.tab();
  await until(() => expect(lessons(tab).length).toBeGreaterThanOrEqual(4));
  expect(lessons(tab)).toContain('Lesson 1');
  await complete(tab);
  expect(lessons(tab)).toHaveLength(23);
});

test('a notebook opens without a network, today first', async () => {
  manyLessons(300);
  server.pageSize = 100;
  const first = device.tab();
  await complete(first);
  first.kill();
  const states: [string, number][] = [];
  const offline = device.tab({}, ({ line, notebook }) => {
    line.isOnline = false;
    notebook.subscribe(() => states.push([notebook.state.state, notebook.store.tables.lessons_learned.size]));
  });
  await complete(offline);
  expect(lessons(offline)).toHaveLength(300);
  const [recent] = states.filter(([state]) => state === 'recent');
  expect(recent?.[1]).toBeGreaterThan(0);
  expect(recent?.[1]).toBeLessThan(20);
});

test('a write shows in the same moment, and is the server’s soon after', async () => {
  const tab = device.tab();
  await complete(tab);
  const done = tab.notebook.perform(addTask('Call Dad'));
  expect(tasks(tab)).toEqual(['- Call Dad']);
  await done;
  await saved(tab);
  expect(server.rows('tasks')).toMatchObject([{ text: 'Call Dad' }]);
  await until(async () => expect(await onDisk(tab, 'outbox')).toEqual([]));
  expect(tasks(tab)).toEqual(['- Call Dad']);
});

test('what was written without a network is there after a restart, and is sent once in its order', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const first = addTask('Call Dad', '0190b1de-0000-7000-8000-000000000001');
  const writes = [first, tick('0190b1de-0000-7000-8000-000000000001'), addTask('Read'), addLesson('Rest.')];
  for (const write of writes) await tab.notebook.perform(write);
  tab.kill();
  const again = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(again);
  expect(tasks(again)).toEqual(['- Read', 'x Call Dad']);
  expect(again.notebook.unsaved.waiting).toBe(4);
  again.line.isOnline = true;
  again.notebook.wake();
  await saved(again);
  expect(server.effects).toEqual(writes.map(({ id }) => id));
});

test('a lost acknowledgement doubles nothing', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.ways = ['answer lost', 'answer lost', 'arrives'];
  const write = addLesson('Rest.');
  await tab.notebook.perform(write);
  await saved(tab);
  expect(server.effects).toEqual([write.id]);
  expect(lessons(tab)).toEqual(['Rest.']);
});

test('rapid ticks and unticks end as the last one says, and never flicker back', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('tasks', taskRow(id, 'Run'));
  const tab = device.tab();
  await complete(tab);
  const shown: boolean[] = [];
  tab.notebook.store.subscribe(() => shown.push(tab.notebook.store.tables.tasks.get(id)?.completed === true));
  const ticks = [true, false, true, false, true];
  await Promise.all(ticks.map((completed) => tab.notebook.perform(tick(id, completed))));
  await saved(tab);
  await until(async () => expect(await onDisk(tab, 'outbox')).toEqual([]));
  expect(server.row('tasks', id)).toMatchObject({ completed: true });
  expect(shown.slice(4).every(Boolean)).toBe(true);
});

test('1 what waits and what was refused is counted before a sign-out, which tries to send first', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Rest.'));
  await tab.notebook.perform(addLesson('REFUSE me.'));
  expect(await tab.notebook.settle(50)).toBe(2);
  tab.line.isOnline = true;
  expect(await tab.notebook.settle(4000)).toBe(1);
  expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Rest.' }]);
});

test('2 after a refused session the outbox goes out at the same person’s next sign-in', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.refusal = new ApiError(401, 'unauthenticated', 'No.');
  await tab.notebook.perform(addLesson('Rest.'));
  await until(() => expect(tab.line.asked).toBeGreaterThan(3));
  expect(tab.notebook.unsaved).toMatchObject({ waiting: 1, refusals: [] });
  tab.notebook.close();
  const again = device.tab();
  await saved(again);
  await until(() => expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Rest.' }]));
});

test('2 of another person nothing is shown or sent; the writing waits, the copy goes', async () => {
  const tab = device.tab();
  manyLessons(3);
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Rest.'));
  tab.notebook.close();
  tab.kill();
  const bobs = newDevice();
  bobs.factory = device.factory;
  const bob = bobs.tab({ userId: 'bob' }, ({ line }) => {
    line.isOnline = false;
  });
  await until(() => expect(bob.notebook.state.state).toBe('unreachable'));
  expect(lessons(bob)).toEqual([]);
  expect(bob.notebook.unsaved.waiting).toBe(0);
  expect(await onDisk(bob, 'chunks', 'meta')).toEqual([]);
  expect(await onDisk(bob, 'outbox')).toHaveLength(1);
});

test('3 a row dated 2050 delays no other', async () => {
  server.put('lessons_learned', { ...lessonRow(crypto.randomUUID(), 'From 2050'), date: '2050-01-01' });
  manyLessons(12);
  const tab = device.tab();
  await complete(tab);
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Newest'));
  tab.notebook.wake();
  await until(() => expect(lessons(tab)).toContain('Newest'));
  expect(lessons(tab)).toHaveLength(14);
});

test('5 what is written on while a write travels stays', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  const tab = device.tab();
  await complete(tab);
  const first = tab.notebook.perform(addLesson('Rest.', id));
  const second = tab.notebook.perform(rewordLesson(id, 'Rest more.'));
  await Promise.all([first, second]);
  await saved(tab);
  await until(async () => expect(await onDisk(tab, 'outbox')).toEqual([]));
  expect(lessons(tab)).toEqual(['Rest more.']);
});

test('6 a hundred edits on one device make no copies', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Version 0', id));
  for (let at = 1; at <= 100; at++) await tab.notebook.perform(rewordLesson(id, `Version ${at}`));
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  expect(lessons(tab)).toEqual(['Version 100']);
  expect(server.rows('lessons_learned')).toHaveLength(1);
});

test('7 an empty answer deletes nothing', async () => {
  manyLessons(8);
  const tab = device.tab();
  await complete(tab);
  const empty = new FakeServer();
  empty.restore('emptied', () => false);
  const emptied = device.tab({ ask: async (from) => empty.sync(from) });
  tab.kill();
  await until(() => expect(lessons(emptied)).toHaveLength(8));
  emptied.notebook.wake();
  await new Promise((resume) => setTimeout(resume, 60));
  expect(lessons(emptied)).toHaveLength(8);
  emptied.kill();
  const again = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await until(() => expect(lessons(again)).toHaveLength(8));
});

test('8 an empty device sends nothing over old rows', async () => {
  manyLessons(8);
  const before = server.seq;
  const tab = device.tab();
  await complete(tab);
  expect(server.seq).toBe(before);
});

test('9 a device away for a year revives no deletion', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('lessons_learned', lessonRow(id, 'Deleted elsewhere'));
  const tab = device.tab();
  await complete(tab);
  tab.kill();
  server.remove('lessons_learned', id);
  manyLessons(40);
  const back = device.tab();
  await until(() => expect(lessons(back)).toHaveLength(40));
  expect(lessons(back)).not.toContain('Deleted elsewhere');
  back.kill();
  const offline = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(offline);
  expect(lessons(offline)).not.toContain('Deleted elsewhere');
});

test('10 three tabs, the leader gone: every write arrives once, and every tab shows all', async () => {
  const tabs = [device.tab(), device.tab(), device.tab()];
  for (const tab of tabs) await complete(tab);
  const [leader, second, third] = tabs as [Tab, Tab, Tab];
  for (const { line } of tabs) line.isOnline = false;
  for (const [at, { notebook }] of tabs.entries()) await notebook.perform(addTask(`Action ${at}`));
  await until(() => {
    for (const tab of tabs) expect(tasks(tab)).toHaveLength(3);
  });
  leader.kill();
  for (const { line } of tabs) line.isOnline = true;
  await third.notebook.perform(addTask('Action 3'));
  await until(() => expect(server.rows('tasks')).toHaveLength(4));
  expect(new Set(server.effects).size).toBe(server.effects.length);
  await until(() => {
    for (const tab of [second, third]) {
      expect(tasks(tab)).toHaveLength(4);
      expect(tab.notebook.unsaved.waiting).toBe(0);
    }
  });
});

test('10 what a tab writes shows in the others, and goes from all when it is refused', async () => {
  const [one, other] = [device.tab(), device.tab()];
  await complete(one);
  await complete(other);
  one.line.isOnline = false;
  await other.notebook.perform(addLesson('REFUSE me.'));
  await until(() => expect(lessons(one)).toEqual(['REFUSE me.']));
  one.line.isOnline = true;
  one.notebook.wake();
  await until(() => {
    for (const { notebook } of [one, other]) {
      expect(notebook.unsaved.refusals).toMatchObject([
        { words: 'REFUSE me.', reason: 'This cannot be saved.' },
      ]);
      expect(notebook.store.tables.lessons_learned.size).toBe(0);
    }
  });
});

test('a refused write blocks no other, keeps its words over a restart, and can be sent again or given up', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const refused = addLesson('REFUSE me.');
  const given = addLesson('REFUSE me too.');
  for (const write of [refused, given, addLesson('Rest.')]) await tab.notebook.perform(write);
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  expect(lessons(tab)).toEqual(['Rest.']);
  tab.kill();
  const again = device.tab();
  await until(() => expect(again.notebook.unsaved.refusals).toHaveLength(2));
  await again.notebook.discard(given.id ?? '');
  await again.notebook.retry(refused.id ?? '');
  await until(() => expect(again.notebook.unsaved.refusals).toMatchObject([{ words: 'REFUSE me.' }]));
  expect(await onDisk(again, 'shelf')).toHaveLength(1);
});

test('a refused write gives way to another one that says the same, in one moment', async () => {
  const tab = device.tab();
  await complete(tab);
  const refused = addLesson('REFUSE me.');
  const taken = addLesson('Take me.');
  await tab.notebook.perform(refused);
  await until(() => expect(tab.notebook.unsaved.refusals).toHaveLength(1));
  tab.line.isOnline = false;
  const { id = '', what, changes } = taken;
  const instead = { id, what, changes, request: await taken.request() };
  await Promise.all([
    tab.notebook.retry(refused.id ?? '', instead),
    tab.notebook.retry(refused.id ?? '', { ...instead, id: newId() }),
  ]);
  expect(lessons(tab)).toEqual(['Take me.']);
  expect(tab.notebook.unsaved).toMatchObject({ waiting: 1, refusals: [] });
  tab.kill();
  const again = device.tab();
  await complete(again);
  await saved(again);
  expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Take me.' }]);
  expect(await onDisk(again, 'shelf')).toHaveLength(0);
});

test('11 a key that cannot be fetched at the start: it recovers by itself', async () => {
  manyLessons(3);
  let failures = 3;
  const key = await device.key;
  const tab = device.tab({
    key: async () => {
      if (failures-- > 0) throw new ApiError(0, 'offline', 'No connection.');
      return key;
    },
  });
  expect(tab.notebook.state).toEqual({ state: 'opening' });
  await until(() => expect(tab.notebook.state).toEqual({ state: 'unreachable', problem: 'no-key' }));
  await complete(tab);
  expect(tab.notebook.state.problem).toBeUndefined();
});

const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

test('12 storage full: the copy is dropped, never the outbox, and the notebook says so', async () => {
  manyLessons(8);
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
  manyLessons(8);
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
  manyLessons(8);
  const tab = device.tab();
  await complete(tab);
  tab.kill();
  device.factory = new IDBFactory();
  const again = device.tab();
  await complete(again);
  expect(lessons(again)).toHaveLength(8);
});

test('14 an unreadable chunk is pulled again, and the app opens meanwhile', async () => {
  manyLessons(150);
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

test('14 a copy under another key is pulled anew', async () => {
  manyLessons(8);
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

test('a restored backup is pulled anew; what waits here goes out afterwards', async () => {
  manyLessons(20);
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Written meanwhile.'));
  server.restore('second', (_table, { lesson }) => lesson !== 'Lesson 1');
  tab.line.isOnline = true;
  tab.notebook.wake();
  await until(() => expect(lessons(tab)).not.toContain('Lesson 1'));
  expect(lessons(tab)).toContain('Written meanwhile.');
  expect(lessons(tab)).toHaveLength(20);
  // What is shown is on the disk a moment later.
  await until(async () =>
    expect(await onDisk(tab, 'meta')).toMatchObject([{ epoch: 'second', before: null }]),
  );
  tab.kill();
  const offline = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(offline);
  expect(lessons(offline)).toHaveLength(20);
});

test('a tab that missed news reads the copy anew', async () => {
  const [leader, follower] = [device.tab(), device.tab()];
  await complete(leader);
  await complete(follower);
  const write = addLesson('Rest.');
  await follower.notebook.perform(write);
  await saved(follower);
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Elsewhere'));
  leader.notebook.wake();
  await until(() => expect(lessons(follower)).toEqual(['Elsewhere', 'Rest.']));
  leader.kill();
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Later'));
  follower.notebook.wake();
  await until(() => expect(lessons(follower)).toEqual(['Elsewhere', 'Later', 'Rest.']));
});

test('what is done to an action here and elsewhere comes together', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('tasks', taskRow(id, 'Run'));
  const [one, other] = [device.tab(), newDevice().tab()];
  await complete(one);
  await complete(other);
  other.line.isOnline = false;
  await other.notebook.perform(tick(id));
  await one.notebook.perform(removeTask(id));
  await saved(one);
  other.line.isOnline = true;
  other.notebook.wake();
  await saved(other);
  await until(() => expect(tasks(other)).toEqual([]));
  expect(other.notebook.unsaved.refusals).toEqual([]);
});

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
