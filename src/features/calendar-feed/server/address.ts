import type { Config } from '../../../server/config.ts';
import { openToken, signedToken } from '../../../server/signed-token.ts';

const ENDING = '.ics';
const UUID_BYTES = 16;

/** The secret address of a feed. Without the server's key nobody can make it out of the feed's id. */
export function addressOf(
  { authSecret, appUrl }: Pick<Config, 'authSecret' | 'appUrl'>,
  feedId: string,
): string {
  const token = signedToken(authSecret, 'calendar-feed', Buffer.from(feedId.replaceAll('-', ''), 'hex'));
  return `${appUrl}/calendar/${token}${ENDING}`;
}

/** The feed that the last part of an address names; undefined for one that this server has not made. */
export function feedIn({ authSecret }: Pick<Config, 'authSecret'>, file: string): string | undefined {
  if (!file.endsWith(ENDING)) return undefined;
  const body = openToken(authSecret, 'calendar-feed', file.slice(0, -ENDING.length));
  return body?.length === UUID_BYTES ? Buffer.from(body).toString('hex') : undefined;
}
