import { expect, test } from 'vitest';
import { isCardForm, isConsentReturn, isPublicPage, isServersOwn } from './addresses.ts';

test.each([
  ['/google-return', true],
  ['/google-return/', false],
  ['/google-returns', false],
  ['/Google-Return', false],
  ['/api/google-return', false],
  ['/', false],
])('the way back from Google at %s: %s', (pathname, is) => {
  expect(isConsentReturn(pathname)).toBe(is);
});

test('the way back from Google is a document of its own, and no call of the server', () => {
  expect([
    isServersOwn.test('/google-return'),
    isPublicPage('/google-return'),
    isCardForm('/google-return'),
  ]).toEqual([false, false, false]);
  expect(isServersOwn.test('/dev/google')).toBe(true);
});
