import { and, eq } from 'drizzle-orm';
import { AppError, unauthenticated } from '../../../kernel/errors.ts';
import type { Route } from '../../../kernel/route.ts';
import type { Actor, Database, Tx } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import { AUTH_CODES } from '../contract.ts';
import { isFreshProof, RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { session } from '../tables.ts';
import type { AuthCall } from './auth-router.ts';
import { type Verified, verifyPasswordOf } from './passwords.ts';
import { type Attempt, consume, refund } from './rate-limits.ts';

/*
 * A session lives for weeks, on devices that get lost and are left open. What would hand the account over, or all of it
 * away, asks whoever sits there to prove anew to be the owner. Beginning a session by a password proves it
 * (begin-session.ts), and so does each kind of proof. Another kind ends in `markProved`, as the password's does.
 */

const proofNeeded = () => new AppError(403, AUTH_CODES.proofNeeded, texts.proofNeeded);

type Caller = Pick<AuthCall<Route>, 'services' | 'now' | 'requireSession'>;

/**
 * Under the account's lock, in whose transaction it reads then, it also holds against a session that is being ended.
 *
 * @throws AppError 403 unless the owner's presence was proved in this session within ten minutes; 401 without one
 */
export async function requireFreshProof(
  { services, now, requireSession }: Caller,
  db: Database['db'] | Tx = services.database.db,
): Promise<void> {
  const { sessionId } = await requireSession();
  const [found] = await db
    .select({ provedAt: session.provedAt })
    .from(session)
    .where(eq(session.id, sessionId));
  if (!found) throw unauthenticated();
  if (!isFreshProof(found.provedAt, now)) {
    throw proofNeeded();
  }
}

const provedAt = statement<{ at: string | null }>('session-proved-at').sql(
  'select app_proved_at(:sessionId) as at',
);

/**
 * The same for a call of another feature, which works in a transaction of the caller.
 *
 * @throws AppError 403
 */
export async function requireFreshProofOf({ run, sessionId, now }: Actor): Promise<void> {
  const [found] = sessionId === undefined ? [] : await run(provedAt({ sessionId }));
  if (!isFreshProof(found?.at ? new Date(found.at) : null, now)) throw proofNeeded();
}

/** Notes that whoever holds the session has just proved to be the owner. @throws AppError 401 when it has ended */
export async function markProved(
  { services, now, requireSession }: Caller,
  db: Database['db'] | Tx = services.database.db,
): Promise<void> {
  const { sessionId, user } = await requireSession();
  const marked = await db
    .update(session)
    .set({ provedAt: now })
    .where(and(eq(session.id, sessionId), eq(session.userId, user.id)));
  if (marked.rowCount !== 1) throw unauthenticated();
}

export const currentPasswordWrong = () =>
  new AppError(400, AUTH_CODES.currentPasswordWrong, texts.currentPasswordWrong);

/** Takes the current password as the proof of this one call. @throws AppError 400 when it is another; 429 after too many guesses. */
export async function proveByPassword(call: Caller, password: string): Promise<Verified> {
  const { services, now } = call;
  const { user } = await call.requireSession();
  const attempt: Attempt = {
    kind: 'currentPassword',
    limit: RATE_LIMITS.currentPassword,
    subject: [user.id],
  };
  await consume(services, [attempt], now);
  const verified = await verifyPasswordOf(services.database, user.id, password);
  if (!verified) throw currentPasswordWrong();
  await refund(services, [attempt]);
  return verified;
}
