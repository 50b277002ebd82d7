import { expect, test } from 'vitest';
import { readRedirect } from './redirect.ts';

const read = (search: string, hash = '') => readRedirect({ search, hash });

test('an ordinary address brings nothing', () => {
  expect(read('')).toEqual({ kind: 'none' });
  expect(read('?page=2', '#how')).toEqual({ kind: 'none' });
});

test('SES-10 a code and the tokens of a hash are both read', () => {
  expect(read('?code=abc')).toEqual({ kind: 'code', code: 'abc' });
  expect(read('', '#access_token=a.b.c&refresh_token=d%3D&type=recovery')).toEqual({
    kind: 'tokens',
    access_token: 'a.b.c',
    refresh_token: 'd=',
  });
});

test('NAV-13 an error is an error wherever it stands, and so is half a pair of tokens', () => {
  expect(read('?error=access_denied&code=abc')).toEqual({ kind: 'error' });
  expect(read('', '#error=expired')).toEqual({ kind: 'error' });
  expect(read('', '#access_token=a.b.c')).toEqual({ kind: 'error' });
});
