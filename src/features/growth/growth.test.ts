import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { insertPauses, somePauses } from '../../../test/harness/pauses.ts';
import { syncedRows } from '../../../test/harness/synced.ts';
import { daysOf, type LocalDate } from '../../kernel/calendar.ts';
import { newId } from '../../kernel/ids.ts';
import { growthOf } from './rules/growth.ts';

// Thursday, nine in the morning in Los Angeles; the week began on Sunday, November 15.
const NOW = '2026-11-19T17:00:00.000Z';
const TODAY = '2026-11-19';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  app.setNow(NOW);
  ann = await app.person();
});

afterAll(() => app.close());

interface Day {
  date: LocalDate;
  journaled: boolean;
  task_completed: boolean;
  lesson_learned: boolean;
  mended: boolean;
  points: number;
}

const insertDay = async ({ points, date, ...marks }: Day): Promise<void> => {
  await app.sql(
    `insert into growth_days (user_id, date, journaled, task_completed, lesson_learned, mended, updated_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [ann.userId, date, marks.journaled, marks.task_completed, marks.lesson_learned, marks.mended],
  );
  if (points === 0) return;
  await app.sql(
    `insert into score_history (user_id, id, points, type, description, date, once, created_at)
     values ($1, $2::uuid, $3, 'test', 'Test', $4, $2::uuid::text, now())`,
    [ann.userId, newId(), points, date],
  );
};

const insertTask = (completed: boolean) =>
  app.sql(
    `insert into tasks (user_id, id, text, completed, completed_at, created_at)
     values ($1, $2, 'x', $3, case when $3 then now() end, now())`,
    [ann.userId, newId(), completed],
  );

const insertGoal = (completed: boolean, place: number) =>
  app.sql(
    `insert into previous_goals (user_id, id, text, status, last_used_at, created_at)
     values ($1, $2, $3, $4, now(), now())`,
    [ann.userId, newId(), `goal ${place}`, completed ? 'completed' : 'active'],
  );

/** The rows that a device of the person's keeps. */
async function kept() {
  const of = await syncedRows(ann);
  return {
    days: of('growth_days'),
    tasks: of('tasks'),
    goals: of('previous_goals'),
    pauses: of('pauses'),
  };
}

const someDays = fc.uniqueArray(
  fc.record({
    date: fc.constantFrom(...daysOf({ start: '2026-10-25', end: '2026-11-21' })),
    journaled: fc.boolean(),
    task_completed: fc.boolean(),
    lesson_learned: fc.boolean(),
    mended: fc.boolean(),
    points: fc.constantFrom(0, 10, 20, 150),
  }),
  { selector: ({ date }) => date, minLength: 12, maxLength: 28 },
);

test('PTS-15 PTS-20 PTS-21 the growth that a device works out is what the server answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      someDays,
      fc.array(fc.boolean(), { maxLength: 4 }),
      fc.array(fc.boolean(), { maxLength: 4 }),
      somePauses('2026-10-25', '2026-12-05'),
      async (days, tasks, goals, pauses) => {
        for (const table of ['growth_days', 'score_history', 'tasks', 'previous_goals', 'pauses']) {
          await app.sql(`delete from ${table} where user_id = $1`, [ann.userId]);
        }
        for (const day of days) await insertDay(day);
        for (const completed of tasks) await insertTask(completed);
        for (const [place, completed] of goals.entries()) await insertGoal(completed, place);
        await insertPauses(app, ann, pauses);
        const rows = await kept();
        expect(growthOf(rows, TODAY)).toEqual((await ann.get('/api/growth')).body);
        expect(growthOf(rows, TODAY, '2026-10')).toEqual((await ann.get('/api/growth?month=2026-10')).body);
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);
