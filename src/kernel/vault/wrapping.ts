/*
 * The vault key, wrapped under each of the keys that open the vault: AES-256-GCM, base64( 12-byte IV | ciphertext with its
 * 16-byte tag ), bound to the vault, to the way in which it opens and to that way's parameters.
 */
import { type Bytes, fromBase64, toBase64 } from '../seal/bytes.ts';
import { deriveAesKey } from './vault-key.ts';

const LABEL = 'growth-loop vault wrapping 1';
const IV_BYTES = 12;

/** What a passphrase is made into a key with: Argon2id, version 0x13, one lane, 32 bytes. */
export interface PassphraseParams {
  /** Base64 of 16 bytes. */
  salt: string;
  /** KiB. */
  memory: number;
  passes: number;
}

export interface PasskeyParams {
  /** The credential's id, base64url. */
  credential: string;
  /** Base64 of the 32 bytes that the passkey is asked about. */
  salt: string;
}

/** A way to open the vault. */
export type Way =
  | { kind: 'passphrase'; params: PassphraseParams }
  | { kind: 'recovery'; params: Record<string, never> }
  | { kind: 'passkey'; params: PasskeyParams };

/** Which vault it is of. */
export interface VaultName {
  person: string;
  /** The id of the vault key. */
  id: string;
}

/** What is written today. It may be raised: stored wrappings name their own. */
export const PASSPHRASE_COST = { memory: 65_536, passes: 3 } as const;
const MOST = { memory: 1_048_576, passes: 20 } as const;

/**
 * Whether a passphrase may be made into a key with these parameters. Whoever sends weaker ones wants to guess it, and
 * stronger ones would stop the device.
 */
export const mayDerive = ({ memory, passes }: PassphraseParams): boolean =>
  memory >= PASSPHRASE_COST.memory &&
  memory <= MOST.memory &&
  passes >= PASSPHRASE_COST.passes &&
  passes <= MOST.passes;

export const newPassphraseParams = (): PassphraseParams => ({
  salt: toBase64(crypto.getRandomValues(new Uint8Array(16))),
  ...PASSPHRASE_COST,
});

/** A passphrase as it is derived from: the same whichever way a keyboard composes its letters. */
export const normalized = (passphrase: string): string => passphrase.normalize('NFKC');

/** The key that a secret wraps with: what Argon2id made of a passphrase, a recovery key, or what a passkey answered. */
export const wrapperOf = (secret: Bytes, kind: Way['kind']): Promise<CryptoKey> =>
  deriveAesKey(secret, `growth-loop vault ${kind}`);

/** In the order in which they are written, whatever order they came in. */
function paramsInOrder(way: Way): object {
  if (way.kind === 'passphrase') {
    const { salt, memory, passes } = way.params;
    return { salt, memory, passes };
  }
  if (way.kind === 'passkey') {
    const { credential, salt } = way.params;
    return { credential, salt };
  }
  return {};
}

const cipherOf = (iv: Bytes, { person, id }: VaultName, way: Way): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([LABEL, person, id, way.kind, paramsInOrder(way)])),
});

export async function wrap(wrapper: CryptoKey, vaultKey: Bytes, name: VaultName, way: Way): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(cipherOf(iv, name, way), wrapper, vaultKey);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Rejects when it was wrapped with another key, for another vault or another way, or a bit was changed. */
export async function unwrap(wrapper: CryptoKey, wrapped: string, name: VaultName, way: Way): Promise<Bytes> {
  const bytes = fromBase64(wrapped);
  const cipher = cipherOf(bytes.slice(0, IV_BYTES), name, way);
  return new Uint8Array(await crypto.subtle.decrypt(cipher, wrapper, bytes.slice(IV_BYTES)));
}
