import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { directionOf, languageTag } from '../kernel/languages.ts';
import type { Config } from './config.ts';
import { legalLinks } from './legal-links.ts';
import { spokenLanguage } from './spoken.ts';
import { texts } from './spoken-texts.ts';

/** HTML whose values are escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page that the server renders, for links in emails: it needs neither the app nor a session. */
export function plainPage(
  config: Pick<Config, 'productName' | 'links' | 'appUrl'>,
  heading: string,
  body: Markup,
): Markup {
  const { productName } = config;
  return html`<!doctype html>
    <html lang="${languageTag(spokenLanguage())}" dir="${directionOf(spokenLanguage())}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1814" media="(prefers-color-scheme: dark)" />
        <title>${heading} - ${productName}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <a href="/"><img src="/icon.svg" alt="" width="28" height="28" />${productName}</a>
        </header>
        <main>
          <div class="message">
            <h1>${heading}</h1>
            ${body}
          </div>
        </main>
        ${footer(config)}
      </body>
    </html>`;
}

function footer(config: Pick<Config, 'productName' | 'links' | 'appUrl'>): Markup {
  const { terms, privacy } = legalLinks(config);
  return html`<footer>
    <div class="foot">
      <span>${config.productName}</span>
      <a href="${terms}" target="_blank" rel="noreferrer">${texts.termsLink}</a>
      <a href="${privacy}" target="_blank" rel="noreferrer">${texts.privacyLink}</a>
      <span class="note">${texts.encryptionNote}</span>
    </div>
  </footer>`;
}
