import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, like, ne, or, sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { Database, Tx } from '../../../server/database.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import { session, user, verification } from '../tables.ts';

/** What a code is good for: setting a password, an address, ending a session, one use of a passkey, or the second step. */
type Purpose =
  | 'recovery'
  | 'email'
  | 'session'
  | 'passkey-adding'
  | 'passkey-sign-in'
  | 'passkey-proof'
  | 'second-factor';

const CODE_BYTES = 32;

/** The database knows the digest alone, so that reading it opens nothing. */
const identifierOf = (purpose: Purpose, code: string) =>
  `${purpose}:${createHash('sha256').update(code).digest('base64url')}`;

/** A link is void or good from the moment it was asked for, whenever its mail goes out. */
const requestOf = (purpose: Purpose, id: string) => `${purpose}-request:${id}`;

const GRANT = 'recovery-grant:';
const grantOf = (sessionId: string) => `${GRANT}${sessionId}`;

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

/** Whoever asks for a recovery link is known by the address alone, which may be nobody's. */
export const addressOwner = (email: string) =>
  `address:${createHash('sha256').update(email).digest('base64url')}`;

/** Whose a code is that is made before anybody is known. */
export const ANYBODY = 'anybody';

interface Wanted {
  purpose: Purpose;
  /** Begins with the id of its owner, or is an `addressOwner`, or `ANYBODY`. */
  value: string;
  now: Date;
  until: Date;
}

/** Notes that a link was asked for; its mail may bring one as long as the note is there. Answers the note's id. */
export async function noteRequest(tx: Tx, { purpose, ...wanted }: Wanted): Promise<string> {
  const id = newId();
  await keep(tx, { ...wanted, identifier: requestOf(purpose, id) });
  return id;
}

/** Whether a link that was asked for is still wanted: nothing has voided it, and its time is not over. */
export async function isWanted(tx: Tx, purpose: Purpose, request: string, now: Date): Promise<boolean> {
  const noted = and(
    eq(verification.identifier, requestOf(purpose, request)),
    gt(verification.expiresAt, now),
  );
  return (await tx.$count(verification, noted)) > 0;
}

/** Makes a code that can be used once until then. */
export async function makeCode(tx: Tx, { purpose, ...code }: Wanted): Promise<string> {
  const secret = randomBytes(CODE_BYTES).toString('base64url');
  await keep(tx, { ...code, identifier: identifierOf(purpose, secret) });
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

/** What the code stands for, while it is good; it is not used up. */
export async function readCode(
  database: Database,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await database.db
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, identifierOf(purpose, code)), gt(verification.expiresAt, now)));
  return found?.value;
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

/**
 * Voids every link and grant of the person, mailed or still to be mailed, and whatever was asked for from the
 * person's address or the other one.
 */
export async function forgetCodes(tx: Tx, userId: string, otherEmail?: string): Promise<void> {
  const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  const owners = [owner?.email, otherEmail].flatMap((email) => (email ? [addressOwner(email)] : []));
  await tx
    .delete(verification)
    .where(or(like(verification.value, `${userId}%`), inArray(verification.value, owners)));
}

/** Voids the person's codes for one purpose, mailed or still to be mailed. */
export const forgetCodesFor = (tx: Tx, userId: string, purpose: Purpose) =>
  tx
    .delete(verification)
    .where(and(like(verification.value, `${userId} %`), like(verification.identifier, `${purpose}%`)));

/** Ends the sessions, but for the spared one, that a recovery link has opened and that have set no password yet. */
export const endRecoverySessions = (tx: Tx, userId: string, spared?: string) =>
  tx.delete(session).where(
    and(
      eq(session.userId, userId),
      spared === undefined ? undefined : ne(session.id, spared),
      sql`exists (select from ${verification}
        where ${verification.identifier} = ${GRANT}::text || ${session.id}::text)`,
    ),
  );

/** Clears away what has expired. */
export const forgetExpired = (database: Database, now: Date): Promise<number> =>
  deleteRowsBefore(database, 'auth.verification', 'expires_at', now);
