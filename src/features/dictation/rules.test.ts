import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spokenAt } from './rules.ts';

/** Where | stands in a text is its caret; between two of them is what is selected. */
function spokenInto(marked: string, words: string): string {
  const [before = '', middle, last] = marked.split('|');
  const selected = last === undefined ? '' : (middle ?? '');
  const text = before + selected + (last ?? middle ?? '');
  const caret = { start: before.length, end: before.length + selected.length };
  const { inserted, caret: at } = spokenAt(text, caret, words);
  const written = text.slice(0, caret.start) + inserted + text.slice(caret.end);
  return `${written.slice(0, at)}|${written.slice(at)}`;
}

describe('what is spoken stands as if it had been typed', () => {
  test.each([
    ['|', 'walked the dog', 'Walked the dog|'],
    ['I |', 'walked', 'I walked|'],
    ['I|', 'walked', 'I walked|'],
    ['I walked.|', 'then I slept', 'I walked. Then I slept|'],
    ['I walked. |', 'then I slept', 'I walked. Then I slept|'],
    ['“I walked.”|', 'then', '“I walked.” Then|'],
    ['Call Dad\n|', 'call Mom', 'Call Dad\nCall Mom|'],
    ['I |slept', 'walked and', 'I walked and| slept'],
    ['I | slept', 'walked and', 'I walked and| slept'],
    ['I |walked| home', 'drove', 'I drove| home'],
    ['I walked|', ', then slept', 'I walked, then slept|'],
    ['ich ging |', 'über die Brücke', 'ich ging über die Brücke|'],
    ['|', 'über die Brücke', 'Über die Brücke|'],
    ['散歩をした|', 'そして寝た', '散歩をしたそして寝た|'],
    ['I walked|', '   ', 'I walked|'],
  ])('%j and %j', (marked, words, expected) => {
    expect(spokenInto(marked, words)).toBe(expected);
  });
});

test('what is written is what was said, but for a space around it and its first letter', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (text, words, place) => {
      const at = place % (text.length + 1);
      const { inserted, caret } = spokenAt(text, { start: at, end: at }, words);
      expect(inserted.trim().toLowerCase()).toBe(words.trim().toLowerCase());
      expect(caret).toBeGreaterThanOrEqual(at);
      expect(caret).toBeLessThanOrEqual(at + inserted.length);
    }),
  );
});
