import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { sealedWords } from '../harness/remote-person.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-19T18:00:00Z');
  ann = await app.person();
});

const envelope = () => Buffer.concat([Buffer.of(2), randomBytes(60)]).toString('base64');

const page = () => ({
  id: newId(),
  format: 2,
  celebration: envelope(),
  goal: envelope(),
  goal_importance: envelope(),
  reflection: envelope(),
  value_alignment: envelope(),
  action: envelope(),
  start_time: '2026-11-19T17:50:00Z',
  tasks: ['Send the outline', 'Hold the room'].map((words) => ({ id: newId(), ...sealedWords(words) })),
});

/** Every table that one save of the journal writes to. */
const STEPS = ['idempotency_keys', 'journal_entries', 'tasks', 'growth_days', 'score_history'];

const rowsOf = async (): Promise<Record<string, number>> => {
  const [counts] = await app.sql<Record<string, number>>(
    `select ${STEPS.map((table) => `(select count(*)::int from ${table} where user_id = $1) as ${table}`).join(', ')}`,
    [ann.userId],
  );
  return counts ?? {};
};

const nothing = Object.fromEntries(STEPS.map((table) => [table, 0]));

/** Lets every write to the table fail, before or after its row is in, or only when the transaction ends. */
async function breaking(
  table: string,
  when: 'before' | 'after' | 'at commit',
): Promise<() => Promise<unknown>> {
  await app.sql(
    `create or replace function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  const kind =
    when === 'at commit'
      ? `create constraint trigger broken after insert on ${table} deferrable initially deferred`
      : `create trigger broken ${when} insert on ${table}`;
  await app.sql(`${kind} for each row execute function break_it()`);
  return () => app.sql(`drop trigger broken on ${table}`);
}

for (const table of STEPS) {
  for (const when of ['before', 'after', 'at commit'] as const) {
    test(`a failure in ${table}, ${when} the insert: nothing of the page is stored, and the same save succeeds later`, async () => {
      const body = page();
      const repair = await breaking(table, when);
      try {
        expect((await ann.post('/api/journal/entries', body)).status).toBe(500);
        expect(await rowsOf()).toEqual(nothing);
      } finally {
        await repair();
      }
      expect((await ann.post('/api/journal/entries', body)).status).toBe(200);
      expect(await rowsOf()).toEqual({
        idempotency_keys: 1,
        journal_entries: 1,
        tasks: 2,
        growth_days: 1,
        score_history: 1,
      });
    });
  }
}

test('a connection that breaks in the middle of a save leaves nothing, and the next save works', async () => {
  await app.sql(
    `create or replace function cut_it() returns trigger language plpgsql as $$
       begin perform pg_sleep(3); return new; end $$`,
  );
  await app.sql('create trigger slow before insert on score_history for each row execute function cut_it()');
  const body = page();
  const saving = ann.post('/api/journal/entries', body);
  await expect
    .poll(async () => {
      const [cut] = await app.sql<{ cut: number }>(
        `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep'`,
      );
      return cut?.cut;
    })
    .toBe(1);
  expect((await saving).status).toBeGreaterThanOrEqual(500);
  expect(await rowsOf()).toEqual(nothing);
  await app.sql('drop trigger slow on score_history');
  expect((await ann.post('/api/journal/entries', body)).body).toMatchObject({
    streak: 1,
    points_awarded: 20,
  });
});

test('a save that is sent again from several devices at once, after days offline, is one save', async () => {
  const body = page();
  await Promise.all([ann.post('/api/journal/entries', body), ann.post('/api/journal/entries', body)]);
  app.setNow('2026-11-22T18:00:00Z');
  const late = await Promise.all(Array.from({ length: 4 }, () => ann.post('/api/journal/entries', body)));
  expect(late.map(({ status, body: { entry } }) => [status, entry.date])).toEqual(
    Array.from({ length: 4 }, () => [200, '2026-11-19']),
  );
  expect(await rowsOf()).toMatchObject({ journal_entries: 1, tasks: 2, growth_days: 1, score_history: 1 });
});
