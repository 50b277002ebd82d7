import { and, eq, lt, or, sql } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import { networkIn } from '../../../server/account-log.ts';
import type { Config } from '../../../server/config.ts';
import type { Tx } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { type Assertion, PASSKEY_CODES } from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { passkeys, user } from '../tables.ts';
import { credentialDigest, readAssertion, rpIdOf, TIMEOUT, type Use } from './passkey-proof.ts';

/*
 * One use of a passkey, whatever it is for. What a browser asks with names no passkey, so that it tells of nobody: the
 * person chooses one, and it says whose it is.
 */

/** What a browser asks for a passkey with. */
export const askingWith = (config: Pick<Config, 'appUrl'>, challenge: string) => ({
  rpId: rpIdOf(config),
  challenge,
  timeout: TIMEOUT,
  userVerification: 'required' as const,
});

/** Whoever is signed in stays so: 401 is the end of a session. */
export const passkeyRefused = (isSigningIn: boolean) =>
  isSigningIn
    ? new AppError(401, PASSKEY_CODES.refused, texts.passkeyRefused)
    : new AppError(400, PASSKEY_CODES.refused, texts.passkeyProofRefused);

type Stored = typeof passkeys.$inferSelect;

/** A use that is right in all that it says. Whether its challenge is ours, and unused, is for the caller to say. */
export interface PasskeyUse {
  passkey: Stored;
  emailVerified: boolean;
  change: Use;
}

export async function readUse(
  { database, config }: Services,
  answer: Assertion,
): Promise<PasskeyUse | undefined> {
  const [found] = await database.db
    .select({ passkey: passkeys, emailVerified: user.emailVerified })
    .from(passkeys)
    .innerJoin(user, eq(user.id, passkeys.user_id))
    .where(eq(passkeys.digest, credentialDigest(answer.id)));
  const change = found && (await readAssertion(config, answer, found.passkey));
  return change && { ...found, change };
}

/**
 * Notes the use. Answers whether it was allowed: the passkey is still there, and has not signed later than this
 * meanwhile. One that does not count stays at 0.
 */
export async function noteUse(
  tx: Tx,
  { passkey: { user_id, id }, change }: PasskeyUse,
  { now, address }: { now: Date; address: string },
): Promise<boolean> {
  const isLater = or(
    lt(passkeys.counter, change.counter),
    sql`${passkeys.counter} = 0 and ${change.counter}::bigint = 0`,
  );
  const noted = await tx
    .update(passkeys)
    .set({ ...change, last_used_at: now.toISOString(), last_used_network: networkIn(address) })
    .where(and(eq(passkeys.user_id, user_id), eq(passkeys.id, id), isLater));
  return noted.rowCount === 1;
}
