import { expect, test } from 'vitest';
import { trialDaysLeft } from './rules.ts';

test('BIL-05 the days left are rounded up, and none are left from the instant on at which the trial ends', () => {
  const end = new Date('2026-11-29T12:00:00.000Z');
  const left = (now: string) => trialDaysLeft(end, new Date(now));
  expect(left('2026-11-19T12:00:00.000Z')).toBe(10);
  expect(left('2026-11-19T12:00:00.001Z')).toBe(10);
  expect(left('2026-11-28T12:00:00.000Z')).toBe(1);
  expect(left('2026-11-29T11:59:59.999Z')).toBe(1);
  expect(left('2026-11-29T12:00:00.000Z')).toBe(0);
});
