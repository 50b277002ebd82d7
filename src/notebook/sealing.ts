/*
 * How what lies on this device is sealed: AES-256-GCM with the person's entry key over JSON in UTF-8; 12 bytes of IV,
 * then the rest. `place` says whose it is and where it lies, so that nothing opens in another place.
 */
const IV_BYTES = 12;

const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`growth-loop/notebook\n${place}`),
});

export async function sealValue(key: CryptoKey, value: unknown, place: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, place), key, bytes));
  const both = new Uint8Array(IV_BYTES + sealed.length);
  both.set(iv);
  both.set(sealed, IV_BYTES);
  return both;
}

/** Rejects when the value was not sealed with this key for this place. */
export async function openValue(key: CryptoKey, sealed: Uint8Array, place: string): Promise<unknown> {
  const iv = new Uint8Array(sealed.slice(0, IV_BYTES));
  const bytes = await crypto.subtle.decrypt(algorithm(iv, place), key, sealed.slice(IV_BYTES));
  return JSON.parse(new TextDecoder().decode(bytes));
}
