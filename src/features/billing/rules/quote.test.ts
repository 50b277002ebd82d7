import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceKey } from '../contract/limits.ts';
import { quoteOf } from './quote.ts';

const ZONES = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Europe/London',
];
const DAY_MS = 86_400_000;

const quote = (now: Date | string, zone: string, priceKey: PriceKey = 'CGA_STRIPE_MONTHLY') =>
  quoteOf({
    priceKey,
    amountCents: priceKey === 'CGA_STRIPE_MONTHLY' ? 1000 : 9900,
    now: new Date(now),
    zone,
  });

const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What a zone's calendar shows, read from the platform alone: nothing here is shared with the rule. */
function shown(instant: Date, zone: string): { year: number; month: number; day: number } {
  const text = instant.toLocaleDateString('sv-SE', { timeZone: zone });
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** The cents of the days left, added up tenth of a cent by tenth of a cent, in whole numbers. */
function expectedCents(month: number, day: number): number {
  const length = MONTH_LENGTHS[month - 1] ?? 0;
  let left = 0;
  for (let each = day; each <= length; each += 1) left += 1000;
  let cents = 0;
  while ((cents + 1) * length <= left) cents += 1;
  return cents < 50 ? 0 : cents;
}

describe.each(ZONES)('in %s', (zone) => {
  test('BIL-21 BIL-22 every day of a leap year: the first part to the cent, and the next 1st', () => {
    for (let at = Date.UTC(2027, 11, 30, 3); at < Date.UTC(2029, 0, 3); at += 7 * 3_600_000) {
      const { year, month, day } = shown(new Date(at), zone);
      if (year !== 2028) continue;
      const found = quote(new Date(at), zone);
      expect([month, day, found.first_charge_cents]).toEqual([month, day, expectedCents(month, day)]);
      const [nextYear, nextMonth] = month === 12 ? [2029, 1] : [2028, month + 1];
      expect(found.next_charge_on).toBe(`${nextYear}-${String(nextMonth).padStart(2, '0')}-01`);
      expect(found.next_charge_cents).toBe(1000);
      expect(found.next_charge_at.getTime()).toBeGreaterThan(at);
    }
  });

  test('BIL-21 the charge falls on the 1st there, and in every later month as the provider counts', () => {
    for (let month = 0; month < 12; month += 1) {
      const anchor = quote(new Date(Date.UTC(2028, month, 15)), zone).next_charge_at;
      expect(anchor.getUTCDate()).toBe(1);
      for (let later = 0; later < 24; later += 1) {
        const charge = new Date(anchor);
        charge.setUTCMonth(charge.getUTCMonth() + later);
        expect(shown(charge, zone).day).toBe(1);
      }
    }
  });

  test('LIM-24 yearly is the whole today, and the same again on this day next year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
        (now) => {
          const found = quote(now, zone, 'CGA_STRIPE_YEARLY');
          expect(found.first_charge_cents).toBe(9900);
          expect(found.next_charge_cents).toBe(9900);
          const days = (found.next_charge_at.getTime() - now.getTime()) / DAY_MS;
          expect([365, 366]).toContain(days);
          expect(found.next_charge_on).toBe(
            found.next_charge_at.toLocaleDateString('sv-SE', { timeZone: zone }),
          );
        },
      ),
    );
  });
});

test.each([
  ['BIL-22 on the 21st of a month of 30 days a third is left', '2026-11-21T20:00:00Z', 333, '2026-12-01'],
  ['BIL-21 in December the next 1st is in January', '2026-12-22T20:00:00Z', 322, '2027-01-01'],
  ['LIM-23 on the 1st it is the whole month', '2026-11-01T20:00:00Z', 1000, '2026-12-01'],
  ['BIL-22 a part below the least charge is free', '2026-11-30T20:00:00Z', 0, '2026-12-01'],
  ['BIL-22 two days are enough to charge', '2026-11-29T20:00:00Z', 66, '2026-12-01'],
  ['BIL-22 the day is the one of the zone', '2026-12-01T07:59:59Z', 0, '2026-12-01'],
  ['BIL-22 a moment later it is the next month', '2026-12-01T08:00:00Z', 1000, '2027-01-01'],
])('%s', (_what, now, cents, next) => {
  expect(quote(now, 'America/Los_Angeles')).toMatchObject({
    first_charge_cents: cents,
    next_charge_on: next,
    next_charge_cents: 1000,
  });
});

test('LIM-24 a year after the 29th of February is the 28th', () => {
  expect(quote('2028-02-29T20:00:00Z', 'America/Los_Angeles', 'CGA_STRIPE_YEARLY')).toMatchObject({
    first_charge_covers: { from: '2028-02-29', to: '2029-02-27' },
    next_charge_on: '2029-02-28',
  });
});

describe('with a promotion code', () => {
  const none = { percentOff: undefined, amountOffCents: undefined, months: undefined };
  const at = { now: new Date('2026-11-16T20:00:00Z'), zone: 'America/Los_Angeles', amountCents: 1000 };

  test.each([
    ['a percentage for ever', { ...none, percentOff: 25, lasts: 'forever' as const }, 375, 750],
    ['once, only the first charge', { ...none, percentOff: 50, lasts: 'once' as const }, 250, 1000],
    [
      'a fixed amount for months',
      { ...none, amountOffCents: 300, lasts: 'months' as const, months: 3 },
      200,
      700,
    ],
    ['more than there is', { ...none, amountOffCents: 5000, lasts: 'forever' as const }, 0, 0],
    ['what is left is too little to charge', { ...none, percentOff: 95, lasts: 'once' as const }, 0, 1000],
  ])('%s', (_what, discount, first, next) => {
    const found = quoteOf({ ...at, priceKey: 'CGA_STRIPE_MONTHLY', discount });
    expect([found.first_charge_cents, found.next_charge_cents]).toEqual([first, next]);
  });

  test('for months it is over before a yearly plan is charged again', () => {
    const discount = { ...none, percentOff: 10, lasts: 'months' as const, months: 3 };
    const found = quoteOf({ ...at, amountCents: 9900, priceKey: 'CGA_STRIPE_YEARLY', discount });
    expect([found.first_charge_cents, found.next_charge_cents]).toEqual([8910, 9900]);
  });
});
