import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, usableToken, watchRenewals } from './access-token.ts';
import { readToken } from './token.ts';

const MINUTE = 60_000;
const START = new Date('2026-11-19T14:00:00Z');

function tokenOf(userId: string, number: number): string {
  const claims = { sub: userId, sid: 'session', iat: 1000, exp: 1600, number };
  return `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
}

let person = 'ann';
let given = 0;
let status = 200;
const answer = async () => {
  given += 1;
  if (status !== 200) return new Response('{"error":{"code":"gone","message":"Gone."}}', { status });
  return new Response(JSON.stringify({ token: tokenOf(person, given) }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('fetch', answer);
  person = 'ann';
  given = 0;
  status = 200;
});

afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a token lives as long as its claims say, whatever the clock of the device', () => {
  expect(readToken(tokenOf('ann', 1), 5_000)).toMatchObject({
    userId: 'ann',
    validUntil: 5_000 + 10 * MINUTE,
  });
});

test('a token that is over by its claims does not set off one renewal after the other', () => {
  const over = `header.${btoa(JSON.stringify({ sub: 'ann', exp: 1 }))}.signature`;
  expect(readToken(over, 60_000).validUntil).toBe(90_000);
});

test('calls at the same time share one renewal, and later ones its token', async () => {
  const [first, second] = await Promise.all([usableToken(), usableToken()]);
  expect(first.value).toBe(second.value);
  expect((await usableToken()).value).toBe(first.value);
  expect(given).toBe(1);
});

test('a refused token is replaced', async () => {
  const refused = await usableToken();
  const next = await usableToken(refused.value);
  expect(next.value).not.toBe(refused.value);
  expect(given).toBe(2);
});

test('SES-05 the token is renewed a minute before it ends', async () => {
  await usableToken();
  await vi.advanceTimersByTimeAsync(9 * MINUTE - 1000);
  expect(given).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(given).toBe(2);
});

test('SES-06 a refused renewal is told; an error that may pass is tried again', async () => {
  const refusal = vi.fn();
  watchRenewals({ refusal, otherPerson: () => {} });
  await usableToken();
  status = 503;
  await vi.advanceTimersByTimeAsync(9 * MINUTE + 1000);
  expect(given).toBe(2);
  expect(refusal).not.toHaveBeenCalled();
  status = 401;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(given).toBe(3);
  expect(refusal).toHaveBeenCalledTimes(1);
});

test("a renewal that brings somebody else's token is told", async () => {
  const otherPerson = vi.fn();
  watchRenewals({ refusal: () => {}, otherPerson });
  await usableToken();
  expect(otherPerson).not.toHaveBeenCalled();
  person = 'bob';
  await vi.advanceTimersByTimeAsync(9 * MINUTE + 1000);
  expect(otherPerson).toHaveBeenCalledTimes(1);
});

test("nothing of this document is sent with somebody else's token", async () => {
  const otherPerson = vi.fn();
  watchRenewals({ refusal: () => {}, otherPerson });
  const own = await usableToken();
  person = 'bob';
  await expect(usableToken(own.value)).rejects.toMatchObject({ status: 0 });
  expect(otherPerson).toHaveBeenCalledTimes(1);
  await expect(usableToken(own.value)).rejects.toMatchObject({ status: 0 });
});
