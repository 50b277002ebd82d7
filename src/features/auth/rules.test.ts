import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clientAddress,
  clientIpKeyOf,
  isOwnCall,
  linkEnd,
  ownOrigins,
  RATE_LIMITS,
  type RateLimit,
  secondsLeft,
  usedUpFor,
} from './rules.ts';

test('a link works for one hour', () => {
  expect(linkEnd(new Date('2026-03-05T23:30:00.000Z')).toISOString()).toBe('2026-03-06T00:30:00.000Z');
});

test('a limit frees when its time is over since the first attempt, in whole seconds and never at once', () => {
  const since = Date.parse('2026-03-05T10:00:00.000Z');
  const left = (instant: string) => secondsLeft(since, 900_000, new Date(instant));
  expect(left('2026-03-05T10:00:00.000Z')).toBe(900);
  expect(left('2026-03-05T10:14:58.500Z')).toBe(2);
  expect(left('2026-03-05T10:15:00.000Z')).toBe(1);
});

describe('a limit that is used up again and again', () => {
  const HOUR = 3_600_000;

  test.each([
    [0, 0.25],
    [1, 0.5],
    [2, 1],
    [3, 2],
    [6, 16],
    [7, 24],
    [500, 24],
  ])('after %i times in a row lasts %d hours', (before, hours) => {
    expect(usedUpFor(RATE_LIMITS.signInHere, before)).toBe(hours * HOUR);
  });

  const times = fc.integer({ min: 1, max: 100 });
  const limits = fc.record({ times, within: fc.integer({ min: 1, max: 24 * HOUR }) });

  test('lasts twice as long each time, and never more than a day', () => {
    fc.assert(
      fc.property(limits, fc.nat(2000), (limit, before) => {
        const growing: RateLimit = { ...limit, grows: true };
        const [one, next] = [usedUpFor(growing, before), usedUpFor(growing, before + 1)];
        expect(next).toBe(Math.min(2 * one, 24 * HOUR));
        expect(usedUpFor(growing, 0)).toBe(limit.within);
      }),
    );
  });

  test('lasts as long as ever where it does not grow, as that of a known device', () => {
    fc.assert(
      fc.property(limits, fc.nat(2000), (limit, before) => {
        expect(usedUpFor(limit, before)).toBe(limit.within);
        expect(usedUpFor(RATE_LIMITS.signInDevice, before)).toBe(HOUR / 4);
      }),
    );
  });
});

describe('what counts as one client', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(clientIpKeyOf(address)).toBe(key);
  });

  test('every address of one IPv6 line is the same client', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const line = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(line, line, (network, host) => {
        expect(clientIpKeyOf(`${network}:${host}`)).toBe(network);
      }),
    );
  });
});

describe('the address behind a proxy', () => {
  test('is the connection when no proxy is trusted, whatever the client claims', () => {
    expect(clientAddress('192.0.2.1', '198.51.100.7', false)).toBe('192.0.2.1');
    expect(clientAddress('192.0.2.1', null, true)).toBe('192.0.2.1');
  });

  test('is what the trusted proxy saw, not what the client put before it', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4()), (claimed) => {
        const header = [...claimed, '198.51.100.7'].join(', ');
        expect(clientAddress('192.0.2.1', header, true)).toBe('198.51.100.7');
      }),
    );
  });
});

describe('whose pages may call', () => {
  const origins = ownOrigins('http://localhost:3000', false, 'http://127.0.0.1:3000/api/auth/sign-out');
  const call = (headers: Record<string, string>) => isOwnCall(new Headers(headers), origins);

  test('ours, by whatever name the developer machine is called, but by the one address alone in production', () => {
    expect(origins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
    expect(ownOrigins('https://loop.example', true, 'http://10.0.0.1:3000/api')).toEqual([
      'https://loop.example',
    ]);
    expect(call({ origin: 'http://127.0.0.1:3000' })).toBe(true);
    expect(call({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  test('not those of any other origin', () => {
    for (const origin of [
      'null',
      'https://localhost:3000',
      'http://localhost:30000',
      'http://localhost:3000.evil.example',
    ]) {
      expect(call({ origin }), origin).toBe(false);
    }
    expect(call({ 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(call({ 'sec-fetch-site': 'same-site' })).toBe(false);
    expect(call({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(call({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(false);
  });

  test('programs, which name no origin', () => {
    expect(call({})).toBe(true);
    expect(call({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  });
});
