import { type Bytes, toBase64 } from './seal/bytes.ts';

/** SHA-256 of bytes, in base64. */
export const digestOf = async (bytes: Bytes | ArrayBuffer): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
