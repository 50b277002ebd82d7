/*
 * The vault key: 32 random bytes that the person's devices have, and nobody else. Everything else of a vault is derived
 * from it by HKDF-SHA-256 without a salt, each under an info of its own.
 */
import type { Bytes } from '../seal/bytes.ts';

export const VAULT_KEY_BYTES = 32;
const ID_BYTES = 8;

/** The info under which something is derived. */
const infoOf = (...of: string[]): string => ['growth-loop', 'vault', ...of].join(' ');

export const newVaultKey = (): Bytes => crypto.getRandomValues(new Uint8Array(VAULT_KEY_BYTES));

/** HKDF-SHA-256 without a salt. */
export const hkdf = (info: string): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: new TextEncoder().encode(info),
});

const AES: AesKeyGenParams = { name: 'AES-GCM', length: 256 };

const baseOf = (secret: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey', 'deriveBits']);

/** An AES-256-GCM key that cannot be exported, from a secret that nobody can guess. */
export async function deriveAesKey(secret: Bytes, info: string): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(hkdf(info), await baseOf(secret), AES, false, ['encrypt', 'decrypt']);
}

/** So many bytes, from a secret that nobody can guess. */
export async function deriveBytes(secret: Bytes, info: string, bytes: number): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(info), await baseOf(secret), 8 * bytes));
}

/** The name of a vault key: 16 lower-case hex digits, which say nothing about it. */
export async function keyIdFrom(vaultKey: Bytes): Promise<string> {
  const id = await deriveBytes(vaultKey, infoOf('id'), ID_BYTES);
  return Array.from(id, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a device does its daily work with. None can be exported. */
export interface DerivedKeys {
  id: string;
  /** Seals and opens texts, and what lies on the device. */
  text: CryptoKey;
  /** Authenticates the vault's record. */
  record: CryptoKey;
  /** HMAC-SHA-256, from which the ids of imported entries are derived. */
  ids: CryptoKey;
}

const HMAC: HmacImportParams & { length: number } = { name: 'HMAC', hash: 'SHA-256', length: 256 };

export async function deriveKeys(vaultKey: Bytes): Promise<DerivedKeys> {
  const base = await baseOf(vaultKey);
  const hmac = (info: string, usages: KeyUsage[]): Promise<CryptoKey> =>
    crypto.subtle.deriveKey(hkdf(info), base, HMAC, false, usages);
  const [id, text, record, ids] = await Promise.all([
    keyIdFrom(vaultKey),
    deriveAesKey(vaultKey, infoOf('text')),
    hmac(infoOf('record'), ['sign', 'verify']),
    hmac(infoOf('ids'), ['sign']),
  ]);
  return { id, text, record, ids };
}

/** What wraps the former key while everything is sealed anew under a new one. */
export const formerKeyWrapper = (vaultKey: Bytes): Promise<CryptoKey> =>
  deriveAesKey(vaultKey, infoOf('former', 'key'));
