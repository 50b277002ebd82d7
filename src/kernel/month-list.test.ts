import { expect, test } from 'vitest';
import { beginsMonth, readableDate } from './month-list.ts';

test('MSG-50 a date is shown in its parts, and one that cannot be read stands apart', () => {
  expect(readableDate('2026-11-18')).toEqual({
    day: '18',
    weekday: 'Wednesday',
    shortWeekday: 'Wed',
    month: 'November 2026',
    year: '2026',
    short: 'Nov 18',
    long: 'Wednesday, November 18, 2026',
  });
  for (const unreadable of ['', '2026-02-30', '18.11.2026', '2026-11-18T00:00:00Z']) {
    expect(readableDate(unreadable)).toBeUndefined();
  }
  const rows = ['2026-12-01', '2026-11-30', '2026-11-02', '2025-11-02', 'soon', '2026-02-30'].map((date) => ({
    date,
  }));
  expect(rows.map((row, index) => beginsMonth(row, rows[index - 1]))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
});
