import { describe, expect, test } from 'vitest';
import {
  letterAddress,
  neighborsOf,
  type Period,
  periodAfter,
  periodNamed,
  periodSlug,
  periodsOver,
  periodTitle,
  weeksIn,
} from './periods.ts';

const named = (search: string) => periodNamed(new URLSearchParams(search));
const of = (search: string): Period => {
  const period = named(search);
  if (typeof period === 'string') throw new Error(search);
  return period;
};

describe('the address of a letter', () => {
  test.each<[string, ReturnType<typeof periodNamed>]>([
    ['week=2026-11-15', { kind: 'week', start: '2026-11-15', end: '2026-11-21' }],
    ['week=2026-11-18', { kind: 'week', start: '2026-11-15', end: '2026-11-21' }],
    ['month=2026-02', { kind: 'month', start: '2026-02-01', end: '2026-02-28' }],
    ['month=2028-02', { kind: 'month', start: '2028-02-01', end: '2028-02-29' }],
    ['year=2026', { kind: 'year', start: '2026-01-01', end: '2026-12-31' }],
    ['week=2026-11-15&year=2020', { kind: 'week', start: '2026-11-15', end: '2026-11-21' }],
    ['', 'none'],
    ['day=2026-11-15', 'none'],
    ['week=soon', 'invalid'],
    ['week=', 'invalid'],
    ['week=2026-02-30', 'invalid'],
    ['month=2026-13', 'invalid'],
    ['month=2026-1', 'invalid'],
    ['month=2026-01-01', 'invalid'],
    ['year=26', 'invalid'],
    ['year=20266', 'invalid'],
    ['year=-001', 'invalid'],
    ['year=0000', 'invalid'],
    ['month=0000-01', 'invalid'],
    ['year=9999', 'invalid'],
  ])('%s', (search, period) => expect(named(search)).toEqual(period));

  test.each(['week=2026-11-15', 'month=2026-11', 'year=2026'])('%s leads back to itself', (search) => {
    expect(letterAddress(of(search))).toBe(`/letter?${search}`);
    expect(periodSlug(of(search))).toBe(search.replace('=', '-'));
  });
});

test('a letter is made from the weeks whose Saturday is in its period', () => {
  expect(weeksIn(of('week=2026-11-15')).map(({ start }) => start)).toEqual(['2026-11-15']);
  expect(weeksIn(of('month=2026-11')).map(({ start }) => start)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
  ]);
  expect(weeksIn(of('month=2026-10'))[0]).toEqual({ start: '2026-09-27', end: '2026-10-03' });
  expect(weeksIn(of('year=2026'))).toHaveLength(52);
});

test('every week belongs to one month and one year', () => {
  const months = Array.from({ length: 24 }, (_, at) => periodAfter(of('month=2026-01'), at));
  const years = [of('year=2026'), of('year=2027')];
  expect(months.flatMap(weeksIn)).toEqual(years.flatMap(weeksIn));
});

test.each([
  ['week=2026-11-15', 'November 15 to 21'],
  ['week=2025-11-16', 'November 16 to 22, 2025'],
  ['month=2026-11', 'November 2026'],
  ['year=2025', '2025'],
])('%s is called %s', (search, title) => expect(periodTitle(of(search), '2026-12-01')).toBe(title));

test('there are letters of what is over, from the first day on', () => {
  const over = (kind: Period['kind'], most = 9) =>
    periodsOver(kind, '2026-09-20', '2026-12-01', most).map(letterAddress);
  expect(over('month')).toEqual(['/letter?month=2026-11', '/letter?month=2026-10', '/letter?month=2026-09']);
  expect(over('month', 1)).toEqual(['/letter?month=2026-11']);
  expect(over('year')).toEqual([]);
  expect(over('week')[0]).toBe('/letter?week=2026-11-22');
});

test('a letter has neighbors as far as there are letters', () => {
  const around = (search: string) => {
    const { before, after } = neighborsOf(of(search), '2026-09-20', '2026-12-01');
    return [before && letterAddress(before), after && letterAddress(after)];
  };
  expect(around('month=2026-10')).toEqual(['/letter?month=2026-09', '/letter?month=2026-11']);
  expect(around('month=2026-11')).toEqual(['/letter?month=2026-10', undefined]);
  expect(around('month=2026-09')).toEqual([undefined, '/letter?month=2026-10']);
  expect(around('year=2026')).toEqual([undefined, undefined]);
});
