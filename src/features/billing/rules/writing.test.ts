import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponParamsIn, welcomeParamsIn } from './card-style.ts';
import { isForReading, isForWriting, type LastKnownAccess, mayWriteAt } from './writing.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const PAST = '2026-11-22T11:59:59.000Z';
const FUTURE = '2026-11-22T12:00:01.000Z';

const lastKnown = (part: Partial<LastKnownAccess>): LastKnownAccess => ({
  access: 'trial',
  available: true,
  trial_ends_at: PAST,
  grace_until: null,
  ...part,
});

test.each<[string, Partial<LastKnownAccess>, string | undefined, boolean]>([
  ['a trial that runs', { trial_ends_at: FUTURE }, undefined, true],
  ['a trial that is over by the clock', {}, undefined, false],
  ['a trial that was lengthened since', {}, FUTURE, true],
  ['a plan', { access: 'paid' }, PAST, true],
  ['a payment that failed, in its days of grace', { access: 'grace', grace_until: FUTURE }, PAST, true],
  ['a payment that failed, after them', { access: 'grace', grace_until: PAST }, PAST, false],
  ['the end by the server’s word', { access: 'ended' }, FUTURE, false],
  ['the end where nobody can pay', { access: 'ended', available: false }, PAST, true],
])('BIL-07 %s: what is known last decides', (_, part, trialEndsAt, allowed) => {
  expect(mayWriteAt(lastKnown(part), trialEndsAt, NOW)).toBe(allowed);
});

test('BIL-07 the profile, paying and what was written stay open, writing does not', () => {
  for (const open of [
    '/profile',
    '/pricing',
    '/trial-ended',
    '/journal/history',
    '/lessons-history',
    '/tasks',
    '/goal',
    '/dashtools',
    '/weeklyreview',
  ]) {
    expect(isForWriting(open), open).toBe(false);
  }
  for (const closed of ['/journal/new', '/dashgrowthloop', '/introduction', '/lessons/edit']) {
    expect(isForWriting(closed), closed).toBe(true);
    expect(isForReading(closed), closed).toBe(false);
  }
  expect([isForReading('/tasks'), isForReading('/profile')]).toEqual([true, false]);
});

test('BIL-24 BIL-25 whatever stands in the address, amounts are whole cents and the name is a text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (amount, monthly, name) => {
      const dress = welcomeParamsIn(new URLSearchParams({ amount, monthly, name }));
      expect(Number.isSafeInteger(dress.amount) && Number.isSafeInteger(dress.monthly)).toBe(true);
      expect(dress.amount).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(welcomeParamsIn(new URLSearchParams())).toEqual({
    amount: 500,
    monthly: 500,
    name: '',
    begins: undefined,
  });
});

test.each([
  ['2026-12-02', '2026-12-02'],
  ['2026-02-31', undefined],
  ['<b>', undefined],
])('the day of a plan that is yet to begin is a day: %s', (begins, shown) => {
  expect(welcomeParamsIn(new URLSearchParams({ begins })).begins).toBe(shown);
});

test.each([
  ['0', 7],
  ['-3', 7],
  ['30', 30],
  ['99999', 7],
  ['x', 7],
])('LIM-22 a coupon of %s days is shown as %i', (days, shown) => {
  expect(couponParamsIn(new URLSearchParams({ coupon: ' A ', days }))).toMatchObject({
    code: 'A',
    days: shown,
  });
});
