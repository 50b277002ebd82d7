import { expect, test } from 'vitest';
import { weather } from '../texts.ts';
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

test('the weather is said as it is stored, or in Fahrenheit', () => {
  const stored = { conditions: 'Clear', celsius: -0.4 };
  expect(weather(stored)).toBe('Clear, 0 °C');
  expect(weather(stored, true)).toBe('Clear, 31 °F');
  expect(weather({ celsius: -17.8 }, true)).toBe('0 °F');
});
