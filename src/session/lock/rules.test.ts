import { describe, expect, test } from 'vitest';
import { awayLimit, isAway, LOCK_TIMES } from './away.ts';
import { isPin, remainingWait } from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('somebody may be away for as long as was chosen; a lock at every start also locks after a minute', () => {
  expect(LOCK_TIMES.map((time) => awayLimit(time) / MINUTE)).toEqual([1, 1, 5, 15]);
});

describe('away for five minutes', () => {
  test.each([
    ['just here', { wall: 0, running: 0 }, false],
    ['nearly', { wall: 5 * MINUTE - 1, running: 5 * MINUTE - 1 }, false],
    ['five minutes', { wall: 5 * MINUTE, running: 5 * MINUTE }, true],
    ['a new document, long after', { wall: 9 * HOUR, running: 0 }, true],
    ['a new document, soon after', { wall: MINUTE, running: 0 }, false],
    ['the device slept, and the running clock with it', { wall: 9 * HOUR, running: 20 }, true],
    ['the wall clock was set right by a few seconds', { wall: -20_000, running: 1000 }, false],
    ['the wall clock was set back by an hour', { wall: -HOUR, running: 1000 }, true],
    ['it was set back while somebody was away', { wall: MINUTE, running: HOUR }, true],
    ['it was set forward', { wall: HOUR, running: 1000 }, true],
    ['another tab has locked, and nothing is noted', { wall: Number.POSITIVE_INFINITY, running: 0 }, true],
    ['what is noted is no number', { wall: Number.NaN, running: 0 }, true],
  ])('%s', (_, since, away) => {
    expect(isAway(since, awayLimit('5'))).toBe(away);
  });
});

describe('how long no PIN is taken', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, MINUTE / 2],
    [6, MINUTE],
    [7, 5 * MINUTE],
    [8, 15 * MINUTE],
    [9, HOUR],
    [500, HOUR],
  ])('after %i wrong ones', (wrong, wait) => {
    const wrongAt = Date.parse('2026-11-25T12:00:00Z');
    const at = (later: number): number => remainingWait({ wrong, wrongAt }, wrongAt + later);
    expect(at(0)).toBe(wait);
    expect(at(wait / 2)).toBe(wait / 2);
    expect(at(wait)).toBe(0);
    expect(at(HOUR * 30)).toBe(0);
    // The clock was set back: never more than the whole wait.
    expect(at(-HOUR * 30)).toBe(wait);
  });
});

test.each([
  ['1234', true],
  ['000000000000', true],
  ['123', false],
  ['1234567890123', false],
  ['12a4', false],
  ['١٢٣٤', false],
  [' 1234', false],
  ['1234\n', false],
])('%j can be a PIN: %s', (text, can) => {
  expect(isPin(text)).toBe(can);
});
