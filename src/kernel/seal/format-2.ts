/*
 * Envelope, format 2 (the one written today)
 *
 *   base64( version byte 0x02 | 12-byte IV | AES-256-GCM ciphertext with its 16-byte tag )
 *
 * Invariants: the IV is random and never used twice with a key; the text is UTF-8; the key is 256 bits.
 */
import { type Bytes, fromBase64, toBase64 } from './bytes.ts';

export const VERSION = 2;
const IV_BYTES = 12;

export async function sealFormat2(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const envelope: Bytes = new Uint8Array(1 + IV_BYTES + sealed.byteLength);
  envelope[0] = VERSION;
  envelope.set(iv, 1);
  envelope.set(new Uint8Array(sealed), 1 + IV_BYTES);
  return toBase64(envelope);
}

/** Rejects when the value is not of this format, the key is another, or a bit was changed. */
export async function openFormat2(key: CryptoKey, value: string): Promise<string> {
  const envelope = fromBase64(value);
  if (envelope[0] !== VERSION) throw new Error('not format 2');
  const iv = envelope.subarray(1, 1 + IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, envelope.subarray(1 + IV_BYTES));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
