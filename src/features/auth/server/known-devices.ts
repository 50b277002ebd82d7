import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import type { Tx } from '../../../server/database.ts';
import { knownDevices } from '../tables.ts';
import { BASE_PATH } from './better-auth.ts';

const COOKIE = 'growth-loop.device';
/** Browsers keep a cookie no longer than this; whoever brings it is given it anew. */
const COOKIE_SECONDS = 400 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

/** What a browser is known by: a secret in a cookie of its own, which outlives every session. */
export interface Device {
  token: string;
  /** Whether the browser has brought it, and was not given it just now. */
  brought: boolean;
}

/** The browser that calls; one that brings nothing is given a new token. */
export function deviceOf(cookies: string | null): Device {
  const token = parse(cookies ?? '', COOKIE)[COOKIE];
  return token && TOKEN.test(token)
    ? { token, brought: true }
    : { token: randomBytes(32).toString('base64url'), brought: false };
}

const cookieOf = (token: string, maxAge: number, secure: boolean): Headers => {
  const cookie = serialize(COOKIE, token, {
    httpOnly: true,
    maxAge,
    path: BASE_PATH,
    sameSite: 'Lax',
    secure,
  });
  return new Headers({ 'Set-Cookie': cookie });
};

/** The header that keeps the token in the browser, or lets it live on. */
export const keepingDevice = ({ token }: Device, secure: boolean): Headers =>
  cookieOf(token, COOKIE_SECONDS, secure);

/** The header by which a browser forgets that it was ever known. */
export const forgettingDevice = (secure: boolean): Headers => cookieOf('', 0, secure);

const digestOf = ({ token }: Device): string => createHash('sha256').update(token).digest('base64url');

/**
 * Notes that the person is here with the device. Answers whether that is news: nobody is told of the very first device
 * of an account.
 */
export async function seeDevice(tx: Tx, userId: string, device: Device, now: Date): Promise<boolean> {
  const digest = digestOf(device);
  const seen = now.toISOString();
  const known = await tx
    .update(knownDevices)
    .set({ last_seen_at: seen })
    .where(and(eq(knownDevices.user_id, userId), eq(knownDevices.digest, digest)));
  if (known.rowCount === 1) return false;
  await tx
    .insert(knownDevices)
    .values({ user_id: userId, digest, first_seen_at: seen, last_seen_at: seen })
    .onConflictDoNothing();
  const others = and(eq(knownDevices.user_id, userId), ne(knownDevices.digest, digest));
  return (await tx.$count(knownDevices, others)) > 0;
}

/** Clears away the devices whose cookie is gone. */
export const forgetOldDevices = (tx: Tx, now: Date) =>
  tx
    .delete(knownDevices)
    .where(lt(knownDevices.last_seen_at, new Date(now.getTime() - COOKIE_SECONDS * 1000).toISOString()));
