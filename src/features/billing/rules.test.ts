import { expect, test } from 'vitest';
import { type Membership, mayUse } from './rules.ts';

const now = new Date('2026-11-19T12:00:00.000Z');
const earlier = '2026-11-19T12:00:00.000Z';
const later = '2026-11-19T12:00:00.001Z';

const membership = (changes: Partial<Membership>): Membership => ({
  trial_ends_at: earlier,
  subscriptions: [],
  ...changes,
});
const paying = (changes: Partial<Membership['subscriptions'][number]>) =>
  membership({ subscriptions: [{ tier: 'growth', status: 'active', end_date: null, ...changes }] });
const creates = (facts: Membership) => mayUse('content_creation', facts, now);

test('ROL-05 ROL-07 content creation is for a running trial or an active paid subscription', () => {
  expect(creates(membership({ trial_ends_at: later }))).toBe(true);
  expect(creates(membership({ trial_ends_at: earlier }))).toBe(false);
  expect(creates(membership({ trial_ends_at: null }))).toBe(false);
  expect(creates(paying({}))).toBe(true);
  expect(creates(paying({ end_date: later }))).toBe(true);
  expect(creates(paying({ end_date: earlier }))).toBe(false);
  expect(creates(paying({ status: 'canceled' }))).toBe(false);
});

test('BIL-06 BIL-07 the start tier is membership, not payment, however it is written', () => {
  for (const tier of ['start', 'Start', 'START']) expect(creates(paying({ tier }))).toBe(false);
});

test('ROL-05 a feature that nobody knows is nobody’s', () => {
  const everything = { ...paying({}), trial_ends_at: later };
  for (const name of ['', 'anything', 'toString', 'content_creation '])
    expect(mayUse(name, everything, now)).toBe(false);
});
