import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import type { AccountEventKind } from '../../../kernel/account-events.ts';
import { unauthenticated } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Route } from '../../../kernel/route.ts';
import { noteAccountEvent, type Origin } from '../../../server/account-log.ts';
import type { Database, Tx } from '../../../server/database.ts';
import { deleteOldRows } from '../../../server/old-rows.ts';
import type { User } from '../contract.ts';
import { session, user } from '../tables.ts';
import { lockAccount } from './account-lock.ts';
import { type AuthCall, callBetterAuth } from './auth-router.ts';
import { isSecure, SESSION_SECONDS } from './better-auth.ts';
import { sendNewDevice } from './emails.ts';
import {
  type Device,
  deviceDigest,
  deviceOf,
  forgetTrust,
  keepingDevice,
  seeDevice,
} from './known-devices.ts';

export interface BetterAuthUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/** A user of better-auth in the names of the contract. */
export const userOf = ({ id, name, email, emailVerified }: BetterAuthUser): User => ({
  id,
  name,
  email,
  email_verified: emailVerified,
});

/** What of a call it takes to begin a session. */
export type Opener = Pick<
  AuthCall<Route>,
  'betterAuth' | 'headers' | 'passCookies' | 'services' | 'currentSession' | 'now' | 'origin'
>;

/** What proves that whoever begins the session is the account's owner, and not only holds its mailbox or a link. */
const PROVING: ReadonlySet<AccountEventKind> = new Set([
  'signed_up',
  'signed_in',
  'signed_in_with_passkey',
  'password_changed',
]);
/** After these, a device that was not seen before is told by mail. */
const SIGN_INS: ReadonlySet<AccountEventKind> = new Set(['signed_in', 'signed_in_with_passkey']);

interface Right {
  userId: string;
  /** What the account's log says of it. */
  event: AccountEventKind;
  /** How the account's lock is held: alone where the right to the session changes what opens the account. */
  lock: (tx: Tx, userId: string) => Promise<void>;
  /** Uses up, in the transaction that stores the session, what gives the right to it. Throws when there is none. */
  prove: (tx: Tx, sessionId: string) => Promise<void>;
  /** What else is noted once the session and its device are stored, in the same transaction. */
  settle?: (tx: Tx, device: Device) => Promise<void>;
}

/**
 * Begins a session in the transaction that proves the right to it, in place of the one that the browser brought,
 * its own or one slipped to it; then hands the cookie over.
 */
export async function beginSession(
  call: Opener,
  { userId, event, lock, prove, settle }: Right,
): Promise<User> {
  const before = await call.currentSession();
  const provedAt = PROVING.has(event) ? call.now : null;
  const device = deviceOf(call.headers.get('cookie'));
  const started = { ...newSession(userId, call.origin), provedAt, device: deviceDigest(device) };
  const person = await call.services.database.asServer(async (tx) => {
    await lock(tx, userId);
    await prove(tx, started.id);
    if (before) await tx.delete(session).where(eq(session.id, before.sessionId));
    const [found] = await tx.select().from(user).where(eq(user.id, userId));
    if (!found) throw unauthenticated();
    await tx.insert(session).values(started);
    await noteAccountEvent(tx, { userId, kind: event, now: call.now, from: call.origin });
    const isNews = await seeDevice(tx, userId, device, call.now);
    if (isNews && SIGN_INS.has(event)) {
      await sendNewDevice(call.services, tx, { userId, sessionId: started.id, from: call.origin });
    }
    await settle?.(tx, device);
    return found;
  });
  const { headers, betterAuth } = call;
  const handed = await betterAuth.api.setCookieOf({
    body: { token: started.token },
    headers,
    returnHeaders: true,
  });
  call.passCookies(handed.headers);
  call.passCookies(keepingDevice(device, isSecure(call.services.config)));
  return userOf(person);
}

/** As better-auth makes them; it goes by the machine's own clock. */
function newSession(userId: string, origin: Origin): typeof session.$inferInsert & { id: string } {
  const now = new Date();
  const { address, userAgent } = origin;
  return {
    id: newId(),
    userId,
    token: randomBytes(24).toString('base64url'),
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    ipAddress: isIP(address) ? address : null,
    userAgent,
    createdAt: now,
    updatedAt: now,
  };
}

/** Ends every session of the person. @throws AppError 401 when the one that asks for it has ended already */
export async function endSessionsOf(tx: Tx, userId: string, askedBy: string): Promise<void> {
  const ended = await tx.delete(session).where(eq(session.userId, userId)).returning({ id: session.id });
  if (!ended.some(({ id }) => id === askedBy)) throw unauthenticated();
}

/** Ends every session of the person, and trusts no device any longer. Answers how many sessions there were. */
export async function signOutEverywhere(tx: Tx, userId: string): Promise<number> {
  const ended = await tx.delete(session).where(eq(session.userId, userId));
  await forgetTrust(tx, userId);
  return ended.rowCount ?? 0;
}

/** Ends one session of the person; answers whether it lived. */
export async function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx.delete(session).where(and(eq(session.id, id), eq(session.userId, userId)));
  return ended.rowCount === 1;
}

/** Ends one session of the person from elsewhere: its device is trusted no longer. Answers whether it lived. */
export async function endDevice(tx: Tx, userId: string, id: string): Promise<boolean> {
  const [ended] = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ device: session.device });
  if (ended?.device) await forgetTrust(tx, userId, { only: ended.device });
  return ended !== undefined;
}

/** Clears away the sessions that have expired, except where their browser is still sent notifications. */
export const forgetEndedSessions = (database: Database, now: Date): Promise<number> =>
  deleteOldRows(
    database,
    'auth.session',
    sql`expires_at < ${now.toISOString()}
      and not exists (select from push_subscriptions p where p.session_id = session.id)`,
  );

/** Ends whatever session the browser brought, for a new one takes its place. */
export async function endSessionBefore({
  services,
  currentSession,
  now,
  origin,
}: Pick<Opener, 'services' | 'currentSession' | 'now' | 'origin'>): Promise<void> {
  const before = await currentSession();
  if (!before) return;
  const userId = before.user.id;
  await services.database.asServer(async (tx) => {
    // What it is writing elsewhere is stored first, or refused.
    await lockAccount(tx, userId);
    const ended = await endSession(tx, userId, before.sessionId);
    if (ended) await noteAccountEvent(tx, { userId, kind: 'signed_out', now, from: origin });
  });
}

/** Makes the browser forget its session. */
export async function forgetCookie(
  call: Pick<AuthCall<Route>, 'betterAuth' | 'headers' | 'passCookies' | 'services'>,
) {
  call.passCookies((await callBetterAuth(call, '/sign-out', {})).headers);
}
