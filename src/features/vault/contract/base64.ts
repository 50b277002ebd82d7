import * as z from 'zod';

/** Base64 of exactly so many bytes. */
export const base64Of = (bytes: number) => {
  const rest = bytes % 3;
  const digits = Math.ceil((bytes * 4) / 3);
  const end = rest === 0 ? '' : '='.repeat(3 - rest);
  return z.string().regex(new RegExp(`^[A-Za-z0-9+/]{${digits}}${end}$`));
};

/** A vault's key under another one: IV, key and tag. */
export const wrappedKeySchema = base64Of(12 + 32 + 16);
