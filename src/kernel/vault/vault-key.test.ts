import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveKeys, formerKeyWrapper, keyIdFrom, newVaultKey, VAULT_KEY_BYTES } from './vault-key.ts';

const vaultKeys = fc
  .uint8Array({ minLength: VAULT_KEY_BYTES, maxLength: VAULT_KEY_BYTES })
  .map((bytes) => new Uint8Array(bytes));

/** HKDF as Node has it, beside WebCrypto's. */
const derived = (vaultKey: Uint8Array, info: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', vaultKey, new Uint8Array(), info, bytes));

const TEXT = new TextEncoder().encode('a quiet morning');

/** What Node opens with a key of its own deriving. */
async function openedByNode(key: CryptoKey, secret: Buffer): Promise<string> {
  const iv = new Uint8Array(12).fill(1);
  const sealed = Buffer.from(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, TEXT));
  const cipher = createDecipheriv('aes-256-gcm', secret, iv).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString('utf8');
}

const macBy = async (key: CryptoKey) =>
  Buffer.from(await crypto.subtle.sign('HMAC', key, TEXT)).toString('hex');

test('every key of a vault is derived by HKDF-SHA-256, each under its own info', async () => {
  await fc.assert(
    fc.asyncProperty(vaultKeys, async (vaultKey) => {
      const keys = await deriveKeys(vaultKey);
      const secret = (name: string) => derived(vaultKey, `growth-loop vault ${name}`, 32);
      expect(keys.id).toBe(derived(vaultKey, 'growth-loop vault id', 8).toString('hex'));
      expect(await keyIdFrom(vaultKey)).toBe(keys.id);
      expect(await openedByNode(keys.text, secret('text'))).toBe('a quiet morning');
      expect(await openedByNode(await formerKeyWrapper(vaultKey), secret('former key'))).toBe(
        'a quiet morning',
      );
      const mac = (name: string) => createHmac('sha256', secret(name)).update(TEXT).digest('hex');
      expect(await macBy(keys.record)).toBe(mac('record'));
      expect(await macBy(keys.ids)).toBe(mac('ids'));
    }),
    { numRuns: 25 },
  );
});

test('no derived key can be exported', async () => {
  const { text, record, ids } = await deriveKeys(newVaultKey());
  for (const key of [text, record, ids]) expect(key.extractable).toBe(false);
});

test('a new vault key is 32 bytes, and another each time', () => {
  expect(newVaultKey()).toHaveLength(VAULT_KEY_BYTES);
  expect(newVaultKey()).not.toEqual(newVaultKey());
});
