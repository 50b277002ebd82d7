import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { isPageAddress } from '../kernel/addresses.ts';
import {
  addressIn,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  languageTag,
  partsOfAddress,
} from '../kernel/languages.ts';
import { RELEASE_LIST } from '../kernel/release.ts';
import { SHARE, SHARED } from '../kernel/share-addresses.ts';
import type { Config } from './config.ts';
import { LANGUAGE_HEADERS, screenLanguage } from './screen-language.ts';
import { type Filled, filledFiles } from './web-app/filled-files.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** Documents that the build wrote for public pages: `index.html` for `/`, `login.html` for `/login`. */
const PAGES = '.pages';
/** Where the build put what other languages than English have for themselves. */
const OTHER_LANGUAGES = '.languages';
/** The service worker keeps the app's shell under this address. */
const SHELL = '/index.html';
const YEAR = 365 * 24 * 3600;

/** What there is once for each language, besides documents. */
const IN_EACH_LANGUAGE = ['/manifest.webmanifest', '/service-worker.js', RELEASE_LIST];

const folderOf = (language: Language): string => (language === 'en' ? '' : `${OTHER_LANGUAGES}/${language}/`);

/**
 * The built files, a document of its own for each public page in each language, and the app's shell for every other
 * address; with the public settings written into them.
 */
export function webApp(config: Config): Hono {
  const web = new Hono();
  web.use('*', (context, next) => (isHidden(context.req.path) ? notFound(context) : next()));
  if (!existsSync(dist)) {
    web.get('*', (context) => context.text('The web app is not built yet: npm run build', 503));
    return web;
  }
  const filled = filledFiles(dist, config);
  const pages = publicPages();
  serveAssets(web);
  web.get('/robots.txt', (context) => context.text(robots(config)));
  web.get('/sitemap.xml', (context) =>
    context.body(sitemap(config, [...pages.keys()]), 200, {
      'Content-Type': 'application/xml; charset=UTF-8',
    }),
  );
  for (const name of IN_EACH_LANGUAGE) {
    web.get(name, (context) =>
      answer(context, filled(`${folderOf(screenLanguage(context))}${name.slice(1)}`), LANGUAGE_HEADERS),
    );
  }
  web.use('/*', async (context, next) =>
    context.req.path === '/' || context.req.path === SHELL
      ? next()
      : serveStatic({ root: dist, precompressed: true, onFound: markFile })(context, next),
  );
  // The service worker takes what is shared. Where there is none, its bytes are left where they are, and the page says so.
  web.post(SHARE, (context) => context.redirect(SHARED, 303));
  web.get('*', (context) => {
    const { path } = context.req;
    const { language: named, path: plain } = partsOfAddress(path);
    const chosen = context.req.query(LANGUAGE_COOKIE);
    if (isLanguage(chosen) && pages.has(plain))
      return choose(context, config, chosen, addressIn(chosen, plain));
    const language = named ?? screenLanguage(context);
    const page = pages.get(path);
    const unslashed = path.replace(/(?<=.)\/$/, '');
    if (!page && pages.has(unslashed)) return lead(context, unslashed);
    // A public page's own address is English; whoever reads another language is led to that one's.
    if (page && !named && language !== 'en') return lead(context, addressIn(language, path));
    if (page) return answer(context, filled(page), named ? undefined : LANGUAGE_HEADERS);
    // The app itself says that there is no such page; the status says it to everyone else.
    const isThere = isPageAddress(plain) || path === SHELL;
    const shell = filled(`${folderOf(language)}index.html`);
    return answer(context, shell, LANGUAGE_HEADERS, isThere ? 200 : 404);
  });
  return web;
}

/** The languages at a page's foot lead here: from now on the app is in that language too. */
function choose(context: Context, { appUrl }: Config, language: Language, address: string): Response {
  const secure = appUrl.startsWith('https:');
  setCookie(context, LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR, sameSite: 'Lax', secure });
  context.header('Cache-Control', 'no-store');
  return context.redirect(address, 302);
}

function lead(context: Context, address: string): Response {
  context.header('Cache-Control', 'no-cache');
  context.header('Vary', LANGUAGE_HEADERS);
  return context.redirect(`${address}${new URL(context.req.url).search}`, 302);
}

const notFound = async (context: Context) => context.notFound();

function serveAssets(web: Hono): void {
  web.use(
    '/assets/*',
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (path, context) => {
        context.header('Cache-Control', `public, max-age=${YEAR}, immutable`);
        markFile(path, context);
      },
    }),
  );
  // A file of an earlier build is gone; answering with the page instead would only confuse the browser.
  web.all('/assets/*', notFound);
}

/** The files of the public pages by their addresses, in every language. */
function publicPages(): Map<string, string> {
  const addresses = (language: Language): [string, string][] => {
    const folder = `${folderOf(language)}${PAGES}`;
    const files = existsSync(`${dist}/${folder}`)
      ? readdirSync(`${dist}/${folder}`, { recursive: true })
      : [];
    return files
      .map((file) => String(file).replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, `${folder}/${file}`]);
  };
  return new Map(LANGUAGES.flatMap(addresses));
}

/** Sends a file as it is now, packed if the browser takes that, or says that the browser's own is still good. */
async function answer(
  context: Context,
  file: Promise<Filled>,
  dependsOn: string | undefined,
  status: 200 | 404 = 200,
): Promise<Response> {
  const { type, inline, tag, text, br, gz } = await file;
  context.set('inlineParts', inline);
  context.header('Cache-Control', 'no-cache');
  context.header('Vary', ['Accept-Encoding', dependsOn].filter(Boolean).join(', '));
  context.header('ETag', tag);
  context.status(status);
  if (status === 200 && context.req.header('if-none-match')?.includes(tag)) return context.body(null, 304);
  context.header('Content-Type', type);
  const accepted = context.req.header('accept-encoding') ?? '';
  for (const [encoding, packed] of [
    ['br', br],
    ['gzip', gz],
  ] as const) {
    if (!accepted.includes(encoding)) continue;
    context.header('Content-Encoding', encoding);
    return context.body(packed);
  }
  return context.body(text);
}

/** What the build leaves for tools, and the compressed twins, which are sent in place of their files only. */
const HIDDEN = /(?:^|[/\\])\.|\.(?:br|gz|zst)[. ]*$/i;
/** Signs that stand for signs that stand for signs: nobody who means well goes further. */
const MOST_SPELLINGS = 4;

/** Whether the address means a file that is not for the web, in any spelling: the page is no answer to it either. */
function isHidden(path: string): boolean {
  let plain = path;
  for (let round = 0; round < MOST_SPELLINGS; round++) {
    if (HIDDEN.test(plain)) return true;
    const before = plain;
    plain = before.replace(/%[0-9a-f]{2}/gi, (sign) =>
      String.fromCharCode(Number.parseInt(sign.slice(1), 16)),
    );
    if (plain === before) return false;
  }
  return true;
}

/** A file that was sent is not worth a line in the log. */
const markFile = (_path: string, context: Context) => context.set('sentFile', true);

/** Search engines may read what everyone may read. */
const robots = ({ appUrl }: Config): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /functions/\n\nSitemap: ${appUrl}/sitemap.xml\n`;

function sitemap({ appUrl }: Config, addresses: string[]): string {
  const entries = addresses.map((address) => {
    const { path } = partsOfAddress(address);
    const others = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${appUrl}${addressIn(language, path)}"/>`,
    );
    return `<url><loc>${appUrl}${address}</loc>${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}
