import { type SQL, sql } from 'drizzle-orm';

/** Whether the person has no plan, whoever pays for it; one that waits for a payment is one too. */
export const lacksPlan = (person: SQL, now: Date): SQL => sql`not exists (
  select from subscriptions s join subscription_tiers t on t.id = s.tier_id
  where s.user_id = ${person} and lower(t.name) <> 'start'
    and (s.status = 'past_due' or billing_holds(s, ${now.toISOString()})))`;

/** Whether the person may write now: the trial runs, or there is a plan. */
export const mayWrite = (person: SQL, now: Date): SQL =>
  sql`billing_may_write(${person}, ${now.toISOString()})`;
