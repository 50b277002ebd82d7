import { fromBase64, toBase64 } from '../../kernel/seal/bytes.ts';
import type { Check } from './stored-lock.ts';

/** Slow, because a PIN has few digits: whoever copies the hash pays for every guess. */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, HASH_BITS)));
}

/** What is stored of a new PIN. */
export async function pinCheck(pin: string): Promise<Check> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { kind: 'pin', salt: toBase64(salt), hash: await hashOf(pin, salt) };
}

export async function isRightPin(pin: string, check: Check): Promise<boolean> {
  return check.kind === 'pin' && (await hashOf(pin, fromBase64(check.salt))) === check.hash;
}
