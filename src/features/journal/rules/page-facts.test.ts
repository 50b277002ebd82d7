import { expect, test } from 'vitest';
import { pageFacts, weatherText } from './page-facts.ts';

test('the weather is said as it is stored, or in Fahrenheit', () => {
  const stored = { conditions: 'Clear', celsius: -0.4 };
  expect(weatherText(stored)).toBe('Clear, 0 °C');
  expect(weatherText(stored, true)).toBe('Clear, 31 °F');
  expect(weatherText({ celsius: -17.8 }, true)).toBe('0 °F');
});

test('what is not known of a page is not said', () => {
  expect(pageFacts({})).toEqual([]);
  expect(pageFacts({ weather: { conditions: 'Clear' }, tags: ['sea', 'sun'] })).toEqual([
    'Clear',
    '#sea #sun',
  ]);
});
