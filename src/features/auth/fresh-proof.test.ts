import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { Authenticator } from '../../../test/harness/authenticator.ts';
import { Client, codeIn, mailUnder, sessionTokenIn } from '../../../test/harness/client.ts';

/* What only the owner may do, and how the owner proves to be there. */

let app: TestApp;
let ann: Person;
let home: Client;

const PROVE = '/api/auth/prove';
const PASSKEY = '/api/auth/prove/passkey';
const PASSKEY_OPTIONS = '/api/auth/prove/passkey-options';
const EXPORT = '/api/auth/begin-export';
const SIGN_IN = '/api/auth/sign-in/email';
const EXCHANGE = '/api/auth/recovery/exchange';

beforeAll(async () => {
  app = await createTestApp({ authRateLimit: true, trustProxy: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-25T08:00:00.000Z');
  ann = await app.person();
  home = new Client(app, ann.cookie);
});

const later = () => app.setNow('2026-11-25T12:00:00.000Z');
const prove = (password: string, browser: Client = home) => browser.post(PROVE, { password });
const proofNeeded = {
  status: 403,
  body: { error: { code: 'proof_needed', message: 'Please confirm that it’s you, then try again.' } },
};
const allowed = async (browser: Client = home) => {
  const answer = await browser.post(EXPORT);
  if (answer.status !== 200) expect(answer).toEqual(proofNeeded);
  return answer.status === 200;
};
const kinds = async (): Promise<string[]> =>
  (await home.get('/api/auth/account-events')).body.map(({ kind }: { kind: string }) => kind);

async function signedIn(): Promise<Client> {
  const browser = new Client(app);
  expect((await browser.post(SIGN_IN, ann)).status).toBe(200);
  return browser;
}

async function recovering(): Promise<Client> {
  await new Client(app).post('/api/auth/request-password-reset', { email: ann.email });
  const browser = new Client(app);
  const code = codeIn(await mailUnder(app, ann.email, 'Set a new password'));
  expect((await browser.post(EXCHANGE, { code })).status).toBe(200);
  return browser;
}

async function withPasskey({ password } = ann, browser = home): Promise<Authenticator> {
  const key = new Authenticator(app.config.appUrl);
  await browser.post('/api/auth/prove', { password });
  const { body } = await browser.post('/api/auth/passkeys/options', {});
  expect((await browser.post('/api/auth/passkeys', { response: key.create(body) })).status).toBe(200);
  return key;
}

describe('a proof', () => {
  test('is signing up or in, and counts for ten minutes', async () => {
    expect(await allowed()).toBe(true);
    app.setNow('2026-11-25T08:09:59.999Z');
    expect(await allowed()).toBe(true);
    app.setNow('2026-11-25T08:10:00.000Z');
    expect(await allowed()).toBe(false);
    expect(await allowed(await signedIn())).toBe(true);
    expect(await allowed()).toBe(false);
  });

  test('is the current password, for this session alone', async () => {
    const phone = await signedIn();
    later();
    expect((await prove(ann.password)).status).toBe(200);
    expect(await allowed()).toBe(true);
    expect(await allowed(phone)).toBe(false);
  });

  test('is also what came with a change that asked for the password', async () => {
    later();
    const change = { currentPassword: ann.password, newEmail: 'ann.moves@example.com' };
    expect((await home.post('/api/auth/change-email', change)).status).toBe(200);
    expect(await allowed()).toBe(true);
  });

  test('is a new password, and not the link that led to it', async () => {
    const browser = await recovering();
    expect(await allowed(browser)).toBe(false);
    expect((await browser.post('/api/auth/reset-password', { newPassword: 'brand-new-words' })).status).toBe(
      200,
    );
    expect(await allowed(browser)).toBe(true);
  });

  test('does not go over to whoever takes a session over from a link', async () => {
    expect(await allowed()).toBe(true);
    const thief = new Client(app);
    const tokens = { access_token: await home.token(), refresh_token: sessionTokenIn(home.cookie) };
    expect((await thief.post('/api/auth/session-from-hash', tokens)).status).toBe(200);
    expect(await allowed(thief)).toBe(false);
  });

  test('is a passkey of the account, for this session alone and once', async () => {
    const key = await withPasskey();
    const phone = await signedIn();
    later();
    const { body: options } = await home.post(PASSKEY_OPTIONS);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const response = key.get(options);
    const refused = { status: 400, body: { error: { code: 'passkey_refused' } } };
    // A challenge belongs to its session, and is used up by whoever brings it.
    expect(await phone.post(PASSKEY, { response })).toMatchObject(refused);
    expect(await home.post(PASSKEY, { response })).toMatchObject(refused);
    expect(await allowed()).toBe(false);
    const answers = await Promise.all(
      [key.get((await home.post(PASSKEY_OPTIONS)).body)].flatMap((fresh) =>
        [1, 2, 3].map(() => home.post(PASSKEY, { response: fresh })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await allowed()).toBe(true);
    expect(await allowed(phone)).toBe(false);
    expect((await home.get('/api/auth/passkeys')).body).toMatchObject([
      { last_used_at: '2026-11-25T12:00:00.000Z' },
    ]);
  });

  test('is no passkey of somebody else, none that left its owner unverified, and no answer to a sign-in', async () => {
    const key = await withPasskey();
    const ben = await app.person();
    const bens = await withPasskey(ben, new Client(app, ben.cookie));
    later();
    const ask = async () => (await home.post(PASSKEY_OPTIONS)).body;
    const signInOptions = (await home.post('/api/auth/passkeys/sign-in-options')).body;
    for (const response of [
      bens.get(await ask()),
      key.get(await ask(), { verified: false }),
      key.get(signInOptions),
    ]) {
      expect((await home.post(PASSKEY, { response })).status).toBe(400);
    }
    expect(await allowed()).toBe(false);
    expect((await new Client(app).post(PASSKEY_OPTIONS)).status).toBe(401);
  });

  test('is nobody else’s password, and takes a session', async () => {
    later();
    const ben = await app.person({ password: 'the words of Ben' });
    expect(await prove(ben.password)).toEqual({
      status: 400,
      body: { error: { code: 'current_password_wrong', message: 'Current password is incorrect' } },
    });
    expect(await allowed()).toBe(false);
    expect((await prove(ann.password, new Client(app))).status).toBe(401);
    expect((await new Client(app).post(EXPORT)).status).toBe(401);
  });

  test('cannot be guessed: its attempts count with those of every other place that asks for the password', async () => {
    later();
    for (let time = 0; time < 5; time++) expect((await prove('a guess')).status).toBe(400);
    const change = { currentPassword: 'a guess', newPassword: 'brand-new-words' };
    for (let time = 0; time < 5; time++) {
      expect((await home.post('/api/auth/change-password', change)).status).toBe(400);
    }
    expect((await prove(ann.password)).status).toBe(429);
    expect(home.headers.get('retry-after')).toBe('900');
    expect(await allowed()).toBe(false);
  });

  test('that meets the end of its session proves nothing', async () => {
    later();
    const thief = home.copy();
    const phone = await signedIn();
    const [proved] = await Promise.all([
      prove(ann.password, thief),
      phone.post('/api/auth/revoke-other-sessions'),
    ]);
    expect([200, 401]).toContain(proved.status);
    expect((await thief.post(EXPORT)).status).toBe(401);
  });
});

test('taking everything along is in the log once it may be done, and not when it was refused', async () => {
  later();
  expect(await allowed()).toBe(false);
  expect(await kinds()).toEqual(['signed_up']);
  await prove(ann.password);
  expect(await allowed()).toBe(true);
  expect(await kinds()).toEqual(['archive_exported', 'signed_up']);
});
