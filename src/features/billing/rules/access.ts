import { CARD_EXPIRES_SOON_DAYS, GRACE_DAYS } from '../contract/limits.ts';

const DAY_MS = 86_400_000;

export type AccessKind = 'trial' | 'paid' | 'grace' | 'ended';

/** What counts of a membership. Instants are ISO text in UTC. */
export interface Membership {
  tier: string;
  status: string;
  end_date: string | null;
  grace_until: string | null;
}

const isPaidTier = ({ tier }: Membership) => tier.toLowerCase() !== 'start';

const later = (instant: string | null, now: Date) => instant !== null && Date.parse(instant) > now.getTime();

/** Whether it is paid for, or was given, at that instant: the same as the database's `billing_holds`. */
const isPaid = ({ status, end_date }: Membership, now: Date): boolean =>
  ['active', 'trialing'].includes(status) && (end_date === null || later(end_date, now));

const isInGrace = ({ status, grace_until }: Membership, now: Date): boolean =>
  status === 'past_due' && later(grace_until, now);

/** On what ground somebody may write now, or that there is none. */
export function accessOf(trialEndsAt: string, memberships: Membership[], now: Date): AccessKind {
  const own = memberships.filter(isPaidTier);
  if (own.some((membership) => isPaid(membership, now))) return 'paid';
  if (own.some((membership) => isInGrace(membership, now))) return 'grace';
  return later(trialEndsAt, now) ? 'trial' : 'ended';
}

/** Until when writing goes on after the provider asked for a payment that failed. */
export const graceEnd = (asked: Date): Date => new Date(asked.getTime() + GRACE_DAYS * DAY_MS);

/** Whether the card ends soon, or has: it is good until its month is over. */
export function cardExpires(card: { exp_month: number; exp_year: number }, now: Date): boolean {
  const over = Date.UTC(card.exp_year, card.exp_month, 1);
  return over - now.getTime() <= CARD_EXPIRES_SOON_DAYS * DAY_MS;
}

/** When a trial ends that a coupon lengthens: from its end while it runs, else from now. Never earlier than before. */
export function lengthenedTrial(trialEndsAt: Date, days: number, now: Date): Date {
  const from = Math.max(trialEndsAt.getTime(), now.getTime());
  return new Date(from + days * DAY_MS);
}
