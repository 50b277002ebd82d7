import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { Client, codeIn, mailsTo, sessionTokenIn, waitForMail } from '../../../test/harness/client.ts';
import { finish, newKeyId, turnOff, turnOn, wrappingsOf } from '../../../test/harness/vault.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const REQUEST = '/api/auth/request-password-reset';
const EXCHANGE = '/api/auth/recovery/exchange';
const RECOVERY = '/api/auth/recovery';
const RESET = '/api/auth/reset-password';
const FROM_HASH = '/api/auth/session-from-hash';
const SIGN_IN = '/api/auth/sign-in/email';

const linkInvalid = {
  status: 400,
  body: {
    error: {
      code: 'link_invalid',
      message: 'Invalid or expired recovery link. Please request a new one.',
    },
  },
};

/** Asks for a recovery mail and waits for it. */
async function recoveryCode(person: Person): Promise<string> {
  const before = await mailsTo(app, person.email);
  await new Client(app).post(REQUEST, { email: person.email, redirectTo: '/reset-password' });
  return codeIn((await waitForMail(app, person.email, before.length + 1))[0]);
}

test('CALL-36 LAND-13 LAND-14 the recovery mail links to /reset-password with a one-use code', async () => {
  const ann = await app.person();
  const answer = await new Client(app).post(REQUEST, {
    email: ` ${ann.email} `,
    redirectTo: '/reset-password',
  });
  expect(answer).toEqual({ status: 200, body: { status: true } });
  const [mail] = await waitForMail(app, ann.email);
  expect(mail?.links).toHaveLength(1);
  const link = new URL(mail?.links[0] ?? '');
  expect(link.origin + link.pathname).toBe('http://localhost:3000/reset-password');
  expect(codeIn(mail)).toMatch(/^[\w-]{43}$/);
});

test('MSG-06 a recovery mail to no address is refused', async () => {
  const answer = await new Client(app).post(REQUEST, { email: '  ' });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { message: 'Please enter your email address.' } },
  });
});

test('a recovery mail may lead to no other page than ours', async () => {
  const answer = await new Client(app).post(REQUEST, {
    email: 'a@b.cd',
    redirectTo: 'https://evil.example',
  });
  expect(answer.status).toBe(400);
});

test('SES-01 SES-10 the code is exchanged for a session that may set a new password', async () => {
  const ann = await app.person();
  const browser = new Client(app);
  const code = await recoveryCode(ann);
  expect((await browser.get(RECOVERY)).body).toEqual({ valid: false, vault: null });
  const exchanged = await browser.post(EXCHANGE, { code });
  expect(exchanged).toMatchObject({ status: 200, body: { user: { id: ann.userId } } });
  expect((await browser.ask('/api/entry-key')).status).toBe(200);
  expect((await browser.get(RECOVERY)).body).toEqual({ valid: true, vault: null });
});

test('whoever has a private vault hears that a new password does not open it, and how the passphrase does', async () => {
  const ann = await app.person();
  const key = newKeyId();
  const [passphrase, recovery] = wrappingsOf();
  await turnOn(ann, key, [passphrase, recovery] as ReturnType<typeof wrappingsOf>);
  const code = await recoveryCode(ann);
  const [mail] = await mailsTo(app, ann.email);
  expect(mail?.text).toContain('A new password doesn’t open your private vault.');
  const browser = new Client(app);
  await browser.post(EXCHANGE, { code });
  expect((await browser.get(RECOVERY)).body).toEqual({
    valid: true,
    vault: { person: ann.userId, key_id: key, params: passphrase?.params, wrapped: passphrase?.wrapped },
  });

  await turnOff(ann, key);
  await finish(ann, key, 'off');
  expect((await browser.get(RECOVERY)).body).toEqual({ valid: true, vault: null });
});

test('LAND-14 CALL-37 the new password is set once, and every other session has ended', async () => {
  const ann = await app.person();
  const elsewhere = new Client(app, ann.cookie);
  const browser = new Client(app);
  await browser.post(EXCHANGE, { code: await recoveryCode(ann) });
  const recovering = browser.copy();

  const answer = await browser.post(RESET, { newPassword: 'brand-new' });
  expect(answer).toMatchObject({ status: 200, body: { user: { id: ann.userId, email_verified: true } } });
  expect((await browser.ask('/api/entry-key')).status).toBe(200);
  expect((await browser.get(RECOVERY)).body).toEqual({ valid: false, vault: null });
  expect((await elsewhere.get('/api/auth/token')).status).toBe(401);
  expect((await ann.get('/api/entry-key')).status).toBe(401);
  expect((await recovering.get('/api/auth/token')).status).toBe(401);

  expect((await new Client(app).post(SIGN_IN, ann)).status).toBe(401);
  expect((await new Client(app).post(SIGN_IN, { email: ann.email, password: 'brand-new' })).status).toBe(200);
  // The link, this, and the sign-in of a new device, in whatever order they are sent.
  const subjects = (await waitForMail(app, ann.email, 3)).map(({ subject }) => subject);
  expect(subjects).toContain('Your password was changed');
});

test('MSG-15 an unknown, a used and an expired code are refused', async () => {
  const ann = await app.person();
  expect(await new Client(app).post(EXCHANGE, { code: 'unknown' })).toEqual(linkInvalid);

  const used = await recoveryCode(ann);
  expect((await new Client(app).post(EXCHANGE, { code: used })).status).toBe(200);
  expect(await new Client(app).post(EXCHANGE, { code: used })).toEqual(linkInvalid);

  app.setNow('2026-05-01T10:00:00.000Z');
  const late = await recoveryCode(ann);
  app.setNow('2026-05-01T11:00:00.000Z');
  expect(await new Client(app).post(EXCHANGE, { code: late })).toEqual(linkInvalid);
  app.setNow('2026-05-01T10:59:59.000Z');
  expect((await new Client(app).post(EXCHANGE, { code: late })).status).toBe(200);
});

test('MSG-13 MSG-15 LIM-20 a new password needs a session from a link and six characters, and may be tried again', async () => {
  const ann = await app.person();
  expect(await new Client(app).post(RESET, { newPassword: 'brand-new' })).toEqual(linkInvalid);
  expect(await new Client(app, ann.cookie).post(RESET, { newPassword: 'brand-new' })).toEqual(linkInvalid);

  const browser = new Client(app);
  await browser.post(EXCHANGE, { code: await recoveryCode(ann) });
  expect((await browser.post(RESET, { newPassword: '12345' })).body.error.message).toBe(
    'Password must be at least 6 characters long',
  );
  expect((await browser.post(RESET, { newPassword: '6-long' })).status).toBe(200);
  expect(await browser.post(RESET, { newPassword: '1234567' })).toEqual(linkInvalid);
});

test('a new password ends every other recovery link of the person, and of no one else', async () => {
  const [ann, ben] = [await app.person(), await app.person()];
  const [first, second, other] = [await recoveryCode(ann), await recoveryCode(ann), await recoveryCode(ben)];
  const browser = new Client(app);
  await browser.post(EXCHANGE, { code: first });
  await browser.post(RESET, { newPassword: 'brand-new' });
  expect(await new Client(app).post(EXCHANGE, { code: second })).toEqual(linkInvalid);
  expect((await new Client(app).post(EXCHANGE, { code: other })).status).toBe(200);
});

test('SES-10 CALL-40 tokens from a link open a session, once', async () => {
  const ann = await app.person();
  const refresh_token = sessionTokenIn(ann.cookie);
  const tokens = { access_token: ann.token, refresh_token };
  const browser = new Client(app);
  expect(await browser.post(FROM_HASH, tokens)).toMatchObject({
    status: 200,
    body: { user: { id: ann.userId }, recovery: false },
  });
  expect((await browser.ask('/api/entry-key')).status).toBe(200);
  expect((await browser.get(RECOVERY)).body).toEqual({ valid: false, vault: null });
  expect(await new Client(app).post(FROM_HASH, tokens)).toEqual(linkInvalid);
  expect((await ann.get('/api/entry-key')).status).toBe(401);
});

test('SES-10 tokens of a recovery session keep the right to set a password', async () => {
  const ann = await app.person();
  const first = new Client(app);
  await first.post(EXCHANGE, { code: await recoveryCode(ann) });
  const tokens = {
    access_token: await first.token(),
    refresh_token: sessionTokenIn(first.cookie),
  };
  const second = new Client(app);
  expect((await second.post(FROM_HASH, tokens)).body).toMatchObject({ recovery: true });
  expect((await second.post(RESET, { newPassword: 'brand-new' })).status).toBe(200);
});

test('tokens from a link never put somebody who is signed in into another account', async () => {
  const [ann, mallory] = [await app.person(), await app.person()];
  const refresh_token = sessionTokenIn(mallory.cookie);
  const browser = new Client(app, ann.cookie);
  const tokens = { access_token: mallory.token, refresh_token };
  expect(await browser.post(FROM_HASH, tokens)).toEqual(linkInvalid);
  expect((await browser.get('/api/auth/get-session')).body.user.id).toBe(ann.userId);
  expect((await mallory.get('/api/entry-key')).status).toBe(200);
});

test('tokens that do not belong together, are forged or broken open nothing', async () => {
  const [ann, ben] = [await app.person(), await app.person()];
  const refreshOf = ({ cookie }: Person) => sessionTokenIn(cookie);
  for (const tokens of [
    { access_token: ann.token, refresh_token: refreshOf(ben) },
    { access_token: ann.token, refresh_token: refreshOf(ann).replace(/\..*/, '.forged') },
    { access_token: `${ann.token}x`, refresh_token: refreshOf(ann) },
    { access_token: ann.token, refresh_token: '%' },
    { access_token: ann.token, refresh_token: '' },
    { access_token: '', refresh_token: refreshOf(ann) },
  ]) {
    expect(await new Client(app).post(FROM_HASH, tokens)).toEqual(linkInvalid);
  }
  expect((await ann.get('/api/entry-key')).status).toBe(200);
});
