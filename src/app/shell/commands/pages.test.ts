import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';

/** Pages that nobody goes to by their name, and why. */
const NOT_BY_NAME: Record<string, string> = {
  '/journal/new': 'a command of its own: write',
  '/journal/complete': 'follows a page that was just written',
  '/journal/day': 'needs a day',
  '/journal/edit': 'needs an entry',
  '/lessons/edit': 'needs a lesson',
  '/goal': 'needs a goal',
  '/weekly-insights': 'needs a week',
  '/letter': 'needs a week, a month or a year',
  '/impact-intentions': 'onboarding',
  '/impactintentions': 'onboarding',
  '/core-word': 'onboarding',
  '/core-values': 'onboarding',
  '/core-value-confirmation': 'onboarding',
  '/introduction': 'onboarding',
  '/checkout': 'needs a plan',
  '/payment': 'needs a plan',
  '/payment-confirmation': 'needs a payment',
  '/welcome': 'follows a registration',
  '/start-over': 'where a locked vault leads',
  '/trial-ended': 'where a page leads that may not be opened',
  '/confirmation': 'follows a registration',
  '/couponconfirmation': 'follows a coupon',
  '/reset-password': 'needs a link from a mail',
  '/reminder': 'needs a link from a reminder',
  '/google-return': 'where Google leads back to',
  '/shared': 'where sharing a picture leads',
  '/auth-error': 'tells of a failure',
  '/': 'for those who are signed out',
  '/login': 'for those who are signed out',
  '/registration': 'for those who are signed out',
  '/dashboard/growth': 'another address of Today',
  '/dashboard/tools': 'another address of Tools',
};

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const addresses = [
  ...[...read('routes.tsx').matchAll(/\[((?:'\/[^']*'(?:, )?)+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  ),
  ...[...read('public/pages.ts').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path),
];

test('every page of the product can be gone to by its name, or it is said why not', () => {
  expect(addresses.length).toBeGreaterThan(40);
  const named = new Set(PAGES.map(({ to }) => to.split('#')[0]));
  for (const address of new Set(addresses)) {
    expect(named.has(address) !== address in NOT_BY_NAME, address).toBe(true);
  }
  for (const address of [...named, ...Object.keys(NOT_BY_NAME)]) expect(addresses).toContain(address);
});

test('no two pages have the same name or address', () => {
  expect(new Set(PAGES.map(({ label }) => label)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map(({ to }) => to)).size).toBe(PAGES.length);
});
