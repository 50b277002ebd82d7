import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWeakSecret } from './weak-secret.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['zeros', new Uint8Array(32)],
  ['one byte', new Uint8Array(32).fill(255)],
  ['two bytes in turn', bytes('f3'.repeat(24))],
  ['a piece twice', bytes('kT9vQ2xLw8RzB4nH'.repeat(2))],
  ['a piece and the beginning of it again', bytes('kT9vQ2xLw8RzB4nH'.repeat(3).slice(0, 40))],
  ['counting', Uint8Array.from({ length: 32 }, (_, index) => index)],
  ['the alphabet', bytes('abcdefghijklmnopqrstuvwxyz012345')],
  ['few letters', bytes('aabbbccddaabbcdaccbbddaabcdabcdd')],
  ['zeros with an end', Uint8Array.from([...new Uint8Array(31), 1])],
])('%s guard nothing', (_kind, secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

test('what is drawn by chance does, as bytes, as base64 and as hexadecimal', () => {
  for (let round = 0; round < 500; round++) {
    expect(isWeakSecret(randomBytes(32))).toBe(false);
    expect(isWeakSecret(bytes(randomBytes(48).toString('base64')))).toBe(false);
    expect(isWeakSecret(bytes(randomBytes(24).toString('hex')))).toBe(false);
  }
});
