import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveEntryKey, seal, TEXT_LIMIT, toBase64 } from './seal.ts';
import {
  areOfFormat,
  areOfTheirFormat,
  areUnderKey,
  NOT_SEALED,
  sealedSchema,
  sealedTodayOf,
} from './sealed-text.ts';

const place = { table: 'tasks', column: 'text', row: 'one', person: 'ann' };
const key = await deriveEntryKey('ann', new Uint8Array(32));
const envelope = (version: number, bytes = 40) => toBase64(new Uint8Array(bytes).fill(7).fill(version, 0, 1));
/** Of the vault's format, with so many bytes of padded text. */
const vaultEnvelope = (padded: number) => envelope(4, 37 + padded);

describe('a sealed value', () => {
  test('is an envelope of format 3, or still of 2, and nothing readable', () => {
    for (const version of [2, 3]) expect(sealedSchema.safeParse(envelope(version)).success).toBe(true);
    const refused = [
      'I called Dad',
      '',
      envelope(1),
      envelope(4),
      envelope(0),
      envelope(3, 27),
      ` ${envelope(3)}`,
    ];
    for (const value of refused) expect(sealedSchema.safeParse(value).success, value).toBe(false);
  });

  test('of the longest text is taken, whatever its characters', async () => {
    for (const character of ['a', '€', '🌱']) {
      const text = character.repeat(TEXT_LIMIT / character.length);
      expect(sealedSchema.safeParse(await seal(key, text, place)).success, character).toBe(true);
    }
    const longer = await seal(key, '€'.repeat(TEXT_LIMIT + 1), place);
    expect(sealedSchema.safeParse(longer).success).toBe(false);
  });

  test('must be of the format that stands beside it', () => {
    const areFine = areOfTheirFormat(['goal', 'goal_importance']);
    expect(areFine({ format: 3, goal: envelope(3), goal_importance: '' })).toBe(true);
    expect(areFine({ format: 2, goal: envelope(2), goal_importance: envelope(2) })).toBe(true);
    expect(areFine({ format: 3, goal: envelope(3), goal_importance: envelope(2) })).toBe(false);
    expect(areFine({ format: 2, goal: envelope(3) })).toBe(false);
    expect(areFine({ format: 4, goal: vaultEnvelope(64), goal_importance: '' })).toBe(true);
    expect(areFine({ format: 4, goal: vaultEnvelope(64), goal_importance: envelope(3) })).toBe(false);
    expect(areFine({ format: 3, goal: vaultEnvelope(64) })).toBe(false);
    expect(areFine({ goal: vaultEnvelope(64) })).toBe(true);
    expect(areOfFormat(4, [null, undefined, '', vaultEnvelope(64)])).toBe(true);
    expect(areOfFormat(1, [envelope(1)])).toBe(false);
  });

  test('of a vault begins alike for all texts of a key, and holds a padded text', () => {
    for (const padded of [64, 72, 104, 1_024, 1_088, 61_440]) {
      expect(sealedSchema.safeParse(vaultEnvelope(padded)).success, String(padded)).toBe(true);
      expect(areUnderKey('07'.repeat(8), [vaultEnvelope(padded), '', null])).toBe(true);
      expect(areUnderKey('0707070707070708', [vaultEnvelope(padded)])).toBe(false);
    }
    for (const padded of [0, 1, 63, 65, 100, 1_025, 61_441, 65_536]) {
      expect(sealedSchema.safeParse(vaultEnvelope(padded)).success, String(padded)).toBe(false);
    }
  });
});

describe('a text of today', () => {
  const LIMIT = 20;
  const isTaken = (value: unknown) => sealedTodayOf(LIMIT).safeParse(value).success;

  test('is sealed in the present format, and any within the limit fits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: LIMIT }), async (text) => {
        fc.pre(text.length <= LIMIT);
        expect(isTaken(await seal(key, text, place))).toBe(true);
        expect(isTaken(text)).toBe(false);
      }),
    );
    expect(isTaken(await seal(key, '€'.repeat(LIMIT + 1), place))).toBe(false);
  });

  test('is sealed for a vault too, up to the padding of the longest', () => {
    expect([64, 72].map((padded) => isTaken(vaultEnvelope(padded)))).toEqual([true, false]);
  });

  test('that is readable, or of an older format, is refused in the same words', () => {
    for (const value of ['Walk', '', 'x'.repeat(LIMIT), envelope(2), envelope(1)]) {
      const [issue] = sealedTodayOf(LIMIT).safeParse(value).error?.issues ?? [];
      expect(issue?.message, value).toBe(NOT_SEALED);
    }
  });
});
