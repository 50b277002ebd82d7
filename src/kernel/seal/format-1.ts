/*
 * Envelope, format 1 (older; still read, never written)
 *
 *   base64( 12-byte IV | AES-256-GCM ciphertext with its 16-byte tag )
 *
 * It carries no version byte, so only the authentication tag tells whether a value is of this format.
 */
import { fromBase64 } from './bytes.ts';

const IV_BYTES = 12;

/** Rejects when the value is not of this format, the key is another, or a bit was changed. */
export async function openFormat1(key: CryptoKey, value: string): Promise<string> {
  const envelope = fromBase64(value);
  const iv = envelope.subarray(0, IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, envelope.subarray(IV_BYTES));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
