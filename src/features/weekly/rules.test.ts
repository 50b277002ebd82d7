import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekOf } from '../../kernel/calendar.ts';
import { UNREADABLE } from '../../kernel/seal.ts';
import { blankDay } from '../growth/rules.ts';
import {
  availableOn,
  categoriesOf,
  growthInWords,
  growthOfWeeks,
  isOver,
  latestReadable,
  readableFrom,
  titleOf,
  weekNamed,
  weeksShown,
} from './rules.ts';

// A Thursday; its week is November 15 to 21.
const TODAY = '2026-11-19';
const WEEK = { start: '2026-11-15', end: '2026-11-21' };

describe('the weeks that are shown', () => {
  test.each([
    ['an account of today has one', '2026-11-19', 1],
    ['so has one of the week’s Sunday', '2026-11-15', 1],
    ['one of the Saturday before has two', '2026-11-14', 2],
    ['an account of twelve weeks has twelve', '2026-09-05', 12],
    ['an older one has no more', '2026-07-02', 12],
    ['one whose clock is ahead has the present week', '2026-12-24', 1],
  ])('WK-04 LIM-25 %s', (_, since, count) => {
    const weeks = weeksShown(since, TODAY);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]).toEqual(WEEK);
  });

  test('WK-03 they are whole weeks from Sunday to Saturday without a gap, the newest first', () => {
    const day = fc.nat(4000).map((days) => addDays('2020-02-27', days));
    fc.assert(
      fc.property(day, fc.nat(400), (since, later) => {
        const today = addDays(since, later);
        const weeks = weeksShown(since, today);
        expect(weeks[0]).toEqual(weekOf(today));
        weeks.forEach(({ start, end }, at) => {
          expect(new Date(`${start}T12:00:00Z`).getUTCDay()).toBe(0);
          expect(daysBetween(start, end)).toBe(6);
          expect(end >= since).toBe(true);
          if (at > 0) expect(addDays(end, 1)).toBe(weeks[at - 1]?.start);
        });
      }),
    );
  });
});

test('WK-05 WK-06 a week is over once its Saturday has passed, which is on a Sunday', () => {
  expect([WEEK.start, TODAY, WEEK.end].map((day) => isOver(WEEK, day))).toEqual([false, false, false]);
  expect(isOver(WEEK, '2026-11-22')).toBe(true);
  expect(availableOn(WEEK)).toBe('Sunday');
});

test('a week that is not over can be read from the Sunday after it on', () => {
  expect(readableFrom(WEEK, TODAY)).toBe('Sunday, November 22');
  expect(readableFrom(weekOf('2026-12-30'), TODAY)).toBe('Sunday, January 3, 2027');
});

test.each([
  ['an account of this week has none yet', '2026-11-16', undefined],
  ['one of the Saturday before has that week', '2026-11-14', '2026-11-08'],
  ['an old one has the last week', '2025-01-01', '2026-11-08'],
])('the latest week that can be read: %s', (_, since, start) => {
  expect(latestReadable(since, TODAY)?.start).toBe(start);
});

test.each([
  ['2026-11-15', 'November 15 to 21'],
  ['2026-10-25', 'October 25 to 31'],
  ['2026-11-29', 'November 29 to December 5'],
  ['2025-11-16', 'November 16 to 22, 2025'],
  ['2025-12-28', 'December 28, 2025 to January 3, 2026'],
])('the week of %s is called %s', (day, title) => {
  expect(titleOf(weekOf(day), TODAY)).toBe(title);
});

test.each(['', 'soon', '2026-02-30', '2026-11', undefined, null, 7, {}])('%j names no week', (named) => {
  expect(weekNamed(named)).toBeUndefined();
});

test.each(['0000-01-01', '9999-12-31'])('the week of %s leaves the calendar and is none', (day) => {
  expect(weekNamed(day)).toBeUndefined();
});

test('a week is named by any of its days', () => {
  expect(weekNamed('2026-11-19')).toEqual(WEEK);
});

test('a week’s growth is the sum of its days, and of no others', () => {
  const closed = { journaled: true, task_completed: true, lesson_learned: true };
  const days = [
    { ...blankDay('2026-11-14'), ...closed, points: 500 },
    { ...blankDay('2026-11-15'), ...closed, points: 100 },
    { ...blankDay('2026-11-21'), journaled: true, points: 60 },
    { ...blankDay('2026-11-22'), ...closed, points: 500 },
  ];
  const growth = growthOfWeeks(new Map(days.map((day) => [day.date, day])), [WEEK]);
  expect(growth).toEqual([{ week: WEEK, points: 160, loops: 1 }]);
  expect(growth.map(growthInWords)).toEqual(['1 closed loop, 160 points: Consistent Effort']);
  expect(growthInWords({ week: WEEK, points: 0, loops: 0 })).toBe('0 closed loops, 0 points');
});

describe('the categories of the review', () => {
  const category = (category_name: string, priority: number, description: string | null = null) => ({
    category_name,
    description,
    priority,
  });

  test('WK-13 they stand by their priority, with what can be read of them', () => {
    const own = [category('Work', 2, UNREADABLE), category(UNREADABLE, 3), category('Family', 1, 'Home')];
    expect(categoriesOf(own, ['Courage'])).toEqual([
      { category_name: 'Family', description: 'Home' },
      { category_name: 'Work', description: null },
    ]);
  });

  test('without any that can be read the core values stand for them', () => {
    const values = [{ category_name: 'Courage', description: null }];
    expect(categoriesOf([], ['Courage'])).toEqual(values);
    expect(categoriesOf([category(UNREADABLE, 1)], ['Courage'])).toEqual(values);
    expect(categoriesOf([], [])).toEqual([]);
  });
});
