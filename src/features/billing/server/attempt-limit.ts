import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { texts } from '../spoken-texts.ts';

const MINUTE_MS = 60_000;
/** So many codes or cards may be tried from one address, or by one person, within this time. */
const ATTEMPT_LIMIT = { times: 20, within: 10 * MINUTE_MS };

/** Counts before anything is answered, so that neither codes nor stolen cards can be tried out. @throws AppError 429 */
export async function countAttempt(
  services: Services,
  what: 'code' | 'card',
  by: string,
  now: Date,
): Promise<void> {
  if (!services.config.authRateLimit) return;
  const subject = createHash('sha256').update(`${what}\n${by}`).digest('base64url');
  const isOver = sql`t.since <= ${new Date(now.getTime() - ATTEMPT_LIMIT.within).toISOString()}`;
  const { rows } = await services.database.db.execute<{ tries: number; since: string }>(sql`
    insert into billing.tries as t (subject, tries, since) values (${subject}, 1, ${now.toISOString()})
    on conflict (subject) do update set tries = case when ${isOver} then 1 else t.tries + 1 end,
      since = case when ${isOver} then excluded.since else t.since end
    returning tries, since`);
  const [counted] = rows;
  if (!counted || counted.tries <= ATTEMPT_LIMIT.times) return;
  const retryAfter = Math.ceil((Date.parse(counted.since) + ATTEMPT_LIMIT.within - now.getTime()) / 1000);
  const message = what === 'code' ? texts.tooManyLooks : texts.tooManyCards;
  throw new AppError(429, 'too_many_attempts', message, { retryAfter });
}

/** Forgets counts that no limit looks back to. */
export const forgetAttempts = ({ background }: Services, now: Date): Promise<number> =>
  deleteRowsBefore(background, 'billing.tries', 'since', new Date(now.getTime() - ATTEMPT_LIMIT.within));
