import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML whose values are escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page that the server renders, for links in emails: it needs neither the app nor a session. */
export const plainPage = (product: string, heading: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} - ${product}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <a href="/"><img src="/icon.svg" alt="" width="26" height="26" />${product}</a>
        </header>
        <main>
          <h1>${heading}</h1>
          ${body}
        </main>
      </body>
    </html>`;
