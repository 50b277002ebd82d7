import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocalDate } from './calendar.ts';
import { isFullDate, typedDate } from './typed-date.ts';
import { dayFormatter } from './written-days.ts';

const today = '2026-11-19';
const typed = (text: string, bounds: { min?: string; max?: string } = {}) =>
  typedDate(text, { today, ...bounds });

describe('a day as people type it', () => {
  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026/1/5', '2026-01-05'],
    ['11/5/2026', '2026-11-05'],
    ['11-5-2026', '2026-11-05'],
    ['11.5.2026', '2026-11-05'],
    ['11/5/26', '2026-11-05'],
    ['1/2/99', '1999-01-02'],
    ['25/12/2025', '2025-12-25'],
    ['Nov 5, 2026', '2026-11-05'],
    ['november 5 2026', '2026-11-05'],
    ['Sept. 5, 2026', '2026-09-05'],
    ['5 Nov 2026', '2026-11-05'],
    ['Thursday, November 5th, 2026', '2026-11-05'],
    ['11/05/2026', '2026-11-05'],
    ['Today', today],
    ['yesterday', '2026-11-18'],
    ['tomorrow', '2026-11-20'],
    ['February 29, 2024', '2024-02-29'],
  ])('%s', (text, expected) => {
    expect(typed(text)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'soon',
    '2026',
    '13/13/2026',
    'Feb 30, 2026',
    '2/29/2026',
    '5',
    'No 5',
    '1/2/3/4',
    '11/5/202',
  ])('none: %s', (text) => {
    expect(typed(text)).toBeUndefined();
  });

  test('without a year it is the nearest one, within bounds', () => {
    expect(typed('Nov 5')).toBe('2026-11-05');
    expect(typed('1/5')).toBe('2027-01-05');
    expect(typed('1/5', { max: today })).toBe('2026-01-05');
    expect(typed('Oct 5', { min: today })).toBe('2027-10-05');
    expect(typed('Feb 29')).toBe('2028-02-29');
    expect(typed('Feb 29', { max: today })).toBe('2024-02-29');
  });

  test('what the product writes is read as the same day', () => {
    const forms = [
      dayFormatter({ month: 'short', day: 'numeric', year: 'numeric' }),
      dayFormatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    ];
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        for (const form of forms) expect(typed(form(date))).toBe(date);
      }),
    );
  });

  test('whatever is typed, it is a day or none', () => {
    for (const text of ['__proto__', 'constructor', 'toString']) expect(typed(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (text) => {
        const date = typed(text);
        expect(date === undefined || isLocalDate(date)).toBe(true);
      }),
    );
  });
});

test('a year in full is told apart from one that is still being typed', () => {
  for (const text of ['2026-11-05', 'Nov 5, 2026', '11/5/2026']) expect(isFullDate(text)).toBe(true);
  for (const text of ['11/5', '11/5/20', 'Nov 5', '11/5/20261']) expect(isFullDate(text)).toBe(false);
});
