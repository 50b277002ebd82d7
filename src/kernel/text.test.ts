import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './text.ts';

test.each([
  ['short enough', 12, 'short enough'],
  ['one too long', 11, 'one too lo…'],
  ['run 🏃‍♀️ home', 6, 'run …'],
  ['run 🏃‍♀️ home', 11, 'run 🏃‍♀️ …'],
  ['e\u0301e\u0301e\u0301', 4, 'e\u0301…'],
  ['🇨🇭🇨🇭', 6, '🇨🇭…'],
])('%s in %i units', (text, limit, shown) => {
  expect(shorten(text, limit)).toBe(shown);
});

test('whatever is cut fits, is well formed, and holds whole characters from the beginning', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const shown = shorten(text, limit);
      expect(shown.length).toBeLessThanOrEqual(Math.max(limit, text.length <= limit ? text.length : 1));
      expect(shown.isWellFormed()).toBe(true);
      if (shown === text) return;
      const kept = charactersOf(shown.slice(0, -1));
      expect(charactersOf(text).slice(0, kept.length)).toEqual(kept);
    }),
  );
});
