import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope, journalPage } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from '../../kernel/synced-tables.ts';
import { SEALED_COLUMNS } from '../journal/contract.ts';
import { SYNC_PAGE, SYNC_PAGE_BYTES, type SyncedRow, syncedRowSchemas, type Tombstone } from './contract.ts';

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const NOW = '2026-11-19T17:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

interface Page {
  rows: SyncedRow[];
  next: number | null;
  head: number;
  epoch: string;
}

async function pull(query = '', person = ann): Promise<Page> {
  const { status, body } = await person.get(`/api/sync${query}`);
  expect(status).toBe(200);
  return body;
}

/** What a device of the person holds: its rows by table and key. */
type Device = Map<string, object>;

function take(device: Device, rows: SyncedRow[]): void {
  for (const [table, row] of rows) {
    if (table === 'tombstones') device.delete(`${row.table} ${row.key}`);
    else device.set(`${table} ${keyOfRow(table, row)}`, row);
  }
}

/** Pages on from `after` until nothing is left. */
async function follow(device: Device, after: number, person = ann): Promise<number> {
  for (let cursor = after; ; ) {
    const page = await pull(`?after=${cursor}`, person);
    take(device, page.rows);
    if (page.next === null) return page.head;
    cursor = page.next;
  }
}

/** A first sync as a device does it: newest first, then what came meanwhile. */
async function firstSync(person = ann): Promise<Device> {
  const device: Device = new Map();
  const first = await pull('', person);
  take(device, first.rows);
  for (let { next } = first; next !== null; ) {
    const page = await pull(`?before=${next}`, person);
    take(device, page.rows);
    next = page.next;
  }
  await follow(device, first.head, person);
  return device;
}

/** Every row that the person has in the synced tables, by table and key, with its number. */
async function stored(person = ann): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const [table, { key }] of Object.entries(SYNCED_TABLES)) {
    const known = key === 'own' ? "'own'" : `${key}::text`;
    const owner = table === 'profiles' ? 'id' : 'user_id';
    const rows = await app.sql<{ key: string; seq: string }>(
      `select ${known} as key, seq from ${table} where ${owner} = $1`,
      [person.userId],
    );
    for (const { key: value, seq } of rows) found.push([`${table} ${value}`, Number(seq)]);
  }
  return found.toSorted();
}

const held = (device: Device): [string, number][] =>
  [...device].map(([key, row]): [string, number] => [key, (row as { seq: number }).seq]).toSorted();

/** Something in every table. */
async function writeEverywhere(person = ann): Promise<{ entry: string; lesson: string; tasks: string[] }> {
  const page = journalPage(new Date(NOW));
  const lesson = { id: newId(), lesson: envelope(), format: 2 };
  const answers = [
    await person.patch('/api/profile', { core_word: 'Freedom' }),
    await person.put('/api/impact-intentions', { intentions: ['heard', 'safe'] }),
    await person.put('/api/customization', { section_locations: { goals: 'tools' } }),
    await person.post('/api/journal/entries', page),
    await person.post('/api/lessons', lesson),
    await person.post('/api/goals/use', { id: newId(), text: 'Run a workshop' }),
    await person.patch(`/api/tasks/${page.tasks[0]?.id}`, { completed: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return { entry: page.id, lesson: lesson.id, tasks: page.tasks.map(({ id }) => id) };
}

/** So many completed actions of long ago, `each` of them in one write. */
const oldTasks = (count: number, each: number) =>
  app.sql(
    `do $$ begin for write in 1..${count / each} loop
       perform set_config('app.seq', '', true);
       insert into tasks (user_id, id, text, completed, completed_at, created_at)
         select '${ann.userId}', gen_random_uuid(), 'Walk', true, '2020-01-01', '2020-01-01' from generate_series(1, ${each});
     end loop; end $$`,
  );

describe('a device that begins', () => {
  test('has every row exactly, and each is as the contract says', async () => {
    await writeEverywhere();
    const device = await firstSync();
    expect(held(device)).toEqual(await stored());
    const tables = new Set([...device.keys()].map((key) => key.split(' ')[0]));
    expect([...tables].toSorted()).toEqual(
      Object.keys(SYNCED_TABLES)
        .filter((table) => table !== 'revisions')
        .toSorted(),
    );
    for (const [key, row] of device) {
      const schema = syncedRowSchemas[key.split(' ')[0] as SyncedTable];
      expect(schema.strict().parse(row), key).toEqual(row);
    }
  });

  test('reads rows as the other calls answer them', async () => {
    const { entry } = await writeEverywhere();
    const device = await firstSync();
    const without = (row: object | undefined) => ({ ...row, seq: undefined });
    expect(without(device.get(`journal_entries ${entry}`))).toEqual(
      without((await ann.get(`/api/journal/entries/${entry}`)).body),
    );
    expect(without(device.get('profiles own'))).toEqual(without((await ann.get('/api/profile')).body));
    const { tasks } = (await ann.get('/api/tasks')).body;
    for (const { user_id, ...task } of tasks) {
      expect(without(device.get(`tasks ${task.id}`))).toEqual(without(task));
      expect(user_id).toBe(ann.userId);
    }
    expect(device.get('growth_days 2026-11-19')).toMatchObject({ points: 30, actions: 1 });
  });

  test('gets the newest first, and what today needs however old it is', async () => {
    const { tasks } = await writeEverywhere();
    await oldTasks(1200, 1);
    const first = await pull();
    const regular = first.rows.filter(([, row]) => row.seq >= (first.next ?? 0));
    expect(regular).toHaveLength(SYNC_PAGE);
    expect(first.rows.map(([, { seq }]) => seq)).toEqual(
      first.rows.map(([, { seq }]) => seq).toSorted((a, b) => b - a),
    );
    const besides = first.rows.slice(SYNC_PAGE).map(([table, row]) => `${table} ${keyOf(table, row)}`);
    expect(besides.toSorted()).toEqual(
      [
        ...['profiles own', 'customizations own', 'impact_intentions heard', 'impact_intentions safe'],
        ...['growth_days 2026-11-19', ...tasks.map((id) => `tasks ${id}`)],
        `previous_goals ${(await ann.get('/api/goals')).body.goals[0].id}`,
      ].toSorted(),
    );
    expect(held(await firstSync())).toEqual(await stored());
  });

  test('loses nothing that is written while it reads', async () => {
    await oldTasks(1100, 1);
    const device: Device = new Map();
    const first = await pull();
    take(device, first.rows);
    const early = (await app.sql<{ id: string }>('select id from tasks order by seq limit 2')).map(
      ({ id }) => id,
    );
    await ann.patch(`/api/tasks/${early[0]}`, { text: 'Reworded' });
    await ann.delete(`/api/tasks/${early[1]}`);
    for (let { next } = first; next !== null; ) {
      const page = await pull(`?before=${next}`);
      take(device, page.rows);
      next = page.next;
    }
    await follow(device, first.head);
    expect(held(device)).toEqual(await stored());
    expect(device.get(`tasks ${early[0]}`)).toMatchObject({ text: 'Reworded' });
  });
});

const keyOf = (table: SyncedRow[0], row: SyncedRow[1]) =>
  table === 'tombstones' ? (row as Tombstone).key : keyOfRow(table, row);

describe('the longest texts there can be', () => {
  /** So many former versions of the longest entry that can be saved, each of a write of its own. */
  const longestRevisions = (count: number) =>
    app.sql(
      `do $$ begin for write in 1..${count} loop
         perform set_config('app.seq', '', true);
         insert into revisions (user_id, id, of_table, of_id, text, format, created_at)
           select '${ann.userId}', gen_random_uuid(), 'journal_entries', gen_random_uuid(), longest.text, 3, '2020-01-01'
           from (select string_agg(md5(n::text), '') as text from generate_series(1, 15000) n) longest;
       end loop; end $$`,
    );

  test('are a few on a page, which begins another where it would be too long to send, in either direction', async () => {
    await longestRevisions(40);
    const lengthOf = ({ rows }: Page) => JSON.stringify(rows).length;
    const device: Device = new Map();
    const { head } = await pull();
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: Page = await pull(`?after=${cursor}`);
      expect(lengthOf(page)).toBeLessThan(SYNC_PAGE_BYTES + 500_000);
      take(device, page.rows);
      cursor = page.next;
    }
    expect(held(device)).toEqual(await stored());
    for (let cursor: number | null = head + 1; cursor !== null; ) {
      const page: Page = await pull(`?before=${cursor}`);
      expect(lengthOf(page)).toBeLessThan(SYNC_PAGE_BYTES + 500_000);
      cursor = page.next;
    }
    expect(held(await firstSync())).toEqual(await stored());
  });
});

describe('a device that keeps up', () => {
  test('gets what changed and nothing else', async () => {
    const { tasks } = await writeEverywhere();
    const { head } = await pull();
    await ann.patch(`/api/tasks/${tasks[1]}`, { text: 'Reworded' });
    const page = await pull(`?after=${head}`);
    expect(page).toMatchObject({ next: null, head: head + 1 });
    expect(page.rows.toSorted()).toEqual([
      ['revisions', expect.objectContaining({ of_table: 'tasks', of_id: tasks[1] })],
      ['tasks', expect.objectContaining({ id: tasks[1], text: 'Reworded' })],
    ]);
  });

  test('an answer with nothing new is empty, also to a cursor that is ahead of the head', async () => {
    await writeEverywhere();
    const { head, epoch } = await pull();
    expect(await pull(`?after=${head}`)).toEqual({ rows: [], next: null, head, epoch });
    // A backup that is older than the device was restored.
    expect(await pull(`?after=${head + 50}`)).toEqual({ rows: [], next: null, head, epoch });
  });

  test('rows of one write never straddle pages, in either direction', async () => {
    await oldTasks(1300, 26);
    const device: Device = new Map();
    const { head } = await pull();
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: Page = await pull(`?after=${cursor}`);
      const last = page.rows.at(-1)?.[1].seq;
      expect(page.next === null || page.next === last).toBe(true);
      expect(page.rows.filter(([, { seq }]) => seq === last).length % 26).toBe(0);
      take(device, page.rows);
      cursor = page.next;
    }
    expect(held(device)).toEqual(await stored());
    for (let cursor: number | null = head + 1; cursor !== null; ) {
      const page: Page = await pull(`?before=${cursor}`);
      const writes = Map.groupBy(page.rows, ([, { seq }]) => seq);
      for (const [, [first, ...others]] of writes) {
        expect([1, 26], String(first?.[0])).toContain(1 + others.length);
      }
      cursor = page.next;
    }
  });

  test('hears of each row that is gone, and no more once it is back', async () => {
    const { tasks } = await writeEverywhere();
    const device = await firstSync();
    const { head } = await pull();
    await ann.delete(`/api/tasks/${tasks[1]}`);
    await ann.put('/api/impact-intentions', { intentions: ['safe', 'clarity'] });
    const { rows } = await pull(`?after=${head}`);
    const gone = rows.flatMap(([table, row]) => (table === 'tombstones' ? [`${row.table} ${row.key}`] : []));
    expect(gone.toSorted()).toEqual(['impact_intentions heard', `tasks ${tasks[1]}`]);
    await follow(device, head);
    expect(held(device)).toEqual(await stored());
    await ann.put(`/api/tasks/${tasks[1]}`, { text: 'Walk at lunch', completed_at: null, created_at: NOW });
    const again = await pull(`?after=${head}`);
    expect(again.rows.filter(([table]) => table === 'tombstones')).toHaveLength(1);
    await follow(device, head);
    expect(held(device)).toEqual(await stored());
  });

  test('never sees anything of another person', async () => {
    const ben = await app.person();
    await writeEverywhere(ben);
    await ann.post('/api/tasks', { id: newId(), text: 'Read' });
    expect(held(await firstSync())).toEqual(await stored());
    const said = JSON.stringify(await pull('?after=0'));
    expect(said).not.toContain(ben.userId);
    expect(said).not.toContain('Run a workshop');
  });

  test('reads everything anew when the database was restored', async () => {
    const before = await pull();
    expect((await pull()).epoch).toBe(before.epoch);
    await app.sql('update sync_epoch set id = gen_random_uuid()');
    expect((await pull()).epoch).not.toBe(before.epoch);
    expect((await pull()).epoch).toMatch(/^[0-9a-f]{32}$/);
  });

  test('asks in one direction at a time', async () => {
    expect((await ann.get('/api/sync?after=1&before=2')).status).toBe(400);
    expect((await ann.get('/api/sync?after=-1')).status).toBe(400);
    expect((await ann.get('/api/sync?after=1e30')).status).toBe(400);
  });
});

async function send(method: string, path: string, body?: unknown, key?: string) {
  const answer = await app.fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${ann.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}

describe('a write', () => {
  test('says its number, and a device that has pulled up to it has the effect', async () => {
    const { head } = await pull();
    const id = newId();
    const { headers } = await send('POST', '/api/tasks', { id, text: 'Walk' });
    expect(headers.get('sync-seq')).toBe(String(head + 1));
    expect((await pull(`?after=${head}`)).rows).toEqual([
      ['tasks', expect.objectContaining({ id, seq: head + 1 })],
    ]);
    expect((await send('GET', '/api/tasks')).headers.get('sync-seq')).toBeNull();
    expect((await send('PATCH', `/api/tasks/${newId()}`, { text: 'x' })).headers.get('sync-seq')).toBeNull();
    expect((await send('DELETE', `/api/tasks/${id}`)).headers.get('sync-seq')).toMatch(/^\d+$/);
  });

  const basis = { based_on: 0, format: 3 };
  const answers = () => Object.fromEntries(SEALED_COLUMNS.map((column) => [column, envelope(120, 3)]));

  /** Each call that changes something, on what `writeEverywhere` made, and what undoes it from another device. */
  const calls: Record<
    string,
    (made: { task: string; goal: string; entry: string; lesson: string }) => {
      path: string;
      body?: object;
      other?: object;
      undo?: () => Promise<Answer>;
    }
  > = {
    'POST /api/tasks': () => {
      const body = { id: newId(), text: 'Read' };
      const undo = () => ann.delete(`/api/tasks/${body.id}`);
      return { path: '/api/tasks', body, other: { ...body, text: 'Other' }, undo };
    },
    'PATCH /api/tasks/{id}': ({ task }) => ({
      path: `/api/tasks/${task}`,
      body: { completed: true },
      other: { completed: false },
      undo: () => ann.patch(`/api/tasks/${task}`, { completed: false }),
    }),
    'PUT /api/tasks/{id}': () => {
      const id = newId();
      const body = { text: 'Back', completed_at: null, created_at: NOW };
      const undo = () => ann.patch(`/api/tasks/${id}`, { text: 'Reworded' });
      return { path: `/api/tasks/${id}`, body, other: { ...body, text: 'Other' }, undo };
    },
    'DELETE /api/tasks/{id}': ({ task }) => ({
      path: `/api/tasks/${task}`,
      undo: () => ann.put(`/api/tasks/${task}`, { text: 'Back', completed_at: null, created_at: NOW }),
    }),
    'POST /api/seal': ({ task }) => {
      const row = () => ({
        table: 'tasks',
        id: task,
        based_on: 1,
        columns: { text: envelope(60, 3) },
      });
      return {
        path: '/api/seal',
        body: { format: 3, rows: [row()] },
        other: { format: 3, rows: [row(), row()] },
      };
    },
    'POST /api/goals/use': () => {
      const body = { id: newId(), text: 'Learn to sail' };
      return { path: '/api/goals/use', body, other: { ...body, text: 'Other' } };
    },
    'PATCH /api/goals/{id}': ({ goal }) => ({
      path: `/api/goals/${goal}`,
      body: { completed: true },
      other: { completed: false },
      undo: () => ann.patch(`/api/goals/${goal}`, { completed: false }),
    }),
    'PUT /api/goals/{id}': () => {
      const body = { text: 'Back', use_count: 1, last_used_at: NOW, completed_at: null, created_at: NOW };
      return { path: `/api/goals/${newId()}`, body, other: { ...body, text: 'Other' } };
    },
    'DELETE /api/goals/{id}': ({ goal }) => ({ path: `/api/goals/${goal}` }),
    'PATCH /api/profile': () => ({
      path: '/api/profile',
      body: { core_word: 'Joy' },
      other: { core_word: 'Other' },
      undo: () => ann.patch('/api/profile', { core_word: 'Peace' }),
    }),
    'PUT /api/impact-intentions': () => ({
      path: '/api/impact-intentions',
      body: { intentions: ['matter'] },
      other: { intentions: ['clarity'] },
      undo: () => ann.put('/api/impact-intentions', { intentions: ['valued'] }),
    }),
    'PUT /api/customization': () => ({
      path: '/api/customization',
      body: { section_locations: { goals: 'tools' } },
      other: { section_locations: { goals: 'loop' } },
      undo: () => ann.put('/api/customization', { section_locations: { goals: 'loop' } }),
    }),
    'POST /api/journal/entries': () => {
      const body = journalPage(new Date(NOW));
      return { path: '/api/journal/entries', body, other: { ...body, goal: envelope() } };
    },
    'PATCH /api/journal/entries/{id}': ({ entry }) => {
      const path = `/api/journal/entries/${entry}`;
      const undo = () => ann.patch(path, { based_on: 0, format: 3, ...answers() });
      return {
        path,
        body: { ...basis, ...answers() },
        other: { ...answers(), ...basis },
        undo,
      };
    },
    'PATCH /api/lessons/{id}': ({ lesson }) => {
      const path = `/api/lessons/${lesson}`;
      const body = { ...basis, lesson: envelope(120, 3) };
      const undo = () => ann.patch(path, { ...basis, lesson: envelope(120, 3) });
      return { path, body, other: { ...body, lesson: envelope(120, 3) }, undo };
    },
    'POST /api/lessons': () => {
      const body = { id: newId(), lesson: envelope(), format: 2 };
      return { path: '/api/lessons', body, other: { ...body, lesson: envelope() } };
    },
  };

  test('every call that writes rows of the feed is in this list', () => {
    const others = /^\/(functions|rest)\/|^\/api\/(profile\/ensure|feature)/;
    const writing = app.routes
      .filter(({ method, path, access }) => method !== 'get' && access !== 'public' && !others.test(path))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(Object.keys(calls).toSorted()).toEqual(writing.toSorted());
  });

  test.each(Object.entries(calls))(
    '%s under a key is done once, whatever happened since, and the key is good for nothing else',
    async (name, call) => {
      const { tasks, entry, lesson } = await writeEverywhere();
      const goal = (await ann.get('/api/goals')).body.goals[0].id;
      const { path, body, other, undo } = call({ task: tasks[1] ?? '', goal, entry, lesson });
      const [method = ''] = name.split(' ');
      const key = newId();
      const first = await send(method, path, body, key);
      expect(first.status).toBeLessThan(300);
      const after = await stored();
      const repeat = await send(method, path, body, key.toUpperCase());
      expect([repeat.status, repeat.body]).toEqual([
        first.status,
        method === 'PATCH' && path.includes('tasks') ? { ...first.body, first_today: false } : first.body,
      ]);
      expect(Number(repeat.headers.get('sync-seq'))).toBeGreaterThan(Number(first.headers.get('sync-seq')));
      expect(await stored()).toEqual(after);
      await undo?.();
      const undone = await stored();
      const late = await send(method, path, body, key);
      // What was made and is gone since does not come back.
      expect(late.status).toBe(name === 'POST /api/tasks' ? 204 : first.status);
      expect(await stored()).toEqual(undone);
      if (other) {
        expect((await send(method, path, other, key)).status).toBe(409);
        expect((await send('POST', '/api/tasks', { id: newId(), text: 'x' }, key)).status).toBe(409);
        expect(await stored()).toEqual(undone);
      }
    },
  );

  test('that was saved before calls had keys is known under its id', async () => {
    const page = journalPage(new Date(NOW));
    expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
    const before = await stored();
    expect((await send('POST', '/api/journal/entries', page, page.id)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test('that fails leaves its key free', async () => {
    const id = newId();
    const key = newId();
    expect((await send('PATCH', `/api/tasks/${id}`, { text: 'Read' }, key)).status).toBe(404);
    await ann.post('/api/tasks', { id, text: 'Walk' });
    expect((await send('PATCH', `/api/tasks/${id}`, { text: 'Read' }, key)).body.task.text).toBe('Read');
  });

  test('has an id for a key', async () => {
    expect((await send('POST', '/api/tasks', { id: newId(), text: 'x' }, "x'; drop")).status).toBe(400);
  });
});

describe('numbers', () => {
  test('what changes nothing keeps its number', async () => {
    const { tasks } = await writeEverywhere();
    await ann.patch(`/api/tasks/${tasks[0]}`, { completed: true });
    const before = await stored();
    await ann.patch(`/api/tasks/${tasks[0]}`, { completed: true });
    await ann.put('/api/impact-intentions', { intentions: ['heard', 'safe'] });
    expect(await stored()).toEqual(before);
  });

  test('the server’s own writes have numbers too, and an account goes with all of them', async () => {
    await writeEverywhere();
    const { head } = await pull();
    await app.sql("update profiles set name = 'Anna' where id = $1", [ann.userId]);
    expect((await pull(`?after=${head}`)).rows).toEqual([
      ['profiles', expect.objectContaining({ name: 'Anna', seq: head + 1 })],
    ]);
    await app.sql('delete from auth."user" where id = $1', [ann.userId]);
    const left = await app.sql(
      'select table_name from tombstones where user_id = $1 union all select $1::text from sync_heads where user_id = $1',
      [ann.userId],
    );
    expect(left).toEqual([]);
  });

  test('a day’s points and actions are those of its awards', async () => {
    const { tasks } = await writeEverywhere();
    const day = async () => {
      const found = (await pull('?after=0')).rows.find(([table]) => table === 'growth_days');
      const { points, actions } = { points: 0, actions: 0, ...found?.[1] };
      return { points, actions };
    };
    expect(await day()).toEqual({ points: 30, actions: 1 });
    await ann.patch(`/api/tasks/${tasks[1]}`, { completed: true });
    expect(await day()).toEqual({ points: 40, actions: 2 });
    await ann.patch(`/api/tasks/${tasks[0]}`, { completed: false });
    expect(await day()).toEqual({ points: 30, actions: 1 });
    await app.sql("update score_history set points = 25 where user_id = $1 and type = 'journal'", [
      ann.userId,
    ]);
    expect(await day()).toEqual({ points: 35, actions: 1 });
  });
});
