/*
 * The device's own check of the person, by fingerprint, face or password, over WebAuthn. No server is asked: the answer
 * opens a lock that is on this device alone.
 */
import { settings } from '../../browser/public-settings.ts';
import { fromBase64, toBase64 } from '../../kernel/seal/bytes.ts';
import type { Check } from './stored-lock.ts';
import * as texts from './texts.ts';

/** How long the device asks for the person, in milliseconds. */
const TIMEOUT = 60_000;
/** ES256 and RS256, which every platform has one of. */
const ALGORITHMS = [-7, -257];
/** In the authenticator's data: the hash of the site, then the flags, in which this bit says that the person was checked. */
const FLAGS_AT = 32;
const USER_VERIFIED = 0x04;

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Whether this device can check the person. */
export async function canCheckOnDevice(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

/** Makes a credential on this device. Rejects when the person or the device refuses. */
export async function newDeviceCheck(): Promise<Check> {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: random(32),
      rp: { name: settings.product_name },
      user: { id: random(16), name: texts.credentialName, displayName: texts.credentialName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'discouraged',
        userVerification: 'required',
      },
      timeout: TIMEOUT,
    },
  });
  if (!(made instanceof PublicKeyCredential)) throw new Error('The device made no credential.');
  return { kind: 'device', credential: toBase64(new Uint8Array(made.rawId)) };
}

function isVerified(answer: AuthenticatorResponse): boolean {
  if (!(answer instanceof AuthenticatorAssertionResponse)) return false;
  const flags = new Uint8Array(answer.authenticatorData)[FLAGS_AT] ?? 0;
  return (flags & USER_VERIFIED) !== 0;
}

/** Whether the device says that this is the person who set the lock. */
export async function passesDeviceCheck(credential: string): Promise<boolean> {
  const id = fromBase64(credential);
  const options: CredentialRequestOptions = {
    publicKey: {
      challenge: random(32),
      allowCredentials: [{ type: 'public-key', id }],
      userVerification: 'required',
      timeout: TIMEOUT,
    },
  };
  // Refused, cancelled or too late: the browser keeps to itself which.
  const got = await navigator.credentials.get(options).catch(() => null);
  if (!(got instanceof PublicKeyCredential)) return false;
  return toBase64(new Uint8Array(got.rawId)) === credential && isVerified(got.response);
}
