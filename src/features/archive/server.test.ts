import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { onCitus } from '../../../test/harness/citus.ts';
import { firstSync, follow, held, pull, stored } from '../../../test/harness/feed.ts';
import { envelope, importBatch, sealedWords } from '../../../test/harness/remote-person.ts';
import { addDays } from '../../kernel/calendar.ts';
import { newId } from '../../kernel/ids.ts';
import { BATCH_ROWS, ROWS_A_DAY, UNDO_ROWS } from './contract.ts';

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const NOW = '2026-11-19T17:00:00.000Z';
const PAST = '2021-05-01T08:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

const entryRow = (date = '2020-02-29', id = newId()) => {
  const [{ table, row }] = importBatch(id).rows as [ReturnType<typeof importBatch>['rows'][number]];
  return { table, row: { ...row, date } };
};
const taskRow = (words: string, completed_at: string | null = null, id = newId()) => ({
  table: 'tasks',
  row: {
    id,
    text: sealedWords(words).text,
    completed: completed_at !== null,
    completed_at,
    created_at: PAST,
  },
});
const dayRow = (date: string, marks: object = {}) => ({
  table: 'growth_days',
  row: {
    date,
    ...{ journaled: true, task_completed: false, lesson_learned: false, vision_reviewed: false },
    ...marks,
  },
});

const bring = (rows: object[], import_id = newId(), given: object = {}) =>
  ann.post('/api/import', { import_id, source: 'archive', format: 3, rows, ...given });
const mostUndone = onCitus ? UNDO_ROWS.onSeveral : UNDO_ROWS.onOneMachine;
const undo = (id: string) => ann.delete(`/api/import/${id}`);
const points = async () =>
  (await app.sql('select points from score_history where user_id = $1', [ann.userId])).length;

describe('rows that come in', () => {
  test('of a page from another journal have what is known of it, sealed; those of a release before have nothing', async () => {
    const [page, before, open] = [entryRow(), entryRow(), entryRow()];
    const imported = envelope(90, 3);
    const noted = { ...page, row: { ...page.row, imported } };
    expect((await bring([noted, before], newId(), { source: 'journey' })).status).toBe(200);
    const read = async ({ row }: typeof page) => (await ann.get(`/api/journal/entries/${row.id}`)).body;
    expect([(await read(page)).imported, (await read(before)).imported]).toEqual([imported, null]);
    const told = await pull(ann);
    expect(told.rows).toContainEqual([
      'journal_entries',
      expect.objectContaining({ id: page.row.id, imported }),
    ]);
    expect((await bring([{ ...open, row: { ...open.row, imported: '{}' } }])).status).toBe(400);
  });

  test('are stored as they were, for a past day, and give no points, marks or streaks', async () => {
    const entry = entryRow('1999-12-31');
    const done = taskRow('Walk', PAST);
    const { status, body } = await bring([entry, done]);
    expect([status, body]).toEqual([200, { added: 2, present: 0 }]);
    const { table: _, row } = entry;
    expect((await ann.get(`/api/journal/entries/${row.id}`)).body).toEqual({
      ...row,
      imported: null,
      format: 3,
    });
    expect(await points()).toBe(0);
    expect(await app.sql('select 1 from growth_days where user_id = $1', [ann.userId])).toEqual([]);
    expect((await ann.get('/api/growth')).body.streaks).toEqual({ journal: 0, action: 0, lesson: 0 });
  });

  test('leave what is there as it is, and a repeat changes nothing', async () => {
    const task = { id: newId(), ...sealedWords('Here before') };
    await ann.post('/api/tasks', task);
    const rows = [entryRow(), taskRow('From the file', null, task.id), taskRow('Another')];
    const id = newId();
    expect((await bring(rows, id)).body).toEqual({ added: 2, present: 1 });
    const before = await stored(app, ann);
    expect((await bring(rows, id)).body).toEqual({ added: 2, present: 1 });
    expect((await bring(rows)).body).toEqual({ added: 0, present: 3 });
    expect(await stored(app, ann)).toEqual(before);
    expect((await ann.get('/api/tasks')).body.tasks).toContainEqual(expect.objectContaining(task));
  });

  test('twice in one batch are one', async () => {
    const row = entryRow();
    expect((await bring([row, row])).body).toEqual({ added: 1, present: 1 });
  });

  test('an id of somebody else’s row is no way to it', async () => {
    const bob = await app.person();
    const task = { id: newId(), ...sealedWords('Bob’s') };
    await bob.post('/api/tasks', task);
    const batch = { import_id: newId(), source: 'archive', format: 3, rows: [taskRow('x', null, task.id)] };
    await bob.post('/api/import', batch);
    const before = await stored(app, bob);
    expect((await ann.post('/api/import', batch)).body).toEqual({ added: 1, present: 0 });
    expect((await undo(batch.import_id)).body).toEqual({ removed: 1, kept: 0, left: 0 });
    expect(await stored(app, bob)).toEqual(before);
    expect((await bob.get('/api/tasks')).body.tasks).toEqual([expect.objectContaining(task)]);
    expect((await ann.get('/api/import')).body.imports).toHaveLength(1);
  });

  test.each([
    ['a readable text', { table: 'tasks', row: { ...taskRow('x').row, text: 'Call Dad' } }],
    ['a day that does not exist', entryRow('2026-02-30')],
    ['a day before 1900', entryRow('1899-12-31')],
    ['a day that is still to come everywhere', entryRow('2026-11-21')],
    ['an instant to come', taskRow('x', '2026-11-19T17:10:00.001Z')],
    [
      'a table that is not the person’s to write',
      { table: 'score_history', row: { id: newId(), points: 9 } },
    ],
    ['an id that is none', { table: 'tasks', row: { ...taskRow('x').row, id: '1; drop table tasks' } }],
    [
      'an open action with a time of completion',
      { table: 'tasks', row: { ...taskRow('x', PAST).row, completed: false } },
    ],
  ])('with %s among them are refused whole', async (_, row) => {
    const before = await stored(app, ann);
    expect((await bring([taskRow('Good'), row])).status).toBe(400);
    expect(await stored(app, ann)).toEqual(before);
    expect((await ann.get('/api/import')).body.imports).toEqual([]);
  });

  test('of today are no page of today: its questions are still to be answered', async () => {
    await bring([entryRow('2026-11-19')]);
    expect((await ann.get('/api/journal/today')).body).toMatchObject({
      journaled: false,
      first_entry: null,
      entries: 1,
    });
  });

  test('a day that has begun in the far east is today', async () => {
    expect((await bring([entryRow('2026-11-20')])).status).toBe(200);
  });

  test('a batch has an end, and so has a day', async () => {
    const many = Array.from({ length: BATCH_ROWS + 1 }, () => entryRow());
    expect((await bring(many)).status).toBe(400);
    expect((await bring(many.slice(1))).status).toBe(200);
    await app.sql('update imports set added = $2 where user_id = $1', [ann.userId, ROWS_A_DAY - 1]);
    expect((await bring([entryRow(), entryRow()])).status).toBe(429);
    expect((await bring([entryRow()])).status).toBe(200);
    expect((await bring([entryRow()])).status).toBe(429);
    app.setNow('2026-11-20T17:00:00.001Z');
    const later = await app.person();
    expect((await later.post('/api/import', importBatch())).status).toBe(200);
    const [{ id }] = (await later.get('/api/import')).body.imports;
    expect((await later.post('/api/import', { ...importBatch(), import_id: id, source: 'csv' })).status).toBe(
      409,
    );
  });
});

describe('an archive’s own', () => {
  test('marks are restored for days that have none, points never, and runs are counted from them', async () => {
    const today = '2026-11-19';
    await ann.post('/api/lessons', { id: newId(), lesson: envelope(), format: 2 });
    const days = [0, 1, 2, 3].map((ago) => dayRow(addDays(today, -ago), { task_completed: ago === 2 }));
    expect((await bring(days)).body).toEqual({ added: 3, present: 1 });
    const { streaks } = (await ann.get('/api/growth')).body;
    expect(streaks).toEqual({ journal: 3, action: 0, lesson: 1 });
    expect(await points()).toBe(0);
    const [sum] = await app.sql('select sum(points)::int as points from growth_days where user_id = $1', [
      ann.userId,
    ]);
    expect(sum).toEqual({ points: 0 });
    expect(
      (await bring([{ ...dayRow('2020-01-01'), row: { ...dayRow('2020-01-01').row, points: 500 } }])).body
        .added,
    ).toBe(1);
    expect(
      (
        await app.sql('select max(points)::int as points from growth_days where user_id = $1', [ann.userId])
      )[0],
    ).toEqual({ points: 0 });
  });

  const NOTHING = { phone_number: null, billing_name: null, bucket_list_reviewed_at: null };
  const chosen = {
    ...NOTHING,
    ...{ core_word: 'Joy', core_value_1: 'Courage', core_value_2: 'Family', core_value_3: 'Curiosity' },
    ...{ phone_reminders_enabled: false, email_reminders_enabled: true },
    ...{ reminder_time_am: '07:30', reminder_time_pm: null, reminder_days_am: ['Mon'], reminder_days_pm: [] },
    ...{ bucket_list_frequency: 'weekly', bucket_list_next_review: '2027-01-01T00:00:00.000Z' },
  };
  const visions = Object.fromEntries(
    ['professional_vision', 'personal_vision', 'health_vision', 'relationships_vision', 'ideal_day'].flatMap(
      (name) => [
        [name, name === 'ideal_day' ? envelope(60, 3) : null],
        [`${name}_frequency`, name === 'ideal_day' ? 'quarterly' : null],
        [`${name}_next_review`, null],
        [`${name}_saved_at`, name === 'ideal_day' ? PAST : null],
        [`${name}_reviewed_at`, null],
      ],
    ),
  );
  const settings = async () => ({
    ...(await ann.get('/api/profile')).body,
    ...(await ann.get('/api/visions')).body,
  });

  test('settings fill in what nobody has chosen yet; membership and identity are not among them', async () => {
    await ann.patch('/api/profile', { core_word: 'Peace' });
    const before = await settings();
    const claims = {
      status: 'trialing',
      trial_ends_at: '2099-01-01T00:00:00.000Z',
      email: 'x@example.com',
      beta_tester: true,
    };
    const row = { table: 'profiles', row: { ...chosen, ...visions, ...claims } };
    expect((await bring([row])).body).toEqual({ added: 0, present: 1 });
    const after = await settings();
    expect(after).toEqual({ ...before, ...chosen, ...visions, core_word: 'Peace', visions_format: 3 });
    await bring([
      { table: 'profiles', row: { ...row.row, core_value_1: 'Other', email_reminders_enabled: false } },
    ]);
    expect(await settings()).toEqual(after);
  });

  test('sections stay where they were moved here, and intentions are added', async () => {
    await ann.put('/api/customization', { section_locations: { goals: 'tools' } });
    await ann.put('/api/impact-intentions', { intentions: ['heard'] });
    const rows = [
      { table: 'customizations', row: { section_locations: { goals: 'loop', vision: 'loop' } } },
      ...['heard', 'safe'].map((intention_type) => ({ table: 'impact_intentions', row: { intention_type } })),
    ];
    expect((await bring(rows)).body).toEqual({ added: 1, present: 2 });
    const { section_locations } = (await ann.get('/api/customization')).body;
    expect(section_locations).toMatchObject({ goals: 'tools', vision: 'loop' });
    const before = await stored(app, ann);
    await bring(rows);
    expect(await stored(app, ann)).toEqual(before);
  });

  test('revisions come back with the row that they are of', async () => {
    const entry = entryRow();
    const goal = envelope(60, 3);
    const revision = {
      id: newId(),
      of_table: 'journal_entries',
      of_id: entry.row.id,
      columns: { goal },
      created_at: PAST,
    };
    expect((await bring([entry, { table: 'revisions', row: revision }])).body.added).toBe(2);
    const { rows } = await pull(ann);
    const [, found] = rows.find(([table]) => table === 'revisions') as [
      string,
      { text: string; format: number },
    ];
    expect([JSON.parse(found.text), found.format]).toEqual([{ format: 3, columns: { goal } }, 3]);
    const odd = { ...revision, id: newId(), columns: { lesson: goal } };
    expect((await bring([{ table: 'revisions', row: odd }])).status).toBe(400);
  });
});

describe('undo', () => {
  test('takes back what came in and was not changed since, on every device', async () => {
    const own = { id: newId(), ...sealedWords('Mine') };
    await ann.post('/api/tasks', own);
    const before = await stored(app, ann);
    const device = await firstSync(ann);
    const { head } = await pull(ann);
    const [changed, left] = [taskRow('Changed'), taskRow('Left alone')];
    const id = newId();
    await bring(
      [changed, left, entryRow(), dayRow('2026-11-17'), dayRow('2026-11-18'), taskRow('x', null, own.id)],
      id,
    );
    await ann.patch(`/api/tasks/${changed.row.id}`, { completed: true });
    const now = await follow(ann, device, head);
    expect(held(device)).toEqual(await stored(app, ann));
    expect((await undo(id)).body).toEqual({ removed: 4, kept: 1, left: 0 });
    await follow(ann, device, now);
    expect(held(device)).toEqual(await stored(app, ann));
    const keys = (rows: [string, number][]) => rows.map(([key]) => key);
    const kept = [`tasks ${changed.row.id}`, 'growth_days 2026-11-19'];
    expect(keys(await stored(app, ann))).toEqual([...keys(before), ...kept].toSorted());
    expect((await undo(id)).body).toEqual({ removed: 0, kept: 0, left: 0 });
  });

  test('leaves no day that follows one that is gone', async () => {
    await ann.post('/api/journal/entries', importedPage());
    const id = newId();
    await bring([dayRow('2026-11-17'), dayRow('2026-11-18')], id);
    expect((await ann.get('/api/growth')).body.streaks.journal).toBe(3);
    expect((await undo(id)).body).toEqual({ removed: 2, kept: 0, left: 0 });
    expect((await ann.get('/api/growth')).body.streaks.journal).toBe(1);
  });

  test('of more than one call can take goes on with the next, whatever was changed between', async () => {
    const id = newId();
    const [changed, day] = [taskRow('Changed'), dayRow('2026-11-18')];
    await bring([changed, day], id);
    const noted = `insert into import_rows (user_id, import_id, table_name, key, seq)
      select $1, $2, 'journal_entries', gen_random_uuid(), 1 from generate_series(1, $3)`;
    await app.sql(noted, [ann.userId, id, mostUndone]);
    expect((await undo(id)).body).toEqual({ removed: 1, kept: 0, left: 2 });
    await ann.patch(`/api/tasks/${changed.row.id}`, { completed: true });
    expect((await undo(id)).body).toEqual({ removed: 0, kept: 1, left: 0 });
  });

  test('ends the import for good: what another tab still sends of it is refused', async () => {
    const id = newId();
    await bring([entryRow()], id);
    await undo(id);
    expect((await bring([entryRow()], id)).status).toBe(409);
    expect((await ann.get('/api/import')).body.imports).toEqual([
      { id, source: 'archive', created_at: NOW, added: 1, undone_at: NOW },
    ]);
    expect((await undo(newId())).status).toBe(404);
  });
});

function importedPage() {
  return {
    ...{ celebration: envelope(), goal: envelope(), goal_importance: '', reflection: envelope() },
    ...{
      value_alignment: envelope(),
      action: envelope(),
      id: newId(),
      format: 2,
      start_time: NOW,
      tasks: [],
    },
  };
}

describe('five thousand entries', () => {
  test('come in batches, reach a device in pages, and go again, each call within five seconds', {
    timeout: 120_000,
  }, async () => {
    const id = newId();
    const rows = Array.from({ length: 5000 }, (_, at) => entryRow(addDays('2010-01-01', at)));
    const { head } = await pull(ann);
    const device = await firstSync(ann);
    for (let at = 0; at < rows.length; at += BATCH_ROWS) {
      expect((await bring(rows.slice(at, at + BATCH_ROWS), id, { source: 'day_one' })).status).toBe(200);
    }
    const page = await pull(ann, `?after=${head}`);
    expect(page.rows.length).toBeLessThanOrEqual(600);
    const next = await follow(ann, device, head);
    expect(held(device)).toEqual(await stored(app, ann));
    for (let left = rows.length; left > 0; left -= mostUndone) {
      const startedAt = performance.now();
      expect((await undo(id)).body).toEqual({ removed: mostUndone, kept: 0, left: left - mostUndone });
      // Calls are answered within five seconds, whatever happens.
      expect(performance.now() - startedAt).toBeLessThan(5000);
    }
    await follow(ann, device, next);
    expect(held(device)).toEqual(await stored(app, ann));
  });
});
