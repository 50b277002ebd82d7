import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testConfig } from '../../test/harness/app.ts';
import { builtHash, releaseOf } from '../kernel/release.ts';
import { webApp } from './web-app.ts';

const app = webApp(testConfig());
// Small files have no compressed twin.
const twin = readdirSync(new URL('../../dist/assets', import.meta.url)).find((name) =>
  name.endsWith('.js.br'),
);
const asset = twin?.replace(/\.br$/, '');

test.each([
  '/.vite/manifest.json',
  '/.languages/de/index.html',
  '/%2elanguages/de/.pages/de.html',
  '/%2evite/manifest.json',
  '/%2Evite%2Fmanifest.json',
  '/%252evite/manifest.json',
  '/assets/%2e%2e/.vite/manifest.json',
  '/x/.env',
  '/.well-known/anything',
  '/index.html.br',
  '/index.html.BR',
  '/index.html%2ebr',
  '/index.html.b%72',
  '/before-paint.js.br',
  '/before-paint.js.gz',
  '/before-paint.js.zst',
  `/assets/${asset}.br`,
  `/assets/${asset}%2ebr`,
  '/%2525252525252e/x',
])('%s is not there, and the page is no answer to it', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<html');
  }
});

test('what is for the web is served, compressed for whoever takes it', async () => {
  const headers = { 'accept-encoding': 'br' };
  const sent = await app.request(`/assets/${asset}`, { headers });
  expect(sent.status).toBe(200);
  expect(sent.headers.get('content-encoding')).toBe('br');
  for (const path of ['/', '/journal', '/journal/2026.11', '/a%20b', '/%']) {
    expect((await app.request(path)).headers.get('content-type'), path).toContain('text/html');
  }
});

test('an address that leads nowhere says so in its status, and shows the app’s page for it', async () => {
  for (const path of ['/no-such-page', '/journal', '/tasks/1', '/icon.jpg', '/%']) {
    const answer = await app.request(path, { headers: { 'if-none-match': '*' } });
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
  }
  const shell = await app.request('/index.html');
  expect(shell.status).toBe(200);
  const tag = shell.headers.get('etag') ?? '';
  expect((await app.request('/no-such-page', { headers: { 'if-none-match': tag } })).status).toBe(404);
  for (const path of ['/', '/login', '/tasks', '/Tasks/', '/dashboard'])
    expect((await app.request(path)).status, path).toBe(200);
});

test('what another app shares is left unread, and leads to the page that says so', async () => {
  const body = new FormData();
  body.append('pictures', new File(['a picture'], 'a.png', { type: 'image/png' }));
  const request = new Request('http://localhost/share', { method: 'POST', body });
  const answer = await app.request(request);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shared']);
  expect(request.bodyUsed).toBe(false);
});

const named = webApp(
  testConfig({
    productName: 'Day & <Night> "$&"',
    appUrl: 'https://loop.example',
    links: { ...testConfig().links, terms: 'https://t.example/?a=1&b=2' },
  }),
);

test('NAV-01 the settings, the product’s name among them, stand in the documents as text and never as markup', async () => {
  const html = await (await named.request('/')).text();
  expect(html).toContain('<title>Guided daily journaling · Day &amp; &lt;Night> &quot;$&amp;&quot;</title>');
  expect(html).toContain('href="https://t.example/?a=1&amp;b=2"');
  expect(html).toContain('<link rel="canonical" href="https://loop.example/"');
  expect(html).not.toMatch(/<Night>|%[A-Z_]+%/);
  const settings = /id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(settings).product_name).toBe('Day & <Night> "$&"');
  const manifest = await (await named.request('/manifest.webmanifest')).json();
  expect(manifest.short_name).toBe('Day & <Night> "$&"');
});

test('each public page has its document, and every other address the shell', async () => {
  const bodyOf = async (path: string) => (await app.request(path)).text();
  const shell = await bodyOf('/index.html');
  expect(await bodyOf('/tasks')).toBe(shell);
  for (const path of ['/', '/introduction', '/login', '/registration', '/terms', '/privacy']) {
    expect(await bodyOf(path), path).toMatch(/<div id="root" data-prerendered[^>]*>.*<h[12]/);
  }
});

test('with other settings the service worker is another one, so that the shell is fetched again', async () => {
  const workers = await Promise.all(
    [app, named].map(async (web) => (await web.request('/service-worker.js')).text()),
  );
  expect(workers[0]).toMatch(/[`'"][0-9a-f]{16} [\w-]{16}[`'"]/);
  expect(workers[0]).not.toBe(workers[1]);
});

test('a document is asked for each time, and sent only when it has changed', async () => {
  for (const path of ['/', '/tasks', '/service-worker.js', '/manifest.webmanifest']) {
    const first = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-encoding')).toBe('br');
    const tag = first.headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await named.request(path, { headers: { 'if-none-match': tag } })).status).toBe(200);
  }
});

test('what is served is what the release’s list says, whatever the operator has named it', async () => {
  const named = webApp({ ...testConfig(), productName: 'My "Loop" <b>& more</b> \\ $& needs JavaScript' });
  const list = await named.request('/release.json');
  expect(list.headers.get('cache-control')).toBe('no-cache');
  const release = releaseOf(await list.text());
  const paths = Object.keys(release?.files ?? {});
  expect(paths.length).toBeGreaterThan(100);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/login', '/index.html', '/manifest.webmanifest', '/service-worker.js']),
  );
  const differing: string[] = [];
  // Public pages hold the operator’s settings among their words: `npm run verify` puts them in again to compare.
  const isWhole = (path: string): boolean => path.includes('.');
  for (const path of paths.filter(isWhole)) {
    const served = await named.request(path);
    const hash = await builtHash(path, new Uint8Array(await served.arrayBuffer()));
    if (hash !== release?.files[path]) differing.push(path);
  }
  expect(differing).toEqual([]);
});

describe('languages', () => {
  const asked = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const langOf = async (answer: Response) =>
    /<html lang="([^"]*)" dir="([^"]*)">/.exec(await answer.text())?.[1];

  test.each([
    [undefined, undefined, 'en'],
    ['de-AT,en;q=0.5', undefined, 'de'],
    ['nl, de;q=0.5', undefined, 'de'],
    ['en-GB,de;q=0.9', undefined, 'en'],
    ['nl', undefined, 'en'],
    ['de', 'language=en', 'en'],
    ['en', 'language=de', 'de'],
    ['en', 'language=xx', 'en'],
    ['en', 'language=../de', 'en'],
  ])('the app is sent in the language of “%s” with the cookie %s: %s', async (accepted, cookie, language) => {
    const answer = await asked('/dashgrowthloop', {
      ...(accepted && { 'accept-language': accepted }),
      ...(cookie && { cookie }),
    });
    expect(await langOf(answer)).toBe(language);
    expect(answer.headers.get('vary')).toContain('Cookie, Accept-Language');
  });

  test('a public page leads to its address in the language, with what the address asks', async () => {
    const answer = await asked('/login?next=%2Ftasks', { 'accept-language': 'de' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/de/login?next=%2Ftasks');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect(await langOf(await asked('/de/login', { 'accept-language': 'en' }))).toBe('de');
    expect(await langOf(await asked('/login', { 'accept-language': 'en' }))).toBe('en');
  });

  test.each([
    ['/ar/', '/ar'],
    ['/de/login/', '/de/login'],
    ['/login/?next=%2Ftasks', '/login?next=%2Ftasks'],
    ['//', '/'],
    ['//evil.example/', null],
    ['/tasks/', null],
  ])('with a slash at its end, %s leads to %s', async (path, address) => {
    expect((await asked(path)).headers.get('location')).toBe(address);
  });

  test('an address of the app that names a language opens in it', async () => {
    expect(await langOf(await asked('/ja/journal/new', { cookie: 'language=de' }))).toBe('ja');
    expect(await langOf(await asked('/journal/new', { cookie: 'language=de' }))).toBe('de');
  });

  test('a chosen language stays, and its address leads nowhere else', async () => {
    const chosen = await asked('/de/login?language=en', { cookie: 'language=de' });
    expect(chosen.headers.get('location')).toBe('/login');
    expect(chosen.headers.get('set-cookie')).toMatch(
      /^language=en; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    const secure = webApp({ ...testConfig(), appUrl: 'https://journal.example' });
    const overTls = await secure.request('/?language=de');
    expect(overTls.headers.get('set-cookie')).toContain('Secure');
    for (const path of ['//evil.example/?language=de', '/dashgrowthloop?language=de', '/login?language=xx']) {
      const answer = await asked(path);
      expect([answer.headers.get('location'), answer.headers.get('set-cookie')], path).toEqual([null, null]);
    }
  });

  test('each language is a release of its own, whose code is beside that of the others', async () => {
    const inGerman = { cookie: 'language=de' };
    for (const path of ['/service-worker.js', '/release.json', '/manifest.webmanifest']) {
      const [english, german] = await Promise.all([asked(path), asked(path, inGerman)]);
      expect(await german.text()).not.toBe(await english.text());
    }
    const release = releaseOf(await (await asked('/release.json', inGerman)).text());
    const names = Object.keys(release?.files ?? {});
    expect(names).toEqual(expect.arrayContaining(['/de', '/de/login', '/index.html', '/service-worker.js']));
    for (const name of names.filter((each) => each.startsWith('/assets/')).slice(0, 20)) {
      expect((await asked(name)).status, name).toBe(200);
    }
  });
});
