import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Origin } from '../../../server/account-log.ts';
import type { Api } from '../../../server/api.ts';
import type { Config } from '../../../server/config.ts';
import { plainPage } from '../../../server/plain-page.ts';
import { clientIpKeyOf, RATE_LIMITS } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import type { AuthRouter } from './auth-router.ts';
import { consume } from './rate-limits.ts';

interface Link {
  path: string;
  /** What the page asks when the link is opened. */
  asks: () => { title: string; text: string; button: string };
  /** What the button does with the code of the link, and what is shown then; undefined for a code that is void. */
  press: (code: string, by: { now: Date; origin: Origin; context: Context }) => Promise<Response | undefined>;
}

/**
 * Serves a link that is mailed. Opening it only asks, for programs open links too; pressing the button does it. Both
 * work without being signed in.
 */
export function serveLink(api: Api, router: AuthRouter, { path, press, asks }: Link): void {
  const { services } = api;

  api.hono.get(path, (context) => {
    context.header('Cache-Control', 'no-store');
    return context.html(askPage(services.config, { path, ...asks(), code: context.req.query('code') ?? '' }));
  });

  api.hono.post(path, async (context) => {
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
    const done = await press(String(code ?? ''), { now, origin, context });
    return done ?? context.html(expiredPage(services.config), 400);
  });
}

const askPage = (
  config: Config,
  { path, title, text, button, code }: Pick<Link, 'path'> & ReturnType<Link['asks']> & { code: string },
) =>
  plainPage(
    config,
    title,
    html`<p>${text}</p>
      <form class="ways" method="post" action="${path}">
        <input type="hidden" name="code" value="${code}" />
        <button type="submit">${button}</button>
      </form>`,
  );

const expiredPage = (config: Config) =>
  plainPage(
    config,
    texts.linkExpiredTitle,
    html`<p>${texts.linkExpiredText}</p>
      <div class="ways"><a class="button" href="/">${texts.openProductLink(config.productName)}</a></div>`,
  );
