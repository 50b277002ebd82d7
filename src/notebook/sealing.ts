/*
 * How what lies on this device is sealed: AES-256-GCM with a key of the person's over JSON in UTF-8; 12 bytes of IV,
 * then the rest. `place` says whose it is and where it lies, so that nothing opens in another place.
 */
const IV_BYTES = 12;

const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`growth-loop/notebook\n${place}`),
});

/** The first one seals; what any of them has sealed is opened. */
export type Keys = readonly [CryptoKey, ...CryptoKey[]];

export async function sealValue([key]: Keys, value: unknown, place: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, place), key, bytes));
  const both = new Uint8Array(IV_BYTES + sealed.length);
  both.set(iv);
  both.set(sealed, IV_BYTES);
  return both;
}

async function openWith(key: CryptoKey, sealed: Uint8Array, place: string): Promise<unknown> {
  const iv = new Uint8Array(sealed.slice(0, IV_BYTES));
  const bytes = await crypto.subtle.decrypt(algorithm(iv, place), key, sealed.slice(IV_BYTES));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Rejects when the value was sealed with none of these keys for this place. */
export async function openValue([key, ...others]: Keys, sealed: Uint8Array, place: string): Promise<unknown> {
  try {
    return await openWith(key, sealed, place);
  } catch (error) {
    const [next, ...rest] = others;
    if (!next) throw error;
    return openValue([next, ...rest], sealed, place);
  }
}
