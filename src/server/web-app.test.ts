import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testConfig } from '../../test/harness/app.ts';
import { webApp } from './web-app.ts';

const app = webApp(testConfig());
// Small files have no compressed twin.
const twin = readdirSync(new URL('../../dist/assets', import.meta.url)).find((name) =>
  name.endsWith('.js.br'),
);
const asset = twin?.replace(/\.br$/, '');

test.each([
  '/.vite/manifest.json',
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
