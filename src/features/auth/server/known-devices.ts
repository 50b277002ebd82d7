import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import type { Database, Tx } from '../../../server/database.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import { TRUSTED_DAYS } from '../contract.ts';
import { trustEnd } from '../rules.ts';
import { knownDevices, user } from '../tables.ts';
import { cookieOf } from './cookie.ts';

const COOKIE = 'growth-loop.device';
/** Browsers keep a cookie no longer than this; whoever brings it is given it anew. */
const COOKIE_SECONDS = 400 * 24 * 3600;
const TRUST_COOKIE = 'growth-loop.trusted';
const TRUST_SECONDS = TRUSTED_DAYS * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

const newToken = () => randomBytes(32).toString('base64url');

function tokenIn(cookies: string | null, name: string): string | undefined {
  const token = parse(cookies ?? '', name)[name];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** What a browser is known by: a secret in a cookie of its own, which outlives every session. */
export interface Device {
  token: string;
  /** Whether the browser has brought it, and was not given it just now. */
  brought: boolean;
}

/** The browser that calls; one that brings nothing is given a new token. */
export function deviceOf(cookies: string | null): Device {
  const token = tokenIn(cookies, COOKIE);
  return token ? { token, brought: true } : { token: newToken(), brought: false };
}

/** The header that keeps the token in the browser, or lets it live on. */
export const keepingDevice = ({ token }: Device, secure: boolean): Headers =>
  cookieOf(COOKIE, token, { maxAge: COOKIE_SECONDS, secure });

/** The header by which a browser forgets that it was ever known. */
export function forgettingDevice(secure: boolean): Headers {
  const headers = cookieOf(COOKIE, '', { maxAge: 0, secure });
  for (const cookie of cookieOf(TRUST_COOKIE, '', { maxAge: 0, secure }).getSetCookie()) {
    headers.append('Set-Cookie', cookie);
  }
  return headers;
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What a device is known by in the database. */
export const deviceDigest = ({ token }: Device): string => digestOf(token);

const isDevice = (userId: string, digest: string) =>
  and(eq(knownDevices.user_id, userId), eq(knownDevices.digest, digest));

/**
 * Notes that the person is here with the device. Answers whether that is news: nobody is told of the very first device
 * of an account.
 */
export async function seeDevice(tx: Tx, userId: string, device: Device, now: Date): Promise<boolean> {
  const digest = deviceDigest(device);
  const seen = now.toISOString();
  const known = await tx.update(knownDevices).set({ last_seen_at: seen }).where(isDevice(userId, digest));
  if (known.rowCount === 1) return false;
  await tx
    .insert(knownDevices)
    .values({ user_id: userId, digest, first_seen_at: seen, last_seen_at: seen })
    .onConflictDoNothing();
  const others = and(eq(knownDevices.user_id, userId), ne(knownDevices.digest, digest));
  return (await tx.$count(knownDevices, others)) > 0;
}

/** The digest of the device that brings these cookies, if it is known to the account of the address. */
export async function knownDeviceAt(
  db: Database['db'] | Tx,
  email: string,
  cookies: string | null,
): Promise<string | undefined> {
  const token = tokenIn(cookies, COOKIE);
  if (!token) return undefined;
  const [found] = await db
    .select({ digest: knownDevices.digest })
    .from(knownDevices)
    .innerJoin(user, eq(user.id, knownDevices.user_id))
    .where(and(eq(user.email, email), eq(knownDevices.digest, digestOf(token))));
  return found?.digest;
}

/** Trusts the device of the person, and answers the header that gives the browser what it must bring for that. */
export async function trustDevice(
  tx: Tx,
  userId: string,
  device: Device,
  { now, secure }: { now: Date; secure: boolean },
): Promise<Headers> {
  const token = newToken();
  await tx
    .update(knownDevices)
    .set({ trusted_until: trustEnd(now).toISOString(), trust_digest: digestOf(token) })
    .where(isDevice(userId, deviceDigest(device)));
  return cookieOf(TRUST_COOKIE, token, { maxAge: TRUST_SECONDS, secure });
}

/**
 * Whether the person trusts the device that brings these cookies. That it is known says nothing: it must also
 * bring what it was given when it became trusted.
 */
export async function isTrusted(
  db: Database['db'] | Tx,
  userId: string,
  cookies: string | null,
  now: Date,
): Promise<boolean> {
  const device = tokenIn(cookies, COOKIE);
  const token = tokenIn(cookies, TRUST_COOKIE);
  if (!device || !token) return false;
  const trusted = and(
    isDevice(userId, digestOf(device)),
    eq(knownDevices.trust_digest, digestOf(token)),
    gt(knownDevices.trusted_until, now.toISOString()),
  );
  return (await db.$count(knownDevices, trusted)) > 0;
}

/** Ends the trust in one device of the person, in all but one, or in all. */
export async function forgetTrust(
  tx: Tx,
  userId: string,
  which: { only?: string; but?: string } = {},
): Promise<void> {
  await tx
    .update(knownDevices)
    .set({ trusted_until: null, trust_digest: null })
    .where(
      and(
        eq(knownDevices.user_id, userId),
        which.only === undefined ? undefined : eq(knownDevices.digest, which.only),
        which.but === undefined ? undefined : ne(knownDevices.digest, which.but),
      ),
    );
}

/** Clears away the devices whose cookie is gone. */
export const forgetOldDevices = (database: Database, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - COOKIE_SECONDS * 1000);
  return deleteRowsBefore(database, 'auth.known_device', 'last_seen_at', before);
};
