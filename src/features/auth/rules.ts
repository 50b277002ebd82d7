import { LINK_HOURS } from './contract/limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When the link of a mail sent now stops working. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * HOUR);

/** How many times something may happen within a stretch of time. */
export interface RateLimit {
  times: number;
  /** Milliseconds. */
  within: number;
}

/**
 * What one account and one network address may try. Where only failures count, success gives the attempt back.
 * Per account and address together it is strict; for an account from everywhere it is wide, so that a stranger
 * cannot lock the owner out with a handful of guesses.
 */
export const RATE_LIMITS = {
  signInHere: { times: 10, within: 15 * MINUTE },
  signInAccount: { times: 50, within: HOUR },
  signInAddress: { times: 100, within: 15 * MINUTE },
  signUpAddress: { times: 40, within: HOUR },
  signUpAccount: { times: 5, within: HOUR },
  recoveryAccount: { times: 3, within: 15 * MINUTE },
  recoveryAddress: { times: 30, within: 15 * MINUTE },
  linkAddress: { times: 30, within: 15 * MINUTE },
  currentPassword: { times: 10, within: 15 * MINUTE },
  emailChange: { times: 5, within: HOUR },
} as const satisfies Record<string, RateLimit>;

/** Whole seconds until a limit frees that counts from `since`, in milliseconds; at least one. */
export const secondsLeft = (since: number, within: number, now: Date): number =>
  Math.max(1, Math.ceil((since + within - now.getTime()) / 1000));

/** What of a network address counts as one client: IPv4 whole, of IPv6 the /64 that one line is given. */
export function clientIpKeyOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  return expandIpv6(plain).slice(0, 4).join(':');
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The client's address: the connection's own, or where a proxy is trusted the one that this proxy saw, which is
 * the last it added; anything before that is what the client claims.
 */
export function clientAddress(connection: string, forwardedFor: string | null, trustProxy: boolean): string {
  if (!trustProxy || !forwardedFor) return connection;
  return forwardedFor.split(',').at(-1)?.trim() || connection;
}

/**
 * The origins whose pages may call the auth routes: the product's own. On a developer's machine, where one server
 * goes by many names and ports, also the very address that the call came to.
 */
export function ownOrigins(appUrl: string, production: boolean, calledUrl: string): string[] {
  const configured = new URL(appUrl).origin;
  return production ? [configured] : [configured, new URL(calledUrl).origin];
}

/**
 * Whether a mutation may be from one of our own pages. Browsers always name the origin of a cross-site mutation. A
 * form of a page that sends no referrer names it as 'null'; then the browser's own word on the site decides. A call
 * without either can only come from a program, which carries nobody's cookie but its own.
 */
export function isOwnCall(headers: Headers, origins: string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin !== 'null') return origins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === null ? origin === null : site === 'same-origin';
}
