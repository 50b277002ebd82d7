import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows at a moment, worked out by RFC 6238 and without the library that the server uses. */
export function appCode(secret: string, at: string | number | Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(new Date(at).getTime() / STEP_MS)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Six digits that are no code of the app within minutes of that moment. */
export function wrongCode(secret: string, at: string | number | Date): string {
  const shown = Array.from({ length: 9 }, (_, step) =>
    appCode(secret, new Date(at).getTime() + (step - 4) * STEP_MS),
  );
  const candidates = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6));
  return candidates.find((digits) => !shown.includes(digits)) ?? '';
}
