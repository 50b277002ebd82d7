import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database.ts';

/** Whether the person has no plan, whoever pays for it; one that waits for a payment is one too. */
export const lacksPlan = (person: SQL, now: Date): SQL => sql`not exists (
  select from subscriptions s join subscription_tiers t on t.id = s.tier_id
  where s.user_id = ${person} and lower(t.name) <> 'start'
    and (s.status = 'past_due' or billing_holds(s, ${now.toISOString()})))`;

/** Whether the person may write now, as the SQL function that decides it for every call says. */
export const mayWrite = ({ gate }: Database, person: SQL, now: Date): SQL =>
  sql`${sql.raw(gate)}(${person}, 'writing', ${now.toISOString()})`;
