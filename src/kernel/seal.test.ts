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
  seal,
  toBase64,
  UNREADABLE,
  WAITING,
} from './seal.ts';

const userId = '01900000-0000-7000-8000-00000000000a';
const salt = new Uint8Array(randomBytes(32));
let key: CryptoKey;

/** The key made again with nothing but the documentation and Node's own primitives. */
const keyFromOutside = pbkdf2Sync(userId, salt, 100_000, 32, 'sha256');

function sealOldFormat(text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFromOutside, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
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
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString('utf8');
  }

  test('ENC-04 opens from outside with a key over the user id and the salt', async () => {
    expect(openedOutside(await seal(key, TEXT), 100_000)).toBe(TEXT);
  });

  test('ENC-05 is AES-GCM of 256 bits: 128 open nothing', async () => {
    const sealed = await seal(key, TEXT);
    expect(key.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
    expect(() => openedOutside(sealed, 100_000, 'sha256', 16)).toThrow();
  });

  test('ENC-06 is of PBKDF2 with SHA-256: another digest opens nothing', async () => {
    const sealed = await seal(key, TEXT);
    expect(openedOutside(sealed, 100_000, 'sha256')).toBe(TEXT);
    expect(() => openedOutside(sealed, 100_000, 'sha512')).toThrow();
  });

  test('ENC-07 takes 100,000 rounds: one less opens nothing', async () => {
    const sealed = await seal(key, TEXT);
    expect(ITERATIONS).toBe(100_000);
    expect(openedOutside(sealed, 100_000)).toBe(TEXT);
    expect(() => openedOutside(sealed, 99_999)).toThrow();
  });

  test('ENC-08 begins, after its version, with twelve random bytes, of which no two are the same', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(key, TEXT)));
    const ivs = sealed.map((value) => Buffer.from(value, 'base64').subarray(1, 13).toString('hex'));
    expect(new Set(ivs).size).toBe(50);
    const length = 1 + 12 + Buffer.byteLength(TEXT) + 16;
    for (const value of sealed) expect(Buffer.from(value, 'base64')).toHaveLength(length);
  });

  test('ENC-09 begins with the version byte 2', async () => {
    expect(CURRENT_FORMAT).toBe(2);
    expect(Buffer.from(await seal(key, TEXT), 'base64')[0]).toBe(2);
  });

  test('ENC-10 is base64', async () => {
    const sealed = await seal(key, TEXT);
    expect(sealed).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(Buffer.from(sealed, 'base64').toString('base64')).toBe(sealed);
  });

  test('ENC-08 the same text sealed twice gives different values', async () => {
    const values = await Promise.all(Array.from({ length: 50 }, () => seal(key, 'again')));
    expect(new Set(values).size).toBe(50);
  });

  test('any text comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
        expect(await open(key, await seal(key, text), CURRENT_FORMAT)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('any changed bit is noticed', async () => {
    const bytes = fromBase64(await seal(key, 'nothing may change here'));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        await expect(open(key, toBase64(changed), CURRENT_FORMAT)).rejects.toThrow();
      }),
    );
  });

  test('another person and another salt open nothing', async () => {
    const sealed = await seal(key, 'mine alone, and nobody else may read it');
    const others = [
      await deriveEntryKey('01900000-0000-7000-8000-00000000000b', salt),
      await deriveEntryKey(userId, new Uint8Array(randomBytes(32))),
    ];
    for (const other of others) expect(await openForReading(other, sealed, CURRENT_FORMAT)).toBe(UNREADABLE);
  });

  test('the key cannot be taken out of where it was derived', async () => {
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});

describe('reading', () => {
  test('ENC-11 a row in each format is readable, with the format given and with none', async () => {
    const old = sealOldFormat('written long ago');
    const today = await seal(key, 'written today');
    expect(await open(key, old, 1)).toBe('written long ago');
    expect(await open(key, old)).toBe('written long ago');
    expect(await open(key, today, 2)).toBe('written today');
    expect(await open(key, today, null)).toBe('written today');
  });

  test('the older format is tried first, also when its first byte happens to be 2', async () => {
    let old = sealOldFormat('unlucky');
    while (fromBase64(old)[0] !== 2) old = sealOldFormat('unlucky');
    expect(await open(key, old)).toBe('unlucky');
  });

  test('ENC-12 only base64-looking text of more than 24 characters counts as sealed; the rest is shown as it is', async () => {
    for (const plain of ['hello', 'a plain sentence of thirty char', 'QUJDREVGR0hJSktMTU5PUFFS', '']) {
      expect(await openForReading(key, plain)).toBe(plain);
    }
    expect(looksSealed('QUJDREVGR0hJSktMTU5PUFFSU1RVVldY')).toBe(true);
  });

  test('MSG-44 ENC-12 a value that looks sealed and cannot be opened says so', async () => {
    expect(UNREADABLE).toBe('[Decryption failed]');
    expect(await openForReading(key, 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldY')).toBe(UNREADABLE);
    expect(await openForReading(key, 'not even base64 but the row says so', 2)).toBe(UNREADABLE);
  });

  test('MSG-42 MSG-43 before the person is known nothing is sealed and nothing is opened', async () => {
    expect(NOT_READY).toBe('Encryption not ready - waiting for authentication');
    expect(WAITING).toBe('[Waiting for authentication...]');
    await expect(seal(undefined, 'text')).rejects.toThrow(NOT_READY);
    expect(await openForReading(undefined, await seal(key, 'a text that is sealed'))).toBe(WAITING);
  });
});
