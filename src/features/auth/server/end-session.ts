import { html } from 'hono/html';
import { noteAccountEvent, type Origin } from '../../../server/account-log.ts';
import type { Api } from '../../../server/api.ts';
import type { Config } from '../../../server/config.ts';
import { plainPage } from '../../../server/plain-page.ts';
import type { Services } from '../../../server/services.ts';
import { clientIpKeyOf, linkEnd, RATE_LIMITS } from '../rules.ts';
import * as texts from '../texts.ts';
import { lockAccount } from './account-lock.ts';
import type { AuthRouter } from './auth-router.ts';
import { endSession } from './begin-session.ts';
import { makeCode, ownerOfCode, useCode } from './codes.ts';
import { consume } from './rate-limits.ts';

const PATH = '/api/auth/end-session';

/**
 * Where the link in the email about a new device leads. Opening it only asks, for programs open links too; pressing the
 * button ends that device's session and leads to a new password. Both work without being signed in.
 */
export function serveEndSession(api: Api, router: AuthRouter): void {
  const { services } = api;

  api.hono.get(PATH, (context) => {
    context.header('Cache-Control', 'no-store');
    return context.html(askPage(services.config, context.req.query('code') ?? ''));
  });

  api.hono.post(PATH, async (context) => {
    context.header('Cache-Control', 'no-store');
    router.mustBeOwn(context.req.raw);
    const now = services.clock();
    const origin = {
      address: router.addressOf(context),
      userAgent: context.req.header('user-agent') ?? null,
    };
    const subject = [clientIpKeyOf(origin.address)];
    await consume(services, [{ kind: 'linkAddress', limit: RATE_LIMITS.linkAddress, subject }], now);
    const { code } = await context.req.parseBody();
    const recovery = await endByLink(services, String(code ?? ''), now, origin);
    if (recovery === undefined) return context.html(expiredPage(services.config), 400);
    return context.redirect(`/reset-password?code=${recovery}`, 303);
  });
}

/** Ends the session that the code stands for. Answers the code for a new password; undefined for a void code. */
async function endByLink(
  services: Services,
  code: string,
  now: Date,
  from: Origin,
): Promise<string | undefined> {
  const userId = await ownerOfCode(services.database, 'session', code);
  if (!userId) return undefined;
  return services.database.asServer(async (tx) => {
    await lockAccount(tx, userId);
    const sessionId = (await useCode(tx, 'session', code, now))?.split(' ')[1];
    if (!sessionId) return undefined;
    const ended = await endSession(tx, userId, sessionId);
    if (ended) await noteAccountEvent(tx, { userId, kind: 'session_ended', now, from });
    return makeCode(tx, { purpose: 'recovery', value: userId, now, until: linkEnd(now) });
  });
}

const askPage = (config: Config, code: string) =>
  plainPage(
    config,
    texts.endSessionTitle,
    html`<p>${texts.endSessionText}</p>
      <form class="ways" method="post" action="${PATH}">
        <input type="hidden" name="code" value="${code}" />
        <button type="submit">${texts.endSessionButton}</button>
      </form>`,
  );

const expiredPage = (config: Config) =>
  plainPage(
    config,
    texts.linkExpiredTitle,
    html`<p>${texts.linkExpiredText}</p>
      <div class="ways"><a class="button" href="/">${texts.openProductLink(config.productName)}</a></div>`,
  );
