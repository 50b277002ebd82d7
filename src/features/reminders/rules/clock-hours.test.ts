import { expect, test } from 'vitest';
import { countsTwelveHours, halfName } from './clock-hours.ts';

test('English counts to 12 twice, and names the half of the day', () => {
  expect(countsTwelveHours()).toBe(true);
  expect([halfName('AM'), halfName('PM')]).toEqual(['AM', 'PM']);
});
