import { eq } from 'drizzle-orm';
import { AppError } from '../../../kernel/errors.ts';
import type { Route } from '../../../kernel/route.ts';
import {
  AUTH_CODES,
  AUTH_MESSAGES,
  exchangeRecoveryCode,
  getRecovery,
  requestPasswordReset,
  resetPassword,
  sessionFromHash,
} from '../contract.ts';
import { ALLOWANCES, linkEnd } from '../rules.ts';
import { user } from '../tables.ts';
import type { AccessTokens } from './access-token.ts';
import { lockAccount, shareAccount } from './account-lock.ts';
import { beginSession, endSession, endSessionsOf } from './begin-session.ts';
import { forgetCodes, grantRecovery, hasGrant, ownerOfCode, useCode, useGrant } from './codes.ts';
import { type AuthCall, type FrontDoor, visitOf } from './front-door.ts';
import { sendPasswordChanged, sendRecovery } from './letters.ts';
import { countAttempts } from './limits.ts';
import { hashPassword, setPassword } from './passwords.ts';

/** Getting back into an account by mail. */
export function serveRecovery(door: FrontDoor, tokens: AccessTokens): void {
  door.serve(requestPasswordReset, handleRequest);
  door.serve(exchangeRecoveryCode, handleExchange);
  door.serve(getRecovery, async (call) => {
    const visit = await call.visit();
    return {
      valid: visit !== undefined && (await hasGrant(call.services.database, visit.sessionId, call.now)),
    };
  });
  door.serve(resetPassword, handleReset);
  door.serve(sessionFromHash, (call) => handleHash(call, tokens));
}

const linkInvalid = () => new AppError(400, AUTH_CODES.linkInvalid, AUTH_MESSAGES.linkInvalid);

const countLink = ({ services, visitor, now }: Pick<AuthCall<Route>, 'services' | 'visitor' | 'now'>) =>
  countAttempts(
    services,
    [{ kind: 'linkAddress', allowance: ALLOWANCES.linkAddress, subject: [visitor] }],
    now,
  );

async function handleRequest({ body, services, visitor, now }: AuthCall<typeof requestPasswordReset>) {
  await countAttempts(
    services,
    [
      { kind: 'recoveryAddress', allowance: ALLOWANCES.recoveryAddress, subject: [visitor] },
      { kind: 'recoveryAccount', allowance: ALLOWANCES.recoveryAccount, subject: [body.email] },
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
  const user = await beginSession(call, {
    userId,
    lock: shareAccount,
    prove: async (tx, sessionId) => {
      if (!(await useCode(tx, 'recovery', body.code, now))) throw linkInvalid();
      await grantRecovery(tx, sessionId, userId, now, linkEnd(now));
    },
  });
  return { user };
}

async function handleReset(call: AuthCall<typeof resetPassword>) {
  const { body, services, now } = call;
  const visit = await call.visit();
  if (!visit || !(await hasGrant(services.database, visit.sessionId, now))) throw linkInvalid();
  const userId = visit.user.id;
  const hashed = await hashPassword(body.newPassword);
  const person = await beginSession(call, {
    userId,
    lock: lockAccount,
    prove: async (tx) => {
      if (!(await useGrant(tx, visit.sessionId, now))) throw linkInvalid();
      await setPassword(tx, userId, hashed, now);
      await endSessionsOf(tx, userId, visit.sessionId);
      await forgetCodes(tx, userId);
      // Whoever opened the link holds the mailbox.
      await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
      await sendPasswordChanged(services, tx, visit.user);
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
  const { body, library, now } = call;
  await countLink(call);
  const caller = await tokens.verify(body.access_token).catch(() => {
    throw linkInvalid();
  });
  const { authCookies } = await library.$context;
  const headers = new Headers({
    cookie: `${authCookies.sessionToken.name}=${cookieValue(body.refresh_token)}`,
  });
  const visit = await visitOf(library, headers);
  if (!visit || visit.sessionId !== caller.sessionId || visit.user.id !== caller.userId) throw linkInvalid();
  const present = await call.visit();
  if (present && present.user.id !== caller.userId) throw linkInvalid();
  const { userId } = caller;
  let recovery = false;
  const user = await beginSession(call, {
    userId,
    lock: shareAccount,
    prove: async (tx, sessionId) => {
      if (!(await endSession(tx, userId, visit.sessionId))) throw linkInvalid();
      recovery = (await useGrant(tx, visit.sessionId, now)) !== undefined;
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
