/*
 * Envelope, format 4 (of a private vault)
 *
 *   base64( version byte 0x04 | key id, 8 bytes | 12-byte IV | AES-256-GCM ciphertext with its 16-byte tag )
 *
 * Its first 12 characters say version and key, whatever the text. Additional authenticated data: the UTF-8 bytes of the
 * JSON array
 *
 *   ["growth-loop text 4",key id,table,column,row,person]
 *
 * without spaces, the key id in hex. What is encrypted is the UTF-8 text, the byte 0x80, and zeros up to one of a few
 * lengths (`paddedLength`), so that an envelope tells how long its text is by an eighth at best.
 *
 * Invariants: as those of format 3.
 */
import { type Bytes, fromBase64, toBase64 } from './bytes.ts';
import type { Place } from './format-3.ts';
import { padded, unpadded } from './padding.ts';

export const VERSION_4 = 4;
const ID_BYTES = 8;
const IV_BYTES = 12;
const HEAD_BYTES = 1 + ID_BYTES;
/** What an envelope adds to its padded text, in bytes: version, key id, IV and tag. */
export const ENVELOPE_4_BYTES = HEAD_BYTES + IV_BYTES + 16;

const LABEL = 'growth-loop text 4';

/** A key, and the id that its envelopes name: 16 lower-case hex digits. */
export interface NamedKey {
  id: string;
  key: CryptoKey;
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function headOf(id: string): Bytes {
  const head: Bytes = new Uint8Array(HEAD_BYTES);
  head[0] = VERSION_4;
  for (let at = 0; at < ID_BYTES; at++) head[1 + at] = Number.parseInt(id.slice(2 * at, 2 * at + 2), 16);
  return head;
}

/** The key of an envelope is none that is here: it may come. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/** How every envelope under this key begins: 12 characters. */
export const prefixOf = (id: string): string => toBase64(headOf(id));

const cipherOf = (iv: Bytes, id: string, { table, column, row, person }: Place): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([LABEL, id, table, column, row, person])),
});

export async function sealFormat4({ id, key }: NamedKey, text: string, place: Place): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    cipherOf(iv, id, place),
    key,
    padded(new TextEncoder().encode(text)),
  );
  const envelope: Bytes = new Uint8Array(HEAD_BYTES + IV_BYTES + sealed.byteLength);
  envelope.set(headOf(id));
  envelope.set(iv, HEAD_BYTES);
  envelope.set(new Uint8Array(sealed), HEAD_BYTES + IV_BYTES);
  return toBase64(envelope);
}

/** The id of the key that an envelope is sealed under. Throws when it is none of format 4. */
export function keyIdOf(value: string): string {
  const head = fromBase64(value.slice(0, 12));
  if (head.length !== HEAD_BYTES || head[0] !== VERSION_4) throw new Error('not format 4');
  return hexOf(head.subarray(1));
}

/**
 * @param keyOf the key of an id; undefined for one that is not known
 * @throws UnknownKey; another error when the value is not of this format, the place is another, or a bit was changed
 */
export async function openFormat4(
  keyOf: (id: string) => CryptoKey | undefined,
  value: string,
  place: Place,
): Promise<string> {
  const id = keyIdOf(value);
  const key = keyOf(id);
  if (!key) throw new UnknownKey();
  const envelope = fromBase64(value);
  const iv = envelope.slice(HEAD_BYTES, HEAD_BYTES + IV_BYTES);
  const sealed = envelope.subarray(HEAD_BYTES + IV_BYTES);
  const whole = new Uint8Array(await crypto.subtle.decrypt(cipherOf(iv, id, place), key, sealed));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unpadded(whole));
}
