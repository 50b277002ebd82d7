import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';

/* What every answer of the server tells the browser, whatever kind of answer it is. */

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp({ appUrl: 'https://loop.example' });
  ann = await app.person();
});
afterAll(() => app.close());

const assets = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) =>
  /\.(js|css)$/.test(name),
);
const PASSPHRASE_WORKER = /^passphrase-worker-/;
const asset = assets.find((name) => name.endsWith('.js') && !PASSPHRASE_WORKER.test(name));

interface Kind {
  name: string;
  path: string;
  init?: () => RequestInit;
  status: number;
}

const kinds: Kind[] = [
  { name: 'a page', path: '/', status: 200 },
  { name: 'the shell', path: '/tasks', status: 200 },
  { name: 'the card form', path: '/payment', status: 200 },
  { name: 'the way back from Google', path: '/google-return', status: 200 },
  { name: 'an address that leads nowhere', path: '/no-such-page', status: 404 },
  { name: 'a hidden file', path: '/.env', status: 404 },
  { name: 'a script', path: `/assets/${asset}`, status: 200 },
  { name: 'a script that is gone', path: '/assets/gone.js', status: 404 },
  { name: 'a picture', path: '/icon.svg', status: 200 },
  { name: 'the service worker', path: '/service-worker.js', status: 200 },
  { name: 'the manifest', path: '/manifest.webmanifest', status: 200 },
  { name: 'robots.txt', path: '/robots.txt', status: 200 },
  { name: 'the sitemap', path: '/sitemap.xml', status: 200 },
  { name: 'security.txt', path: '/.well-known/security.txt', status: 200 },
  { name: 'the way to a new password', path: '/.well-known/change-password', status: 303 },
  { name: 'health', path: '/healthz', status: 200 },
  { name: 'readiness', path: '/readyz', status: 200 },
  { name: 'the API’s document', path: '/api/docs', status: 200 },
  { name: 'the API’s description', path: '/api/openapi.json', status: 200 },
  {
    name: 'an answer of the API',
    path: '/api/profile',
    init: () => ({ headers: { authorization: `Bearer ${ann.token}` } }),
    status: 200,
  },
  { name: 'a refusal', path: '/api/profile', status: 401 },
  { name: 'an unknown call', path: '/api/no-such-call', status: 404 },
  {
    name: 'a body that is too long',
    path: '/api/auth/sign-in/email',
    init: () => ({ method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) }),
    status: 413,
  },
  {
    name: 'a sign-in from a foreign page',
    path: '/api/auth/sign-in/email',
    init: () => ({ method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } }),
    status: 403,
  },
  { name: 'a calendar that is nobody’s', path: '/calendar/nobodys.ics', status: 404 },
  { name: 'a link that stops emails and is broken', path: '/unsubscribe?token=x', status: 400 },
  { name: 'the page of a link in an email', path: '/api/auth/confirm-email?code=x', status: 200 },
];

describe.each(kinds)('$name', (kind) => {
  let answer: Response;
  beforeAll(async () => {
    answer = await app.fetch(kind.path, kind.init?.());
  });

  test('is there to be looked at', () => expect(answer.status).toBe(kind.status));

  test('loads and runs what is named alone, in no frame of another site', () => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${name} 'none'`);
    }
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*(?!\.js\.stripe\.com)/);
  });

  test('comes over TLS for a year, is taken for nothing else, and tells no other site of itself', () => {
    const { headers } = answer;
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    // JSON is UTF-8 by its own rules, and a redirect has nothing to read.
    const type = headers.get('content-type') ?? '';
    if (answer.status !== 303) expect(type).toMatch(/^application\/json$|; ?charset=utf-8$/i);
  });
});

test('on a developer’s machine, without TLS, no browser is told to insist on it', async () => {
  const plain = await createTestApp();
  try {
    expect((await plain.fetch('/')).headers.has('strict-transport-security')).toBe(false);
  } finally {
    await plain.close();
  }
});

/* A worker follows the policy that its own file is sent with. */
describe('WebAssembly', () => {
  const scriptsOf = async (path: string): Promise<string | undefined> => {
    const { headers } = await app.fetch(path);
    return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  const WASM = "'wasm-unsafe-eval'";

  test('runs in the worker that makes a passphrase into a key, which has no other leave', async () => {
    const worker = assets.filter((name) => PASSPHRASE_WORKER.test(name));
    expect(worker).toHaveLength(1);
    expect(await scriptsOf(`/assets/${worker[0]}`)).toBe(`'self' ${WASM}`);
  });

  test('runs in no document, in no service worker and from no other file', async () => {
    const others = assets.filter((name) => !PASSPHRASE_WORKER.test(name)).map((name) => `/assets/${name}`);
    for (const { path } of kinds) expect(await scriptsOf(path), path).not.toContain(WASM);
    for (const path of others) expect(await scriptsOf(path), path).toBe("'self'");
  });

  test.each([
    '/passphrase-worker-abc.js',
    '/assets/x/passphrase-worker-abc.js',
    '/assets/passphrase-worker-abc.js/x',
    '/assets/passphrase-worker-abc.html',
    '/assets/other-passphrase-worker-abc.js',
  ])('does not run from %s either', async (path) => {
    expect(await scriptsOf(path)).not.toContain(WASM);
  });
});
