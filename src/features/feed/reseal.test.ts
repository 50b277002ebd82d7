import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { storedInPlain } from '../../../test/harness/plain-rows.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { SEAL_ROWS } from '../../kernel/sealed-row.ts';
import type { SyncedTable } from '../../kernel/synced-tables.ts';

let app: TestApp;
let ann: Person;
let sealing: Sealing;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-19T17:00:00.000Z');
  ann = await app.person();
  sealing = await sealingOf(ann);
});

const ENTRY = {
  celebration: 'Dad',
  goal: 'Run',
  goal_importance: '',
  reflection: 'Fear',
  value_alignment: 'Courage',
  action: 'Walk',
};

/** What a device is told of the rows of a table. */
async function pulled(table: SyncedTable): Promise<Record<string, unknown>[]> {
  const { body } = await ann.get('/api/sync');
  return body.rows.filter(([name]: [string]) => name === table).map(([, row]: [string, object]) => row);
}

async function rowOf(table: SyncedTable, id: string): Promise<{ seq: number } & Record<string, unknown>> {
  const row = (await pulled(table)).find((known) => known.id === id);
  if (typeof row?.seq !== 'number') throw new Error('no such row');
  return { ...row, seq: row.seq };
}

const seal = (...rows: object[]) => ann.post('/api/seal', { format: 3, rows });

interface Given {
  table: SyncedTable;
  id: string;
  based_on: number;
  columns: object;
}

/** Asks for the rows to be sealed, and answers the ids of those that now hold what was given. */
async function sealed(...rows: Given[]): Promise<string[]> {
  expect((await seal(...rows)).status).toBe(204);
  const held = await Promise.all(
    rows.map(async ({ table, id, columns }) => {
      const row = (await pulled(table)).find((known) => known.id === id);
      const entries = Object.entries(columns);
      return entries.every(([column, value]) => row?.[column] === value) && row?.format === 3 ? [id] : [];
    }),
  );
  return held.flat();
}

async function given(table: SyncedTable, id: string, columns: object): Promise<Given> {
  const { seq: based_on } = await rowOf(table, id);
  return { table, id, based_on, columns: await sealing.row(table, id, columns) };
}

async function oldEntry(): Promise<string> {
  const id = newId();
  const answers = Object.entries(ENTRY).map(([column, text]) => [column, text && sealing.before(text, 2)]);
  const page = { id, format: 2, ...Object.fromEntries(answers), start_time: '2026-11-19T16:00:00Z' };
  expect((await ann.post('/api/journal/entries', { ...page, tasks: [] })).status).toBe(200);
  return id;
}

const plainTask = (text = 'Call Dad') => storedInPlain(app, ann, 'tasks', text);

const revisions = () => app.sql('select 1 from revisions where user_id = $1', [ann.userId]);

describe('sealing what was stored before', () => {
  test('puts envelopes of today in the place of plain words and of older ones, and every device hears of it', async () => {
    const [entry, task, lesson] = [await oldEntry(), await plainTask(), newId()];
    const goal = await storedInPlain(app, ann, 'previous_goals', 'Run');
    await ann.post('/api/lessons', { id: lesson, lesson: sealing.before('Less', 2), format: 2 });
    const rows = [
      await given('journal_entries', entry, ENTRY),
      await given('tasks', task, { text: 'Call Dad' }),
      await given('previous_goals', goal, { text: 'Run' }),
      await given('lessons_learned', lesson, { lesson: 'Less' }),
    ];
    const { head } = (await ann.get('/api/sync')).body;
    expect(await sealed(...rows)).toEqual([entry, task, goal, lesson]);
    for (const { table, id, columns } of rows) {
      expect(await rowOf(table, id)).toMatchObject({ ...columns, format: 3, seq: head + 1 });
    }
    expect(await revisions()).toEqual([]);
  });

  test('leaves a row that has changed since it was read, one that is gone, and one that is sealed', async () => {
    const [changed, gone, fine] = [await plainTask('a'), await plainTask('b'), await plainTask('c')];
    const rows = [
      await given('tasks', changed, { text: 'a' }),
      await given('tasks', gone, { text: 'b' }),
      await given('tasks', fine, { text: 'c' }),
    ];
    await ann.patch(`/api/tasks/${changed}`, { completed: true });
    await ann.delete(`/api/tasks/${gone}`);
    expect(await sealed(...rows)).toEqual([fine]);
    expect(await rowOf('tasks', changed)).toMatchObject({ text: 'a', format: null });
    expect((await pulled('tasks')).map(({ id }) => id)).not.toContain(gone);

    const before = await rowOf('tasks', fine);
    expect(await sealed(await given('tasks', fine, { text: 'other words' }))).toEqual([]);
    expect(await rowOf('tasks', fine)).toEqual(before);
  });

  test('never empties a text, nor fills one that was empty', async () => {
    const entry = await oldEntry();
    const emptied = { ...ENTRY, reflection: '' };
    const filled = { ...ENTRY, goal_importance: 'Because' };
    for (const columns of [emptied, filled]) {
      expect(await sealed(await given('journal_entries', entry, columns))).toEqual([]);
    }
    expect(await sealed(await given('journal_entries', entry, ENTRY))).toEqual([entry]);
  });

  test('seals the visions that are written, all of them or none, and leaves the rest of the profile', async () => {
    await app.sql(
      "update profiles set health_vision = '<p>Walk</p>', ideal_day = '<p>Sea</p>' where id = $1",
      [ann.userId],
    );
    const before = await rowOf('profiles', ann.userId);
    const columns = await sealing.row('profiles', 'own', {
      health_vision: '<p>Walk</p>',
      ideal_day: '<p>Sea</p>',
    });
    const asked = async (columns: object, based_on = before.seq) =>
      (await seal({ table: 'profiles', id: ann.userId, based_on, columns })).status;
    expect(await asked({ health_vision: columns.health_vision })).toBe(204);
    expect(await asked({ ...columns, personal_vision: columns.ideal_day })).toBe(204);
    expect(await asked(columns, before.seq - 1)).toBe(204);
    expect(await asked({ health_vision: '<p>Walk</p>' })).toBe(400);
    expect(await rowOf('profiles', ann.userId)).toEqual(before);
    expect(await asked(columns)).toBe(204);
    const after = await rowOf('profiles', ann.userId);
    expect(after).toEqual({ ...before, ...columns, visions_format: 3, seq: expect.any(Number) });
    const others = await sealing.row('profiles', 'own', { health_vision: 'x', ideal_day: 'y' });
    expect(await asked(others, after.seq)).toBe(204);
    expect(await rowOf('profiles', ann.userId)).toEqual(after);
    expect(await revisions()).toEqual([]);
  });

  test('takes nothing readable, nothing of an older format, and no part of a row', async () => {
    const [task, entry] = [await plainTask(), await oldEntry()];
    const { seq: based_on } = await rowOf('tasks', task);
    const refused = [
      { table: 'tasks', id: task, based_on, columns: { text: 'Call Dad' } },
      { table: 'tasks', id: task, based_on, columns: { text: sealing.before('Call Dad', 2) } },
      { table: 'tasks', id: task, based_on, columns: {} },
      { table: 'profiles', id: ann.userId, based_on, columns: {} },
      { ...(await given('tasks', task, { text: 'Call Dad', more: 'x' })) },
      { ...(await given('journal_entries', entry, { celebration: 'Dad' })) },
    ];
    for (const row of refused) expect((await seal(row)).status, JSON.stringify(row)).toBe(400);
    expect((await seal()).status).toBe(400);
    const fine = await given('tasks', task, { text: 'Call Dad' });
    expect((await seal(...Array.from({ length: SEAL_ROWS + 1 }, () => fine))).status).toBe(400);
    expect((await ann.post('/api/seal', { format: 2, rows: [fine] })).status).toBe(400);
    expect(await rowOf('tasks', task)).toMatchObject({ text: 'Call Dad', format: null });
  });

  test('reaches nobody else’s rows', async () => {
    const task = await plainTask();
    const row = await given('tasks', task, { text: 'Call Dad' });
    const bob = await app.person();
    expect((await bob.post('/api/seal', { format: 3, rows: [row] })).status).toBe(204);
    expect(await rowOf('tasks', task)).toMatchObject({ text: 'Call Dad', format: null });
  });

  test('what a bucket list item said in plain words, written over, is sealed as it stood', async () => {
    const item = newId();
    await app.sql(
      `insert into bucket_list_items (user_id, id, item, created_at, updated_at) values ($1, $2, 'Sail', now(), now())`,
      [ann.userId, item],
    );
    const words = await sealing.row('bucket_list_items', item, { item: 'Swim' });
    expect((await ann.patch(`/api/bucket-list/items/${item}`, { ...words, format: 3 })).status).toBe(200);
    const [former] = await pulled('revisions');
    expect(JSON.parse(String(former?.text))).toEqual({ format: null, columns: { item: 'Sail' } });
    const columns = await sealing.row('bucket_list_items', item, { item: 'Sail' });
    const [id, based_on] = [String(former?.id), former?.seq];
    expect((await seal({ table: 'revisions', id, based_on, columns })).status).toBe(204);
    const { text } = await rowOf('revisions', id);
    expect(JSON.parse(String(text))).toEqual({ format: 3, columns });
  });

  test('a revision keeps its columns, none emptied, and says its format', async () => {
    const [id, task] = [newId(), await plainTask()];
    await app.sql(
      `insert into revisions (user_id, id, of_table, of_id, text, created_at)
        values ($1, $2, 'tasks', $3, '{"format":null,"columns":{"text":"Call Mum"}}', now())`,
      [ann.userId, id, task],
    );
    const { seq: based_on } = await rowOf('revisions', id);
    const { text } = await sealing.row('tasks', task, { text: 'Call Mum' });
    const before = await rowOf('revisions', id);
    const asked = async (columns: object, number = based_on) =>
      (await seal({ table: 'revisions', id, based_on: number, columns })).status;
    expect(await asked({ lesson: text })).toBe(204);
    expect(await asked({ text, lesson: text })).toBe(204);
    expect(await asked({ text: '' })).toBe(204);
    expect(await asked({ secret: text })).toBe(400);
    expect(await rowOf('revisions', id)).toEqual(before);
    expect(await asked({ text })).toBe(204);
    const row = await rowOf('revisions', id);
    expect(JSON.parse(String(row.text))).toEqual({ format: 3, columns: { text } });
    expect(row.format).toBe(3);
    const other = await sealing.row('tasks', task, { text: 'other words' });
    expect(await asked(other, row.seq)).toBe(204);
    expect(await rowOf('revisions', id)).toEqual(row);
  });
});
