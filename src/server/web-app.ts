import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { Config } from './config.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const YEAR = 365 * 24 * 3600;

/** The built files, and index.html for every other address, with the public settings written into it. */
export function webApp(config: Config): Hono {
  const web = new Hono();
  web.use('*', (context, next) => (isHidden(context.req.path) ? notFound(context) : next()));
  if (!existsSync(dist)) {
    web.get('*', (context) => context.text('The web app is not built yet: npm run build', 503));
    return web;
  }
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
  web.all('/assets/*', (context) => context.notFound());
  web.use('/*', async (context, next) =>
    context.req.path === '/' || context.req.path === '/index.html'
      ? next()
      : serveStatic({ root: dist, precompressed: true, onFound: markFile })(context, next),
  );
  let page: Promise<string> | undefined;
  web.get('*', async (context) => {
    page ??= indexPage(config).catch((error) => {
      // Not kept: whatever was in the way, too many open files for instance, may be gone the next time.
      page = undefined;
      throw error;
    });
    context.header('Cache-Control', 'no-cache');
    return context.html(await page);
  });
  return web;
}

const notFound = async (context: Context) => context.notFound();

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

async function indexPage(config: Config): Promise<string> {
  const html = await readFile(`${dist}/index.html`, 'utf8');
  const settings = JSON.stringify(publicSettings(config)).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="settings">${settings}</script></head>`;
  // By functions: in a text, signs like $& would be taken for patterns.
  return html
    .replace('</head>', () => script)
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(config.productName));
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What the browser may know of the configuration. */
function publicSettings(config: Config) {
  return {
    product_name: config.productName,
    app_url: config.appUrl,
    links: {
      terms: config.links.terms,
      privacy: config.links.privacy,
      coaching: config.links.coaching,
      community: config.links.community,
      schedule_call: config.links.scheduleCall,
    },
  };
}
