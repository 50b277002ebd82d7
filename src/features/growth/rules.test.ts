import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysInMonth, daysOf, monthOf } from '../../kernel/calendar.ts';
import { growthCycles } from './rules/growth.ts';
import { actionStreakWith, streakOf } from './rules/streaks.ts';
import {
  type Activity,
  BADGES,
  badgeFor,
  blankDay,
  type DayChange,
  dayAfter,
  dayAfterReopening,
  daysInARow,
  type GrowthDay,
  type Period,
  POINTS,
} from './rules.ts';

const name = (period: Period, points: number) => badgeFor(period, points)?.name;

test('PTS-02 an action is worth ten points, a journal entry twenty', () => {
  expect(POINTS).toEqual({ journal: 20, action: 10, vision: 10, review: 5 });
});

describe('badges', () => {
  test('PTS-05 Showing Up from 20 to 30 points in a day', () => {
    expect([name('day', 19), name('day', 20), name('day', 30)]).toEqual([
      undefined,
      'Showing Up',
      'Showing Up',
    ]);
  });

  test('PTS-06 Making Progress from 40 to 60 points in a day', () => {
    expect([name('day', 40), name('day', 60)]).toEqual(['Making Progress', 'Making Progress']);
  });

  test('PTS-07 High Performer from 70 points in a day', () => {
    expect([name('day', 69), name('day', 70), name('day', 200)]).toEqual([
      'Making Progress',
      'High Performer',
      'High Performer',
    ]);
  });

  test('PTS-08 Consistent Effort from 150 to 200 points in a week', () => {
    expect([name('week', 149), name('week', 150), name('week', 200)]).toEqual([
      undefined,
      'Consistent Effort',
      'Consistent Effort',
    ]);
  });

  test('PTS-09 Growth Week from 250 to 300 points in a week', () => {
    expect([name('week', 250), name('week', 300)]).toEqual(['Growth Week', 'Growth Week']);
  });

  test('PTS-10 Breakthrough Week from 350 points in a week', () => {
    expect([name('week', 349), name('week', 350)]).toEqual(['Growth Week', 'Breakthrough Week']);
  });

  test('PTS-11 Steady Progress from 600 to 800 points in a month', () => {
    expect([name('month', 599), name('month', 600), name('month', 800)]).toEqual([
      undefined,
      'Steady Progress',
      'Steady Progress',
    ]);
  });

  test('PTS-12 Momentum Builder from 900 points in a month', () => {
    expect([name('month', 900), name('month', 1199)]).toEqual(['Momentum Builder', 'Momentum Builder']);
  });

  test('PTS-13 PTS-14 from 1200 points it is an All-In Month', () => {
    expect([name('month', 1200), name('month', 5000)]).toEqual(['All-In Month', 'All-In Month']);
  });

  test('PTS-14 between two bands the lower badge is kept', () => {
    expect([
      name('day', 35),
      name('day', 65),
      name('week', 225),
      name('week', 325),
      name('month', 850),
    ]).toEqual(['Showing Up', 'Making Progress', 'Consistent Effort', 'Growth Week', 'Steady Progress']);
  });

  test('more points never mean a lower badge', () => {
    const rank = (period: Period, points: number) =>
      BADGES[period].findIndex(({ name: n }) => n === name(period, points));
    fc.assert(
      fc.property(
        fc.constantFrom<Period>('day', 'week', 'month'),
        fc.nat(3000),
        fc.nat(3000),
        (period, a, b) => rank(period, Math.min(a, b)) <= rank(period, Math.max(a, b)),
      ),
    );
  });
});

const today = '2026-11-19';
const ago = (days: number) => addDays(today, -days);

describe('streaks', () => {
  test('PTS-15 counts consecutive days and ends at the first gap', () => {
    expect(streakOf([ago(0), ago(1), ago(2)], today)).toBe(3);
    expect(streakOf([ago(0), ago(1), ago(3), ago(4)], today)).toBe(2);
  });

  test('PTS-16 may end today or yesterday, not the day before', () => {
    expect(streakOf([ago(1), ago(2)], today)).toBe(2);
    expect(streakOf([ago(2), ago(3)], today)).toBe(0);
    expect(streakOf([], today)).toBe(0);
  });

  test('PTS-15 order, repeats, older runs and days to come change nothing', () => {
    const run = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        run,
        fc.boolean(),
        fc.array(fc.integer({ min: 2, max: 300 })),
        (length, alsoToday, older) => {
          const first = alsoToday ? 0 : 1;
          const alive = Array.from({ length }, (_, index) => ago(first + index));
          const gone = older.map((distance) => ago(first + length + distance));
          const noise = [addDays(today, 1), addDays(today, 2), ...alive.slice(0, 3)];
          return streakOf([...gone, ...noise, ...alive.toReversed()], today) === length;
        },
      ),
    );
  });

  test('TSK-10 the words of a streak', () => {
    expect([daysInARow(1), daysInARow(7)]).toEqual(['1 day in a row', '7 days in a row']);
  });
});

const marks = (date: string, closed: boolean, rest = false) => ({
  date,
  journaled: true,
  task_completed: closed,
  lesson_learned: closed || rest,
  vision_reviewed: false,
  mended: false,
});

describe('growth cycles', () => {
  test('PTS-20 two days with all three marks in a month of thirty days are 2 of 30', () => {
    const days = [marks('2026-11-02', true), marks('2026-11-03', true), marks('2026-11-04', false, true)];
    expect(growthCycles(days, '2026-11-19')).toEqual({ done: 2, of: 30 });
  });

  test('PTS-20 days of other months do not count, and each month has its own length', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (instant) => {
        const month = instant.toISOString().slice(0, 10);
        const inside = daysOf(monthOf(month));
        const outside = [addDays(inside[0] ?? '', -1), addDays(inside.at(-1) ?? '', 1)];
        const days = [...outside, ...inside].map((day) => marks(day, true));
        expect(growthCycles(days, month)).toEqual({ done: daysInMonth(month), of: inside.length });
      }),
    );
  });
});

describe('what an activity changes of its day', () => {
  const day = blankDay(today);
  const changed = ({ set, add }: DayChange, before: GrowthDay): GrowthDay => ({
    ...before,
    ...set,
    points: before.points + (add.points ?? 0),
    actions: before.actions + (add.actions ?? 0),
  });
  const done = (activity: Activity, before: GrowthDay) => changed(dayAfter(activity, before), before);
  const reopened = (before: GrowthDay) => changed(dayAfterReopening(before), before);

  test('PTS-01 an entry gives 20 points once a day', () => {
    const once = done('journal', day);
    expect(once).toEqual({ ...day, journaled: true, points: 20 });
    expect(done('journal', once)).toEqual(once);
  });

  test('PTS-02 each completed action gives 10 points', () => {
    expect(done('action', done('action', day))).toEqual({
      ...day,
      task_completed: true,
      points: 20,
      actions: 2,
    });
  });

  test('a lesson marks the day and gives no points', () => {
    expect(done('lesson', day)).toEqual({ ...day, lesson_learned: true });
  });

  test('PTS-03 PTS-04 VIS-10 a vision gives 10 points and its review 5; the review alone marks the day', () => {
    expect(done('vision', day)).toEqual({ ...day, points: 10 });
    expect(done('vision_review', day)).toEqual({ ...day, vision_reviewed: true, points: 5 });
    expect(done('review', day)).toEqual({ ...day, points: 5 });
  });

  test('TSK-09 reopening takes the points back, and the mark with the last of them', () => {
    const two = done('action', done('action', day));
    expect(reopened(two)).toEqual({ ...day, task_completed: true, points: 10, actions: 1 });
    expect(reopened(reopened(two))).toEqual(day);
  });

  test('a mark that no action gave points for is not taken', () => {
    const marked = { ...day, task_completed: true };
    expect(reopened(marked)).toEqual(marked);
  });

  test('TSK-10 the days in a row with this day in them', () => {
    const marked = (date: string) => ({ ...blankDay(date), task_completed: true });
    expect(actionStreakWith([marked(ago(1)), marked(ago(2)), marked(ago(4))], today, [])).toBe(3);
    expect(actionStreakWith([marked(ago(2))], today, [])).toBe(1);
  });
});
