import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { notFound } from '../../../kernel/errors.ts';
import { noteAccountEvent } from '../../../server/account-log.ts';
import {
  beginExport,
  changeEmail,
  changePassword,
  deleteAccount,
  listAccountEvents,
  listSessions,
  prove,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
  sendConfirmationAgain,
} from '../contract.ts';
import { RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { session, user } from '../tables.ts';
import { accountEventsOf } from './account-events.ts';
import { lockAccount } from './account-lock.ts';
import type { AuthRouter } from './auth-router.ts';
import { beginSession, endDevice, forgetCookie, signOutEverywhere } from './begin-session.ts';
import { isSecure } from './better-auth.ts';
import { forgetCodesFor } from './codes.ts';
import { sendConfirmation, sendEmailChange, sendGoodbye, sendPasswordChanged } from './emails.ts';
import { currentPasswordWrong, markProved, proveByPassword, requireFreshProof } from './fresh-proof.ts';
import { deviceDigest, deviceOf, forgetTrust, forgettingDevice } from './known-devices.ts';
import { mustBeUnknown } from './known-passwords.ts';
import { hashPassword, isPresent, replacePassword } from './passwords.ts';
import { type Attempt, consume } from './rate-limits.ts';
import { closeWaysIn } from './ways-in.ts';

/** What people do with an account that they are signed in to. */
export function serveAccount(router: AuthRouter): void {
  router.serveSignedIn(changePassword, async (call) => {
    const { body, services, now } = call;
    const active = await call.requireSession();
    const verified = await proveByPassword(call, body.currentPassword);
    await mustBeUnknown(services, body.newPassword);
    const hashed = await hashPassword(body.newPassword);
    const person = await beginSession(call, {
      userId: active.user.id,
      event: 'password_changed',
      lock: lockAccount,
      prove: async (tx) => {
        if (!(await replacePassword(tx, verified, hashed, now))) throw currentPasswordWrong();
        await closeWaysIn(tx, active);
        await sendPasswordChanged(services, tx, active.user);
      },
    });
    return { user: person };
  });

  router.serveSignedIn(changeEmail, async (call) => {
    const { body, services, now, origin } = call;
    const active = await call.requireSession();
    const userId = active.user.id;
    const verified = await proveByPassword(call, body.currentPassword);
    const attempt: Attempt = {
      kind: 'emailChange',
      limit: RATE_LIMITS.emailChange,
      subject: [userId],
    };
    await consume(services, [attempt], now);
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, userId);
      if (!(await isPresent(tx, verified))) throw currentPasswordWrong();
      // Of two wishes the later counts.
      await forgetCodesFor(tx, userId, 'email');
      await sendEmailChange(services, tx, { userId, newEmail: body.newEmail, now });
      await noteAccountEvent(tx, { userId, kind: 'email_change_requested', now, from: origin });
    });
    await markProved(call);
    return { status: true };
  });

  router.serveSignedIn(sendConfirmationAgain, async ({ services, now, requireSession }) => {
    const { user: person } = await requireSession();
    if (person.emailVerified) return { sent: false };
    const subject = [person.id];
    await consume(
      services,
      [
        { kind: 'confirmationMinute', limit: RATE_LIMITS.confirmationMinute, subject },
        { kind: 'confirmationDay', limit: RATE_LIMITS.confirmationDay, subject },
      ],
      now,
    );
    await sendConfirmation(services, person.id);
    return { sent: true };
  });

  router.serveSignedIn(deleteAccount, async (call) => {
    const { body, services } = call;
    const active = await call.requireSession();
    const verified = await proveByPassword(call, body.password);
    await services.accountEndings.run(active.user.id);
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, active.user.id);
      if (!(await isPresent(tx, verified))) throw currentPasswordWrong();
      await closeWaysIn(tx, active);
      await services.jobs.forget(tx, [active.user.id, active.user.email]);
      await sendGoodbye(services, tx, active.user);
      await tx.delete(user).where(eq(user.id, active.user.id));
    });
    await forgetCookie(call);
    call.passCookies(forgettingDevice(isSecure(services.config)));
    return { status: true };
  });

  router.serveSignedIn(prove, async (call) => {
    await proveByPassword(call, call.body.password);
    await markProved(call);
    return { status: true };
  });

  router.serveSignedIn(beginExport, async (call) => {
    const { services, now, origin } = call;
    await requireFreshProof(call);
    const userId = (await call.requireSession()).user.id;
    const limit = RATE_LIMITS.archiveExport;
    await consume(services, [{ kind: 'archiveExport', limit, subject: [userId] }], now);
    await services.database.asServer((tx) =>
      noteAccountEvent(tx, { userId, kind: 'archive_exported', now, from: origin }),
    );
    return { status: true };
  });

  serveSessions(router);
}

function serveSessions(router: AuthRouter): void {
  router.serveSignedIn(listSessions, async ({ services, requireSession }) => {
    const active = await requireSession();
    const rows = await services.database.db
      .select()
      .from(session)
      .where(and(eq(session.userId, active.user.id), gt(session.expiresAt, new Date())))
      .orderBy(desc(eq(session.id, active.sessionId)), desc(session.updatedAt));
    return rows.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.updatedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      ip_address: row.ipAddress || null,
      user_agent: row.userAgent || null,
      current: row.id === active.sessionId,
    }));
  });

  router.serveSignedIn(revokeSession, async ({ body, services, now, origin, requireSession }) => {
    const { user: person } = await requireSession();
    await services.database.asServer(async (tx) => {
      // What that session is writing is stored first, or refused: nothing of it comes after the answer.
      await lockAccount(tx, person.id);
      if (!(await endDevice(tx, person.id, body.id))) throw notFound(texts.sessionNotFound);
      await noteAccountEvent(tx, { userId: person.id, kind: 'session_ended', now, from: origin });
    });
    return { status: true };
  });

  router.serveSignedIn(revokeOtherSessions, async ({ services, now, origin, headers, requireSession }) => {
    const active = await requireSession();
    const userId = active.user.id;
    const here = deviceDigest(deviceOf(headers.get('cookie')));
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, userId);
      await tx.delete(session).where(and(eq(session.userId, userId), ne(session.id, active.sessionId)));
      await forgetTrust(tx, userId, { but: here });
      await noteAccountEvent(tx, { userId, kind: 'other_sessions_ended', now, from: origin });
    });
    return { status: true };
  });

  router.serveSignedIn(revokeSessions, async (call) => {
    const { user: person } = await call.requireSession();
    const { services, now, origin } = call;
    await services.database.asServer(async (tx) => {
      await lockAccount(tx, person.id);
      await signOutEverywhere(tx, person.id);
      await noteAccountEvent(tx, { userId: person.id, kind: 'all_sessions_ended', now, from: origin });
    });
    await forgetCookie(call);
    return { status: true };
  });

  router.serveSignedIn(listAccountEvents, async ({ services, now, requireSession }) => {
    const { user: person } = await requireSession();
    const events = await accountEventsOf(services.database, person.id, now);
    return events.map(({ user_id: _, ...event }) => event);
  });
}
