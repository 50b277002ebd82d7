import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, firstNameOf } from './rules.ts';

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
