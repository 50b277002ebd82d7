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
import type { Database } from './database.ts';

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

/** Gives a person's salt to that person's live session, and the derived key to the functions that must read. */
export class EntryKeys {
  readonly #database: Database;
  readonly #masterKey: Uint8Array;

  constructor(database: Database, masterKey: Uint8Array) {
    this.#database = database;
    this.#masterKey = masterKey;
  }

  /** The person's salt; made at the first call, and the same ever after, also when first calls race. */
  async saltOf(userId: string, now: Date): Promise<Bytes> {
    const wrapped = wrapSalt(this.#masterKey, userId, randomBytes(SALT_BYTES));
    const { rows } = await this.#database.pool.query<{ wrapped_salt: string }>({
      name: 'entry_salt',
      text: `with made as (
               insert into auth.entry_key (user_id, wrapped_salt, created_at) values ($1, $2, $3)
               on conflict (user_id) do nothing returning wrapped_salt)
             select wrapped_salt from made
             union all select wrapped_salt from auth.entry_key where user_id = $1 limit 1`,
      values: [userId, wrapped, now.toISOString()],
    });
    const stored = rows[0]?.wrapped_salt ?? (await this.#stored(userId));
    return unwrapSalt(this.#masterKey, userId, stored);
  }

  /** Reads again what a racing first call has just stored. */
  async #stored(userId: string): Promise<string> {
    const { rows } = await this.#database.pool.query<{ wrapped_salt: string }>(
      'select wrapped_salt from auth.entry_key where user_id = $1',
      [userId],
    );
    const row = rows[0];
    if (!row) throw new Error('the entry key could neither be made nor found');
    return row.wrapped_salt;
  }

  /** The person's entry key, for the functions that must read text: downloads and what is made from entries. */
  async keyOf(userId: string, now: Date): Promise<CryptoKey> {
    return deriveEntryKey(userId, await this.saltOf(userId, now));
  }
}
