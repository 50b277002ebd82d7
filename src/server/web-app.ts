import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { isPageAddress } from '../kernel/addresses.ts';
import { RELEASE_LIST } from '../kernel/release.ts';
import { SHARE, SHARED } from '../kernel/share-addresses.ts';
import type { Config } from './config.ts';
import { type Filled, filledFiles } from './web-app/filled-files.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** Documents that the build wrote for public pages: `index.html` for `/`, `login.html` for `/login`. */
const PAGES = '.pages';
/** The service worker keeps the app's shell under this address. */
const SHELL = '/index.html';
const YEAR = 365 * 24 * 3600;

/**
 * The built files, a document of its own for each public page, and the app's shell for every other address; with the
 * public settings written into them.
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
  web.get('/manifest.webmanifest', (context) => answer(context, filled('manifest.webmanifest')));
  web.get('/service-worker.js', (context) => answer(context, filled('service-worker.js')));
  // Whoever compares it with another one asks what is there now.
  web.use(RELEASE_LIST, async (context, next) => {
    context.header('Cache-Control', 'no-cache');
    await next();
  });
  web.use('/*', async (context, next) =>
    context.req.path === '/' || context.req.path === SHELL
      ? next()
      : serveStatic({ root: dist, precompressed: true, onFound: markFile })(context, next),
  );
  // The service worker takes what is shared. Where there is none, its bytes are left where they are, and the page says so.
  web.post(SHARE, (context) => context.redirect(SHARED, 303));
  web.get('*', (context) => {
    const { path } = context.req;
    const page = pages.get(path);
    // The app itself says that there is no such page; the status says it to everyone else.
    const isThere = isPageAddress(path) || path === SHELL;
    return answer(context, filled(page ? `${PAGES}/${page}` : 'index.html'), isThere ? 200 : 404);
  });
  return web;
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

/** The files of the public pages by their addresses. */
function publicPages(): Map<string, string> {
  const folder = `${dist}/${PAGES}`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => [file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, file]),
  );
}

/** Sends a file as it is now, packed if the browser takes that, or says that the browser's own is still good. */
async function answer(context: Context, file: Promise<Filled>, status: 200 | 404 = 200): Promise<Response> {
  const { type, inline, tag, text, br, gz } = await file;
  context.set('inlineParts', inline);
  context.header('Cache-Control', 'no-cache');
  context.header('Vary', 'Accept-Encoding');
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

function sitemap({ appUrl }: Config, paths: string[]): string {
  const entries = paths.map((path) => `<url><loc>${appUrl}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}
