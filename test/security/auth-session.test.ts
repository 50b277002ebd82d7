import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../harness/app.ts';
import { Client, codeIn, waitForMail } from '../harness/client.ts';

/* Threats 8 and 9: a session that is stolen or slipped to somebody, and takeover by mail. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/sign-in/email';
const EXCHANGE = '/api/auth/recovery/exchange';
const RESET = '/api/auth/reset-password';

const isAlive = async (client: Client) => (await client.get('/api/auth/token')).status === 200;

async function recoveryCode(email: string): Promise<string> {
  await new Client(app).post('/api/auth/request-password-reset', { email });
  return codeIn((await waitForMail(app, email))[0]);
}

test('signing in begins a new session and ends the one that the browser held, whosever it was', async () => {
  const [ann, mallory] = [await app.person(), await app.person()];
  const slipped = new Client(app, mallory.cookie);
  const victim = slipped.copy();
  await victim.post(SIGN_IN, ann);
  expect(victim.cookie).not.toBe(mallory.cookie);
  expect(await isAlive(slipped)).toBe(false);
  const first = victim.copy();
  await victim.post(SIGN_IN, ann);
  expect(await isAlive(first)).toBe(false);
  expect(await isAlive(victim)).toBe(true);
});

test('a failed sign-in leaves the session alone', async () => {
  const ann = await app.person();
  const browser = new Client(app, ann.cookie);
  expect((await browser.post(SIGN_IN, { ...ann, password: 'wrong-1' })).status).toBe(401);
  expect(await isAlive(browser)).toBe(true);
});

test('a stolen token is refused after sign-out, after sign out everywhere, and after a change of password', async () => {
  const ways: [string, (password: string) => object][] = [
    ['sign-out', () => ({})],
    ['revoke-sessions', () => ({})],
    ['change-password', (password) => ({ currentPassword: password, newPassword: 'brand-new' })],
  ];
  for (const [path, body] of ways) {
    const ann = await app.person();
    const browser = new Client(app, ann.cookie);
    const stolen = browser.copy();
    expect((await ann.get('/api/entry-key')).status).toBe(200);
    expect((await browser.post(`/api/auth/${path}`, body(ann.password))).status).toBe(200);
    expect((await ann.get('/api/entry-key')).status, path).toBe(401);
    expect(await isAlive(stolen), path).toBe(false);
  }
});

test('the value of the session in the database opens nothing', async () => {
  const ann = await app.person();
  const [row] = await app.sql<{ token: string }>('select token from auth.session where user_id = $1', [
    ann.userId,
  ]);
  const name = ann.cookie.split('=')[0];
  for (const value of [
    row?.token,
    `${row?.token}.`,
    `${row?.token}.${Buffer.alloc(32).toString('base64')}`,
  ]) {
    expect(await isAlive(new Client(app, `${name}=${encodeURIComponent(value ?? '')}`))).toBe(false);
  }
});

test('of twenty uses of one recovery code at once, one succeeds', async () => {
  const ann = await app.person();
  const code = await recoveryCode(ann.email);
  // With every connection open already, the uses really meet.
  await Promise.all(Array.from({ length: 20 }, () => new Client(app).post(EXCHANGE, { code: 'unknown' })));
  const uses = Array.from({ length: 20 }, () => new Client(app).post(EXCHANGE, { code }));
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
});

test('of ten new passwords at once in one recovery session, one is set', async () => {
  const ann = await app.person();
  const browser = new Client(app);
  await browser.post(EXCHANGE, { code: await recoveryCode(ann.email) });
  const passwords = Array.from({ length: 10 }, (_, index) => `brand-new-${index}`);
  const answers = await Promise.all(
    passwords.map((newPassword) => browser.copy().post(RESET, { newPassword })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const working = [];
  for (const password of passwords) {
    if ((await new Client(app).post(SIGN_IN, { email: ann.email, password })).status === 200)
      working.push(password);
  }
  expect(working).toHaveLength(1);
});

test('the database holds neither the codes of links nor passwords, only their digests', async () => {
  const ann = await app.person({ password: 'canary-password' });
  const code = await recoveryCode(ann.email);
  await new Client(app, ann.cookie).post('/api/auth/change-email', {
    currentPassword: ann.password,
    newEmail: `new-${ann.email}`,
  });
  const second = codeIn((await waitForMail(app, `new-${ann.email}`))[0]);
  expect(code && second).toBeTruthy();
  const everything = await app.sql<{ row: string }>(`
    select v::text as row from auth.verification v union all select a::text from auth.account a
    union all select s::text from auth.session s union all select j::text from pgboss.job j`);
  expect(everything.length).toBeGreaterThan(4);
  for (const { row } of everything) {
    for (const secret of [code, second, 'canary-password']) expect(row).not.toContain(secret);
  }
  const [account] = await app.sql<{ password: string }>(
    'select password from auth.account where user_id = $1',
    [ann.userId],
  );
  expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a session alone, however it came, cannot change password, address or account', async () => {
  const ann = await app.person();
  const thief = new Client(app, ann.cookie);
  const guess = {
    currentPassword: 'guess-1',
    password: 'guess-1',
    newPassword: 'mallory-1',
    newEmail: 'mallory@example.com',
  };
  for (const path of ['change-password', 'change-email', 'delete-user', 'reset-password']) {
    expect((await thief.post(`/api/auth/${path}`, guess)).status, path).toBe(400);
  }
  expect((await new Client(app).post(SIGN_IN, ann)).status).toBe(200);
});

test('a database that cannot be asked is not a session that has ended', async () => {
  const ann = await app.person();
  const browser = new Client(app, ann.cookie);
  await app.sql('alter table auth.session rename to gone');
  const answers = [
    await browser.get('/api/auth/token'),
    await browser.get('/api/auth/get-session'),
    await browser.post('/api/auth/sign-out'),
    await browser.post('/api/auth/change-password', {
      currentPassword: ann.password,
      newPassword: 'brand-new',
    }),
  ];
  await app.sql('alter table auth.gone rename to session');
  for (const { status } of answers) expect(status).toBe(503);
  expect(browser.cookie).toBe(ann.cookie);
  expect(await isAlive(browser)).toBe(true);
});
