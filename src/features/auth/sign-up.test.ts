import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { Client, mailUnder, waitForMail } from '../../../test/harness/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SIGN_UP = '/api/auth/sign-up/email';
let count = 0;
function details(changes: object = {}) {
  count += 1;
  return { name: 'Ann Bee', email: `sign-up-${count}@example.com`, password: 'secret-1', ...changes };
}

/** Signs somebody up at noon on the first of March and answers the id of the account. */
async function signedUpInMarch(): Promise<string> {
  app.setNow('2026-03-01T12:00:00.000Z');
  return (await new Client(app).post(SIGN_UP, details())).body.user.id;
}

const profileOf = async (id: string) => (await app.sql('select * from profiles where id = $1', [id]))[0];

test('CALL-34 sign-up makes the account and its profile, trimmed', async () => {
  const answer = await new Client(app).post(
    SIGN_UP,
    details({ name: '  Ann Bee ', email: ' Sign-Up-First@Example.com ' }),
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { signed_in: true, user: { name: 'Ann Bee', email: 'sign-up-first@example.com' } },
  });
  expect(await profileOf(answer.body.user.id)).toMatchObject({
    name: 'Ann Bee',
    email: 'sign-up-first@example.com',
    time_zone: 'America/Los_Angeles',
  });
});

test('ENT-01 a new profile lives in the zone of the browser, and in the default where that is none', async () => {
  const zoneAfter = async (time_zone: unknown) => {
    const { status, body } = await new Client(app).post(SIGN_UP, details({ time_zone }));
    expect(status).toBe(200);
    return (await profileOf(body.user.id))?.time_zone;
  };
  expect(await zoneAfter('Asia/Tokyo')).toBe('Asia/Tokyo');
  expect(await zoneAfter('Mars/Olympus')).toBe('America/Los_Angeles');
  expect(await zoneAfter('x'.repeat(9000))).toBe('America/Los_Angeles');
  expect(await zoneAfter('')).toBe('America/Los_Angeles');
});

test('BIL-01 LIM-21 sign-up starts a trial of ten days and asks for no card', async () => {
  const profile = await profileOf(await signedUpInMarch());
  expect(profile?.created_at.toISOString()).toBe('2026-03-01T12:00:00.000Z');
  expect(profile?.trial_ends_at.toISOString()).toBe('2026-03-11T12:00:00.000Z');
});

test('BIL-02 a new profile has the status trial', async () => {
  expect(await profileOf(await signedUpInMarch())).toMatchObject({ status: 'trial' });
});

test('BIL-06 a new account holds the start membership, active and without an end', async () => {
  const id = await signedUpInMarch();
  const memberships = await app.sql(
    'select name, status, end_date from subscriptions s join subscription_tiers t on t.id = s.tier_id where user_id = $1',
    [id],
  );
  expect(memberships).toEqual([{ name: 'start', status: 'active', end_date: null }]);
});

test('ENT-22 CALL-38 CALL-39 a session is an access token, a refresh cookie that no script can read, an end and a user', async () => {
  const ann = new Client(app);
  const { body } = await ann.post(SIGN_UP, details());
  const [[name = '', attributes = []] = []] = ann.attributes;
  expect(name).toBe('growth-loop.session_token');
  expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/api/auth']));
  const session = await ann.get('/api/auth/get-session');
  expect(session.body.user).toEqual(body.user);
  expect(Date.parse(session.body.session.expires_at)).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
  const token = await ann.get('/api/auth/token');
  expect(token.body.token.split('.')).toHaveLength(3);
  const minutes = (Date.parse(token.body.expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  expect((await new Client(app).get('/api/auth/get-session')).body).toBeNull();
});

test('over https the refresh cookie is secure', async () => {
  const secure = await createTestApp({ appUrl: 'https://loop.example' });
  try {
    const ann = new Client(secure);
    expect((await ann.post(SIGN_UP, details())).status).toBe(200);
    expect(ann.attributes.get('__Secure-growth-loop.session_token')).toContain('secure');
  } finally {
    await secure.close();
  }
});

test('no answer holds the refresh token', async () => {
  const ann = new Client(app);
  const account = details();
  const answers = [
    await ann.post(SIGN_UP, account),
    await ann.get('/api/auth/get-session'),
    await ann.post('/api/auth/sign-in/email', account),
    await ann.get('/api/auth/list-sessions'),
  ];
  const secret = decodeURIComponent(ann.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect(secret).toHaveLength(32);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
    expect(JSON.stringify(answer.body)).not.toMatch(/"token"/);
  }
});

const refused = async (changes: object) => (await new Client(app).post(SIGN_UP, details(changes))).body.error;

test('MSG-11 sign-up refuses a blank name', async () => {
  expect(await refused({ name: '   ' })).toEqual({ code: 'invalid', message: 'Please enter your name' });
});

test('MSG-12 sign-up refuses a blank address, and one that is none', async () => {
  expect(await refused({ email: '  ' })).toEqual({ code: 'invalid', message: 'Please enter your email' });
  expect(await refused({ email: 'nobody' })).toMatchObject({ message: 'Please enter a valid email address' });
});

test('LIM-20 MSG-13 sign-up refuses a password of five characters and takes six', async () => {
  const short = { code: 'invalid', message: 'Password must be at least 6 characters long' };
  expect(await refused({ password: '12345' })).toEqual(short);
  expect(await refused({ password: ' 12345 ' })).toEqual(short);
  expect((await new Client(app).post(SIGN_UP, details({ password: '6-long' }))).status).toBe(200);
});

test('MSG-08 REG-12 when the profile cannot be made there is no account and no session', async () => {
  await app.sql(`update subscription_tiers set name = 'gone' where name = 'start'`);
  const account = details();
  const ann = new Client(app);
  const answer = await ann.post(SIGN_UP, account);
  await app.sql(`update subscription_tiers set name = 'start' where name = 'gone'`);
  expect(answer).toEqual({
    status: 500,
    body: { error: { code: 'profile_failed', message: 'Failed to create user profile' } },
  });
  expect(ann.cookie).toBe('');
  expect(await app.sql('select id from auth.user where email = $1', [account.email])).toEqual([]);
  expect(await app.sql('select id from profiles where email = $1', [account.email])).toEqual([]);
  expect((await ann.post(SIGN_UP, account)).status).toBe(200);
});

test('a known address is refused in general words and its owner gets a mail', async () => {
  const account = details();
  await new Client(app).post(SIGN_UP, account);
  const stranger = new Client(app);
  const answer = await stranger.post(SIGN_UP, { ...account, name: 'Stranger', password: 'other-secret' });
  expect(answer.status).toBe(422);
  expect(answer.body.error.code).toBe('sign_up_refused');
  expect(answer.body.error.message).not.toMatch(/exist|taken|registered/i);
  expect(stranger.cookie).toBe('');
  const mail = await mailUnder(app, account.email, 'You already have an account');
  expect(mail.text).not.toContain('Stranger');
});

test('an address beyond ASCII signs up and in, and is one account in all its spellings', async () => {
  const password = 'secret-1';
  const jorg = { ...details(), email: 'Jörg@Exämple.de', password };
  const made = await new Client(app).post(SIGN_UP, jorg);
  expect(made).toMatchObject({ status: 200, body: { user: { email: 'jörg@xn--exmple-cua.de' } } });
  for (const email of ['jo\u0308rg@exa\u0308mple.de', 'JÖRG@XN--EXMPLE-CUA.DE', ' jörg@exämple.de ']) {
    const again = await new Client(app).post(SIGN_UP, { ...jorg, email });
    expect(again).toMatchObject({ status: 422, body: { error: { code: 'sign_up_refused' } } });
    const back = await new Client(app).post('/api/auth/sign-in/email', { email, password });
    expect(back).toMatchObject({ status: 200, body: { user: { id: made.body.user.id } } });
  }
  await new Client(app).post('/api/auth/request-password-reset', { email: 'jörg@exämple.de' });
  await mailUnder(app, 'jörg@xn--exmple-cua.de', 'Set a new password');
});

test('two sign-ups with one address at once make one account', async () => {
  const account = details();
  const answers = await Promise.all([1, 2, 3].map(() => new Client(app).post(SIGN_UP, account)));
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(await app.sql('select id from profiles where email = $1', [account.email])).toHaveLength(1);
});

test('LAND-03 SES-08 CALL-03 a missing profile is made again, once, however often it is asked for at once', async () => {
  const ann = await app.person({ name: 'Ann Again' });
  await app.sql('delete from profiles where id = $1', [ann.userId]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => ann.post('/api/profile/ensure')));
  for (const { status } of answers) expect(status).toBeLessThan(300);
  const profiles = await app.sql('select name, status from profiles where id = $1', [ann.userId]);
  expect(profiles).toEqual([{ name: 'Ann Again', status: 'trial' }]);
  expect(await app.sql('select id from subscriptions where user_id = $1', [ann.userId])).toHaveLength(1);
});

test('REG-11 no address has to be confirmed before the first session, and the mail that asks for it stops nothing', async () => {
  const account = details();
  const ann = new Client(app);
  const answer = await ann.post(SIGN_UP, account);
  expect(answer.body.user.email_verified).toBe(false);
  expect((await ann.ask('/api/entry-key')).status).toBe(200);
  const [mail, ...others] = await waitForMail(app, account.email);
  expect([mail?.subject, others]).toEqual(['Confirm your email address', []]);
  expect(mail?.text).not.toContain('your account is ready');
});
