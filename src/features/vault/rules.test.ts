import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWord, passphraseProblem, wordsToConfirm } from './rules.ts';

test.each([
  ['', '', 'short'],
  ['elevenchars', 'elevenchars', 'short'],
  ['   padded    ', '   padded    ', 'short'],
  ['🌱🌱🌱🌱🌱🌱', '🌱🌱🌱🌱🌱🌱', 'short'],
  ['twelve chars', 'twelve chars', undefined],
  ['🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱', '🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱', undefined],
  ['twelve quiet mornings', 'twelve quiet morning', 'differs'],
  ['twelve quiet mornings', 'Twelve quiet mornings', 'differs'],
])('a passphrase %j, repeated as %j: %s', (passphrase, again, problem) => {
  expect(passphraseProblem({ passphrase, again, password: 'secret-1' })).toBe(problem);
});

test('the password of the account is none, however its letters are composed', () => {
  const passphrase = 'caf\u00e9 noir at dawn';
  const password = 'cafe\u0301 noir at dawn';
  expect(passphraseProblem({ passphrase, again: passphrase, password })).toBe('password');
});

test('three different words are asked for, in their order, any of them', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
      const places = wordsToConfirm(12, () => numbers.next().value ?? 0);
      expect(new Set(places).size).toBe(3);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(12);
      }
    }),
  );
  const asked = Array.from({ length: 12 }, (_, at) => wordsToConfirm(12, () => at / 12));
  expect(new Set(asked.flat()).size).toBe(12);
});

test('a word counts in any case, and with spaces around it', () => {
  expect(isWord(' Sausage ', 'sausage')).toBe(true);
  expect(isWord('saus', 'sausage')).toBe(false);
});
