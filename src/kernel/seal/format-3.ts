/*
 * Envelope, format 3 (the one written today)
 *
 *   base64( version byte 0x03 | 12-byte IV | AES-256-GCM ciphertext with its 16-byte tag )
 *
 * Additional authenticated data: the UTF-8 bytes of the JSON array
 *
 *   ["growth-loop text 3",table,column,row,person]
 *
 * without spaces. JSON quotes its strings, so no two places encode alike. An envelope that was moved to another column,
 * row, table or person does not open there.
 *
 * Invariants: the IV is random and never used twice with a key; the text is UTF-8, in which half a surrogate pair has
 * become U+FFFD; the key is 256 bits.
 */
import { type Bytes, fromBase64, toBase64 } from './bytes.ts';

export const VERSION_3 = 3;
const IV_BYTES = 12;
const LABEL = 'growth-loop text 3';

/** Where a sealed text stands. Its envelope opens at that place alone. */
export interface Place {
  table: string;
  column: string;
  /** The row's key among the person's own (synced-tables.ts). */
  row: string;
  /** The person's user id. */
  person: string;
}

const encoded = ({ table, column, row, person }: Place): Bytes =>
  new TextEncoder().encode(JSON.stringify([LABEL, table, column, row, person]));

export async function sealFormat3(key: CryptoKey, text: string, place: Place): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = { name: 'AES-GCM', iv, additionalData: encoded(place) };
  const sealed = await crypto.subtle.encrypt(cipher, key, new TextEncoder().encode(text));
  const envelope: Bytes = new Uint8Array(1 + IV_BYTES + sealed.byteLength);
  envelope[0] = VERSION_3;
  envelope.set(iv, 1);
  envelope.set(new Uint8Array(sealed), 1 + IV_BYTES);
  return toBase64(envelope);
}

/** Rejects when the value is not of this format, the key or the place is another, or a bit was changed. */
export async function openFormat3(key: CryptoKey, value: string, place: Place): Promise<string> {
  const envelope = fromBase64(value);
  if (envelope[0] !== VERSION_3) throw new Error('not format 3');
  const iv = envelope.subarray(1, 1 + IV_BYTES);
  const cipher = { name: 'AES-GCM', iv, additionalData: encoded(place) };
  const text = await crypto.subtle.decrypt(cipher, key, envelope.subarray(1 + IV_BYTES));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
