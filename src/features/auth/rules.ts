import { LINK_HOURS, PROOF_MINUTES } from './contract/limits.ts';
import { PASSKEY_MINUTES } from './contract/passkey-limits.ts';
import { FACTOR_MINUTES, FACTOR_SETUP_MINUTES, TRUSTED_DAYS } from './contract/second-factor-limits.ts';

export { clientAddress, clientIpKeyOf } from '../../kernel/client-address.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When the link of a mail sent now stops working. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * HOUR);

/** When the link that ends a new device's session stops working: a week, for not everybody reads mail every day. */
export const endSessionLinkEnd = (now: Date): Date => new Date(now.getTime() + 7 * DAY);

/** Whether a proof of being the owner still counts; null: there was none. */
export const isFreshProof = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < PROOF_MINUTES * MINUTE;

/** When what was made for one use of a passkey stops working. */
export const passkeyEnd = (now: Date): Date => new Date(now.getTime() + PASSKEY_MINUTES * MINUTE);

/** When the right to bring a code of the second factor ends. */
export const factorEnd = (now: Date): Date => new Date(now.getTime() + FACTOR_MINUTES * MINUTE);

/** From when on a second factor that is still pending must have been begun to count. */
export const factorSetupStart = (now: Date): Date => new Date(now.getTime() - FACTOR_SETUP_MINUTES * MINUTE);

/** Until when a device is asked for no code that is trusted now. */
export const trustEnd = (now: Date): Date => new Date(now.getTime() + TRUSTED_DAYS * DAY);

/** How many times something may happen within a stretch of time. */
export interface RateLimit {
  times: number;
  /** Milliseconds. */
  within: number;
  /** Whether each further stretch that is used up lasts twice as long, up to a day. */
  grows?: true;
}

/** How long a stretch lasts that is used up, in milliseconds, after so many in a row that were used up too. */
export const usedUpFor = ({ within, grows }: RateLimit, before: number): number =>
  grows ? Math.min(within * 2 ** before, DAY) : within;

/** A day without an attempt after a stretch that was used up, and the next one lasts no longer than the first. */
export const CALM_MS = DAY;

/** How long a limit looks back, in milliseconds. */
export const lookbackOf = ({ within, grows }: RateLimit): number => (grows ? DAY + CALM_MS : within);

/**
 * What one account and one network address may try. Where only failures count, success gives the attempt back.
 * Per account and address together it is strict; for an account from everywhere it is wide. Neither counts a browser
 * that is known to the account, which has a limit of its own that never grows: so no stranger locks the owner out.
 */
export const RATE_LIMITS = {
  signInDevice: { times: 10, within: 15 * MINUTE },
  signInHere: { times: 10, within: 15 * MINUTE, grows: true },
  // Guesses from everywhere together: if it grew, strangers would keep the owner's new devices out for days.
  signInAccount: { times: 50, within: HOUR },
  signInAddress: { times: 100, within: 15 * MINUTE },
  signUpAddress: { times: 40, within: HOUR },
  signUpAccount: { times: 5, within: HOUR },
  recoveryAccount: { times: 3, within: 15 * MINUTE },
  recoveryAddress: { times: 30, within: 15 * MINUTE },
  linkAddress: { times: 30, within: 15 * MINUTE },
  currentPassword: { times: 10, within: 15 * MINUTE },
  archiveExport: { times: 30, within: HOUR },
  emailChange: { times: 5, within: HOUR },
  passkeyOptionsAddress: { times: 300, within: 15 * MINUTE },
  passkeyAddress: { times: 50, within: 15 * MINUTE },
  passkeyProof: { times: 30, within: 15 * MINUTE },
  passkeyAdding: { times: 20, within: HOUR },
  confirmationMinute: { times: 1, within: MINUTE },
  confirmationDay: { times: 10, within: DAY },
  // A million codes, of which three are right at a time: a guesser who has the password gets 60 in a month.
  factorQuarter: { times: 5, within: 15 * MINUTE },
  factorDay: { times: 20, within: DAY },
  factorMonth: { times: 60, within: 30 * DAY },
  factorAddress: { times: 50, within: 15 * MINUTE },
  // Too long to be guessed, so that whoever uses up the others does not lock the owner out of these.
  recoveryCodeHere: { times: 5, within: 15 * MINUTE },
  factorSetup: { times: 30, within: HOUR },
  factorConfirm: { times: 10, within: 15 * MINUTE },
} as const satisfies Record<string, RateLimit>;

/** Whole seconds until a limit frees that counts from `since`, in milliseconds; at least one. */
export const secondsLeft = (since: number, within: number, now: Date): number =>
  Math.max(1, Math.ceil((since + within - now.getTime()) / 1000));

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
