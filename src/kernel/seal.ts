/*
 * The seal: how everything is stored that a person writes.
 *
 * Entry key: PBKDF2-SHA-256, 100,000 iterations, password = the user id in UTF-8, salt = the 32 random bytes
 *            of that user. The user id is no secret; the salt is, and reaches only the user's own live session.
 * Vault key: of those who turned their private vault on; the server never has it (vault/vault-key.ts).
 * Envelope:  see seal/format-3.ts (written under the entry key), seal/format-4.ts (written under a vault key), and
 *            seal/format-2.ts and seal/format-1.ts (older, read).
 *
 * Runs unchanged in the browser and in Node.
 */
import type { Bytes } from './seal/bytes.ts';
import { openFormat1 } from './seal/format-1.ts';
import { openFormat2 } from './seal/format-2.ts';
import { openFormat3, type Place, sealFormat3, VERSION_3 } from './seal/format-3.ts';
import { openFormat4, sealFormat4, UnknownKey, VERSION_4 } from './seal/format-4.ts';
import * as texts from './texts.ts';

export { fromBase64, toBase64 } from './seal/bytes.ts';
export type { Place } from './seal/format-3.ts';

export const ITERATIONS = 100_000;
export const SALT_BYTES = 32;
/** The format that is written under the entry key. */
export const CURRENT_FORMAT = VERSION_3;
/** The format that is written under a vault key. */
export const VAULT_FORMAT = VERSION_4;
/** The formats that are written, and that rows are marked with. */
export type SealFormat = typeof CURRENT_FORMAT | typeof VAULT_FORMAT;

/** Longest text that is sealed, in characters. Six of them and the day's actions fit in one save. */
export const TEXT_LIMIT = 20_000;
/** What an envelope adds to its text, in bytes: version, IV and tag. */
export const ENVELOPE_BYTES = 29;

export const WAITING = texts.waiting;
export const UNREADABLE = texts.unreadable;
/** Whether these are somebody's words, and not what stands in the place of such as could not be opened. */
export const isOpened = (text: string | null): boolean => text !== UNREADABLE && text !== WAITING;

export const NOT_READY = texts.notReady;

/** The keys of a private vault. */
export interface VaultKeys {
  /** The one that seals. */
  id: string;
  /** Those that open, by their ids: during a change of key also the former one. */
  keys: ReadonlyMap<string, CryptoKey>;
  /** Whether everything is sealed under them. From then on nothing else is taken for the person's, whoever brings it. */
  isComplete: boolean;
}

/** What a person's texts are sealed and opened with. */
export interface Keyring {
  /** What is written. */
  format: SealFormat;
  /** Opens the formats before 4, and seals in format 3. */
  entry?: CryptoKey | undefined;
  vault?: VaultKeys | undefined;
}

/** An entry key alone is the keyring of somebody without a vault. */
export type Key = CryptoKey | Keyring;

const keyringOf = (key: Key): Keyring =>
  key instanceof CryptoKey ? { format: CURRENT_FORMAT, entry: key } : key;

/** Derives a person's entry key. It cannot be exported from where it was derived. */
export async function deriveEntryKey(userId: string, salt: Bytes): Promise<CryptoKey> {
  const password = await crypto.subtle.importKey('raw', new TextEncoder().encode(userId), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    password,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Seals a text for its place, in the keyring's format. Without a key it rejects with NOT_READY. */
export async function seal(key: Key | undefined, text: string, place: Place): Promise<string> {
  const { format, entry, vault } = key ? keyringOf(key) : { format: CURRENT_FORMAT };
  if (format === CURRENT_FORMAT && entry) return sealFormat3(entry, text, place);
  const sealing = vault?.keys.get(vault.id);
  if (format !== VAULT_FORMAT || !vault || !sealing) throw new Error(NOT_READY);
  return sealFormat4({ id: vault.id, key: sealing }, text, place);
}

/** Whether a stored value of unknown format may be an envelope: base64-looking and longer than 24 characters. */
export const looksSealed = (value: string): boolean =>
  value.length > 24 && value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value);

/** Only these tables ever held envelopes in rows that say nothing of it; elsewhere such a row is in plain words. */
const SEALED_UNSAID: ReadonlySet<string> = new Set(['journal_entries', 'lessons_learned']);

const saysNothing = (format: number | null | undefined): format is null | undefined =>
  format === null || format === undefined;

const mayBeSealed = (value: string, format: number | null | undefined, { table }: Place): boolean =>
  saysNothing(format) ? SEALED_UNSAID.has(table) && looksSealed(value) : value !== '';

/** The formats in the order of their age. Each tells by its tag whether the value is of it. */
const openUnsaid = (key: CryptoKey, value: string, place: Place): Promise<string> =>
  openFormat1(key, value)
    .catch(() => openFormat2(key, value))
    .catch(() => openFormat3(key, value, place));

/**
 * Opens a stored value. `format` is what the row says, and nothing else is tried than what it says: a row of format 3
 * opens only what was sealed for this very `place`. Null or undefined when it says nothing; only then, and only in
 * entries and lessons, is the format guessed, the older one first, and what does not look sealed is returned as it is.
 * Rejects when it cannot be opened, and whatever a complete vault has not sealed.
 */
export async function open(
  key: Key,
  value: string,
  format: number | null | undefined,
  place: Place,
): Promise<string> {
  const { entry, vault } = keyringOf(key);
  if (value !== '' && vault?.isComplete && format !== VAULT_FORMAT) throw new Error('not of the vault');
  if (!mayBeSealed(value, format, place)) return value;
  if (format === VAULT_FORMAT) return openFormat4((id) => vault?.keys.get(id), value, place);
  if (!entry) throw new Error(NOT_READY);
  if (saysNothing(format)) return openUnsaid(entry, value, place);
  if (format === 1) return openFormat1(entry, value);
  if (format === 2) return openFormat2(entry, value);
  if (format === CURRENT_FORMAT) return openFormat3(entry, value, place);
  throw new Error(`format ${format} is not known`);
}

/** Opens a stored value for showing: says what is the matter instead of rejecting. */
export async function openForReading(
  key: Key | undefined,
  value: string,
  format: number | null | undefined,
  place: Place,
): Promise<string> {
  if (!key) return mayBeSealed(value, format, place) ? WAITING : value;
  return open(key, value, format, place).catch((error) =>
    error instanceof UnknownKey ? WAITING : UNREADABLE,
  );
}
