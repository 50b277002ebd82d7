import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token is good for: one that was made for something else does not open here. */
export type TokenPurpose = 'unsubscribe' | 'unsubscribe-undo' | 'calendar-feed';

const MAC_BYTES = 32;

const macOf = (secret: string, purpose: TokenPurpose, body: Uint8Array) => {
  const key = createHmac('sha256', secret).update(`token:${purpose}`).digest();
  return createHmac('sha256', key).update(body).digest();
};

/** The bytes and who vouches for them, in letters that stand in an address: only the server can make one. */
export const signedToken = (secret: string, purpose: TokenPurpose, body: Uint8Array): string =>
  Buffer.concat([macOf(secret, purpose, body), body]).toString('base64url');

/** The bytes of a token; undefined when this server has not made it for that purpose. */
export function openToken(secret: string, purpose: TokenPurpose, token: string): Uint8Array | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Other spellings of the same bytes are no tokens.
  if (bytes.length <= MAC_BYTES || bytes.toString('base64url') !== token) return undefined;
  const body = bytes.subarray(MAC_BYTES);
  return timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf(secret, purpose, body)) ? body : undefined;
}
