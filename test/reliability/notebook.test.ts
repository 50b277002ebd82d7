import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/http.ts';
import { AWAY_DAYS, type SyncedRow } from '../../src/features/feed/contract.ts';
import { forgetUnneeded } from '../../src/features/feed/server/upkeep.ts';
import { newId } from '../../src/kernel/ids.ts';
import { openRow } from '../../src/kernel/sealed-row.ts';
import type { SyncedTable } from '../../src/kernel/synced-tables.ts';
import type { Mutation } from '../../src/notebook/mutation.ts';
import type { NotebookParts } from '../../src/notebook/notebook.ts';
import { FakeDevice, type Tab } from '../../src/notebook/testing/fake-device.ts';
import type { AnyServer } from '../../src/notebook/testing/fake-server.ts';
import { lessonRow, taskRow } from '../../src/notebook/testing/writes.ts';
import { Database } from '../../src/server/database.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { type Sealing, sealingOf } from '../harness/sealing.ts';

/* Notebooks of one person on several devices, against the real server over a line that loses calls and answers. */

let app: TestApp;
let ann: Person;
let sealing: Sealing;
const devices: FakeDevice[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.person();
  sealing = await sealingOf(ann);
});
afterEach(() => {
  for (const device of devices.splice(0)) device.off();
});

async function ask(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  const headers = {
    authorization: `Bearer ${ann.token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const answer = await app.fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new ApiError(answer.status, 'refused', await answer.text());
  return answer;
}

/** The server as a device of Ann's reaches it. */
const server: AnyServer = {
  sync: async (from) => {
    const query = new URLSearchParams(Object.entries(from).map(([name, value]) => [name, String(value)]));
    const answer = await ask('GET', `/api/sync?${query}`);
    return answer.status === 204 ? undefined : answer.json();
  },
  write: async (id, { call, params, body }) => {
    const [method = '', path = ''] = call.split(' ');
    const filled = path.replace('{id}', String((params as { id?: string } | undefined)?.id));
    return Number((await ask(method, filled, body, id)).headers.get('sync-seq'));
  },
};

function newDevice(): FakeDevice {
  const device = new FakeDevice(server);
  devices.push(device);
  return device;
}

const parts = (): Partial<NotebookParts> => ({
  userId: ann.userId,
  keys: async () => [sealing.key],
  openRow: async ([table, row]) =>
    (table === 'tombstones'
      ? [table, row]
      : [table, await openRow(sealing.key, ann.userId, table as SyncedTable, row)]) as SyncedRow,
  now: () => new Date(),
});

const until = (check: () => void, limit = 15_000) => vi.waitFor(check, { timeout: limit, interval: 10 });
const complete = (tab: Tab) => until(() => expect(tab.notebook.state.state).toBe('complete'));

async function open(device: FakeDevice): Promise<Tab> {
  const tab = device.tab(parts());
  await complete(tab);
  return tab;
}

const sealed = <Columns extends object>(table: SyncedTable, id: string, columns: Columns) =>
  sealing.row(table, id, columns);

function addTask(text: string, id = newId()): Mutation {
  return {
    what: 'An action',
    words: text,
    request: async () => ({
      call: 'POST /api/tasks',
      body: { id, ...(await sealed('tasks', id, { text })), format: 3 },
    }),
    changes: [{ table: 'tasks', key: id, put: taskRow(id, text) }],
  };
}

function tick(id: string, completed: boolean): Mutation {
  return {
    what: 'A tick',
    request: async () => ({ call: 'PATCH /api/tasks/{id}', params: { id }, body: { completed } }),
    changes: [{ table: 'tasks', key: id, set: { completed } }],
  };
}

function addLesson(lesson: string, id = newId()): Mutation {
  return {
    what: 'A lesson',
    words: lesson,
    request: async () => ({
      call: 'POST /api/lessons',
      body: { id, ...(await sealed('lessons_learned', id, { lesson })), format: 3 },
    }),
    changes: [{ table: 'lessons_learned', key: id, put: lessonRow(id, lesson) }],
  };
}

const texts = ({ notebook }: Tab): string[] => {
  const { tasks, lessons_learned } = notebook.store.tables;
  return [
    ...[...tasks.values()].map(({ text, completed }) => `${completed ? 'x' : '-'} ${text}`),
    ...[...lessons_learned.values()].map(({ lesson }) => lesson),
  ].sort();
};

test('what two devices write over a bad line arrives once, sealed, and reads the same on both', async () => {
  const [one, other] = [await open(newDevice()), await open(newDevice())];
  const id = newId();
  one.line.ways = ['answer lost', 'lost', 'answer lost', 'arrives', 'lost', 'answer lost'];
  other.line.ways = ['lost', 'answer lost'];
  await one.notebook.perform(addTask('Call Dad', id));
  await one.notebook.perform(tick(id, true));
  await other.notebook.perform(addLesson('Rest before you are tired.'));
  await one.notebook.perform(addTask('Run'));
  await until(() => {
    for (const tab of [one, other]) {
      tab.notebook.wake();
      expect(tab.notebook.unsaved).toEqual({ waiting: 0, refusals: [], isUnpaid: false });
      expect(texts(tab)).toEqual(['- Run', 'Rest before you are tired.', 'x Call Dad']);
    }
  });
  const rows = await app.sql<{ text: string }>('select text from tasks where user_id = $1', [ann.userId]);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ text }) => text)).not.toContain('Run');
  const days = [...one.notebook.store.tables.growth_days.values()];
  expect(days).toMatchObject([{ task_completed: true, lesson_learned: true }]);
});

test('a new device shows today within the first page and has everything soon after', async () => {
  const first = await open(newDevice());
  first.line.isOnline = false;
  for (let at = 0; at < 620; at++) await first.notebook.perform(addLesson(`Lesson ${at}`));
  first.line.isOnline = true;
  await until(() => {
    first.notebook.wake();
    expect(first.notebook.unsaved.waiting).toBe(0);
    // So many writes take a busy machine a while.
  }, 40_000);
  const device = newDevice();
  const states: { state: string; lessons: number }[] = [];
  const tab = device.tab(parts(), ({ notebook }) => {
    notebook.subscribe(() =>
      states.push({ state: notebook.state.state, lessons: notebook.store.tables.lessons_learned.size }),
    );
  });
  await complete(tab);
  expect(states.find(({ state }) => state === 'recent')?.lessons).toBeGreaterThan(400);
  expect(tab.notebook.store.tables.lessons_learned.size).toBe(620);
  expect(tab.notebook.store.tables.profiles.get('own')).toMatchObject({ name: 'Ann Bee' });
  expect(texts(tab)).toContain('Lesson 0');
}, 60_000);

test('a device that was away for longer than deletions are told brings none of them back, and its own words arrive', async () => {
  const away = await open(newDevice());
  const [gone, stays] = [newId(), newId()];
  await away.notebook.perform(addTask('Run', gone));
  await away.notebook.perform(addTask('Call Dad', stays));
  await until(() => expect(away.notebook.unsaved.waiting).toBe(0));
  away.line.isOnline = false;
  await away.notebook.perform(addLesson('Written away.'));
  expect((await ann.delete(`/api/tasks/${gone}`)).status).toBeLessThan(300);
  const database = new Database(app.url, { connections: 1 });
  const inAYear = new Date(Date.now() + (AWAY_DAYS + 1) * 24 * 3_600_000);
  await forgetUnneeded(database, inAYear).finally(() => database.close());
  expect(await app.sql('select from tombstones where user_id = $1', [ann.userId])).toEqual([]);
  away.line.isOnline = true;
  await until(() => {
    away.notebook.wake();
    expect(texts(away)).toEqual(['- Call Dad', 'Written away.']);
    expect(away.notebook.unsaved).toEqual({ waiting: 0, refusals: [], isUnpaid: false });
  });
});

test('a session that is refused keeps every write until the next one', async () => {
  const tab = await open(newDevice());
  tab.line.refusal = new ApiError(401, 'unauthenticated', 'No.');
  await tab.notebook.perform(addLesson('Rest.'));
  await until(() => expect(tab.line.asked).toBeGreaterThan(4));
  expect(tab.notebook.unsaved).toMatchObject({ waiting: 1, refusals: [] });
  tab.line.refusal = undefined;
  await until(() => expect(tab.notebook.unsaved.waiting).toBe(0));
  const rows = await app.sql('select 1 from lessons_learned where user_id = $1', [ann.userId]);
  expect(rows).toHaveLength(1);
});
