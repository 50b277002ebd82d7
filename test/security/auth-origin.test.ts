import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../../src/features/auth/contract.ts';
import type { Route } from '../../src/kernel/route.ts';
import { createTestApp, type TestApp } from '../harness/app.ts';
import { Client } from '../harness/client.ts';

/* Threat 5: a foreign page makes the browser call us with the person's cookie. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value;
const mutations = (Object.values(contract) as unknown[])
  .filter(isRoute)
  .filter(({ method }) => method !== 'get')
  .map(({ path }) => path);

/** A body that every mutation would take, so that nothing but the origin can be the reason of a refusal. */
function fullBody(person: { email: string; password: string }) {
  return {
    name: 'Mallory',
    email: person.email,
    password: person.password,
    currentPassword: person.password,
    newPassword: 'mallory-1',
    newEmail: 'mallory@example.com',
    code: 'x',
    access_token: 'x',
    refresh_token: 'x',
    id: '01900000-0000-7000-8000-000000000001',
  };
}

const foreign: Record<string, string | null>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3000@evil.example' },
  { origin: '' },
  { origin: null, 'sec-fetch-site': 'cross-site' },
  { origin: null, 'sec-fetch-site': 'same-site' },
];

test('every auth mutation from a foreign page is refused and changes nothing', async () => {
  expect(mutations.length).toBeGreaterThanOrEqual(11);
  const ann = await app.person();
  const browser = new Client(app, ann.cookie);
  for (const path of mutations) {
    for (const headers of foreign) {
      const answer = await browser.post(path, fullBody(ann), headers);
      expect(answer, `${path} ${JSON.stringify(headers)}`).toMatchObject({
        status: 403,
        body: { error: { code: 'foreign_origin' } },
      });
    }
  }
  expect(browser.cookie).toBe(ann.cookie);
  expect((await ann.get('/api/entry-key')).status).toBe(200);
  expect((await new Client(app).post('/api/auth/sign-in/email', ann)).status).toBe(200);
  expect(await app.sql(`select 1 from pgboss.job where data::text like '%mallory%'`)).toEqual([]);
});

test('the confirmation of an address is refused from a foreign page', async () => {
  const answer = await app.fetch('/api/auth/confirm-email', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'code=x',
  });
  expect(answer.status).toBe(403);
});

test('a form cannot send what only our pages send', async () => {
  const ann = await app.person();
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', '']) {
    const answer = await new Client(app).post('/api/auth/sign-in/email', ann, { 'content-type': type });
    expect(answer.status, type).toBe(400);
  }
});

test('the cookie alone moves nothing outside the auth routes', async () => {
  const ann = await app.person();
  const browser = new Client(app, ann.cookie);
  const writes = app.routes.filter(({ access, method }) => access !== 'public' && method !== 'get');
  expect(writes.length).toBeGreaterThan(5);
  for (const { path } of writes) {
    const address = path.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000001');
    expect([400, 401, 404], path).toContain((await browser.post(address, {})).status);
  }
});

test('what better-auth could do beyond our routes is not reachable', async () => {
  const browser = new Client(app, (await app.person()).cookie);
  for (const path of [
    'update-user',
    'set-password',
    'sign-in/social',
    'link-social',
    'update-session',
    'verify-password',
  ]) {
    expect((await browser.post(`/api/auth/${path}`, { name: 'x' })).status, path).toBe(404);
  }
  for (const path of [
    'jwks',
    'ok',
    'error',
    'verify-email',
    'delete-user/callback',
    'reset-password/x',
    'list-accounts',
  ]) {
    expect((await browser.get(`/api/auth/${path}?token=x&callbackURL=/`)).status, path).toBe(404);
  }
});
