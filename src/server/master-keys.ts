/*
 * What lies wrapped under the master key, so that it is worth nothing without it.
 *
 * Stored:   <name of the master key> "." base64( 12-byte IV | AES-256-GCM ciphertext | 16-byte tag )
 *           What was wrapped before keys had names lacks the name and the dot.
 * Key:      ENTRY_MASTER_KEY, which lives outside the database and its backups.
 * Binding:  what it is for is the additional authenticated data, so it opens there and nowhere else.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Bytes } from '../kernel/seal/bytes.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const NAME_LENGTH = 12;

/** By what a master key is known beside what lies under it: 72 bits of a digest, which say nothing of the key. */
export const masterKeyName = (key: Uint8Array): string =>
  createHash('sha256')
    .update('growth-loop master key\n')
    .update(key)
    .digest('base64url')
    .slice(0, NAME_LENGTH);

/** The name of the master key that it is under; undefined for what was wrapped before keys had names. */
export const nameOn = (wrapped: string): string | undefined =>
  wrapped.includes('.') ? wrapped.slice(0, wrapped.indexOf('.')) : undefined;

/** It is under a master key that this server does not have, or was changed. */
export class UnknownMasterKey extends Error {
  override readonly name = 'UnknownMasterKey';
}

interface NamedKey {
  key: Uint8Array;
  name: string;
}

const named = (key: Uint8Array): NamedKey => ({ key, name: masterKeyName(key) });

/** The present master key, under which everything is wrapped, and one more that opens what is still under it. */
export class MasterKeys {
  readonly #present: NamedKey;
  readonly #previous: NamedKey | undefined;

  constructor(present: Uint8Array, previous?: Uint8Array) {
    this.#present = named(present);
    this.#previous = previous && named(previous);
  }

  /** The name of the present one. */
  get presentName(): string {
    return this.#present.name;
  }

  get previousName(): string | undefined {
    return this.#previous?.name;
  }

  wrap(boundTo: string, secret: Uint8Array): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#present.key, iv).setAAD(Buffer.from(boundTo));
    const sealed = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    return `${this.#present.name}.${sealed.toString('base64')}`;
  }

  /** @throws UnknownMasterKey when neither key opens it: another one, another binding, or a changed bit */
  open(boundTo: string, wrapped: string): Bytes {
    return this.opened(boundTo, wrapped).secret;
  }

  /** As `open`, with the name of the key that opened it. */
  opened(boundTo: string, wrapped: string): { secret: Bytes; by: string } {
    const on = nameOn(wrapped);
    const sealed = Buffer.from(on === undefined ? wrapped : wrapped.slice(on.length + 1), 'base64');
    for (const { key, name } of this.#all()) {
      if (on !== undefined && on !== name) continue;
      const secret = openWith(key, boundTo, sealed);
      if (secret) return { secret, by: name };
    }
    throw new UnknownMasterKey('it opens under no master key that is set');
  }

  #all(): NamedKey[] {
    return this.#previous ? [this.#present, this.#previous] : [this.#present];
  }
}

function openWith(key: Uint8Array, boundTo: string, sealed: Buffer): Bytes | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const secret = [decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return new Uint8Array(Buffer.concat(secret));
  } catch {
    return undefined;
  }
}
