import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { syncedRows } from '../../../test/harness/synced.ts';
import { addDays } from '../../kernel/calendar.ts';
import { newId } from '../../kernel/ids.ts';
import { blankDay, type GrowthDay } from '../growth/rules.ts';
import { checklistOf } from './rules/checklist.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.setNow('2026-11-19T17:00:00.000Z');
  ann = await app.person();
});

/** The checklist as a device of the person's works it out from the rows that it keeps. */
async function onDevice() {
  const of = await syncedRows(ann);
  return checklistOf({
    profile: of('profiles')[0],
    intentions: of('impact_intentions').length,
    entries: of('journal_entries').length,
    lessons: of('lessons_learned').length,
    days: of('growth_days'),
    goals: of('previous_goals'),
    bucketListItems: of('bucket_list_items').length,
  });
}

const expectSame = async () => expect(await onDevice()).toEqual((await ann.get('/api/checklist')).body);

const insert = (text: string, ...values: unknown[]) => app.sql(text, [ann.userId, ...values]);

test('DASH-30 each fact is the same on a device as on the server', async () => {
  await expectSame();
  const steps = [
    "insert into impact_intentions (user_id, intention_type) values ($1, 'heard')",
    "update profiles set core_word = 'Joy', core_value_1 = 'a', core_value_2 = 'b' where id = $1",
    "update profiles set core_value_3 = 'c', email_reminders_enabled = true where id = $1",
    `insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, created_at)
      select $1, gen_random_uuid(), '2026-11-01', 'x', 'x', 'x', 'x', 'x', now() from generate_series(1, 29)`,
    `insert into journal_entries (user_id, id, date, celebration, goal, reflection, value_alignment, action, created_at)
      values ($1, gen_random_uuid(), '2026-11-02', 'x', 'x', 'x', 'x', 'x', now())`,
    `insert into lessons_learned (user_id, id, lesson, date, created_at)
      select $1, gen_random_uuid(), 'x', '2026-11-01', now() from generate_series(1, 10)`,
    `insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, vision_reviewed, updated_at)
      values ($1, '2026-11-01', true, true, true, true, now())`,
    `update profiles set professional_vision = 'x', personal_vision = 'x', health_vision = 'x',
      relationships_vision = 'x' where id = $1`,
    "update profiles set ideal_day = 'x' where id = $1",
    `insert into bucket_list_items (user_id, id, item, created_at, updated_at)
      values ($1, gen_random_uuid(), 'x', now(), now())`,
  ];
  for (const step of steps) {
    await insert(step);
    await expectSame();
  }
  const [task, goal] = [newId(), newId()];
  await ann.post('/api/tasks', { id: task, ...sealedWords('Walk') });
  await ann.post('/api/goals/use', { id: goal, ...sealedWords('Sleep early') });
  await ann.patch(`/api/goals/${goal}`, { completed: true });
  for (const write of [{ completed: true }, { completed: false }, { completed: true }]) {
    await ann.patch(`/api/tasks/${task}`, write);
    await expectSame();
  }
  await ann.delete(`/api/tasks/${task}`);
  await expectSame();
  expect(await onDevice()).toMatchObject({
    action_completed: true,
    goal_reached: true,
    thirty_entries: true,
  });
});

test('DASH-30 streaks and badges are the same on a device as on the server', async () => {
  const days = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 45 }),
      journaled: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
      points: fc.constantFrom(0, 20, 30, 140),
    }),
    { selector: ({ day }) => day, minLength: 20, maxLength: 46 },
  );
  await fc.assert(
    fc.asyncProperty(days, async (some) => {
      for (const table of ['score_history', 'growth_days']) {
        await insert(`delete from ${table} where user_id = $1`);
      }
      for (const { day, journaled, points } of some) {
        const date = addDays('2026-10-01', day);
        await insert(
          'insert into growth_days (user_id, date, journaled, updated_at) values ($1, $2, $3, now())',
          date,
          journaled,
        );
        await insert(
          `insert into score_history (user_id, id, points, type, description, date, once, created_at)
           values ($1, gen_random_uuid(), $2, 'action', 'Test', $3, gen_random_uuid()::text, now())`,
          points,
          date,
        );
      }
      await expectSame();
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('DASH-30 visions that are all tags and blanks are not written, sealed ones are', async () => {
  const columns = ['professional_vision', 'personal_vision', 'health_vision', 'relationships_vision'];
  const write = (text: string, format: number | null) =>
    insert(
      `update profiles set ${columns.map((column) => `${column} = $2`).join(', ')}, ideal_day = $2,
        visions_format = $3 where id = $1`,
      text,
      format,
    );
  const isWritten = async () => (await ann.get('/api/checklist')).body.visions_written;
  for (const empty of ['', '<p></p>', '<p><br></p>', '<ul><li> &nbsp;</li></ul>', '<p>\u00a0</p>']) {
    await write(empty, null);
    expect(await isWritten(), empty).toBe(false);
    await expectSame();
  }
  await write('<p>Walk</p>', null);
  expect(await isWritten()).toBe(true);
  await expectSame();
  const { text } = sealedWords('<p>Walk</p>');
  await write(text, 3);
  expect(await isWritten()).toBe(true);
  await expectSame();
});

test('DASH-30 the longest run and the best week and month count, whenever they were', () => {
  const day = (date: string, given: Partial<GrowthDay>): GrowthDay => ({ ...blankDay(date), ...given });
  const rows = { profile: undefined, intentions: 0, entries: 0, lessons: 0, goals: [], bucketListItems: 0 };
  const run = (from: string, length: number) =>
    Array.from({ length }, (_, at) => day(addDays(from, at), { journaled: true }));
  expect(checklistOf({ ...rows, days: [...run('2020-02-25', 7), ...run('2026-01-01', 2)] })).toMatchObject({
    three_days: true,
    seven_days: true,
  });
  expect(checklistOf({ ...rows, days: [...run('2020-02-25', 6), ...run('2020-03-04', 6)] })).toMatchObject({
    three_days: true,
    seven_days: false,
  });
  // A Saturday and the Sunday after it are two weeks and one month.
  const across = [day('2026-11-14', { points: 149 }), day('2026-11-15', { points: 149 })];
  expect(checklistOf({ ...rows, days: across })).toMatchObject({ weekly_badge: false, monthly_badge: false });
  const within = [day('2026-11-15', { points: 149 }), day('2026-11-21', { points: 1 })];
  expect(checklistOf({ ...rows, days: within })).toMatchObject({ weekly_badge: true, monthly_badge: false });
});
