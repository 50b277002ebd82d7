import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from '../kernel/errors.ts';
import { Api } from './api.ts';
import { documentPage, openApiDocument } from './api-document.ts';
import type { Config } from './config.ts';
import { registerFeatures } from './features.ts';
import { isMigrated } from './migrate.ts';
import { registerOutbox } from './outbox-page.ts';
import type { Services } from './services.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const BODY_LIMIT = 1024 * 1024;
const YEAR = 365 * 24 * 3600;

/** The whole application as one request handler: health, API, documents, and the built web app. */
export function createApp(services: Services): { app: Hono; api: Api } {
  const app = new Hono();
  app.use(securityHeaders(services.config));
  app.get('/healthz', (context) => context.json({ status: 'up' }));
  app.get('/readyz', async (context) => {
    const ready = await isMigrated(services.database.pool);
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });

  const api = new Api(services);
  api.hono.use(bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge }));
  registerFeatures(api);
  registerOutbox(api);
  api.hono.get('/api/openapi.json', (context) => context.json(openApiDocument(api)));
  api.hono.get('/api/docs', (context) => context.html(documentPage(openApiDocument(api))));
  for (const prefix of ['/api/*', '/functions/*', '/rest/*']) {
    api.hono.all(prefix, () => {
      throw new AppError(404, 'not_found', 'There is no such address in the API.');
    });
  }
  app.route('/', api.hono);
  app.route('/', webApp(services.config));
  return { app, api };
}

function tooLarge(): Response {
  throw new AppError(413, 'too_large', 'That is more text than fits in one save.');
}

function securityHeaders(config: Config) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: config.appUrl.startsWith('https:')
      ? `max-age=${YEAR}; includeSubDomains`
      : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}

/** The built files, and index.html for every other address, with the public settings written into it. */
function webApp(config: Config): Hono {
  const web = new Hono();
  if (!existsSync(dist)) {
    web.get('*', (context) => context.text('The web app is not built yet: npm run build', 503));
    return web;
  }
  web.use(
    '/assets/*',
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', `public, max-age=${YEAR}, immutable`),
    }),
  );
  // A file of an earlier build is gone; answering with the page instead would only confuse the browser.
  web.all('/assets/*', (context) => context.notFound());
  web.use('/*', async (context, next) =>
    context.req.path === '/' || context.req.path === '/index.html'
      ? next()
      : serveStatic({ root: dist, precompressed: true })(context, next),
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
