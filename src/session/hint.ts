/*
 * What local storage keeps of a session: that there is one, whose, and until when. It holds no secret; the
 * session itself is a cookie that scripts cannot read. It lets the app open at once, and without a network.
 */

import { persisted } from '../browser/persisted.ts';
import { localStore } from '../browser/web-storage.ts';
import type { LiveSession } from './auth-client.ts';

const KEY = 'session';

export interface SessionHint {
  user: { id: string };
  expires_at: string;
}

const stored = persisted(
  localStore,
  KEY,
  // An end that is no date is over.
  (hint): hint is SessionHint => typeof (hint as SessionHint | null)?.user?.id === 'string',
);

/** Whose session was noted when this document began, or whose it has noted itself. */
let known = readSessionHint(Date.now())?.user.id;

/** A browser whose storage is full or closed asks the server again next time; the session does not suffer from it. */
export function saveSessionHint(session: LiveSession): void {
  known = session.user.id;
  stored.set({ user: { id: session.user.id }, expires_at: session.expires_at });
}

/** The session that was last open here, unless it is over. */
export function readSessionHint(now: number): SessionHint | undefined {
  const hint = stored.get();
  return hint && Date.parse(hint.expires_at) > now ? hint : undefined;
}

/** Whether another document than this one has noted the session that is noted now. */
export const isHintOfAnother = (): boolean => localStore.isOthers(KEY);

/** Whether the session that is noted now is of another person than this document knows of. */
export function isHintOfAnotherPerson(): boolean {
  const noted = readSessionHint(Date.now());
  return noted !== undefined && noted.user.id !== known;
}

/** Until the server says otherwise there is no session to know of. */
export const forgetSessionHint = (): void => stored.remove();
