import type { Config } from '../../../server/config.ts';
import { openToken, signedToken } from '../../../server/signed-token.ts';

/** Automatic emails that one click stops. Their order is part of the tokens, so new ones go to the end. */
export const MAILINGS = ['weekly-summary', 'trial-notices', 'reminders'] as const;
export type Mailing = (typeof MAILINGS)[number];

export const UNSUBSCRIBE_PATH = '/unsubscribe';

const UUID_BYTES = 16;

/** The address that stops a kind of email for a person. It never expires and holds no email address. */
export function unsubscribeLink(
  { authSecret, appUrl }: Pick<Config, 'authSecret' | 'appUrl'>,
  userId: string,
  mailing: Mailing,
): string {
  const body = Buffer.from([...Buffer.from(userId.replaceAll('-', ''), 'hex'), MAILINGS.indexOf(mailing)]);
  return `${appUrl}${UNSUBSCRIBE_PATH}?token=${signedToken(authSecret, 'unsubscribe', body)}`;
}

/** Whose emails of which kind a token stops; undefined for a token that this server has not made. */
export function unsubscribeTokenOf(
  { authSecret }: Pick<Config, 'authSecret'>,
  token: string,
): { userId: string; mailing: Mailing } | undefined {
  const body = openToken(authSecret, 'unsubscribe', token);
  if (body?.length !== UUID_BYTES + 1) return undefined;
  const mailing = MAILINGS[body[UUID_BYTES] ?? -1];
  return mailing && { userId: uuidOf(body.subarray(0, UUID_BYTES)), mailing };
}

const uuidOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
