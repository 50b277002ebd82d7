import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { Client, sessionTokenIn } from '../../../test/harness/client.ts';
import { Database } from '../../server/database.ts';
import { forgetEndedSessions } from './server/begin-session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/sign-in/email';

test('CALL-33 LAND-11 signing in takes address and password with spaces round them', async () => {
  const ann = await app.person({ email: 'spaces@example.com' });
  const browser = new Client(app);
  const answer = await browser.post(SIGN_IN, {
    email: '  Spaces@Example.com ',
    password: `  ${ann.password} `,
  });
  expect(answer).toMatchObject({ status: 200, body: { user: { id: ann.userId, email: ann.email } } });
  expect((await browser.ask('/api/entry-key')).status).toBe(200);
});

test('MSG-01 signing in fails alike for a wrong password, an unknown address and nonsense', async () => {
  const ann = await app.person();
  const refusal = {
    status: 401,
    body: {
      error: {
        code: 'sign_in_failed',
        message: "We couldn't sign you in. Please check your email and password, then try again.",
      },
    },
  };
  for (const [email, password] of [
    [ann.email, 'wrong-password'],
    ['unknown@example.com', 'wrong-password'],
    ['not an address', 'wrong-password'],
    ['', ''],
    [ann.email, 'x'.repeat(900)],
  ]) {
    expect(await new Client(app).post(SIGN_IN, { email, password })).toEqual(refusal);
  }
});

test('SES-05 CALL-35 a refresh brings an access token that lives longer, for the same person and session', async () => {
  const person = await app.person();
  const ann = new Client(app, person.cookie);
  const refresh = async () => {
    const { body } = await ann.get('/api/auth/token');
    const [, payload = ''] = body.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(Date.parse(body.expires_at)).toBe(claims.exp * 1000);
    return { token: body.token, claims };
  };
  const first = await refresh();
  await new Promise((done) => setTimeout(done, 1100));
  const second = await refresh();
  expect(second.claims.exp).toBeGreaterThan(first.claims.exp);
  expect(second.claims.exp - second.claims.iat).toBe(600);
  expect(second.claims).toMatchObject({ sub: person.userId, sid: first.claims.sid });
  for (const { token } of [first, second]) {
    const answer = await ann.get('/api/entry-key', { authorization: `Bearer ${token}`, cookie: null });
    expect(answer.status).toBe(200);
  }
});

test('CALL-35 there is no refresh without a session, and the access token alone cannot renew itself', async () => {
  const ann = await app.person();
  expect((await app.nobody.get('/api/auth/token')).status).toBe(401);
  expect((await ann.get('/api/auth/token')).status).toBe(401);
});

test('SES-05 a session that is used goes on: after a day its thirty days begin again', async () => {
  const person = await app.person();
  const ann = new Client(app, person.cookie);
  await app.sql(`update auth.session set expires_at = now() + interval '28 days' where user_id = $1`, [
    person.userId,
  ]);
  const daysLeft = async () => {
    const { body } = await ann.get('/api/auth/get-session');
    return (Date.parse(body.session.expires_at) - Date.now()) / (24 * 3_600_000);
  };
  expect(await daysLeft()).toBeCloseTo(28, 1);
  await ann.token();
  expect(await daysLeft()).toBeCloseTo(30, 1);
  expect(ann.attributes.get('growth-loop.session_token')).toContain('max-age=2592000');
});

test('SES-06 a session whose days are over is worth nothing', async () => {
  const person = await app.person();
  await app.sql(`update auth.session set expires_at = now() - interval '1 second' where user_id = $1`, [
    person.userId,
  ]);
  expect((await new Client(app, person.cookie).get('/api/auth/token')).status).toBe(401);
  expect((await person.get('/api/entry-key')).status).toBe(401);
});

test('CALL-41 SES-03 SES-06 signing out ends the session at once: cookie and access token are worth nothing', async () => {
  const person = await app.person();
  const ann = new Client(app, person.cookie);
  const thief = ann.copy();
  expect(await ann.post('/api/auth/sign-out')).toEqual({ status: 200, body: { status: true } });
  expect(() => sessionTokenIn(ann.cookie)).toThrow('no cookie');
  expect((await thief.get('/api/auth/token')).status).toBe(401);
  expect((await thief.get('/api/auth/get-session')).body).toBeNull();
  expect((await person.get('/api/entry-key')).status).toBe(401);
  expect((await person.post('/api/profile/ensure')).status).toBe(401);
  expect((await ann.post('/api/auth/sign-out')).status).toBe(200);
});

test('SES-04 after the account is deleted its session refreshes no more', async () => {
  const person = await app.person();
  await app.sql('delete from auth.user where id = $1', [person.userId]);
  const ann = new Client(app, person.cookie);
  expect((await ann.get('/api/auth/token')).status).toBe(401);
  expect((await person.get('/api/entry-key')).status).toBe(401);
});

test('CALL-42 SES-02 calls are refused without the access token, with a broken one, and with the cookie alone', async () => {
  const ann = await app.person();
  const refusal = {
    status: 401,
    body: {
      error: { code: 'unauthenticated', message: 'No authenticated user found. Please sign in again.' },
    },
  };
  const [header = '', payload = '', signature = ''] = ann.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = (changes: object) =>
    Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const tokens = [
    undefined,
    'nonsense',
    `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${header}.${forged({ sub: '01900000-0000-7000-8000-000000000009' })}.${signature}`,
    `${unsigned}.${payload}.`,
  ];
  for (const token of tokens) {
    const headers = { cookie: ann.cookie, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    expect(await new Client(app).get('/api/entry-key', headers)).toEqual(refusal);
  }
  expect((await ann.get('/api/entry-key')).status).toBe(200);
});

test('an access token of another installation is refused', async () => {
  const other = await createTestApp({ appUrl: 'https://elsewhere.example' });
  try {
    const stranger = await other.person();
    const answer = await app.fetch('/api/entry-key', {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(answer.status).toBe(401);
  } finally {
    await other.close();
  }
});

test('a token is good that is signed by a key which came a moment after the others were read', async () => {
  const other = await createTestApp();
  try {
    const ann = await other.person();
    expect((await ann.get('/api/profile')).status).toBe(200);
    await other.sql('delete from auth.jwks');
    const people = await Promise.all([other.person(), other.person(), other.person()]);
    const answers = await Promise.all(people.map((person) => person.get('/api/profile')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    await other.close();
  }
});

test('after AUTH_SECRET was changed everyone is out, signs in again and goes on; what the old keys signed is worth nothing', async () => {
  const ann = await app.person();
  const { entryMasterKey } = app.config;
  const changed = await createTestApp({ authSecret: 'x'.repeat(40), entryMasterKey }, async () => app.url);
  try {
    expect((await new Client(changed, ann.cookie).get('/api/auth/token')).status).toBe(401);
    const browser = new Client(changed);
    expect((await browser.post('/api/auth/sign-in/email', ann)).status).toBe(200);
    expect((await browser.ask('/api/entry-key')).status).toBe(200);
    const old = { headers: { authorization: `Bearer ${ann.token}` } };
    expect((await changed.fetch('/api/entry-key', old)).status).toBe(401);
  } finally {
    await changed.close();
    await app.sql('delete from auth.jwks');
  }
});

test('CALL-42 every route that is not public refuses a call without a token, whatever its body', async () => {
  const guarded = app.routes.filter(({ access }) => access !== 'public');
  expect(guarded.length).toBeGreaterThan(10);
  for (const { method, path } of guarded) {
    const address = path.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000001');
    const body = method === 'get' || method === 'delete' ? undefined : '{}';
    const answer = await app.fetch(address, {
      method: method.toUpperCase(),
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status, `${method} ${path}`).toBe(401);
  }
});

test('the list of sessions tells where the person is signed in, this one first', async () => {
  const person = await app.person();
  const here = new Client(app, person.cookie);
  const phone = new Client(app);
  await phone.post(SIGN_IN, person, { 'user-agent': 'A phone' });
  const { body } = await here.get('/api/auth/list-sessions');
  expect(body).toHaveLength(2);
  expect(body.map((session: { current: boolean }) => session.current)).toEqual([true, false]);
  expect(body[1].user_agent).toBe('A phone');
  expect((await new Client(app).get('/api/auth/list-sessions')).status).toBe(401);
});

test('one session, all others, or all can be ended', async () => {
  const person = await app.person();
  const here = new Client(app, person.cookie);
  const others = [new Client(app), new Client(app), new Client(app)];
  for (const other of others) await other.post(SIGN_IN, person);
  const statusOf = async (client: Client) => (await client.get('/api/auth/token')).status;

  const { body: sessions } = await here.get('/api/auth/list-sessions');
  const latest = sessions[1].id;
  const stranger = new Client(app, (await app.person()).cookie);
  expect((await stranger.post('/api/auth/revoke-session', { id: latest })).status).toBe(404);
  expect((await here.post('/api/auth/revoke-session', { id: latest })).status).toBe(200);
  expect((await Promise.all(others.map(statusOf))).sort()).toEqual([200, 200, 401]);

  expect((await here.post('/api/auth/revoke-other-sessions')).status).toBe(200);
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf(here)).toBe(200);

  const second = new Client(app);
  await second.post(SIGN_IN, person);
  expect((await here.post('/api/auth/revoke-sessions')).status).toBe(200);
  expect(await statusOf(here)).toBe(401);
  expect(await statusOf(second)).toBe(401);
  expect(await statusOf(stranger)).toBe(200);
});

test('the calls under /api/auth are in the API document with body and answer', async () => {
  const { body } = await app.nobody.get('/api/openapi.json');
  const signIn = body.paths['/api/auth/sign-in/email'].post;
  expect(signIn.requestBody.content['application/json'].schema.properties).toHaveProperty('password');
  const [signedIn, asked] = signIn.responses['200'].content['application/json'].schema.anyOf;
  expect(signedIn.properties).toHaveProperty('user');
  expect(asked.properties).toHaveProperty('second_factor');
  expect(
    Object.keys(body.paths).filter((path) => path.startsWith('/api/auth/')).length,
  ).toBeGreaterThanOrEqual(17);
  expect(body.paths).toHaveProperty('/rest/v1/rpc/check_feature_access');
});

test('every night expired sessions go, except where their browser is sent notifications', async () => {
  const [expired, notified, live] = [await app.person(), await app.person(), await app.person()];
  const end = "update auth.session set expires_at = now() - interval '1 minute' where user_id = any($1)";
  await app.sql(end, [[expired.userId, notified.userId]]);
  await app.sql(
    `insert into push_subscriptions (user_id, id, endpoint, endpoint_hash, p256dh, auth, session_id, created_at)
      select user_id, gen_random_uuid(), 'https://push.example', 'hash', 'key', 'secret', id, now()
      from auth.session where user_id = $1`,
    [notified.userId],
  );
  const database = new Database(app.url, { connections: 1 });
  await forgetEndedSessions(database, new Date()).finally(() => database.close());
  const left = await app.sql<{ user_id: string }>(
    'select user_id from auth.session where user_id = any($1)',
    [[expired, notified, live].map(({ userId }) => userId)],
  );
  expect(left.map(({ user_id }) => user_id).sort()).toEqual([notified.userId, live.userId].sort());
  expect((await live.get('/api/tasks')).status).toBe(200);
});
