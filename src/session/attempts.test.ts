import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/http.ts';
import { threeAttempts } from './attempts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const going = () => new AbortController().signal;

test('LIM-15 LIM-16 three attempts in all, one second apart', async () => {
  const startedAt = Date.now();
  const at: number[] = [];
  const work = vi.fn(async () => {
    at.push(Date.now() - startedAt);
    throw new ApiError(500, 'unexpected', '');
  });
  const outcome = threeAttempts(work, going()).catch((error: ApiError) => error.status);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe(500);
  expect(at).toEqual([0, 1000, 2000]);
});

test('a later attempt may succeed', async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(0, 'offline', ''))
    .mockResolvedValue('here');
  const outcome = threeAttempts(work, going());
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe('here');
  expect(work).toHaveBeenCalledTimes(2);
});

test('a refusal is not asked again, too many calls are', async () => {
  const refused = vi.fn().mockRejectedValue(new ApiError(401, 'unauthenticated', ''));
  await expect(threeAttempts(refused, going())).rejects.toMatchObject({ status: 401 });
  expect(refused).toHaveBeenCalledTimes(1);
  const busy = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(429, 'busy', ''))
    .mockResolvedValue('here');
  const outcome = threeAttempts(busy, going());
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe('here');
});

test('it stops when it is given up', async () => {
  const giveUp = new AbortController();
  const work = vi.fn().mockRejectedValue(new ApiError(0, 'offline', ''));
  const outcome = threeAttempts(work, giveUp.signal).catch(() => 'stopped');
  giveUp.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toBe('stopped');
  expect(work).toHaveBeenCalledTimes(1);
});
