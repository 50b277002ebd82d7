import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, shorten, textOrNull } from './text.ts';

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

test.each([
  ['nothing', '', true],
  ['white space', ' \t\n\u00a0\u2003', true],
  ['a zero-width space', '\u200b', true],
  ['joiners and a word joiner', '\u200c\u200d\u2060', true],
  ['a byte order mark', '\ufeff', true],
  ['marks of direction', '\u200e\u202e\u2066', true],
  ['a soft hyphen and fillers', '\u00ad\u3164\u115f', true],
  ['a variation selector', '\ufe0f', true],
  ['all of them with white space', ' \u200b \n\u2060\ufeff ', true],
  ['a letter between zero-width spaces', '\u200ba\u200b', false],
  ['an emoji of several parts', '🏃\u200d♀\ufe0f', false],
  ['a Persian word', 'می\u200cخواهم', false],
  ['a full stop', '.', false],
  ['half a character', '\ud83c', false],
])('JRN-18 TSK-06 LSN-01 %s is blank or not', (_, text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test('a blank text is stored as none', () => {
  expect(textOrNull('  ')).toBeNull();
  expect(textOrNull(' Lindqvist AB ')).toBe('Lindqvist AB');
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
