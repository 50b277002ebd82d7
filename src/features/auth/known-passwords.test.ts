import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { Client, codeIn, mailUnder } from '../../../test/harness/client.ts';
import { hashPassword } from './server/passwords.ts';

/* New passwords that whoever guesses would try first. */

let app: TestApp;
let breaches: Server;
let ann: Person;
let home: Client;

/** What the list of breaches was asked, and what it answers: lines of a digest's rest and how often it was seen. */
let asked: { method: string | undefined; path: string | undefined; headers: Record<string, unknown> }[] = [];
let answer: () => { status: number; body: string };

const digestOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const lineOf = (password: string, times: number) => `${digestOf(password).slice(5)}:${times}`;
const OTHER = `${'0'.repeat(35)}:3`;

beforeAll(async () => {
  breaches = createServer((request, response) => {
    const { method, url: path, headers } = request;
    asked.push({ method, path, headers });
    const { status, body } = answer();
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => breaches.listen(0, '127.0.0.1', resolve));
  const { port } = breaches.address() as AddressInfo;
  app = await createTestApp({ breachedPasswordsUrl: `http://127.0.0.1:${port}/range/` });
});
afterAll(async () => {
  await app.close();
  breaches.close();
});
beforeEach(async () => {
  answer = () => ({ status: 200, body: OTHER });
  ann = await app.person();
  home = new Client(app, ann.cookie);
  asked = [];
});

const change = (newPassword: string) =>
  home.post('/api/auth/change-password', { currentPassword: ann.password, newPassword });
const refusal = (code: string) => ({ status: 400, body: { error: { code } } });

async function recovering(): Promise<Client> {
  await new Client(app).post('/api/auth/request-password-reset', { email: ann.email });
  const browser = new Client(app);
  const code = codeIn(await mailUnder(app, ann.email, 'Set a new password'));
  expect((await browser.post('/api/auth/recovery/exchange', { code })).status).toBe(200);
  return browser;
}

describe('a common password', () => {
  test.each(['123456', 'password', 'Password', ' QWERTY123 ', 'iloveyou'])(
    '%j is refused',
    async (password) => {
      expect(await change(password)).toMatchObject(refusal('password_common'));
      expect(asked).toEqual([]);
    },
  );

  test('is refused wherever one is set, and nothing has changed', async () => {
    const account = { name: 'Ben', email: 'ben@common.example', password: 'football' };
    expect(await new Client(app).post('/api/auth/sign-up/email', account)).toMatchObject(
      refusal('password_common'),
    );
    const browser = await recovering();
    expect(await browser.post('/api/auth/reset-password', { newPassword: 'football' })).toMatchObject(
      refusal('password_common'),
    );
    expect((await new Client(app).post('/api/auth/sign-in/email', ann)).status).toBe(200);
    // The right to set one is still there.
    expect((await browser.post('/api/auth/reset-password', { newPassword: 'a quiet lake' })).status).toBe(
      200,
    );
  });
});

describe('a password of a known breach', () => {
  test('is refused, and the list hears the first five letters of its digest alone', async () => {
    answer = () => ({ status: 200, body: [OTHER, lineOf('a quiet lake', 2)].join('\r\n') });
    expect(await change('a quiet lake')).toMatchObject(refusal('password_breached'));
    expect(asked).toMatchObject([
      {
        method: 'GET',
        path: `/range/${digestOf('a quiet lake').slice(0, 5)}`,
        headers: { 'add-padding': 'true' },
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain(digestOf('a quiet lake').slice(5));
    expect((await change('a quiet lake at night')).status).toBe(200);
  });

  test('is not one that only hides how long the list is', async () => {
    answer = () => ({ status: 200, body: lineOf('a quiet lake', 0) });
    expect((await change('a quiet lake')).status).toBe(200);
  });

  test.each([
    ['is down', { status: 503, body: '' }],
    ['leads elsewhere', { status: 302, body: '' }],
    ['answers something else', { status: 200, body: '<html>' }],
  ])('counts as unknown where the list %s', async (_, said) => {
    answer = () => said;
    expect((await change('a quiet lake')).status).toBe(200);
  });
});

test('a password that is known to many still opens the account that has it', async () => {
  const hash = await hashPassword('dragon');
  await app.sql('update auth.account set password = $2 where user_id = $1', [ann.userId, hash]);
  const eve = { email: ann.email, password: 'dragon' };
  expect((await new Client(app).post('/api/auth/sign-in/email', eve)).status).toBe(200);
});
