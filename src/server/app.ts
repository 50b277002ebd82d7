import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { AppError, notFound, unexpected } from '../kernel/errors.ts';
import { Api } from './api.ts';
import { documentPage, openApiDocument } from './api-document.ts';
import type { Config } from './config.ts';
import { registerFeatures } from './features.ts';
import { answerReadiness } from './readiness.ts';
import { requestLog } from './request-log.ts';
import { screenLanguage } from './screen-language.ts';
import type { Services } from './services.ts';
import { inLanguage } from './spoken.ts';
import { texts } from './spoken-texts.ts';
import type { InlineParts } from './web-app/filled-files.ts';
import { webApp } from './web-app.ts';
import { wellKnown } from './well-known.ts';

const BODY_LIMIT = 1024 * 1024;
const POLICY = 'Content-Security-Policy';
const YEAR = 365 * 24 * 3600;

declare module 'hono' {
  interface ContextVariableMap {
    /** What the document that is being sent carries in itself. */
    inlineParts?: InlineParts;
  }
}

/** The whole application as one request handler: health, API, documents, and the built web app. */
export function createApp(services: Services): { app: Hono; api: Api } {
  const app = new Hono();
  const { log, metrics, tracer, config } = services;
  app.use(requestLog({ log, metrics, tracer, trustProxy: config.trustProxy }));
  app.use((context, next) => inLanguage(screenLanguage(context), next));
  app.use(allowInlineParts);
  app.use(securityHeaders(config));
  // What goes wrong outside the API, a page that cannot be read for instance: the request's log line says more.
  app.onError((_error, context) => context.text(unexpected().message, 500));
  app.get('/healthz', (context) => context.json({ status: 'up' }));
  app.get('/readyz', (context) => answerReadiness(context, services));

  const api = new Api(services);
  api.hono.use((context, next) => (api.takesBytes(context.req) ? next() : limitBody(context, next)));
  registerFeatures(api);
  if (config.devOutbox) services.outbox?.register(api);
  api.hono.get('/api/openapi.json', (context) => context.json(openApiDocument(api)));
  api.hono.get('/api/docs', (context) => context.html(documentPage(openApiDocument(api))));
  for (const prefix of ['/api/*', '/functions/*', '/rest/*']) {
    api.hono.all(prefix, () => {
      throw notFound(texts.noSuchCall);
    });
  }
  app.route('/', api.hono);
  app.route('/', wellKnown(services));
  app.route('/', webApp(config));
  return { app, api };
}

function tooLarge(): Response {
  throw new AppError(413, 'too_large', texts.tooMuchText);
}

const limitStream = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge });

/** Reads a body as a stream, which costs more than all the rest of a call, only where its length is not told. */
const limitBody: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const told = req.header('transfer-encoding') === undefined ? req.header('content-length') : undefined;
  if (told === undefined) return limitStream(context, next);
  return Number(told) > BODY_LIMIT ? tooLarge() : next();
};

/** A document's own script and style may run, by their hashes: nothing that gets into it from elsewhere has one. */
const allowInlineParts: MiddlewareHandler = async (context, next) => {
  await next();
  const { scripts, styles } = context.get('inlineParts') ?? { scripts: [], styles: [] };
  const policy = context.res.headers.get(POLICY);
  if (!policy || scripts.length + styles.length === 0) return;
  const widened = policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
  context.res.headers.set(POLICY, widened);
};

/** The page of the card form: no other document lets the provider in. */
const CARD_FORM_PAGE = '/payment';

/** Where Stripe's card form comes from and what it talks with; nothing where Stripe takes no payments. */
const cardForm = ({ payments }: Config, isOpen: boolean) =>
  isOpen && payments.kind === 'stripe'
    ? {
        scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connections: ['https://api.stripe.com'],
      }
    : { scripts: [], frames: [], connections: [] };

/** Browsers read and write the pieces of files there, where the operator has named a bucket. */
const bucketOrigin = ({ bucket }: Config): string[] => (bucket ? [new URL(bucket.url).origin] : []);

/** Where Google sends people back to, and who plays Google's part: the page that opened the window watches it close. */
const CONSENT_WINDOW = /^\/(google-return|dev\/google)(\/|$)/;

/** The worker that makes a passphrase into a key: a worker follows the policy that its own file is sent with. */
const PASSPHRASE_WORKER = /^\/assets\/passphrase-worker-[\w-]+\.js$/;

function securityHeaders(config: Config): MiddlewareHandler {
  const elsewhere = headersOf(config, {});
  const ofPassphraseWorker = headersOf(config, { hasWebAssembly: true });
  const onCardForm = headersOf(config, { hasCardForm: true });
  const inConsentWindow = headersOf(config, { isConsentWindow: true });
  return (context, next) => {
    const { path } = context.req;
    if (PASSPHRASE_WORKER.test(path)) return ofPassphraseWorker(context, next);
    if (CONSENT_WINDOW.test(path)) return inConsentWindow(context, next);
    return (path === CARD_FORM_PAGE ? onCardForm : elsewhere)(context, next);
  };
}

interface Kind {
  hasCardForm?: boolean;
  isConsentWindow?: boolean;
  hasWebAssembly?: boolean;
}

function headersOf(
  config: Config,
  { hasCardForm = false, isConsentWindow = false, hasWebAssembly = false }: Kind,
): MiddlewareHandler {
  const { scripts, frames, connections } = cardForm(config, hasCardForm);
  return secureHeaders({
    // A window that we open keeps us as its opener, so that we see it close; whoever opens us learns nothing of us. The
    // service worker keeps one document for all addresses, so that it holds for all of them (decision 29).
    crossOriginOpenerPolicy: isConsentWindow ? 'unsafe-none' : 'same-origin-allow-popups',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts, ...(hasWebAssembly ? ["'wasm-unsafe-eval'"] : [])],
      styleSrc: ["'self'"],
      // Pictures are opened on the device, and shown and played from there.
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ['blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...bucketOrigin(config), ...connections],
      ...(frames.length > 0 ? { frameSrc: frames } : {}),
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      // Nor would `default-src` let any be loaded; whoever checks the policy looks for the line.
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: config.appUrl.startsWith('https:')
      ? `max-age=${YEAR}; includeSubDomains`
      : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: ['self'], geolocation: [], payment: [] },
  });
}
