import { expect, test } from 'vitest';
import { hasLengthNote, isTooLong, lengthWords } from './length-note.tsx';

const letters = (count: number) => 'a'.repeat(count);

test('nothing is said while there is room', () => {
  expect(hasLengthNote(letters(450), 500)).toBe(false);
  expect(lengthWords(letters(450), 500)).toEqual({});
  expect(hasLengthNote(letters(450), undefined)).toBe(false);
});

test('near the limit is a tenth of it, of a long text the last 200 characters', () => {
  expect(lengthWords(letters(451), 500)).toEqual({ help: '49 characters left' });
  expect(lengthWords(letters(499), 500)).toEqual({ help: '1 character left' });
  expect(lengthWords(letters(500), 500)).toEqual({ help: '0 characters left' });
  expect(hasLengthNote(letters(19_800), 20_000)).toBe(false);
  expect(hasLengthNote(letters(19_801), 20_000)).toBe(true);
});

test('beyond the limit it is said how much is too much', () => {
  expect(lengthWords(letters(20_001), 20_000)).toEqual({
    error: 'This is 1 character over the limit of 20,000.',
  });
  expect([isTooLong(letters(500), 500), isTooLong(letters(501), 500)]).toEqual([false, true]);
});

test('spaces around a text do not count, as they are not kept', () => {
  expect(isTooLong(`  ${letters(500)}\n`, 500)).toBe(false);
});
