import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, lt } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { Database, Tx } from '../../../server/database.ts';
import { verification } from '../tables.ts';

/** What a code is good for: setting a password, or an address. */
type Purpose = 'recovery' | 'email';

const CODE_BYTES = 32;

/** The database knows the digest alone, so that reading it opens nothing. */
const identifierOf = (purpose: Purpose, code: string) =>
  `${purpose}:${createHash('sha256').update(code).digest('base64url')}`;

const grantOf = (sessionId: string) => `recovery-grant:${sessionId}`;

interface Kept {
  identifier: string;
  value: string;
  now: Date;
  until: Date;
}

const keep = (tx: Tx, { identifier, value, now, until }: Kept) =>
  tx
    .insert(verification)
    .values({ id: newId(), identifier, value, expiresAt: until, createdAt: now, updatedAt: now });

/** Takes the row away and tells what it said; only one of any number of takers gets it. */
async function take(tx: Tx, identifier: string, now: Date): Promise<string | undefined> {
  const taken = await tx
    .delete(verification)
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, now)))
    .returning({ value: verification.value });
  return taken[0]?.value;
}

/** Makes a code that can be used once until then. */
export async function makeCode(
  tx: Tx,
  code: { purpose: Purpose; value: string; now: Date; until: Date },
): Promise<string> {
  const secret = randomBytes(CODE_BYTES).toString('base64url');
  await keep(tx, { ...code, identifier: identifierOf(code.purpose, secret) });
  return secret;
}

/** What the code stands for; undefined when it is unknown, used or expired. It is used up. */
export const useCode = (tx: Tx, purpose: Purpose, code: string, now: Date): Promise<string | undefined> =>
  take(tx, identifierOf(purpose, code), now);

/** Whose the code is, as far as it is known; it is not used up. */
export async function ownerOfCode(
  database: Database,
  purpose: Purpose,
  code: string,
): Promise<string | undefined> {
  const [found] = await database.db
    .select({ value: verification.value })
    .from(verification)
    .where(eq(verification.identifier, identifierOf(purpose, code)));
  return found?.value.split(' ')[0];
}

/** Lets the session set a new password without the old one, until then. */
export const grantRecovery = (tx: Tx, sessionId: string, userId: string, now: Date, until: Date) =>
  keep(tx, { identifier: grantOf(sessionId), value: userId, now, until });

/** Uses the grant up. */
export const useGrant = (tx: Tx, sessionId: string, now: Date): Promise<string | undefined> =>
  take(tx, grantOf(sessionId), now);

/** Whether the session may set a new password. */
export async function hasGrant(database: Database, sessionId: string, now: Date): Promise<boolean> {
  const found = await database.db
    .select({ id: verification.id })
    .from(verification)
    .where(and(eq(verification.identifier, grantOf(sessionId)), gt(verification.expiresAt, now)));
  return found.length > 0;
}

/** Ends every link and grant of the person: each value begins with its owner's id. */
export const forgetCodes = (tx: Tx, userId: string) =>
  tx.delete(verification).where(like(verification.value, `${userId}%`));

/** Clears away what has expired. */
export const forgetExpired = (tx: Tx, now: Date) =>
  tx.delete(verification).where(lt(verification.expiresAt, now));
