import { sql } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import type { Actor } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { BILLING_CODES } from '../contract.ts';
import { lengthenedTrial } from '../rules/periods.ts';
import { texts } from '../spoken-texts.ts';
import { hasCurrentPlan, readAccountOf } from './account.ts';

const couponUnknown = () => new AppError(404, BILLING_CODES.couponInvalid, texts.couponUnknown);
const couponRefused = (message: string) => new AppError(409, BILLING_CODES.couponInvalid, message);

/** @throws AppError 404 for a coupon that nobody made, that has ended, or is used up */
export async function lookAt(services: Services, code: string, now: Date) {
  const { rows } = await services.database.db.execute<{ code: string; trial_days: number }>(sql`
    select code, trial_days from billing.coupons
    where code = lower(${code}) and (ends_at is null or ends_at > ${now.toISOString()})
      and (max_redemptions is null or redemptions < max_redemptions)`);
  const [found] = rows;
  if (!found) throw couponUnknown();
  return found;
}

const taken = statement<{ outcome: string; code: string; trial_days: number }>('billing-coupon-take').sql(
  'select outcome, code, trial_days from billing_take_coupon(:code, :now)',
);
const lengthened = statement('billing-trial-lengthen').sql(`
    update profiles set trial_ends_at = :ends, status = 'trialing', updated_at = :now where id = :userId`);

/** Lengthens the trial of whoever asks, once for each coupon. @throws AppError 404, 409 */
export async function redeem(actor: Actor, code: string) {
  const { run, userId, now: instant } = actor;
  const now = instant.toISOString();
  const [found] = await run(taken({ code, now }));
  if (!found || found.outcome === 'unknown') throw couponUnknown();
  if (found.outcome === 'ended') throw couponRefused(texts.couponEnded);
  const account = await readAccountOf(actor);
  if (!account) throw couponUnknown();
  const given = { code: found.code, trial_days: found.trial_days };
  const before = new Date(account.trial_ends_at);
  if (found.outcome === 'again') return { ...given, trial_ends_at: before.toISOString() };
  // Undoes the redemption too.
  if (hasCurrentPlan(account, instant)) throw couponRefused(texts.couponPaid);
  const ends = lengthenedTrial(before, found.trial_days, instant).toISOString();
  await run(lengthened({ userId, ends, now }));
  return { ...given, trial_ends_at: ends };
}
