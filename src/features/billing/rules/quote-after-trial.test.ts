import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceKey } from '../contract/limits.ts';
import { quoteAfterTrial } from './quote-after-trial.ts';

const ZONES = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Europe/London',
];
const DAY_MS = 86_400_000;
const MONTHLY = 'CGA_STRIPE_MONTHLY';

const quote = (trialEndsAt: Date | string, zone: string, priceKey: PriceKey = MONTHLY, amountCents = 1000) =>
  quoteAfterTrial({
    priceKey,
    amountCents: priceKey === MONTHLY ? amountCents : 9900,
    now: new Date(Date.parse(String(new Date(trialEndsAt).toISOString())) - 3 * DAY_MS),
    zone,
    trialEndsAt: new Date(trialEndsAt),
  });

/** What a zone's calendar shows, read from the platform alone. */
const dayIn = (instant: Date, zone: string): string =>
  instant.toLocaleDateString('sv-SE', { timeZone: zone });

/** As the provider counts a part: by the second, of the month that ends at the anchor; rounded by one of its ways. */
function charged(at: Date, anchor: Date, round: (cents: number) => number): number {
  const before = new Date(anchor);
  before.setUTCMonth(before.getUTCMonth() - 1);
  return round((1000 * (anchor.getTime() - at.getTime())) / (anchor.getTime() - before.getTime()));
}

const trialEnds = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2032-01-01'),
  noInvalidDate: true,
});

describe.each(ZONES)('in %s', (zone) => {
  test('BIL-21 BIL-22 no day of the trial is lost, and nothing is charged on one', () => {
    fc.assert(
      fc.property(trialEnds, fc.constantFrom<PriceKey>(MONTHLY, 'CGA_STRIPE_YEARLY'), (ends, key) => {
        const found = quote(ends, zone, key);
        expect(found.begins_at.getTime()).toBeGreaterThan(ends.getTime());
        expect(found.trial_ends_on).toBe(dayIn(new Date(ends.getTime() - 1), zone));
        expect(found.begins_on > found.trial_ends_on).toBe(true);
        expect(dayIn(found.begins_at, zone)).toBe(found.begins_on);
        expect(found.first_charge_covers.from).toBe(found.begins_on);
        expect(found.begins_at.getTime() % 1000).toBe(0);
      }),
    );
  });

  test('BIL-22 the provider comes to our amount for a part, whether it rounds down or to the nearest cent', () => {
    fc.assert(
      fc.property(trialEnds, (ends) => {
        const { begins_at, anchor_at, first_charge_cents, first_charge_covers, next_charge_on } = quote(
          ends,
          zone,
        );
        const month = Number(first_charge_covers.to.slice(8));
        const days = month - Number(first_charge_covers.from.slice(8)) + 1;
        expect(first_charge_cents).toBe(Math.floor((1000 * days) / month));
        expect(next_charge_on.slice(8)).toBe('01');
        if (!anchor_at) {
          expect(begins_at.getUTCDate()).toBe(1);
          return;
        }
        expect([anchor_at.getUTCDate(), dayIn(anchor_at, zone)]).toEqual([1, next_charge_on]);
        expect(charged(begins_at, anchor_at, Math.floor)).toBe(first_charge_cents);
        expect(charged(begins_at, anchor_at, Math.round)).toBe(first_charge_cents);
      }),
    );
  });
});

test.each([
  ['the rest of the month', '2026-06-12T20:00:00Z', 600, '2026-06-13', '2026-07-01'],
  ['an end at midnight has no day of its own', '2026-06-13T07:00:00Z', 600, '2026-06-13', '2026-07-01'],
  [
    'on the last day of a month the plan begins on the 1st',
    '2026-06-30T20:00:00Z',
    1000,
    '2026-07-01',
    '2026-08-01',
  ],
  [
    'one day alone is too little to charge, and free',
    '2026-06-29T20:00:00Z',
    1000,
    '2026-07-01',
    '2026-08-01',
  ],
  ['two days are enough', '2026-06-28T20:00:00Z', 66, '2026-06-29', '2026-07-01'],
])('BIL-22 %s', (_what, ends, cents, begins, next) => {
  expect(quote(ends, 'America/Los_Angeles')).toMatchObject({
    first_charge_cents: cents,
    begins_on: begins,
    next_charge_on: next,
    next_charge_cents: 1000,
  });
});

test('LIM-24 a year is charged on the first day after the trial, and on that day every year', () => {
  expect(quote('2026-06-12T20:00:00Z', 'America/Los_Angeles', 'CGA_STRIPE_YEARLY')).toMatchObject({
    first_charge_cents: 9900,
    first_charge_covers: { from: '2026-06-13', to: '2027-06-12' },
    next_charge_on: '2027-06-13',
    anchor_at: undefined,
  });
});

describe('with a promotion code', () => {
  const none = { percentOff: undefined, amountOffCents: undefined, months: undefined };
  const at = {
    priceKey: MONTHLY as PriceKey,
    amountCents: 1000,
    now: new Date('2026-06-02T20:00:00Z'),
    zone: 'America/Los_Angeles',
    trialEndsAt: new Date('2026-06-12T20:00:00Z'),
  };

  test.each([
    ['a percentage for ever', { ...none, percentOff: 25, lasts: 'forever' as const }, 450, 750, '2026-06-13'],
    [
      'once, the first charge alone',
      { ...none, percentOff: 50, lasts: 'once' as const },
      300,
      1000,
      '2026-06-13',
    ],
    [
      'for a month from now',
      { ...none, percentOff: 50, lasts: 'months' as const, months: 1 },
      300,
      500,
      '2026-06-13',
    ],
    [
      'once, with a part that comes to nothing',
      { ...none, amountOffCents: 700, lasts: 'once' as const },
      300,
      1000,
      '2026-07-01',
    ],
    ['everything', { ...none, percentOff: 100, lasts: 'forever' as const }, 0, 0, '2026-07-01'],
  ])('%s', (_what, discount, first, next, begins) => {
    const found = quoteAfterTrial({ ...at, discount });
    expect([found.first_charge_cents, found.next_charge_cents, found.begins_on]).toEqual([
      first,
      next,
      begins,
    ]);
  });

  test('months that are over when the trial is take nothing off', () => {
    const discount = { ...none, percentOff: 50, lasts: 'months' as const, months: 1 };
    const trialEndsAt = new Date('2026-07-12T20:00:00Z');
    expect(quoteAfterTrial({ ...at, trialEndsAt, discount })).toMatchObject({
      first_charge_cents: 612,
      next_charge_cents: 1000,
    });
  });
});
