import { expect, test } from 'vitest';
import { accessOf, groundsOf, type Membership } from './access-policy.ts';

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
  const grounds = groundsOf({ trial_ends_at: trialEndsAt, memberships });
  expect(accessOf({ available: true, grounds }, NOW).reason).toBe(access);
});
