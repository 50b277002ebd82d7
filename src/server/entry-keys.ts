/*
 * The salts of people's entry keys, wrapped.
 *
 * Stored:   base64( 12-byte IV | AES-256-GCM ciphertext of the 32-byte salt | 16-byte tag )
 * Key:      ENTRY_MASTER_KEY, which lives outside the database and its backups.
 * Binding:  the user id is the additional authenticated data, so a wrapped salt opens for its own person only.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Bytes } from '../kernel/seal/bytes.ts';
import { deriveEntryKey, SALT_BYTES } from '../kernel/seal.ts';
import type { Actor } from './database.ts';
import { prepared } from './statement.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function wrapSalt(masterKey: Uint8Array, userId: string, salt: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, masterKey, iv).setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(salt), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws when the master key or the person is another, or a bit was changed. */
export function unwrapSalt(masterKey: Uint8Array, userId: string, wrapped: string): Bytes {
  const bytes = Buffer.from(wrapped, 'base64');
  const decipher = createDecipheriv(CIPHER, masterKey, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const salt = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  return new Uint8Array(salt);
}

const keepSalt = prepared<{ wrapped: string }>('entry-salt', 'select app_entry_salt($1, $2) as wrapped');

/** Gives a person's salt to that person's live session, and the derived key to the functions that must read. */
export class EntryKeys {
  readonly #masterKey: Uint8Array;

  constructor(masterKey: Uint8Array) {
    this.#masterKey = masterKey;
  }

  /**
   * The person's salt; made at the first call, and the same ever after, also when first calls race. Nothing may
   * follow it in the actor's transaction.
   */
  async saltOf({ userId, now, finish }: Actor): Promise<Bytes> {
    const wrapped = wrapSalt(this.#masterKey, userId, randomBytes(SALT_BYTES));
    const [[kept]] = await finish(keepSalt(wrapped, now.toISOString()));
    if (!kept) throw new Error('the entry key could neither be made nor found');
    return unwrapSalt(this.#masterKey, userId, kept.wrapped);
  }

  /** The person's entry key, for the functions that must read text: downloads and what is made from entries. */
  async keyOf(actor: Actor): Promise<CryptoKey> {
    return deriveEntryKey(actor.userId, await this.saltOf(actor));
  }
}
