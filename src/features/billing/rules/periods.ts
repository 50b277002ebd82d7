import { CARD_EXPIRES_SOON_DAYS, GRACE_DAYS } from '../contract/limits.ts';

const DAY_MS = 86_400_000;

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
