/*
 * How what is sealed hides its length: the bytes, the byte 0x80, and zeros up to one of a few lengths.
 */
import type { Bytes } from './bytes.ts';

/** Ends the bytes, before the zeros (ISO/IEC 7816-4). */
const MARK = 0x80;
const SHORTEST = 64;

/** The length, in bytes, to which so many bytes are padded: 64 at least, then by the steps of Padmé (PURBs, 2019). */
export function paddedLength(bytes: number): number {
  if (bytes <= SHORTEST) return SHORTEST;
  const exponent = Math.floor(Math.log2(bytes));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(bytes / step) * step;
}

export function padded(bytes: Uint8Array): Bytes {
  const whole: Bytes = new Uint8Array(paddedLength(bytes.length + 1));
  whole.set(bytes);
  whole[bytes.length] = MARK;
  return whole;
}

/** What `padded` was given. @throws Error when it is not padded exactly so */
export function unpadded(whole: Bytes): Bytes {
  const end = whole.findLastIndex((byte) => byte !== 0);
  if (whole[end] !== MARK || whole.length !== paddedLength(end + 1)) throw new Error('not padded');
  return whole.subarray(0, end);
}
