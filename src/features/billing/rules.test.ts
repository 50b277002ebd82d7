import { expect, test } from 'vitest';
import { trialDaysLeft } from './rules.ts';

const now = new Date('2026-11-19T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('BIL-04 days left are rounded up', () => {
  expect([9.1, 10, 0.5, 0.0001].map((days) => trialDaysLeft(inDays(days), now))).toEqual([10, 10, 1, 1]);
});

test('BIL-04 from the moment the trial ends, no day is left', () => {
  expect(trialDaysLeft(inDays(0), now)).toBeLessThanOrEqual(0);
  expect(trialDaysLeft(inDays(-0.1), now)).toBeLessThanOrEqual(0);
  expect(trialDaysLeft(inDays(-3), now)).toBe(-3);
});
