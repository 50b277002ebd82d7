import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  addDays,
  daysBetween,
  daysInMonth,
  daysOf,
  earlierOf,
  hourOf,
  isTimeZone,
  localDateOf,
  localDateSchema,
  monthOf,
  startOfLocalDay,
  weekOf,
} from './calendar.ts';
import { dayFormatter, formatDay } from './written-days.ts';

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Where it is tomorrow already at noon in Greenwich. */
const farEast = ['Pacific/Auckland', 'Pacific/Apia', 'Pacific/Kiritimati'];

const zones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'America/Toronto',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Sydney',
];

describe('local dates', () => {
  test.each([
    ['2026-11-19T07:59:59Z', 'America/Los_Angeles', '2026-11-18'],
    ['2026-11-19T08:00:00Z', 'America/Los_Angeles', '2026-11-19'],
    ['2026-11-19T14:59:59Z', 'Asia/Tokyo', '2026-11-19'],
    ['2026-11-19T15:00:00Z', 'Asia/Tokyo', '2026-11-20'],
    ['2026-11-19T18:29:00Z', 'Asia/Kolkata', '2026-11-19'],
    ['2026-11-19T18:30:00Z', 'Asia/Kolkata', '2026-11-20'],
    ['2026-11-20T09:59:00Z', 'Pacific/Honolulu', '2026-11-19'],
    ['2026-12-31T13:00:00Z', 'Australia/Sydney', '2027-01-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDateOf(new Date(instant), zone)).toBe(day);
  });

  test('in all thirteen zones each minute of the three hours around midnight falls on the right day, also at clock changes', () => {
    for (const zone of zones) {
      for (const day of [
        '2026-03-08',
        '2026-03-29',
        '2026-10-25',
        '2026-11-01',
        '2026-04-05',
        '2026-10-04',
        '2026-11-20',
      ]) {
        const midnight = startOfLocalDay(day, zone).getTime();
        for (let minute = 0; minute < 90; minute++) {
          expect(localDateOf(new Date(midnight + minute * 60_000), zone)).toBe(day);
          expect(localDateOf(new Date(midnight - (minute + 1) * 60_000), zone)).toBe(addDays(day, -1));
        }
      }
    }
  });

  test('a day begins at an instant of that day, and not a second earlier', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones, ...farEast), (day, zone) => {
        const start = startOfLocalDay(day, zone);
        expect(localDateOf(start, zone)).toBe(day);
        expect(localDateOf(new Date(start.getTime() - 1000), zone)).toBe(addDays(day, -1));
      }),
    );
  });

  test('only real days are accepted', () => {
    expect(localDateSchema.safeParse('2028-02-29').success).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '26-1-1', '2026-1-1', 'today', '']) {
      expect(localDateSchema.safeParse(text).success, text).toBe(false);
    }
  });

  test('only zones that exist are zones', () => {
    for (const zone of zones) expect(isTimeZone(zone)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

describe('arithmetic on days', () => {
  test('adding days and taking the difference are inverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  test('a week holds its day, runs Sunday to Saturday and is the same for all its days', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = weekOf(day);
        expect(new Date(`${week.start}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(daysOf(week)).toHaveLength(7);
        expect(daysOf(week)).toContain(day);
        for (const other of daysOf(week)) expect(weekOf(other)).toEqual(week);
      }),
    );
  });

  test.each([
    ['2026-02-10', '2026-02-01', '2026-02-28', 28],
    ['2028-02-10', '2028-02-01', '2028-02-29', 29],
    ['2026-11-19', '2026-11-01', '2026-11-30', 30],
    ['2026-12-31', '2026-12-01', '2026-12-31', 31],
  ])('the month of %s', (day, start, end, length) => {
    expect(monthOf(day)).toEqual({ start, end });
    expect(daysInMonth(day)).toBe(length);
  });

  test('a day is written out', () => {
    expect(formatDay('2026-11-19')).toBe('Thursday, November 19');
    expect(formatDay('2026-11-19', { year: true })).toBe('Thursday, November 19, 2026');
  });
});

test('days are written as the platform writes them', () => {
  const forms = [
    { weekday: 'short' },
    { weekday: 'long' },
    { month: 'short' },
    { month: 'long' },
    { month: 'short', day: 'numeric' },
    { month: 'long', day: 'numeric' },
    { month: 'long', year: 'numeric' },
    { month: 'long', day: 'numeric', year: 'numeric' },
    { weekday: 'long', month: 'long', day: 'numeric' },
    { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  ] as const;
  for (const form of forms) {
    const ours = dayFormatter(form);
    const platform = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...form });
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(ours(day)).toBe(platform.format(new Date(`${day}T12:00:00Z`)));
      }),
      { numRuns: 60 },
    );
  }
});

test('what is made for a zone is kept, but however many spellings are asked for, not without end', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    const ask = () => localDateOf(new Date('2026-11-19T14:00:00Z'), 'aSIA/tOKYO');
    ask();
    ask();
    expect(made).toHaveBeenCalledTimes(1);
    const letters = [...'antarctica/troll'];
    for (let spelling = 0; spelling < 1001; spelling++) {
      const zone = letters
        .map((letter, at) => ((spelling >> at) & 1 ? letter.toUpperCase() : letter))
        .join('');
      expect(isTimeZone(zone)).toBe(true);
    }
    made.mockClear();
    expect(ask()).toBe('2026-11-19');
    expect(made).toHaveBeenCalledTimes(1);
  } finally {
    made.mockRestore();
  }
});

test('the earlier of two instants is answered in one form, whichever comes first', () => {
  const end = '2026-11-19T08:00:00.000Z';
  expect(earlierOf('2026-11-19T07:55:00Z', end)).toBe('2026-11-19T07:55:00.000Z');
  expect(earlierOf('2031-01-01T00:00:00Z', end)).toBe(end);
});

test.each([
  ['2026-11-19T02:30:00Z', 'America/Los_Angeles', 18],
  ['2026-11-19T08:00:00Z', 'America/Los_Angeles', 0],
  ['2026-11-18T18:29:59Z', 'Asia/Kolkata', 23],
  // The hour that comes twice when the clocks go back.
  ['2026-11-01T09:30:00Z', 'America/Los_Angeles', 1],
])('at %s the clocks of %s show the hour %i', (instant, zone, hour) => {
  expect(hourOf(new Date(instant), zone)).toBe(hour);
});
