import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streaksOf } from '../../src/features/growth/server.ts';
import { newId } from '../../src/kernel/ids.ts';
import { type Answer, createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { recordSql, type Sent } from '../harness/recorded-sql.ts';
import { envelope, journalPage, sealedWords } from '../harness/remote-person.ts';

/*
 * What each frequent call may cost: messages to Postgres, and trips there and back. A streak of more than a year is
 * running, so that none of them grows with it.
 */
let app: TestApp;
let ann: Person;
/** The messages that begin a request's transaction, whatever it is for. They are not counted below. */
const BEGINNING = 4;

beforeAll(async () => {
  app = await createTestApp();
  app.setNow('2026-11-19T17:00:00.000Z');
  ann = await app.person();
  await app.sql(
    `insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, updated_at)
     select $1, day, true, true, true, now() from generate_series('2025-10-01'::date, '2026-11-18'::date, '1 day') day`,
    [ann.userId],
  );
  // The signing keys are read at the first call.
  await ann.get('/api/profile');
});

afterAll(() => app.close());

async function costOf(call: () => Promise<Answer>) {
  let status = 0;
  const sent = await recordSql(async () => {
    status = (await call()).status;
  });
  return { status, messages: sent.length - BEGINNING, trips: Math.max(...sent.map(({ trip }) => trip)) };
}

async function withKey(method: string, path: string, body: object): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${ann.token}`,
    'content-type': 'application/json',
    'idempotency-key': newId(),
  };
  const answer = await app.fetch(path, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

async function addTask(): Promise<string> {
  const id = newId();
  await ann.post('/api/tasks', { id, ...sealedWords('Walk') });
  return id;
}

async function completedTask(): Promise<string> {
  const id = await addTask();
  await ann.patch(`/api/tasks/${id}`, { completed: true });
  return id;
}

const costs: [name: string, call: () => Promise<Answer>, messages: number, trips: number][] = [
  ['the journal’s save', () => ann.post('/api/journal/entries', journalPage()), 6, 2],
  ['a list of entries', () => ann.get('/api/journal/entries?limit=10'), 2, 1],
  ['today', () => ann.get('/api/journal/today'), 2, 2],
  ['a lesson', () => ann.post('/api/lessons', { id: newId(), lesson: envelope(), format: 2 }), 4, 2],
  ['the growth of a month', () => ann.get('/api/growth'), 6, 2],
  ['the entry key', () => ann.get('/api/entry-key'), 2, 1],
  ['a new action', () => ann.post('/api/tasks', { id: newId(), ...sealedWords('Read') }), 3, 2],
  ['the actions', () => ann.get('/api/tasks'), 2, 1],
  ['the profile', () => ann.get('/api/profile'), 2, 1],
  ['the feed’s first page', () => ann.get('/api/sync'), 4, 1],
  ['the feed with nothing new', () => ann.get('/api/sync?after=1000000'), 4, 1],
  // What may still be refused is committed by itself, so that its key stays free.
  [
    'a new action under a key',
    () => withKey('POST', '/api/tasks', { id: newId(), ...sealedWords('Read') }),
    2,
    3,
  ],
  ['the journal’s save under a key', () => withKey('POST', '/api/journal/entries', journalPage()), 5, 3],
];

test.each(costs)('%s', async (_name, call, messages, trips) => {
  expect(await costOf(call)).toEqual({ status: 200, messages, trips });
});

test('a tick and its undoing', async () => {
  const open = await addTask();
  const completed = await completedTask();
  const change = (id: string, to: boolean) => costOf(() => ann.patch(`/api/tasks/${id}`, { completed: to }));
  const cost = { status: 200, messages: 3, trips: 2 };
  expect(await change(open, true)).toEqual(cost);
  expect(await change(completed, false)).toEqual(cost);
});

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('a streak is counted from as few rows however long it is, each found by an index', async () => {
  const rowsRead = async (days: number): Promise<number> => {
    const { userId } = await app.person();
    await app.sql(
      `insert into growth_days (user_id, date, journaled, updated_at)
       select $1, day, true, now() from generate_series('2026-11-19'::date - $2::int, '2026-11-19'::date, '1 day') day`,
      [userId, days],
    );
    await app.sql('analyze growth_days');
    const { text, values } = streaksOf(userId, '2026-11-19');
    expect(await app.sql(text, values)).toEqual([{ journal: days + 1, action: 0, lesson: 0 }]);
    const [row] = await app.sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const nodes = nodesOf(row?.['QUERY PLAN'][0]?.Plan as Plan);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    return nodes.reduce((sum, node) => sum + node['Actual Rows'], 0);
  };
  expect(await rowsRead(3000)).toBe(await rowsRead(3));
});

/** How a statement runs as a request of Ann's: under its role, so that policies are part of the plan. */
async function planOfRequest({ text, values }: Sent): Promise<Plan> {
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  try {
    // A table of a few people would be read whole otherwise.
    await client.query('begin; set local enable_seqscan = off');
    await client.query(`set local app.user_id = '${ann.userId}'; set local role app_user`);
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.end();
  }
}

test('a device that is up to date costs one look-up of its head by the index, in one trip', async () => {
  const { head, epoch } = (await ann.get('/api/sync')).body;
  let answer: Answer | undefined;
  const sent = await recordSql(async () => {
    answer = await ann.get(`/api/sync?after=${head}&epoch=${epoch}`);
  });
  expect(answer).toEqual({ status: 204, body: undefined });
  expect(new Set(sent.map(({ trip }) => trip))).toEqual(new Set([1]));
  const [asked, epochs, commit, ...more] = sent.slice(BEGINNING);
  expect([epochs?.text, commit?.text, more]).toEqual(['select app_sync_epoch() as epoch', 'commit', []]);
  if (!asked) throw new Error('nothing was asked');
  const read = nodesOf(await planOfRequest(asked)).filter((node) => 'Relation Name' in node);
  expect(read).toEqual([
    expect.objectContaining({
      'Relation Name': 'sync_heads',
      'Index Cond': expect.stringContaining('user_id'),
      'Actual Rows': 1,
    }),
  ]);
});
