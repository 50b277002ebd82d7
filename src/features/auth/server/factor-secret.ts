import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { TOTP } from 'otpauth';
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import type { Config } from '../../../server/config.ts';
import { masterKeysOf } from '../../../server/product-keys.ts';
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '../contract/factor-code.ts';

/*
 * The secret that the server and an authenticator app share, and what follows from it. Nothing here writes. The library is
 * loaded when the first code comes.
 */

/** As many bytes as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** What every authenticator app knows; many of them know nothing else. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** So many steps a phone's clock may be off, either way. */
const WINDOW = 1;

type Keyring = Parameters<typeof masterKeysOf>[0];

export const newSecret = (): Bytes => new Uint8Array(randomBytes(SECRET_BYTES));

/** What the secret of a person is bound to where it lies wrapped under the master key. */
export const factorBinding = (userId: string): string => `second factor ${userId}`;

export const wrapSecret = (keyring: Keyring, userId: string, secret: Bytes): string =>
  masterKeysOf(keyring).wrap(factorBinding(userId), secret);

/** @throws UnknownMasterKey when it is under a master key that this server does not have */
export const openSecret = (keyring: Keyring, userId: string, wrapped: string): Bytes =>
  masterKeysOf(keyring).open(factorBinding(userId), wrapped);

async function totpOf(secret: Bytes, names: { issuer?: string; label?: string } = {}): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ ...KIND, ...names, secret: new Secret({ buffer: secret.slice().buffer }) });
}

/** The secret as an app takes it: typed, and in a QR code. */
export async function shownTo(
  { productName }: Pick<Config, 'productName'>,
  email: string,
  secret: Bytes,
): Promise<{ secret: string; uri: string }> {
  const totp = await totpOf(secret, { issuer: productName, label: email });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step whose code this is; undefined unless it is that of now, the one before or the next. */
export async function stepOf(secret: Bytes, code: string, now: Date): Promise<number | undefined> {
  const totp = await totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** A recovery code: 59 bits, so that nobody who tries them finds one. */
export const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join(
    '',
  );

/** What a recovery code is known by. Under a key that follows from the secret: without the master key it tells nothing. */
export function recoveryDigest(secret: Bytes, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'recovery codes', 32));
  return createHmac('sha256', key).update(code).digest('base64url');
}
