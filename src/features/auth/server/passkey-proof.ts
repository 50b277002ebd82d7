import { createHash } from 'node:crypto';
import type { Config } from '../../../server/config.ts';
import { type Assertion, type Attestation, PASSKEY_MINUTES } from '../contract.ts';
import type { passkeys } from '../tables.ts';

/*
 * What an authenticator says, checked. Nothing here writes. The library is loaded when the first passkey comes: it reads
 * certificates too, which takes a while at each start.
 */

/** EdDSA, ES256 and RS256: every authenticator has one of them. */
export const ALGORITHMS = [-8, -7, -257];

type Passkey = typeof passkeys.$inferSelect;

/** How long a browser waits for its owner, in milliseconds: as long as a challenge is good. */
export const TIMEOUT = PASSKEY_MINUTES * 60_000;

/** A passkey as it was made. */
type Made = Pick<
  Passkey,
  'digest' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'device_type' | 'backed_up'
>;

/** How much of a passkey's state one use of it changes. */
export type Use = Pick<Passkey, 'counter' | 'backed_up'>;

/** The site that a passkey belongs to. */
export const rpIdOf = ({ appUrl }: Pick<Config, 'appUrl'>): string => new URL(appUrl).hostname;

export const credentialDigest = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** The account as its passkeys name it, in base64url. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** The challenge that was signed. Nobody has checked the signature yet. */
export function challengeIn({ response }: Assertion | Attestation): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

const expected = (config: Pick<Config, 'appUrl'>, answer: Assertion | Attestation) => ({
  // Whether it is one of ours, and unused, is the table of codes to say.
  expectedChallenge: challengeIn(answer),
  expectedOrigin: new URL(config.appUrl).origin,
  expectedRPID: rpIdOf(config),
  requireUserVerification: true,
});

/** The passkey that was made; undefined unless the answer is right in all that it says. */
export async function readAttestation(
  config: Pick<Config, 'appUrl'>,
  answer: Attestation,
): Promise<Made | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (!(await isPlain(answer))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected(config, answer),
      response: answer,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo?.credential.id !== answer.id) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      digest: credentialDigest(credential.id),
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      device_type: credentialDeviceType,
      backed_up: credentialBackedUp,
    };
  } catch {
    // The library throws for all that is wrong with an answer, with its words in the message.
    return undefined;
  }
}

/**
 * Whether it comes without certificates. None are asked for, and to check one means to fetch a list of revoked ones from
 * the address that it names itself: the server must not be sent anywhere.
 */
async function isPlain({ response }: Attestation): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** What this use of the passkey changes; undefined unless the answer is right in all that it says. */
export async function readAssertion(
  config: Pick<Config, 'appUrl'>,
  answer: Assertion,
  passkey: Passkey,
): Promise<Use | undefined> {
  if (answer.response.userHandle !== userHandleOf(passkey.user_id)) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(config, answer),
      response: { ...answer, clientExtensionResults: {} },
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, backed_up: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}
