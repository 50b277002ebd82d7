import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database.ts';

/** Whether the person has no plan, whoever pays for it; one that waits for a payment is one too. */
export const lacksPlan = (person: SQL, now: Date): SQL => sql`not exists (
  select from subscriptions s join subscription_tiers t on t.id = s.tier_id
  where s.user_id = ${person} and lower(t.name) <> 'start'
    and (s.status = 'past_due' or billing_holds(s.status, s.end_date, s.grace_until, ${now.toISOString()})))`;

/** The plan that was chosen during the trial and begins when it is over, unless it was canceled. */
export const waitingPlan = (person: SQL): SQL => sql`
  select s.current_period_end, coalesce(s.next_charge_cents, s.amount_cents) as first_cents
  from subscriptions s where s.user_id = ${person} and s.status = 'trialing' and not s.cancel_at_period_end`;

/** Whether the person may write now, as the SQL function that decides it for every call says. */
export const mayWrite = ({ gate }: Database, person: SQL, now: Date): SQL =>
  sql`${sql.raw(gate)}(${person}, 'writing', ${now.toISOString()})`;
