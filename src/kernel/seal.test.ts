import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CURRENT_FORMAT,
  deriveEntryKey,
  fromBase64,
  ITERATIONS,
  looksSealed,
  NOT_READY,
  open,
  openForReading,
  type Place,
  seal,
  toBase64,
  UNREADABLE,
  WAITING,
} from './seal.ts';

const userId = '01900000-0000-7000-8000-00000000000a';
const salt = new Uint8Array(randomBytes(32));
const PLACE: Place = {
  table: 'journal_entries',
  column: 'celebration',
  row: '01900000-0000-7000-8000-000000000001',
  person: userId,
};
let key: CryptoKey;

/** The key made again with nothing but the documentation and Node's own primitives. */
const keyFromOutside = pbkdf2Sync(userId, salt, 100_000, 32, 'sha256');

/** A text as earlier versions sealed it: with their version byte, or, the oldest, with none. */
function sealedBefore(text: string, ...version: number[]): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFromOutside, iv);
  const sealed = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([Buffer.from(version), iv, ...sealed]).toString('base64');
}

beforeAll(async () => {
  key = await deriveEntryKey(userId, salt);
});

describe('the envelope', () => {
  const TEXT = 'I called Dad before breakfast. 🌱';

  /** Opens an envelope with Node alone; a key of `rounds` over the user id and the salt. */
  function openedOutside(sealed: string, rounds: number, digest = 'sha256', keyBytes = 32): string {
    const bytes = Buffer.from(sealed, 'base64');
    const outside = pbkdf2Sync(userId, salt, rounds, keyBytes, digest);
    const cipher = keyBytes === 32 ? 'aes-256-gcm' : 'aes-128-gcm';
    const decipher = createDecipheriv(cipher, outside, bytes.subarray(1, 13));
    const { table, column, row, person } = PLACE;
    decipher.setAAD(Buffer.from(`["growth-loop text 3","${table}","${column}","${row}","${person}"]`));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString('utf8');
  }

  test('ENC-04 opens from outside with a key over the user id and the salt', async () => {
    expect(openedOutside(await seal(key, TEXT, PLACE), 100_000)).toBe(TEXT);
  });

  test('ENC-05 is AES-GCM of 256 bits: 128 open nothing', async () => {
    const sealed = await seal(key, TEXT, PLACE);
    expect(key.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
    expect(() => openedOutside(sealed, 100_000, 'sha256', 16)).toThrow();
  });

  test('ENC-06 is of PBKDF2 with SHA-256: another digest opens nothing', async () => {
    const sealed = await seal(key, TEXT, PLACE);
    expect(openedOutside(sealed, 100_000, 'sha256')).toBe(TEXT);
    expect(() => openedOutside(sealed, 100_000, 'sha512')).toThrow();
  });

  test('ENC-07 takes 100,000 rounds: one less opens nothing', async () => {
    const sealed = await seal(key, TEXT, PLACE);
    expect(ITERATIONS).toBe(100_000);
    expect(openedOutside(sealed, 100_000)).toBe(TEXT);
    expect(() => openedOutside(sealed, 99_999)).toThrow();
  });

  test('ENC-08 begins, after its version, with twelve random bytes, of which no two are the same', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(key, TEXT, PLACE)));
    const ivs = sealed.map((value) => Buffer.from(value, 'base64').subarray(1, 13).toString('hex'));
    expect(new Set(ivs).size).toBe(50);
    const length = 1 + 12 + Buffer.byteLength(TEXT) + 16;
    for (const value of sealed) expect(Buffer.from(value, 'base64')).toHaveLength(length);
  });

  test('ENC-09 begins with its version byte: 3 today, and 2 in the one before, which still opens', async () => {
    expect(CURRENT_FORMAT).toBe(3);
    expect(Buffer.from(await seal(key, TEXT, PLACE), 'base64')[0]).toBe(3);
    const before = sealedBefore(TEXT, 2);
    expect(Buffer.from(before, 'base64')[0]).toBe(2);
    expect(await open(key, before, 2, PLACE)).toBe(TEXT);
  });

  test('ENC-10 is base64', async () => {
    const sealed = await seal(key, TEXT, PLACE);
    expect(sealed).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(Buffer.from(sealed, 'base64').toString('base64')).toBe(sealed);
  });

  test('ENC-08 the same text sealed twice gives different values', async () => {
    const values = await Promise.all(Array.from({ length: 50 }, () => seal(key, 'again', PLACE)));
    expect(new Set(values).size).toBe(50);
  });

  test('any text comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
        expect(await open(key, await seal(key, text, PLACE), CURRENT_FORMAT, PLACE)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('half a surrogate pair, which UTF-8 cannot say, becomes U+FFFD and spoils nothing else', async () => {
    const sealed = await seal(key, 'a\uD83C and b', PLACE);
    expect(await open(key, sealed, CURRENT_FORMAT, PLACE)).toBe('a\uFFFD and b');
  });

  test('any changed bit is noticed', async () => {
    const bytes = fromBase64(await seal(key, 'nothing may change here', PLACE));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        await expect(open(key, toBase64(changed), CURRENT_FORMAT, PLACE)).rejects.toThrow();
      }),
    );
  });

  test('another person and another salt open nothing', async () => {
    const sealed = await seal(key, 'mine alone, and nobody else may read it', PLACE);
    const others = [
      await deriveEntryKey('01900000-0000-7000-8000-00000000000b', salt),
      await deriveEntryKey(userId, new Uint8Array(randomBytes(32))),
    ];
    for (const other of others) {
      expect(await openForReading(other, sealed, CURRENT_FORMAT, PLACE)).toBe(UNREADABLE);
    }
  });

  test('the key cannot be taken out of where it was derived', async () => {
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});

describe('the place', () => {
  const part = fc.string({ unit: 'binary', maxLength: 8 });
  const place = fc.record({ table: part, column: part, row: part, person: part });

  test('an envelope that was moved to another column, row, table or person does not open', async () => {
    const sealed = await seal(key, 'where I stand', PLACE);
    const elsewhere: Place[] = [
      { ...PLACE, column: 'goal' },
      { ...PLACE, row: '01900000-0000-7000-8000-000000000002' },
      { ...PLACE, table: 'lessons_learned' },
      { ...PLACE, person: '01900000-0000-7000-8000-00000000000b' },
    ];
    for (const other of elsewhere) {
      expect(await openForReading(key, sealed, CURRENT_FORMAT, other)).toBe(UNREADABLE);
    }
    expect(await open(key, sealed, CURRENT_FORMAT, PLACE)).toBe('where I stand');
  });

  test('an envelope opens at its own place and at no other, whatever the places are called', async () => {
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const isSame = (Object.keys(one) as (keyof Place)[]).every((name) => one[name] === other[name]);
        const sealed = await seal(key, 'here', one);
        expect(await openForReading(key, sealed, CURRENT_FORMAT, one)).toBe('here');
        expect(await openForReading(key, sealed, CURRENT_FORMAT, other)).toBe(isSame ? 'here' : UNREADABLE);
      }),
    );
  });

  test('a boundary that moves between two of its names makes another place', async () => {
    const sealed = await seal(key, 'here', { table: 'ab', column: 'c', row: 'd","e', person: 'f' });
    const shifted = { table: 'a', column: 'bc', row: 'd', person: 'e","f' };
    expect(await openForReading(key, sealed, CURRENT_FORMAT, shifted)).toBe(UNREADABLE);
  });

  test('a row of format 3 opens nothing of an older format, and a row of an older one nothing of format 3', async () => {
    for (const older of [sealedBefore('put here instead'), sealedBefore('put here instead', 2)]) {
      expect(await openForReading(key, older, 3, PLACE)).toBe(UNREADABLE);
    }
    const sealed = await seal(key, 'sealed for its place', PLACE);
    for (const format of [1, 2]) expect(await openForReading(key, sealed, format, PLACE)).toBe(UNREADABLE);
  });

  test('a plain text in a row of format 3, and a format that nobody knows, are not shown', async () => {
    expect(await openForReading(key, 'put here in plain words', 3, PLACE)).toBe(UNREADABLE);
    expect(await openForReading(key, await seal(key, 'a text', PLACE), 4, PLACE)).toBe(UNREADABLE);
  });
});

/** Sealed once with Node's own primitives, and never to change: what they hold must open for ever. */
describe('texts that were sealed long ago', () => {
  const TEXT = 'I called Dad before breakfast. 🌱';
  const SALT = Uint8Array.from({ length: 32 }, (_, index) => index);

  test.each([
    [1, 'oKGio6SlpqeoqaqrDJ/jS0KlhyQeDyc65nA1SXBeC4/+HYtO9U838ppM52tejtrSUxEn16K1lsLLUk17k2CW'],
    [2, 'AqChoqOkpaanqKmqqwyf40tCpYckHg8nOuZwNUlwXguP/h2LTvVPN/KaTOdrXo7a0lMRJ9eitZbCy1JNe5Nglg=='],
    [3, 'A6ChoqOkpaanqKmqqwyf40tCpYckHg8nOuZwNUlwXguP/h2LTvVPN/KaTOdrXo7a7xbhE9QSjfXQvpZnMEd7VA=='],
  ])('format %i', async (format, value) => {
    expect(await open(await deriveEntryKey(userId, SALT), value, format, PLACE)).toBe(TEXT);
  });

  test('format 3, an empty text of an action', async () => {
    const place = {
      table: 'tasks',
      column: 'text',
      row: '01900000-0000-7000-8000-000000000002',
      person: userId,
    };
    const value = 'A6ChoqOkpaanqKmqq7YQPPxCUDTjnkiPedVWZ7U=';
    expect(await open(await deriveEntryKey(userId, SALT), value, 3, place)).toBe('');
  });
});

describe('reading', () => {
  test('ENC-11 a row in each format is readable, with the format given and with none', async () => {
    const oldest = sealedBefore('written long ago');
    const older = sealedBefore('written before', 2);
    expect(await open(key, oldest, 1, PLACE)).toBe('written long ago');
    expect(await open(key, oldest, null, PLACE)).toBe('written long ago');
    expect(await open(key, older, 2, PLACE)).toBe('written before');
    expect(await open(key, older, undefined, PLACE)).toBe('written before');
    const today = await seal(key, 'written today', PLACE);
    for (const format of [3, null]) expect(await open(key, today, format, PLACE)).toBe('written today');
    expect(await openForReading(key, today, null, { ...PLACE, column: 'goal' })).toBe(UNREADABLE);
  });

  test('the older format is tried first, also when its first byte happens to be 2', async () => {
    let old = sealedBefore('unlucky');
    while (fromBase64(old)[0] !== 2) old = sealedBefore('unlucky');
    expect(await open(key, old, null, PLACE)).toBe('unlucky');
  });

  test('ENC-12 only base64-looking text of more than 24 characters counts as sealed; the rest is shown as it is', async () => {
    for (const plain of ['hello', 'a plain sentence of thirty char', 'QUJDREVGR0hJSktMTU5PUFFS', '']) {
      expect(await openForReading(key, plain, null, PLACE)).toBe(plain);
    }
    expect(looksSealed('QUJDREVGR0hJSktMTU5PUFFSU1RVVldY')).toBe(true);
  });

  test('actions and goals that say nothing are in plain words, however long the word', async () => {
    const word = 'Antidisestablishmentarianism';
    expect(looksSealed(word)).toBe(true);
    expect(await openForReading(key, word, null, { ...PLACE, table: 'tasks', column: 'text' })).toBe(word);
    expect(await openForReading(undefined, word, null, { ...PLACE, table: 'tasks', column: 'text' })).toBe(
      word,
    );
  });

  test('MSG-44 ENC-12 a value that looks sealed and cannot be opened says so', async () => {
    expect(UNREADABLE).toBe('[Decryption failed]');
    expect(await openForReading(key, 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldY', null, PLACE)).toBe(UNREADABLE);
    expect(await openForReading(key, 'not even base64 but the row says so', 2, PLACE)).toBe(UNREADABLE);
  });

  test('MSG-42 MSG-43 before the person is known nothing is sealed and nothing is opened', async () => {
    expect(NOT_READY).toBe('Encryption not ready - waiting for authentication');
    expect(WAITING).toBe('[Waiting for authentication...]');
    await expect(seal(undefined, 'text', PLACE)).rejects.toThrow(NOT_READY);
    expect(await openForReading(undefined, await seal(key, 'a text that is sealed', PLACE), 3, PLACE)).toBe(
      WAITING,
    );
  });
});
