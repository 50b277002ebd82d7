import { expect, test } from 'vitest';
import { readsFahrenheit } from './fahrenheit.ts';

test.each([
  ['en-US', true],
  ['es-PR', true],
  ['en-GB', false],
  ['de', false],
  ['en', false],
  ['', false],
  ['not a language', false],
])('degrees are read in Fahrenheit in %j: %j', (language, expected) => {
  expect(readsFahrenheit(language)).toBe(expected);
});
