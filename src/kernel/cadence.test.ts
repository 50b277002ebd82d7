import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CADENCES, type Cadence, cadenceOf, isReviewDue, nextReview } from './cadence.ts';
import { addDays, daysInMonth, type LocalDate, localDateOf } from './calendar.ts';

const BERLIN = 'Europe/Berlin';
const LOS_ANGELES = 'America/Los_Angeles';

test.each<[what: string, from: string, cadence: Cadence, zone: string, next: string]>([
  ['a week', '2026-11-19T17:00:00.000Z', 'weekly', LOS_ANGELES, '2026-11-26T17:00:00.000Z'],
  ['a month', '2026-11-19T17:00:00.000Z', 'monthly', LOS_ANGELES, '2026-12-19T17:00:00.000Z'],
  ['three months', '2026-11-19T17:00:00.000Z', 'quarterly', LOS_ANGELES, '2027-02-19T17:00:00.000Z'],
  ['over a short month', '2027-01-31T12:00:00.000Z', 'monthly', 'UTC', '2027-02-28T12:00:00.000Z'],
  ['over a leap day', '2028-01-31T12:00:00.000Z', 'monthly', 'UTC', '2028-02-29T12:00:00.000Z'],
  ['over a year’s end', '2026-11-30T12:00:00.000Z', 'quarterly', 'UTC', '2027-02-28T12:00:00.000Z'],
  ['into summer time', '2026-03-24T08:00:00.000Z', 'weekly', BERLIN, '2026-03-31T07:00:00.000Z'],
  ['out of summer time', '2026-10-10T07:00:00.000Z', 'monthly', BERLIN, '2026-11-10T08:00:00.000Z'],
  ['to a time that is skipped', '2026-03-22T01:30:00.000Z', 'weekly', BERLIN, '2026-03-29T01:30:00.000Z'],
  // There it is February 28 already, and the month before ends on the 31st.
  [
    'where it is another day',
    '2027-01-30T20:00:00.000Z',
    'monthly',
    'Asia/Tokyo',
    '2027-02-27T20:00:00.000Z',
  ],
])('VIS-04 the next review: %s', (_what, from, cadence, zone, next) => {
  expect(nextReview(new Date(from), cadence, zone).toISOString()).toBe(next);
});

test('LIM-30 there are three cadences, from the shortest to the longest', () => {
  expect(CADENCES).toEqual(['weekly', 'monthly', 'quarterly']);
});

test.each([null, undefined, '', 'daily'])('VIS-05 without a known cadence (%j) it is monthly', (stored) => {
  expect(cadenceOf(stored)).toBe('monthly');
});

test('VIS-06 a review is due from the instant of the next one on', () => {
  const next = '2026-11-19T17:00:00.000Z';
  expect(isReviewDue(next, new Date('2026-11-19T16:59:59.999Z'))).toBe(false);
  expect(isReviewDue(next, new Date(next))).toBe(true);
  expect(isReviewDue(next, new Date('2027-11-19T17:00:00.000Z'))).toBe(true);
  expect(isReviewDue(null, new Date(next))).toBe(false);
  expect(isReviewDue(undefined, new Date(next))).toBe(false);
});

/** The day that lies so many months later, or the last one of that month. */
function monthsLater(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(day, daysInMonth(first)) - 1);
}

const DAYS_LATER: Record<Cadence, (date: LocalDate) => LocalDate> = {
  weekly: (date) => addDays(date, 7),
  monthly: (date) => monthsLater(date, 1),
  quarterly: (date) => monthsLater(date, 3),
};

const ZONES = [LOS_ANGELES, BERLIN, 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'];

const clock = (instant: Date, zone: string): string =>
  instant.toLocaleTimeString('en-GB', { timeZone: zone, hour12: false });

describe('whenever and wherever somebody reviews', () => {
  const moments = [
    fc.date({ min: new Date('2020-01-01'), max: new Date('2045-01-01'), noInvalidDate: true }),
    fc.constantFrom(...CADENCES),
    fc.constantFrom(...ZONES),
  ] as const;

  test('the next review lies on the day of the calendar, in the zone of the person', () => {
    fc.assert(
      fc.property(...moments, (from, cadence, zone) => {
        const next = nextReview(from, cadence, zone);
        const day = DAYS_LATER[cadence](localDateOf(from, zone));
        expect(localDateOf(next, zone)).toBe(day);
        expect(next.getTime()).toBeGreaterThan(from.getTime());
      }),
      { numRuns: 500 },
    );
  });

  test('and at the same time of the clock, but for what a clock change skips', () => {
    fc.assert(
      fc.property(...moments, (from, cadence, zone) => {
        const next = nextReview(from, cadence, zone);
        const hour = (instant: Date) => Number(clock(instant, zone).slice(0, 2)) % 24;
        const differ = (hour(next) - hour(from) + 24) % 24;
        expect(clock(next, zone) === clock(from, zone) || differ <= 1).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
