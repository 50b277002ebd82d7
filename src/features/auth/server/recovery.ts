import { eq } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import type { Route } from '../../../kernel/route.ts';
import type { Tx } from '../../../server/database.ts';
import {
  AUTH_CODES,
  exchangeRecoveryCode,
  getRecovery,
  requestPasswordReset,
  resetPassword,
  sessionFromHash,
} from '../contract.ts';
import { linkEnd, RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { user } from '../tables.ts';
import type { AccessTokens } from './access-token.ts';
import { lockAccount, shareAccount } from './account-lock.ts';
import { type AuthCall, type AuthRouter, sessionOf } from './auth-router.ts';
import { beginSession, endSession } from './begin-session.ts';
import { grantRecovery, hasGrant, ownerOfCode, useCode, useGrant } from './codes.ts';
import { sendPasswordChanged, sendRecovery } from './emails.ts';
import { askForFactor, asksForFactor } from './factor-sign-in.ts';
import { mustBeUnknown } from './known-passwords.ts';
import { hashPassword, setPassword } from './passwords.ts';
import { consume } from './rate-limits.ts';
import { passphraseWayOf } from './vault-of.ts';
import { closeWaysIn } from './ways-in.ts';

/** Getting back into an account by mail. */
export function serveRecovery(router: AuthRouter, tokens: AccessTokens): void {
  router.serve(requestPasswordReset, handleRequest);
  router.serve(exchangeRecoveryCode, handleExchange);
  router.serve(getRecovery, handleAsk);
  router.serve(resetPassword, handleReset);
  router.serve(sessionFromHash, (call) => handleHash(call, tokens));
}

const linkInvalid = () => new AppError(400, AUTH_CODES.linkInvalid, texts.linkInvalid);

const countLink = ({
  services,
  clientIpKey,
  now,
}: Pick<AuthCall<Route>, 'services' | 'clientIpKey' | 'now'>) =>
  consume(services, [{ kind: 'linkAddress', limit: RATE_LIMITS.linkAddress, subject: [clientIpKey] }], now);

async function handleRequest({ body, services, clientIpKey, now }: AuthCall<typeof requestPasswordReset>) {
  await consume(
    services,
    [
      { kind: 'recoveryAddress', limit: RATE_LIMITS.recoveryAddress, subject: [clientIpKey] },
      { kind: 'recoveryAccount', limit: RATE_LIMITS.recoveryAccount, subject: [body.email] },
    ],
    now,
  );
  await sendRecovery(services, body.email, now);
  return { status: true };
}

async function handleExchange(call: AuthCall<typeof exchangeRecoveryCode>) {
  const { body, services, now } = call;
  await countLink(call);
  const userId = await ownerOfCode(services.database, 'recovery', body.code);
  if (!userId) throw linkInvalid();
  const asked = { userId, by: 'recovery' } as const;
  const prove = async (tx: Tx) => {
    if (!(await useCode(tx, 'recovery', body.code, now))) throw linkInvalid();
  };
  if (await asksForFactor(services.database.db, call, asked)) return askForFactor(call, { ...asked, prove });
  const user = await beginSession(call, {
    userId,
    event: 'signed_in_by_link',
    lock: shareAccount,
    prove: async (tx, sessionId) => {
      await prove(tx);
      // It was turned on this very moment; the link stays good.
      if (await asksForFactor(tx, call, asked)) throw linkInvalid();
      await grantRecovery(tx, sessionId, userId, now, linkEnd(now));
    },
  });
  return { user };
}

async function handleAsk({ services, currentSession, now }: AuthCall<typeof getRecovery>) {
  const active = await currentSession();
  if (!active || !(await hasGrant(services.database, active.sessionId, now)))
    return { valid: false, vault: null };
  return { valid: true, vault: await passphraseWayOf(services.database, active.user.id) };
}

async function handleReset(call: AuthCall<typeof resetPassword>) {
  const { body, services, now } = call;
  const active = await call.currentSession();
  if (!active || !(await hasGrant(services.database, active.sessionId, now))) throw linkInvalid();
  const userId = active.user.id;
  await mustBeUnknown(services, body.newPassword);
  const hashed = await hashPassword(body.newPassword);
  const person = await beginSession(call, {
    userId,
    event: 'password_changed',
    lock: lockAccount,
    prove: async (tx) => {
      if (!(await useGrant(tx, active.sessionId, now))) throw linkInvalid();
      await setPassword(tx, userId, hashed, now);
      await closeWaysIn(tx, active);
      // Whoever opened the link holds the mailbox.
      await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
      await sendPasswordChanged(services, tx, active.user);
    },
  });
  return { user: person };
}

/**
 * Both halves must be ours and of one live session. It is replaced by a new one, so that what stood in an address
 * bar is worth nothing afterwards; the right to set a password goes over if it had one. Where somebody else is signed
 * in it opens nothing: a link that was slipped to people must not have them write into another's journal.
 */
async function handleHash(call: AuthCall<typeof sessionFromHash>, tokens: AccessTokens) {
  const { body, betterAuth, now } = call;
  await countLink(call);
  const caller = await tokens.verify(body.access_token).catch(() => {
    throw linkInvalid();
  });
  const { authCookies } = await betterAuth.$context;
  const headers = new Headers({
    cookie: `${authCookies.sessionToken.name}=${cookieValue(body.refresh_token)}`,
  });
  const active = await sessionOf(betterAuth, headers);
  if (!active || active.sessionId !== caller.sessionId || active.user.id !== caller.userId)
    throw linkInvalid();
  const present = await call.currentSession();
  if (present && present.user.id !== caller.userId) throw linkInvalid();
  const { userId } = caller;
  let recovery = false;
  const user = await beginSession(call, {
    userId,
    event: 'signed_in_by_link',
    lock: shareAccount,
    prove: async (tx, sessionId) => {
      if (!(await endSession(tx, userId, active.sessionId))) throw linkInvalid();
      recovery = (await useGrant(tx, active.sessionId, now)) !== undefined;
      if (recovery) await grantRecovery(tx, sessionId, userId, now, linkEnd(now));
    },
  });
  return { user, recovery };
}

/** The refresh token as a cookie carries it, whether or not the link had it escaped. */
function cookieValue(token: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(token));
  } catch {
    throw linkInvalid();
  }
}
