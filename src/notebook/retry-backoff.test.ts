import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RetryBackoff } from './retry-backoff.ts';

let closing: AbortController;
let backoff: RetryBackoff;

beforeEach(() => {
  vi.useFakeTimers();
  closing = new AbortController();
  backoff = new RetryBackoff({
    signal: closing.signal,
    random: () => 1,
    waits: { every: 60_000, first: 5, longest: 20 },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The milliseconds until what rests goes on. */
async function lengthOf(rest: Promise<void>): Promise<number> {
  const began = Date.now();
  let isOver = false;
  void rest.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
  return Date.now() - began;
}

test('a rest is longer with every failure, up to the longest', async () => {
  const lengths: number[] = [];
  for (const failures of [0, 1, 2, 3, 4, 40]) lengths.push(await lengthOf(backoff.rest(failures)));
  expect(lengths).toEqual([60_000, 5, 10, 20, 20, 20]);
});

test('a rest is shorter by chance, at most by half', async () => {
  const hasty = new RetryBackoff({ signal: closing.signal, random: () => 0 });
  expect(await lengthOf(hasty.rest(0))).toBe(90_000);
  expect(await lengthOf(hasty.rest(1))).toBe(500);
});

test('waking ends every rest, and the one after the try that is under way', async () => {
  const both = Promise.all([backoff.rest(0), backoff.rest(3)]).then(() => undefined);
  backoff.wake();
  expect(await lengthOf(both)).toBe(0);
  backoff.begin();
  backoff.wake();
  expect(await lengthOf(backoff.afterTry(0))).toBe(0);
  backoff.begin();
  expect(await lengthOf(backoff.afterTry(0))).toBe(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing backoff once it is closed', async () => {
  const resting = backoff.rest(0);
  closing.abort();
  expect(await lengthOf(resting)).toBe(0);
  expect(await lengthOf(backoff.rest(0))).toBe(0);
});
