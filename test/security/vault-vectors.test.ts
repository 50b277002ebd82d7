import { createHmac, createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { openFormat4, prefixOf, sealFormat4 } from '../../src/kernel/seal/format-4.ts';
import { paddedLength } from '../../src/kernel/seal/padding.ts';
import {
  carrierOf,
  codeFrom,
  commitmentTo,
  confirmationFrom,
  transcriptOf,
  unwrapFromApprover,
  wrapForRequester,
} from '../../src/kernel/vault/approval.ts';
import { signRecord, type VaultRecord, verifyRecord } from '../../src/kernel/vault/record.ts';
import { deriveKeys, formerKeyWrapper } from '../../src/kernel/vault/vault-key.ts';
import { unwrap, type Way, wrap, wrapperOf } from '../../src/kernel/vault/wrapping.ts';
import { passphraseKey } from '../../src/session/vault/passphrase-key.ts';
import { readRecoveryKey } from '../../src/session/vault/recovery-words.ts';
import { openFromLocked, writingKeyOf } from '../../src/session/vault/writing-key.ts';

/* The published vectors (docs/encryption.md), computed with OpenSSL's functions in Node and none of the product's;
the one of HPKE by Python's cryptography. */

type Wrapping = Way & {
  secret: string;
  iv: string;
  wrapped: string;
  passphrase?: string;
  words?: string;
};

interface Vectors {
  person: string;
  vaultKey: string;
  keys: { id: string; text: string; record: string; ids: string };
  wrappings: Wrapping[];
  former: { key: string; vaultKey: string; iv: string; wrapped: string };
  record: { facts: Omit<VaultRecord, 'version'>; record: string; mac: string };
  approval: {
    id: string;
    requester: { privateKey: string; publicKey: string };
    approver: { privateKey: string; publicKey: string };
    commitment: string;
    transcript: string;
    code: string;
    confirmation: string;
    iv: string;
    wrapped: string;
  };
  lockedWriting: { id: string; writingKey: string; text: string; sealed: string };
  place: Parameters<typeof sealFormat4>[2];
  prefix: string;
  texts: { text: string; opened?: string; iv: string; padded: number; sealed: string }[];
}

const vectors: Vectors = JSON.parse(
  readFileSync(new URL('../../src/kernel/vault/vectors.json', import.meta.url), 'utf8'),
);
const { person, keys, place } = vectors;

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const vaultKey = bytes(vectors.vaultKey);
const derived = await deriveKeys(vaultKey);
const vault = { person, id: keys.id };

afterEach(() => {
  vi.restoreAllMocks();
});

/** The next random bytes are these. */
function fixIv(iv: string): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => {
    (array as unknown as Uint8Array).set(bytes(iv));
    return array;
  });
}

test('the id and every key follow from the vault key, and none can be exported', async () => {
  expect(derived.id).toBe(keys.id);
  expect(prefixOf(keys.id)).toBe(vectors.prefix);
  const message = new TextEncoder().encode('message');
  for (const name of ['record', 'ids'] as const) {
    const made = Buffer.from(await crypto.subtle.sign('HMAC', derived[name], message)).toString('hex');
    expect(made).toBe(createHmac('sha256', createSecretKey(keys[name], 'hex')).update(message).digest('hex'));
  }
  for (const key of [derived.text, derived.record, derived.ids]) {
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  }
});

test.each(vectors.wrappings)('the $kind wraps the vault key and unwraps it', async (vector) => {
  const { kind, passphrase, words } = vector;
  if (vector.kind === 'passphrase')
    expect(await passphraseKey(passphrase ?? '', vector.params)).toEqual(bytes(vector.secret));
  if (words) expect(readRecoveryKey(words)).toEqual({ key: bytes(vector.secret) });
  const wrapper = await wrapperOf(bytes(vector.secret), kind);
  expect(await unwrap(wrapper, vector.wrapped, vault, vector)).toEqual(vaultKey);
  fixIv(vector.iv);
  expect(await wrap(wrapper, vaultKey, vault, vector)).toBe(vector.wrapped);
});

test('the former vault key comes out of its wrapping under the present one', async () => {
  const { key, wrapped, vaultKey: former } = vectors.former;
  const whole = new Uint8Array(Buffer.from(wrapped, 'base64'));
  const label = ['growth-loop vault former key 1', person, keys.id, key];
  const additionalData = new TextEncoder().encode(JSON.stringify(label));
  const cipher = { name: 'AES-GCM', iv: whole.slice(0, 12), additionalData };
  const opened = await crypto.subtle.decrypt(cipher, await formerKeyWrapper(vaultKey), whole.slice(12));
  expect(new Uint8Array(opened)).toEqual(bytes(former));
  expect((await deriveKeys(bytes(former))).id).toBe(key);
});

test('the record is written as that very text, and read', async () => {
  const { facts, record, mac } = vectors.record;
  expect(await signRecord(derived.record, facts)).toEqual({ record, mac });
  expect(await verifyRecord(derived.record, person, { record, mac })).toEqual({ version: 1, ...facts });
});

/** The private key as WebCrypto takes it: in PKCS #8. */
const privateKeyOf = (hex: string) =>
  crypto.subtle.importKey('pkcs8', bytes(`302e020100300506032b656e04220420${hex}`), 'X25519', false, [
    'deriveBits',
  ]);

test('of an approval, what is sent and the code that is compared follow from the keys of the two devices', async () => {
  const { id, requester, approver, commitment, transcript, code, confirmation, iv, wrapped } =
    vectors.approval;
  const [requesterKey, approverKey] = [requester.publicKey, approver.publicKey];
  const agreement = { person, id, requesterKey, approverKey, vault: keys.id };
  expect(await commitmentTo({ person, id }, requesterKey)).toBe(commitment);
  expect(await transcriptOf(agreement)).toEqual(bytes(transcript));
  expect(codeFrom(bytes(transcript))).toBe(code);
  expect(confirmationFrom(bytes(transcript))).toBe(confirmation);
  const receiving = await carrierOf(await privateKeyOf(requester.privateKey), approverKey, bytes(transcript));
  expect(await unwrapFromApprover(receiving, wrapped, agreement)).toEqual(vaultKey);
  const sending = await carrierOf(await privateKeyOf(approver.privateKey), requesterKey, bytes(transcript));
  fixIv(iv);
  expect(await wrapForRequester(sending, vaultKey, agreement)).toBe(wrapped);
});

test('what another implementation of HPKE has sealed to the vault is opened', async () => {
  const { id, writingKey, text, sealed } = vectors.lockedWriting;
  expect(await writingKeyOf(vaultKey)).toBe(writingKey);
  expect(await openFromLocked(vaultKey, sealed, { person, vault: keys.id, id })).toBe(text);
});

test.each(vectors.texts)('$text is sealed and opened', async ({ text, opened, iv, padded, sealed }) => {
  expect(await openFormat4(() => derived.text, sealed, place)).toBe(opened ?? text);
  expect(paddedLength(Buffer.byteLength(text) + 1)).toBe(padded);
  fixIv(iv);
  expect(await sealFormat4({ id: keys.id, key: derived.text }, text, place)).toBe(sealed);
});
