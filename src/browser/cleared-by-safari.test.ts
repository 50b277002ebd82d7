import { expect, test } from 'vitest';
import { isClearedAfterAWeek } from './cleared-by-safari.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const ON_IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${SAFARI}`;
const ON_MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`;

test.each([
  ['an iPhone', ON_IPHONE, 'iPhone', 5, false, true],
  ['an iPhone, from the home screen', ON_IPHONE, 'iPhone', 5, true, false],
  ['an iPad, which calls itself a Mac', ON_MAC, 'MacIntel', 5, false, true],
  ['a Mac', ON_MAC, 'MacIntel', 0, false, false],
  ['a phone with Android', 'Mozilla/5.0 (Linux; Android 16) Chrome/145.0', 'Linux armv8l', 5, false, false],
] as const)('%s', (_, userAgent, platform, maxTouchPoints, isInstalled, expected) => {
  expect(isClearedAfterAWeek({ userAgent, platform, maxTouchPoints, isInstalled })).toBe(expected);
});
