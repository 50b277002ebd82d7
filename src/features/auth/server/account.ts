import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Services } from '../../../server/services.ts';
import {
  AUTH_CODES,
  AUTH_MESSAGES,
  changeEmail,
  changePassword,
  deleteAccount,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
} from '../contract.ts';
import { ALLOWANCES } from '../rules.ts';
import { session, user } from '../tables.ts';
import { lockAccount } from './account-lock.ts';
import { beginSession, endSession, endSessionsOf, forgetCookie } from './begin-session.ts';
import { forgetAddressCodes, forgetCodes } from './codes.ts';
import type { FrontDoor, Visit } from './front-door.ts';
import { sendEmailChange, sendGoodbye, sendPasswordChanged } from './letters.ts';
import { type Attempt, countAttempts, giveBack } from './limits.ts';
import { hashPassword, isPresent, replacePassword, type Verified, verifyPasswordOf } from './passwords.ts';

/** What people do with an account that they are signed in to. */
export function serveAccount(door: FrontDoor): void {
  door.serve(changePassword, async (call) => {
    const { body, services, now } = call;
    const visit = await call.mustVisit();
    const verified = await mustKnowPassword(services, visit, body.currentPassword, now);
    const hashed = await hashPassword(body.newPassword);
    const person = await beginSession(call, {
      userId: visit.user.id,
      lock: lockAccount,
      prove: async (tx) => {
        if (!(await replacePassword(tx, verified, hashed, now))) throw currentPasswordWrong();
        await endSessionsOf(tx, visit.user.id, visit.sessionId);
        await forgetCodes(tx, visit.user.id);
        await sendPasswordChanged(services, tx, visit.user);
      },
    });
    return { user: person };
  });

  door.serve(changeEmail, async ({ body, services, now, mustVisit }) => {
    const visit = await mustVisit();
    const userId = visit.user.id;
    const verified = await mustKnowPassword(services, visit, body.currentPassword, now);
    const attempt: Attempt = {
      kind: 'emailChange',
      allowance: ALLOWANCES.emailChange,
      subject: [userId],
    };
    await countAttempts(services, [attempt], now);
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, userId);
      if (!(await isPresent(tx, verified))) throw currentPasswordWrong();
      // Of two wishes the later counts.
      await forgetAddressCodes(tx, userId);
      await sendEmailChange(services, tx, { userId, newEmail: body.newEmail, now });
    });
    return { status: true };
  });

  door.serve(deleteAccount, async (call) => {
    const { body, services, now } = call;
    const visit = await call.mustVisit();
    const verified = await mustKnowPassword(services, visit, body.password, now);
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, visit.user.id);
      if (!(await isPresent(tx, verified))) throw currentPasswordWrong();
      await endSessionsOf(tx, visit.user.id, visit.sessionId);
      await forgetCodes(tx, visit.user.id);
      await services.jobs.forget(tx, [visit.user.id, visit.user.email]);
      await sendGoodbye(services, tx, visit.user);
      await tx.delete(user).where(eq(user.id, visit.user.id));
    });
    await forgetCookie(call);
    return { status: true };
  });

  serveSessions(door);
}

const currentPasswordWrong = () =>
  new AppError(400, AUTH_CODES.currentPasswordWrong, AUTH_MESSAGES.currentPasswordWrong);

/** @throws AppError 400 when it is another; 429 after too many guesses. */
async function mustKnowPassword(
  services: Services,
  visit: Visit,
  password: string,
  now: Date,
): Promise<Verified> {
  const attempt: Attempt = {
    kind: 'currentPassword',
    allowance: ALLOWANCES.currentPassword,
    subject: [visit.user.id],
  };
  await countAttempts(services, [attempt], now);
  const verified = await verifyPasswordOf(services.database, visit.user.id, password);
  if (!verified) throw currentPasswordWrong();
  await giveBack(services, [attempt]);
  return verified;
}

function serveSessions(door: FrontDoor): void {
  door.serve(listSessions, async ({ services, mustVisit }) => {
    const visit = await mustVisit();
    const rows = await services.database.db
      .select()
      .from(session)
      .where(and(eq(session.userId, visit.user.id), gt(session.expiresAt, new Date())))
      .orderBy(desc(eq(session.id, visit.sessionId)), desc(session.updatedAt));
    return rows.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.updatedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      ip_address: row.ipAddress || null,
      user_agent: row.userAgent || null,
      current: row.id === visit.sessionId,
    }));
  });

  door.serve(revokeSession, async ({ body, services, mustVisit }) => {
    const visit = await mustVisit();
    const ended = await endSession(services.database.db, visit.user.id, body.id);
    if (!ended) throw notFound('That session');
    return { status: true };
  });

  door.serve(revokeOtherSessions, async ({ services, mustVisit }) => {
    const visit = await mustVisit();
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, visit.user.id);
      await tx.delete(session).where(and(eq(session.userId, visit.user.id), ne(session.id, visit.sessionId)));
    });
    return { status: true };
  });

  door.serve(revokeSessions, async (call) => {
    const visit = await call.mustVisit();
    await call.services.database.asServer(async (tx) => {
      await lockAccount(tx, visit.user.id);
      await tx.delete(session).where(eq(session.userId, visit.user.id));
    });
    await forgetCookie(call);
    return { status: true };
  });
}
