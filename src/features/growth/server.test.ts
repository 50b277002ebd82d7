import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { insertPauses, somePauses } from '../../../test/harness/pauses.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { rounds } from '../../../test/harness/rounds.ts';
import { daysOf } from '../../kernel/calendar.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { daysWith, streakDates, streakOf } from './rules/streaks.ts';
import type { GrowthDay } from './rules.ts';
import { type DayFlag, earnForEntry, markDay, streaksOf } from './server.ts';

let app: TestApp;
let ann: Person;
let database: Database;

// Thursday, nine in the morning in Los Angeles; the week began on Sunday, November 15.
const NOW = new Date('2026-11-19T17:00:00.000Z');

beforeAll(async () => {
  app = await createTestApp();
  database = new Database(app.url);
});

afterAll(async () => {
  await database.close();
  await app.close();
});

beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

const mark = (date: string, flag: DayFlag, userId = ann.userId) =>
  database.asJob(userId, NOW, async (actor) => {
    const [first] = await actor.finish(markDay(flag, { userId, date, now: NOW }));
    return first !== undefined;
  });

const award = (date: string, points: number, userId = ann.userId) =>
  app.sql(
    `insert into score_history (user_id, id, points, type, description, date, once, created_at)
     values ($1, $2, $3, 'test', 'Test', $4, $2::uuid::text, now())`,
    [userId, newId(), points, date],
  );

const growth = async (month?: string) => (await ann.get(`/api/growth${month ? `?month=${month}` : ''}`)).body;

async function closeDay(date: string): Promise<void> {
  for (const flag of ['journaled', 'task_completed', 'lesson_learned'] as const) await mark(date, flag);
}

describe('growth days', () => {
  test('CALL-19 ENT-06 one row for each day of a person; each mark leaves the others', async () => {
    expect(await mark('2026-11-19', 'journaled')).toBe(true);
    expect(await mark('2026-11-19', 'lesson_learned')).toBe(true);
    expect(await mark('2026-11-19', 'journaled')).toBe(false);
    const rows = await app.sql(
      `select user_id, date::text, journaled, task_completed, lesson_learned, vision_reviewed, updated_at
       from growth_days where user_id = $1`,
      [ann.userId],
    );
    expect(rows).toEqual([
      {
        user_id: ann.userId,
        date: '2026-11-19',
        journaled: true,
        task_completed: false,
        lesson_learned: true,
        vision_reviewed: false,
        updated_at: NOW,
      },
    ]);
    await app.sql('update growth_days set journaled = false where user_id = $1', [ann.userId]);
    expect((await growth()).days).toMatchObject([{ journaled: false, lesson_learned: true }]);
  });

  test('ENT-06 a second row for the same day is refused by the database itself', async () => {
    await mark('2026-11-19', 'journaled');
    const second = app.sql('insert into growth_days (user_id, date, updated_at) values ($1, $2, now())', [
      ann.userId,
      '2026-11-19',
    ]);
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });

  test('CALL-20 the days of the month asked for, and no others', async () => {
    for (const date of ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-19']) {
      await mark(date, 'journaled');
    }
    const dates = async (month?: string) =>
      (await growth(month)).days.map((day: { date: string }) => day.date);
    expect(await dates('2026-10')).toEqual(['2026-10-01', '2026-10-31']);
    expect(await dates()).toEqual(['2026-11-01', '2026-11-19']);
    expect((await ann.get('/api/growth?month=2026-13')).status).toBe(400);
  });

  test('PTS-20 growth cycles of the month', async () => {
    await closeDay('2026-11-02');
    await closeDay('2026-11-18');
    await closeDay('2026-10-31');
    await mark('2026-11-19', 'journaled');
    expect((await growth()).cycles).toEqual({ done: 2, of: 30 });
    expect((await growth('2026-10')).cycles).toEqual({ done: 1, of: 31 });
  });

  test('PTS-15 PTS-16 PTS-17 streaks of journal, actions and lessons, alive since today or yesterday', async () => {
    for (const date of ['2026-11-17', '2026-11-18', '2026-11-19']) await mark(date, 'journaled');
    for (const date of ['2026-11-17', '2026-11-18']) await mark(date, 'task_completed');
    for (const date of ['2026-11-16', '2026-11-17']) await mark(date, 'lesson_learned');
    expect((await growth()).streaks).toEqual({ journal: 3, action: 2, lesson: 0 });
  });

  test('PTS-15 a streak of years is counted to its end', async () => {
    await app.sql(
      `insert into growth_days (user_id, date, journaled, updated_at)
       select $1, day, true, now() from generate_series('2025-01-01'::date, '2026-11-18'::date, '1 day') day`,
      [ann.userId],
    );
    expect((await growth()).streaks.journal).toBe(687);
  });

  test('PTS-15 PTS-16 PTS-17 whatever days are marked, mended, unmarked and paused, in whatever order, the streaks are those of the rules', async () => {
    const days = daysOf({ start: '2026-11-01', end: '2026-11-21' });
    const flags = ['journaled', 'mended', 'task_completed', 'lesson_learned'] as const;
    const change = fc.record({
      day: fc.constantFrom(...days),
      flag: fc.constantFrom(...flags),
      // Marked three times out of four, so that runs come about.
      marked: fc.integer({ min: 0, max: 3 }).map((number) => number > 0),
    });
    const changes = fc.array(change, { minLength: 20, maxLength: 70 });
    await fc.assert(
      fc.asyncProperty(changes, somePauses('2026-10-29', '2026-11-24'), async (made, pauses) => {
        for (const table of ['growth_days', 'pauses']) {
          await app.sql(`delete from ${table} where user_id = $1`, [ann.userId]);
        }
        await insertPauses(app, ann, pauses);
        for (const { day, flag, marked } of made) {
          await app.sql(
            `insert into growth_days (user_id, date, ${flag}, updated_at) values ($1, $2, $3, now())
             on conflict (user_id, date) do update set ${flag} = excluded.${flag}`,
            [ann.userId, day, marked],
          );
        }
        const rows = await app.sql<GrowthDay>(
          'select date::text, journaled, mended, task_completed, lesson_learned from growth_days where user_id = $1',
          [ann.userId],
        );
        expect(rows.filter(({ journaled, mended }) => journaled && mended)).toEqual([]);
        const expected = [
          streakDates(rows),
          daysWith(rows, 'task_completed'),
          daysWith(rows, 'lesson_learned'),
        ].map((held) => streakOf(held, '2026-11-19', pauses));
        const [streaks] = await database.asJob(ann.userId, NOW, (actor) =>
          actor.run(streaksOf(ann.userId, '2026-11-19')),
        );
        expect([streaks?.journal, streaks?.action, streaks?.lesson]).toEqual(expected);
      }),
      { numRuns: rounds(20) },
    );
  }, 120_000);

  test('PTS-15 pauses of years join the runs around them', async () => {
    await app.sql(
      `insert into growth_days (user_id, date, journaled, task_completed, updated_at)
       select $1, day, true, true, now() from generate_series('2024-01-01'::date, '2026-11-18'::date, '1 day') day
       where extract(day from day) <= 20`,
      [ann.userId],
    );
    await app.sql(
      `insert into pauses (user_id, id, starts_on, ends_on, created_at)
       select $1, gen_random_uuid(), month + 20, (month + interval '1 month - 1 day')::date, now()
       from generate_series('2024-01-01'::date, '2026-10-01'::date, '1 month') months(at), lateral (select at::date as month) m`,
      [ann.userId],
    );
    expect((await growth()).streaks).toEqual({ journal: 34 * 20 + 18, action: 34 * 20 + 18, lesson: 0 });
  });
});

describe('points', () => {
  test('PTS-21 CALL-20 the totals of today, this week from Sunday on, and this month', async () => {
    await award('2026-11-19', 30);
    await award('2026-11-18', 20);
    await award('2026-11-15', 100);
    await award('2026-11-14', 7);
    await award('2026-11-01', 500);
    await award('2026-10-31', 9000);
    expect((await growth()).points).toEqual({ day: 30, week: 150, month: 657 });
    expect((await growth('2026-10')).points).toEqual({ day: 30, week: 150, month: 9000 });
  });

  test('PTS-21 a week that began in the month before counts whole', async () => {
    app.setNow('2026-12-01T20:00:00Z');
    const cleo = await app.person();
    await award('2026-11-30', 20, cleo.userId);
    await award('2026-12-01', 10, cleo.userId);
    expect((await cleo.get('/api/growth')).body).toMatchObject({
      today: '2026-12-01',
      points: { day: 10, week: 30, month: 10 },
    });
  });

  test('nothing is given twice for the same thing', async () => {
    const activity = { userId: ann.userId, date: '2026-11-19', now: NOW };
    const earned = await Promise.all(
      [1, 2, 3].map(() =>
        database.asJob(
          ann.userId,
          NOW,
          async (actor) => (await actor.run(earnForEntry(activity, newId())))[0],
        ),
      ),
    );
    expect(earned.filter((one) => one?.first_today && one.points === 20)).toHaveLength(1);
    expect(earned.filter((one) => !one?.first_today && one?.points === 0)).toHaveLength(2);
    expect((await growth()).points.day).toBe(20);
  });

  test('PTS-18 PTS-19 actions completed and goals achieved', async () => {
    const id = newId();
    await ann.post('/api/tasks', { id, ...sealedWords('Walk') });
    await ann.post('/api/tasks', { id: newId(), ...sealedWords('Read') });
    await ann.patch(`/api/tasks/${id}`, { completed: true });
    const goal = newId();
    await ann.post('/api/goals/use', { id: goal, ...sealedWords('Sleep early') });
    expect(await growth()).toMatchObject({ actions_completed: 1, goals_achieved: 0 });
    await ann.patch(`/api/goals/${goal}`, { completed: true });
    expect(await growth()).toMatchObject({ actions_completed: 1, goals_achieved: 1 });
  });

  test('a new person has nothing, and another person sees nothing of it', async () => {
    await closeDay('2026-11-19');
    await award('2026-11-19', 30);
    const bob = await app.person();
    expect((await bob.get('/api/growth')).body).toEqual({
      today: '2026-11-19',
      month: '2026-11',
      days: [],
      paused: [],
      paused_until: null,
      streaks: { journal: 0, action: 0, lesson: 0 },
      actions_completed: 0,
      goals_achieved: 0,
      cycles: { done: 0, of: 30 },
      points: { day: 0, week: 0, month: 0 },
    });
  });

  test('CALL-19 today is the day of the time zone in the profile', async () => {
    await app.sql("update profiles set time_zone = 'Pacific/Auckland' where id = $1", [ann.userId]);
    expect((await growth()).today).toBe('2026-11-20');
  });
});
