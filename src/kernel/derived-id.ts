/*
 * Ids that follow from what they are of, for whoever has the person's entry key, and tell nobody else anything: not even
 * somebody who guesses the words can see from an id that it is theirs.
 */

const LABEL = new TextEncoder().encode('growth-loop derived ids 1');

/**
 * The secret from which a person's derived ids are made. The entry key cannot be exported, but what it seals of a fixed
 * text is a secret too, and always the same one: one IV for one text. It never leaves memory.
 */
export async function idSecretOf(entryKey: CryptoKey): Promise<CryptoKey> {
  const cipher = { name: 'AES-GCM', iv: new Uint8Array(12), additionalData: LABEL };
  const sealed = await crypto.subtle.encrypt(cipher, entryKey, LABEL);
  const digest = await crypto.subtle.digest('SHA-256', sealed);
  return crypto.subtle.importKey('raw', digest, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The id (UUIDv8) of what these parts name; the same parts give the same id, on any device of the person's. */
export async function derivedId(secret: CryptoKey, parts: readonly string[]): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(JSON.stringify(parts)));
  const bytes = new Uint8Array(signed, 0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
