/*
 * The vault key on its way from a device where the vault is open to one where it is closed, past a server that must not
 * learn it. Each device makes an X25519 key pair for this one request. The requester commits to its public key before it
 * sees the approver's, and shows it only afterwards, so whoever stands between them has to choose both keys without
 * knowing what the codes will be: those that the person carries between the devices agree by chance alone.
 */
import { type Bytes, fromBase64, toBase64 } from '../seal/bytes.ts';

const COMMITMENT_LABEL = 'growth-loop vault approval 1';
const TRANSCRIPT_LABEL = 'growth-loop vault approval transcript 1';
const KEY_LABEL = 'growth-loop vault approval key 1';
const INFO = 'growth-loop vault approval';

const CURVE = { name: 'X25519' } as const;
const SECRET_BITS = 256;
const IV_BYTES = 12;

/** Digits of each code. */
export const CODE_DIGITS = 6;

/** How long a request lasts. */
export const APPROVAL_MINUTES = 10;

/** Which request for which person: both devices must mean the same. */
export interface ApprovalName {
  person: string;
  /** The id of the request. */
  id: string;
}

/** Everything that both devices must agree on, before the vault key is sent. Public keys are base64 of 32 bytes. */
export interface Agreement extends ApprovalName {
  requesterKey: string;
  approverKey: string;
  /** The id of the vault key. */
  vault: string;
}

const bytesOf = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value));

async function hashOf(value: unknown): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(value)));
}

/** A key pair for one request; its private key cannot be exported. Rejects where the browser has no X25519. */
export const newPair = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(CURVE, false, ['deriveBits']);

/** The public key of a pair as it is sent. */
export async function publicKeyOf({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
}

/** Binds the requester to its public key without telling it: base64 of a SHA-256. */
export async function commitmentTo({ person, id }: ApprovalName, requesterKey: string): Promise<string> {
  return toBase64(await hashOf([COMMITMENT_LABEL, person, id, requesterKey]));
}

/** The hash of everything that both devices must agree on. */
export const transcriptOf = ({ person, id, requesterKey, approverKey, vault }: Agreement): Promise<Bytes> =>
  hashOf([TRANSCRIPT_LABEL, person, id, requesterKey, approverKey, vault]);

/** Eight bytes of the transcript, modulo a million. */
function digitsAt(transcript: Bytes, offset: number): string {
  const number = new DataView(transcript.buffer, transcript.byteOffset).getBigUint64(offset);
  return String(number % BigInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** The code that the requester shows and the person types on the approver: it is the requester that gets the vault key. */
export const codeFrom = (transcript: Bytes): string => digitsAt(transcript, 0);

/**
 * The code that the approver shows once it has sent the vault key, and the person types on the requester: what was sent
 * is the person's vault, and not one that the server has made up.
 */
export const confirmationFrom = (transcript: Bytes): string => digitsAt(transcript, 8);

/**
 * The key that carries the vault key from one of the two devices to the other.
 * @param otherKey the other device's public key. Rejects one with which every secret would be the same
 */
export async function carrierOf(
  privateKey: CryptoKey,
  otherKey: string,
  transcript: Bytes,
): Promise<CryptoKey> {
  const other = await crypto.subtle.importKey('raw', fromBase64(otherKey), CURVE, false, []);
  const secret = await crypto.subtle.deriveBits({ ...CURVE, public: other }, privateKey, SECRET_BITS);
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: transcript, info: new TextEncoder().encode(INFO) };
  return crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const cipherOf = (iv: Bytes, { person, id, vault }: Agreement): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf([KEY_LABEL, person, vault, id]),
});

/** The vault key as it is sent: base64( 12-byte IV | ciphertext with its 16-byte tag ). */
export async function wrapForRequester(
  carrier: CryptoKey,
  vaultKey: Bytes,
  agreement: Agreement,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(cipherOf(iv, agreement), carrier, vaultKey);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Rejects what was not wrapped by the device whose key this one has seen, for this request and this vault. */
export async function unwrapFromApprover(
  carrier: CryptoKey,
  wrapped: string,
  agreement: Agreement,
): Promise<Bytes> {
  const bytes = fromBase64(wrapped);
  const cipher = cipherOf(bytes.slice(0, IV_BYTES), agreement);
  return new Uint8Array(await crypto.subtle.decrypt(cipher, carrier, bytes.slice(IV_BYTES)));
}
