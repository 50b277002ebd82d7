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

test.each([
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/unsubscribe?token=eyJrIjoid2Vla2x5In0.Zm9v1',
  '/api/auth/confirm?code=x',
  '/healthz',
])('%s comes from the server, also where the app is installed', (address) => {
  expect(isServersOwn.test(address)).toBe(true);
});

test.each(['/profile', '/unsubscribed', '/journal/new?day=2026-11-26'])(
  '%s is a page of the app',
  (address) => {
    expect(isServersOwn.test(address)).toBe(false);
  },
);
