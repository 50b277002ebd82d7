import { expect, test } from 'vitest';
import { addMonths, dayByKey, weeksOfMonth } from './month-grid.ts';

test.each([
  ['2026-11-30', 1, '2026-12-30'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
] as const)('%s and %i months is %s', (date, months, then) => {
  expect(addMonths(date, months)).toBe(then);
});

test('a month has its days in whole weeks, whichever day begins them', () => {
  const sundays = weeksOfMonth('2026-11', 0);
  expect(sundays.map((week) => week[0])).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(sundays[4]).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)]);
  const mondays = weeksOfMonth('2026-11', 1);
  expect(mondays).toHaveLength(6);
  expect(mondays[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeksOfMonth('2026-02', 0)).toHaveLength(4);
  for (const weeks of [sundays, mondays]) {
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  }
});

test.each([
  ['ArrowLeft', false, '2026-11-24'],
  ['ArrowRight', false, '2026-11-26'],
  ['ArrowUp', false, '2026-11-18'],
  ['ArrowDown', false, '2026-12-02'],
  ['Home', false, '2026-11-22'],
  ['End', false, '2026-11-28'],
  ['PageUp', false, '2026-10-25'],
  ['PageDown', false, '2026-12-25'],
  ['PageUp', true, '2025-11-25'],
  ['PageDown', true, '2027-11-25'],
  ['Enter', false, undefined],
] as const)('from a Wednesday %s leads, with Shift %s, to %s', (key, shiftKey, day) => {
  expect(dayByKey({ key, shiftKey }, '2026-11-25', 0)).toBe(day);
});

test('Home and End follow the day that begins the week', () => {
  expect(dayByKey({ key: 'Home' }, '2026-11-01', 1)).toBe('2026-10-26');
  expect(dayByKey({ key: 'End' }, '2026-11-01', 1)).toBe('2026-11-01');
});
