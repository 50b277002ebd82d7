import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { notFound } from '../../src/kernel/errors.ts';
import type { Api } from '../../src/server/api.ts';
import { isLocalAddress } from '../../src/server/config.ts';
import type { FileOutbox, StoredEmail } from './outbox.ts';
import * as texts from './texts.ts';

const PATH = '/dev/outbox';
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Shows on the developer's machine the emails that would have been sent: as a page, or as JSON to a program that
 * accepts it. It answers 404 where others open the product.
 */
export function serveOutboxPage({ hono, services }: Api, outbox: FileOutbox): void {
  const { config } = services;
  hono.get(PATH, async (context) => {
    if (!isOnThisMachine(context, config.appUrl)) {
      throw notFound(texts.pageNotFound);
    }
    context.header('Cache-Control', 'no-store');
    const emails = await outbox.list();
    const wantsJson = context.req.header('accept')?.includes('application/json');
    return wantsJson ? context.json(emails.map(withoutHtml)) : context.html(outboxPage(emails));
  });
}

/**
 * The emails open accounts, so neither another machine nor a name that was bent to this one may read them. A proxy
 * on this machine stands for others: it says so, or the server is known by a name that others open.
 */
function isOnThisMachine(context: Context, appUrl: string): boolean {
  if (!isLocalAddress(appUrl) || !isLocalAddress(context.req.url)) return false;
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  if (!forwarded.every((address) => LOOPBACK.test(address.trim()))) return false;
  const served = (context.env as { incoming?: unknown } | undefined)?.incoming;
  return !served || LOOPBACK.test(getConnInfo(context).remote.address ?? '');
}

const withoutHtml = ({ to, subject, text, links, sent_at }: StoredEmail) => ({
  to,
  subject,
  text,
  links,
  sent_at,
});

const outboxPage = (emails: StoredEmail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.outboxTitle}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>${texts.outboxTitle}</h1>
          <p>${texts.outboxText}</p>
          ${emails.length === 0 ? html`<p>${texts.outboxEmpty}</p>` : ''}
          ${emails.map(
            (email) => html`<article>
              <h2>${email.subject}</h2>
              <p>${texts.recipient(email.to)} <time datetime="${email.sent_at}">${email.sent_at}</time></p>
              <pre>${email.text}</pre>
              ${
                email.links.length > 0
                  ? html`<ul>
                      ${email.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
                    </ul>`
                  : ''
              }
            </article>`,
          )}
        </main>
      </body>
    </html>`;
