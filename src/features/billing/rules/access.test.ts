import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessOf, cardExpires, lengthenedTrial, type Membership } from './access.ts';

const NOW = new Date('2026-11-19T12:00:00.000Z');
const BEFORE = '2026-11-19T11:59:59.999Z';
const LATER = '2026-11-19T12:00:00.001Z';

const member = (changes: Partial<Membership>): Membership => ({
  tier: 'growth',
  status: 'active',
  end_date: null,
  grace_until: null,
  ...changes,
});

test.each<[string, string, Membership[], string]>([
  ['the trial runs', LATER, [], 'trial'],
  ['the trial is over', BEFORE, [], 'ended'],
  ['paid, in the trial', LATER, [member({})], 'paid'],
  ['paid, after the trial', BEFORE, [member({ status: 'trialing' })], 'paid'],
  ['paid until later', BEFORE, [member({ end_date: LATER })], 'paid'],
  ['paid until a moment ago', BEFORE, [member({ end_date: BEFORE })], 'ended'],
  ['a payment failed some days ago', BEFORE, [member({ status: 'past_due', grace_until: LATER })], 'grace'],
  ['a payment failed long ago', BEFORE, [member({ status: 'past_due', grace_until: BEFORE })], 'ended'],
  ['not paid at all', BEFORE, [member({ status: 'unpaid', grace_until: LATER })], 'ended'],
  ['the start tier', BEFORE, [member({ tier: 'Start' })], 'ended'],
  ['an old plan beside the new one', BEFORE, [member({ status: 'canceled' }), member({})], 'paid'],
])('BIL-07 %s', (_what, trialEndsAt, memberships, access) => {
  expect(accessOf(trialEndsAt, memberships, NOW)).toBe(access);
});

test.each([
  [11, 2026, true],
  [12, 2026, false],
  [10, 2026, true],
  [1, 2030, false],
])('BIL-35 a card good until %i/%i is said to expire: %s', (exp_month, exp_year, expires) => {
  expect(cardExpires({ exp_month, exp_year }, NOW)).toBe(expires);
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
