/*
 * Envelope, format 2 (older; still read, and taken from browsers that have not reloaded yet)
 *
 *   base64( version byte 0x02 | 12-byte IV | AES-256-GCM ciphertext with its 16-byte tag )
 *
 * Without additional authenticated data: it opens wherever the person's key is tried on it.
 */
import { fromBase64 } from './bytes.ts';

const VERSION = 2;
const IV_BYTES = 12;

/** Rejects when the value is not of this format, the key is another, or a bit was changed. */
export async function openFormat2(key: CryptoKey, value: string): Promise<string> {
  const envelope = fromBase64(value);
  if (envelope[0] !== VERSION) throw new Error('not format 2');
  const iv = envelope.subarray(1, 1 + IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, envelope.subarray(1 + IV_BYTES));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
