import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_EXPIRES_SOON_DAYS } from '../contract/limits.ts';
import { cardExpires, lengthenedTrial } from './periods.ts';

const NOW = new Date('2026-11-19T12:00:00.000Z');

test.each([
  [11, 2026, true],
  [12, 2026, false],
  [10, 2026, true],
  [1, 2030, false],
])('BIL-35 a card good until %i/%i is said to expire: %s', (exp_month, exp_year, expires) => {
  expect(cardExpires({ exp_month, exp_year }, NOW)).toBe(expires);
});

test('a card ends soon from the very moment that many days before its month is over', () => {
  const card = { exp_month: 12, exp_year: 2026 };
  const first = Date.UTC(2027, 0, 1) - CARD_EXPIRES_SOON_DAYS * 86_400_000;
  expect(cardExpires(card, new Date(first))).toBe(true);
  expect(cardExpires(card, new Date(first - 1))).toBe(false);
});

test('LIM-22 a coupon never shortens a trial, and adds its days', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 1, max: 365 }), (ends, now, days) => {
      const after = lengthenedTrial(ends, days, now).getTime();
      expect(after).toBeGreaterThan(ends.getTime());
      expect(after).toBeGreaterThanOrEqual(now.getTime() + days * 86_400_000);
      expect(after).toBe(Math.max(ends.getTime(), now.getTime()) + days * 86_400_000);
    }),
  );
});
