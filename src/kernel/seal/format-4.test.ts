import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes.ts';
import { ENVELOPE_4_BYTES, keyIdOf, openFormat4, prefixOf, sealFormat4 } from './format-4.ts';
import { paddedLength } from './padding.ts';

const ID = '0123456789abcdef';
const PLACE = { table: 'tasks', column: 'text', row: 'one', person: 'ann' };

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
const key = await newKey();
const keyOf = (id: string) => (id === ID ? key : undefined);
const sealed = (text: string) => sealFormat4({ id: ID, key }, text, PLACE);

test('any text opens again, where it was sealed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      expect(await openFormat4(keyOf, await sealed(text), PLACE)).toBe(text);
    }),
  );
});

test('half a surrogate pair becomes U+FFFD, a byte order mark stays', async () => {
  expect(await openFormat4(keyOf, await sealed('a\ud83d'), PLACE)).toBe('a\ufffd');
  expect(await openFormat4(keyOf, await sealed('\ufeffa'), PLACE)).toBe('\ufeffa');
});

test('it opens at no other place, under no other key, and not once a bit is another', async () => {
  const value = await sealed('Call Dad');
  for (const part of ['table', 'column', 'row', 'person']) {
    await expect(openFormat4(keyOf, value, { ...PLACE, [part]: 'other' })).rejects.toThrow();
  }
  const another = await newKey();
  await expect(openFormat4(() => another, value, PLACE)).rejects.toThrow();
  await expect(openFormat4(() => undefined, value, PLACE)).rejects.toMatchObject({ name: 'UnknownKey' });
  const envelope = fromBase64(value);
  for (let at = 0; at < envelope.length; at++) {
    const spoilt = envelope.slice();
    spoilt[at] = (spoilt[at] ?? 0) ^ 1;
    await expect(
      openFormat4(() => key, toBase64(spoilt), PLACE),
      `byte ${at}`,
    ).rejects.toThrow();
  }
});

test('its first twelve characters say version and key, whatever the text', async () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{16}$/), (id) => {
      expect(prefixOf(id)).toMatch(/^B[A-P][A-Za-z0-9+/]{10}$/);
      expect(keyIdOf(`${prefixOf(id)}AAAA`)).toBe(id);
    }),
  );
  expect(await sealed('')).toMatch(new RegExp(`^${prefixOf(ID).replaceAll('+', '\\+')}`));
});

test('its length tells a step alone: 64 bytes at least, an eighth more at most', async () => {
  const steps = [
    [1, 64],
    [64, 64],
    [65, 72],
    [72, 72],
    [73, 80],
    [127, 128],
    [129, 144],
    [1000, 1024],
    [20_001, 20_480],
  ] as const;
  for (const [bytes, length] of steps) expect(paddedLength(bytes), `${bytes}`).toBe(length);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (bytes) => {
      const length = paddedLength(bytes);
      expect(length).toBeGreaterThanOrEqual(bytes);
      expect(length).toBeLessThanOrEqual(Math.max(64, bytes * 1.125));
      expect(paddedLength(length)).toBe(length);
    }),
  );
  expect(fromBase64(await sealed('Yes')).length).toBe(ENVELOPE_4_BYTES + 64);
  expect(fromBase64(await sealed('No, and this is why.')).length).toBe(ENVELOPE_4_BYTES + 64);
});

test('what is not padded as it should be does not open', async () => {
  const iv = new Uint8Array(12);
  const additionalData = new TextEncoder().encode(
    JSON.stringify(['growth-loop text 4', ID, 'tasks', 'text', 'one', 'ann']),
  );
  const envelopeOf = async (bytes: number[]) => {
    const cipher = { name: 'AES-GCM', iv, additionalData };
    const inner = new Uint8Array(await crypto.subtle.encrypt(cipher, key, new Uint8Array(bytes)));
    return toBase64(new Uint8Array([...fromBase64(prefixOf(ID)), ...iv, ...inner]));
  };
  const whole = [0x41, 0x80, ...Array(62).fill(0)];
  expect(await openFormat4(keyOf, await envelopeOf(whole), PLACE)).toBe('A');
  for (const bytes of [[0x41, 0x80], Array(64).fill(0), [], [...whole, 0], Array(64).fill(0x41)]) {
    await expect(openFormat4(keyOf, await envelopeOf(bytes), PLACE)).rejects.toThrow();
  }
});
