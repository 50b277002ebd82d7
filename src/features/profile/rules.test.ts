import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceName } from './rules/device-name.ts';
import { changedFields, firstNameOf } from './rules.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18 Safari/605.1',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5', 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('no user agent is an unknown device', () => {
  expect(deviceName(null)).toBe('Unknown device');
});

test('people are called by their first name', () => {
  expect(firstNameOf(' Ann Bee ')).toBe('Ann');
  expect(firstNameOf('')).toBe('');
});

describe('what is saved', () => {
  const stored = { name: 'Maya', time_zone: 'Asia/Tokyo', days: ['Sun', 'Mon'], billing_name: null };

  test('only the fields that differ are sent, and what was not edited is none of them', () => {
    expect(changedFields(stored, { name: 'Maya', time_zone: 'Europe/Oslo' })).toEqual({
      time_zone: 'Europe/Oslo',
    });
    expect(changedFields(stored, { name: undefined, days: ['Sun', 'Mon'] })).toEqual({});
    expect(changedFields(stored, { days: ['Sun'], billing_name: null })).toEqual({ days: ['Sun'] });
  });

  test('two devices that change different fields end with both changes', () => {
    const fields = fc.record({ name: fc.string(), time_zone: fc.string(), core_word: fc.string() });
    const edits = fc.tuple(
      fc.record({ name: fc.string() }),
      fc.record({ time_zone: fc.string(), core_word: fc.string() }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(fields, edits, fc.boolean(), (profile, [one, other], oneFirst) => {
        const sent = [changedFields(profile, one), changedFields(profile, other)];
        const arrived = oneFirst ? sent : sent.toReversed();
        expect(Object.assign({ ...profile }, ...arrived)).toEqual({ ...profile, ...one, ...other });
      }),
    );
  });
});
