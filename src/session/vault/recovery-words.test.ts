import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRecoveryKey, readRecoveryKey, wordsOf } from './recovery-words.ts';

const keys = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => new Uint8Array(bytes));

test('every key is twelve words, which are read as that key', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const words = wordsOf(key);
      expect(words).toHaveLength(12);
      expect(readRecoveryKey(words.join(' '))).toEqual({ key });
    }),
  );
  expect(newRecoveryKey()).toHaveLength(16);
});

// BIP 39, test vectors of Trezor.
test.each([
  [
    '00000000000000000000000000000000',
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
  ],
  [
    '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  ],
  [
    '9e885d952ad362caeb4efe34a8e91bd2',
    'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
  ],
])('%s', (hex, words) => {
  const key = new Uint8Array(Buffer.from(hex, 'hex'));
  expect(wordsOf(key).join(' ')).toBe(words);
  expect(readRecoveryKey(words)).toEqual({ key });
});

const TWELVE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test.each([
  ['in capitals', TWELVE.toUpperCase()],
  [
    'with numbers and lines',
    TWELVE.split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
  ],
  ['with commas and a full stop', `  ${TWELVE.replaceAll(' ', ', ')}.`],
  [
    'by their first four letters',
    TWELVE.split(' ')
      .map((word) => word.slice(0, 4))
      .join(' '),
  ],
])('read %s', (_, typed) => {
  expect(readRecoveryKey(typed)).toEqual({ key: new Uint8Array(16).fill(0x7f) });
});

test.each([
  ['', { problem: 'count' }],
  [TWELVE.replace('yellow', ''), { problem: 'count' }],
  [`${TWELVE} yellow`, { problem: 'count' }],
  [TWELVE.replace('sausage', 'sausag'), { problem: 'word', word: 'sausag' }],
  [TWELVE.replace('winner', 'Gewinner'), { problem: 'word', word: 'Gewinner' }],
  [TWELVE.replace('yellow', 'year'), { problem: 'checksum' }],
  [TWELVE.replace('legal winner', 'winner legal'), { problem: 'checksum' }],
])('not taken: %s', (typed, problem) => {
  expect(readRecoveryKey(typed)).toEqual(problem);
});
