import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const failed = (message: string, code?: string): Error => Object.assign(new Error(message), code && { code });

test.each([
  ['a connection that was lost', failed('connection failure', '08006'), true],
  [
    'a machine that went away while it was needed',
    failed('failure on connection marked as essential: db2:5432', 'XX000'),
    true,
  ],
  ['a connection that ended without a word', failed('Connection terminated unexpectedly'), true],
  ['an id that is used', failed('duplicate key', '23505'), false],
  ['a code that stands for anything', failed('cache lookup failed', 'XX000'), false],
  ['anything else', failed('x is not a function'), false],
  ['what is no error', 'Connection terminated', false],
])('%s, also as a query library wraps it', (_, error, is) => {
  expect(isUnavailable(error)).toBe(is);
  expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(is);
});
