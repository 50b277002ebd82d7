import { expect, test } from 'vitest';
import { trialDaysLeft, trialEnd } from './rules.ts';

const NOW = new Date('2026-11-19T12:00:00.000Z');

test.each([
  ['2026-11-29T12:00:00.000Z', 10],
  ['2026-11-21T12:00:00.000Z', 2],
  ['2026-11-20T12:00:00.001Z', 2],
  ['2026-11-19T12:00:00.001Z', 1],
  ['2026-11-19T12:00:00.000Z', 0],
  ['2026-11-18T12:00:00.000Z', -1],
])('BIL-04 a trial that ends at %s has %i days left, rounded up', (end, days) => {
  expect(trialDaysLeft(new Date(end), NOW)).toBe(days);
});

test('LIM-21 the trial ends ten days of 24 hours after the account was made', () => {
  expect(trialEnd(new Date('2026-03-05T09:30:00.000Z')).toISOString()).toBe('2026-03-15T09:30:00.000Z');
});
