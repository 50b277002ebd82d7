import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import { countAttempt, type Growth } from '../../../server/attempts.ts';
import { deleteOldRows } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { texts } from '../../../server/spoken-texts.ts';
import { AUTH_CODES } from '../contract.ts';
import { CALM_MS, lookbackOf, RATE_LIMITS, type RateLimit, secondsLeft, usedUpFor } from '../rules.ts';

/** One attempt counted against one limit of one subject. */
export interface Attempt {
  kind: keyof typeof RATE_LIMITS;
  limit: RateLimit;
  /** Whose attempts are counted together: an account, an address, or both. Stored as a digest only. */
  subject: string[];
}

const keyOf = ({ kind, subject }: Attempt) =>
  `${kind}:${createHash('sha256').update(subject.join('\n')).digest('base64url')}`;

const tooMany = (seconds: number) =>
  new AppError(429, AUTH_CODES.tooManyAttempts, texts.tooManyAttempts(Math.ceil(seconds / 60)), {
    retryAfter: seconds,
  });

/**
 * Counts the attempts before they are made, in the database, so that neither a restart nor many servers nor many
 * attempts at once get round the limit. @throws AppError 429, which says when the limit frees
 */
export async function consume(services: Services, attempts: Attempt[], now: Date): Promise<void> {
  if (!services.config.authRateLimit) return;
  for (const attempt of attempts) {
    const { limit } = attempt;
    const counted = await countAttempt(services, keyOf(attempt), limit.within, now, growthOf(limit));
    if (counted.count <= limit.times) continue;
    throw tooMany(secondsLeft(counted.since, usedUpFor(limit, counted.usedUp), now));
  }
}

function growthOf(limit: RateLimit): Growth | undefined {
  if (!limit.grows) return undefined;
  // How long a stretch lasts that is used up the first time, the second time and so on, until it grows no more.
  const lasting: number[] = [];
  for (let next = usedUpFor(limit, 0); next !== lasting.at(-1); next = usedUpFor(limit, lasting.length)) {
    lasting.push(next);
  }
  return { times: limit.times, lasting, forgottenAfter: CALM_MS };
}

/** Gives attempts back that turned out to be right. */
export async function refund(services: Services, attempts: Attempt[]): Promise<void> {
  if (!services.config.authRateLimit || attempts.length === 0) return;
  const keys = sql.join(
    attempts.map((attempt) => sql`${keyOf(attempt)}`),
    sql`, `,
  );
  await services.database.db.execute(
    sql`update auth.rate_limit set count = greatest(count - 1, 0) where key in (${keys})`,
  );
}

const DAY_MS = 24 * 3_600_000;
const LONG_LIMITS = Object.entries<RateLimit>(RATE_LIMITS)
  .map(([kind, limit]) => ({ kind, lookback: lookbackOf(limit) }))
  .filter(({ lookback }) => lookback > DAY_MS);

/** Forgets counts that no limit looks back to. */
export async function forgetOldAttempts({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const isLong = sql.join(
    LONG_LIMITS.map(({ kind }) => sql`starts_with(key, ${`${kind}:`})`),
    sql` or `,
  );
  const forget = (before: number, which: SQL) =>
    deleteOldRows(database, 'auth.rate_limit', sql`last_request < ${before} and ${which}`);
  await forget(now.getTime() - DAY_MS, sql`not (${isLong})`);
  for (const { kind, lookback } of LONG_LIMITS) {
    await forget(now.getTime() - lookback, sql`starts_with(key, ${`${kind}:`})`);
  }
}
