/*
 * What is written while the vault is closed: sealed to a public key, so that only whoever has the vault key can open it,
 * and the device that wrote it cannot. HPKE (RFC 9180) in base mode: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM.
 */
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { type Bytes, fromBase64, toBase64 } from '../../kernel/seal/bytes.ts';
import { deriveBytes } from '../../kernel/vault/vault-key.ts';

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

const LABEL = 'growth-loop locked writing 1';
const SEED_BYTES = 32;
/** How long the sender's public key is, which stands in front. */
const SENDER_BYTES = 32;

/** Whose it is, for which vault, and which piece of writing. */
export interface LockedPlace {
  person: string;
  /** The id of the vault key. */
  vault: string;
  id: string;
}

/** HPKE’s info: it opens as this piece of writing alone. */
const infoOf = ({ person, vault, id }: LockedPlace): Bytes =>
  new TextEncoder().encode(JSON.stringify([LABEL, person, vault, id]));

async function pairOf(vaultKey: Bytes): Promise<CryptoKeyPair> {
  const seed = await deriveBytes(vaultKey, 'growth-loop vault locked writing', SEED_BYTES);
  return suite.kem.deriveKeyPair(seed.buffer);
}

/** What a closed vault is written to: base64 of 32 bytes. Rejects where the browser has no X25519. */
export async function writingKeyOf(vaultKey: Bytes): Promise<string> {
  const { publicKey } = await pairOf(vaultKey);
  return toBase64(new Uint8Array(await suite.kem.serializePublicKey(publicKey)));
}

/** Seals a text that nobody opens without the vault key: base64( 32-byte sender's key | ciphertext with its tag ). */
export async function sealToVault(writingKey: string, text: string, place: LockedPlace): Promise<string> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64(writingKey).buffer);
  const recipient = { recipientPublicKey, info: infoOf(place) };
  const { enc, ct } = await suite.seal(recipient, new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...new Uint8Array(enc), ...new Uint8Array(ct)]));
}

/** Opens it. Rejects what was sealed to another key or for another place, or was changed. */
export async function openFromLocked(vaultKey: Bytes, sealed: string, place: LockedPlace): Promise<string> {
  const bytes = fromBase64(sealed);
  const { privateKey } = await pairOf(vaultKey);
  const recipient = {
    recipientKey: privateKey,
    enc: bytes.slice(0, SENDER_BYTES).buffer,
    info: infoOf(place),
  };
  const opened = await suite.open(recipient, bytes.slice(SENDER_BYTES));
  return new TextDecoder().decode(opened);
}
