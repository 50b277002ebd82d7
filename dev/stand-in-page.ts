import { html } from 'hono/html';
import type { Markup } from '../src/server/plain-page.ts';

/** The styles of a stand-in's pages; to be answered at `pages.css` below its address. */
export const STAND_IN_STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.note { padding: 0.75rem 1rem; border: 2px dashed currentColor; border-radius: 8px; }
input, button, .button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid currentColor; padding: 0 12px; }
input { background: transparent; color: inherit; }
button, .button { background: transparent; color: inherit; cursor: pointer; }
.button { display: inline-flex; align-items: center; text-decoration: none; }
.main { background: #1f5d4c; color: #fff; border-color: #1f5d4c; font-weight: 600; }
a { color: inherit; }
.problem { color: #b3261e; font-weight: 600; }
@media (prefers-color-scheme: dark) { .problem { color: #ffb4ab; } }
:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
`;

/** A page of a stand-in at the address `base`, which plays a vendor's part; `note` says so. */
export const standInPage = (base: string, title: string, note: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}/pages.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="note">${note}</p>
          ${body}
        </main>
      </body>
    </html>`;
