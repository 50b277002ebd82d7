import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { Authenticator } from '../../../test/harness/authenticator.ts';
import { Client, codeIn, mailsTo, mailUnder } from '../../../test/harness/client.ts';
import { RATE_LIMITS } from './rules.ts';

/* Passkeys as the server knows them: what adds one, what it opens, and what is refused. */

let app: TestApp;
let ann: Person;
let home: Client;

const NOW = '2026-11-25T08:00:00.000Z';
const LIST = '/api/auth/passkeys';
const OPTIONS = `${LIST}/options`;
const SIGN_IN = `${LIST}/sign-in`;
const SIGN_IN_OPTIONS = `${LIST}/sign-in-options`;
const LOG = '/api/auth/account-events';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PROOF_NEEDED = { status: 403, body: { error: { code: 'proof_needed' } } };
const REFUSED = { code: 'passkey_refused', message: expect.stringContaining('email and password') };

beforeAll(async () => {
  app = await createTestApp({ trustProxy: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  home = new Client(app, ann.cookie);
});

const newKey = (traits?: { counts?: boolean }) => new Authenticator(app.config.appUrl, traits);

const prove = ({ password } = ann, browser = home) => browser.post('/api/auth/prove', { password });

async function optionsFor(person = ann, browser = home) {
  await prove(person, browser);
  const answer = await browser.post(OPTIONS, {});
  expect(answer.status).toBe(200);
  return answer.body;
}

type Lies = Parameters<Authenticator['create']>[1];

const add = async (key: Authenticator, lies?: Lies, person = ann, browser = home) =>
  browser.post(
    LIST,
    { response: key.create(await optionsFor(person, browser), lies) },
    { 'user-agent': FIREFOX },
  );

/** A passkey of the person. */
async function added(traits?: { counts?: boolean }): Promise<Authenticator> {
  const key = newKey(traits);
  expect((await add(key)).status).toBe(200);
  return key;
}

const asked = async (browser: Client) => (await browser.post(SIGN_IN_OPTIONS)).body;

async function signIn(
  key: Authenticator,
  lies?: Parameters<Authenticator['get']>[1],
  browser = new Client(app),
) {
  const response = key.get(await asked(browser), lies);
  return browser.post(SIGN_IN, { response }, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' });
}

const list = async (browser = home) => (await browser.get(LIST)).body;
const kinds = async (browser = home): Promise<string[]> =>
  (await browser.get(LOG)).body.map(({ kind }: { kind: string }) => kind);

describe('adding a passkey', () => {
  test('asks for one that verifies its owner and names the account by itself, and keeps it under the device’s name', async () => {
    const options = await optionsFor();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Growth Loop' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const key = newKey();
    const answer = await home.post(LIST, { response: key.create(options) }, { 'user-agent': FIREFOX });
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: 'Firefox on Linux',
      created_at: NOW,
      last_used_at: null,
      last_used_network: null,
      backed_up: false,
      prf_supported: false,
    });
    expect(await list()).toEqual([answer.body]);
    expect((await optionsFor()).excludeCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }]);
    expect(await kinds()).toEqual(['passkey_added', 'signed_up']);
    const mail = await mailUnder(app, ann.email, 'A passkey was added to your account');
    expect(mail.text).toContain('can sign in without your password');
  });

  test('remembers whether it derives secrets, and nothing of what it derived', async () => {
    const secret = 'c2VjcmV0LW9mLXRoZS1kZXZpY2U';
    const answer = await add(newKey(), { prf: { enabled: true, results: { first: secret } } });
    expect(answer.body.prf_supported).toBe(true);
    const stored = await app.sql('select * from auth.passkey where user_id = $1', [ann.userId]);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('needs a fresh proof', async () => {
    app.setNow('2026-11-25T08:10:00.000Z');
    expect(await home.post(OPTIONS, {})).toMatchObject(PROOF_NEEDED);
    expect((await new Client(app).post(OPTIONS, {})).status).toBe(401);
  });

  test.each<[string, Lies]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another name of the site', { rpId: 'evil.example' }],
    ['an owner who was not verified', { verified: false }],
    ['a challenge of one’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['a signing in', { type: 'webauthn.get' }],
    ['a certificate, which nobody follows to its list of revoked ones', { certificate: Buffer.alloc(64) }],
  ])('refuses %s', async (_, lies) => {
    const answer = await add(newKey(), lies);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'passkey_not_added' } } });
    expect(await list()).toEqual([]);
    expect(await kinds()).toEqual(['signed_up']);
  });

  test('refuses noise', async () => {
    const key = newKey();
    const made = key.create(await optionsFor());
    const response = { ...made.response, attestationObject: 'AAAA' };
    expect((await home.post(LIST, { response: { ...made, response } })).status).toBe(400);
    const without = { ...made.response, clientDataJSON: 'AAAA' };
    expect((await home.post(LIST, { response: { ...made, response: without } })).status).toBe(400);
    expect((await home.post(LIST, { response: { ...made, id: 'other' } })).status).toBe(400);
  });

  test('takes a challenge once, within five minutes, in the session that asked', async () => {
    const options = await optionsFor();
    expect((await home.post(LIST, { response: newKey().create(options) })).status).toBe(200);
    expect((await home.post(LIST, { response: newKey().create(options) })).status).toBe(400);

    const late = await optionsFor();
    app.setNow('2026-11-25T08:05:01.000Z');
    expect((await home.post(LIST, { response: newKey().create(late) })).status).toBe(400);

    const elsewhere = new Client(app);
    await elsewhere.post('/api/auth/sign-in/email', ann);
    const mine = await optionsFor();
    expect((await elsewhere.post(LIST, { response: newKey().create(mine) })).status).toBe(400);
    expect(await list()).toHaveLength(1);
  });

  test('is void after a new password', async () => {
    const options = await optionsFor();
    const passwords = { currentPassword: ann.password, newPassword: 'brand-new-words' };
    expect((await home.post('/api/auth/change-password', passwords)).status).toBe(200);
    expect((await home.post(LIST, { response: newKey().create(options) })).status).toBe(400);
  });

  test('keeps one passkey for one account, and at most twenty for each', async () => {
    const key = await added();
    const ben = await app.person();
    const bens = new Client(app, ben.cookie);
    expect((await add(key, undefined, ben, bens)).status).toBe(400);
    await app.sql(
      `insert into auth.passkey select user_id, gen_random_uuid(), n::text || user_id, credential_id, public_key,
        counter, transports, name, device_type, backed_up, prf_supported, created_at
        from auth.passkey, generate_series(1, 19) n where user_id = $1`,
      [ann.userId],
    );
    const answer = await home.post(OPTIONS, {});
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'passkeys_full' } } });
  });
});

describe('signing in with a passkey', () => {
  test('opens a session by itself, notes the use, and tells of a device that was never seen', async () => {
    const key = await added();
    app.setNow('2026-11-25T09:00:00.000Z');
    const phone = new Client(app);
    const answer = await signIn(key, {}, phone);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: ann.userId } } });
    expect(await phone.token()).toEqual(expect.any(String));
    expect(await list(phone)).toMatchObject([
      { last_used_at: '2026-11-25T09:00:00.000Z', last_used_network: '203.0' },
    ]);
    expect((await kinds())[0]).toBe('signed_in_with_passkey');
    const mail = await mailUnder(app, ann.email, 'New sign-in to your account');
    expect(mail.text).toContain('Firefox on Linux');
  });

  test('asks everybody the same: no passkey, account or address is named', async () => {
    await added();
    const plain = {
      rpId: 'localhost',
      challenge: expect.any(String),
      timeout: 300_000,
      userVerification: 'required',
    };
    expect(await asked(new Client(app))).toEqual(plain);
    expect(await asked(home)).toEqual(plain);
    const named = await new Client(app).post(SIGN_IN_OPTIONS, { email: ann.email });
    expect(named.status).toBe(400);
  });

  test.each<[string, Parameters<Authenticator['get']>[1]]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another name of the site', { rpId: 'evil.example' }],
    ['an owner who was not verified', { verified: false }],
    ['a challenge of one’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['a making of one', { type: 'webauthn.create' }],
    ['the name of nobody', { userHandle: 'bm9ib2R5' }],
  ])('refuses %s', async (_, lies) => {
    const key = await added();
    expect(await signIn(key, lies)).toMatchObject({ status: 401, body: { error: REFUSED } });
    expect(await kinds()).toEqual(['passkey_added', 'signed_up']);
    expect((await list())[0].last_used_at).toBeNull();
  });

  test('refuses a signature of another key, and a passkey under another account’s name', async () => {
    const key = await added();
    const ben = await app.person();
    const bens = newKey();
    await add(bens, undefined, ben, new Client(app, ben.cookie));
    const browser = new Client(app);
    const forged = { ...bens.get(await asked(browser)), id: key.id, rawId: key.id };
    expect((await browser.post(SIGN_IN, { response: forged })).status).toBe(401);
    const handle = Buffer.from(ann.userId).toString('base64url');
    expect((await signIn(bens, { userHandle: handle })).status).toBe(401);
    expect((await signIn(bens)).body.user.id).toBe(ben.userId);
  });

  test('takes a challenge once, also of three at the same time, and within five minutes', async () => {
    const key = await added();
    const options = await asked(new Client(app));
    const tries = await Promise.all(
      [1, 2, 3].map(() => new Client(app).post(SIGN_IN, { response: key.get(options) })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await new Client(app).post(SIGN_IN, { response: key.get(options) })).status).toBe(401);

    const late = await asked(new Client(app));
    app.setNow('2026-11-25T08:05:01.000Z');
    expect((await new Client(app).post(SIGN_IN, { response: key.get(late) })).status).toBe(401);
  });

  test('uses a challenge up by a refusal too, and takes none that was made for adding', async () => {
    const key = await added();
    const options = await asked(new Client(app));
    const unverified = key.get(options, { verified: false });
    expect((await new Client(app).post(SIGN_IN, { response: unverified })).status).toBe(401);
    expect((await new Client(app).post(SIGN_IN, { response: key.get(options) })).status).toBe(401);
    const { challenge } = await optionsFor();
    expect((await signIn(key, { challenge })).status).toBe(401);
  });

  test('refuses a counter that goes back or stands still, as a copied key’s does', async () => {
    const key = await added({ counts: true });
    expect((await signIn(key)).status).toBe(200);
    expect((await signIn(key)).status).toBe(200);
    const { counter } = key;
    expect((await signIn(key, { counter })).status).toBe(401);
    expect((await signIn(key, { counter: counter - 1 })).status).toBe(401);
    expect((await signIn(key, { counter: 0 })).status).toBe(401);
    expect((await signIn(key, { counter: counter + 9 })).status).toBe(200);
  });

  test('refuses a page of another site', async () => {
    const key = await added();
    const browser = new Client(app);
    const response = key.get(await asked(browser));
    const answer = await browser.post(SIGN_IN, { response }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  test('ends with a new password: somebody who had the old one may have left it behind', async () => {
    const left = await added();
    const passwords = { currentPassword: ann.password, newPassword: 'brand-new-words' };
    expect((await home.post('/api/auth/change-password', passwords)).status).toBe(200);
    expect((await signIn(left)).status).toBe(401);
    expect(await list()).toEqual([]);

    ann.password = passwords.newPassword;
    const again = await added();
    await new Client(app).post('/api/auth/request-password-reset', { email: ann.email });
    const owner = new Client(app);
    const code = codeIn(await mailUnder(app, ann.email, 'Set a new password'));
    expect((await owner.post('/api/auth/recovery/exchange', { code })).status).toBe(200);
    expect((await signIn(again)).status).toBe(200);
    expect((await owner.post('/api/auth/reset-password', { newPassword: 'newer-words' })).status).toBe(200);
    expect((await signIn(again)).status).toBe(401);
  });

  test('ends with the passkey, and with the account', async () => {
    const removed = await added();
    const kept = await added();
    const [{ id }] = await list();
    await prove();
    expect((await home.post(`${LIST}/remove`, { id })).status).toBe(200);
    expect((await signIn(removed)).status).toBe(401);
    expect((await signIn(kept)).status).toBe(200);
    expect((await home.post('/api/auth/delete-user', { password: ann.password })).status).toBe(200);
    expect((await signIn(kept)).status).toBe(401);
    expect(await app.sql('select id from auth.passkey where user_id = $1', [ann.userId])).toEqual([]);
  });
});

describe('the passkeys of an account', () => {
  test('are renamed and removed by their owner alone, with a fresh proof', async () => {
    await added();
    const [{ id }] = await list();
    const ben = await app.person();
    const bens = new Client(app, ben.cookie);
    expect((await bens.post(`${LIST}/rename`, { id, name: 'Mine now' })).status).toBe(404);
    expect((await bens.post(`${LIST}/remove`, { id })).status).toBe(404);
    expect(await list(bens)).toEqual([]);

    expect((await home.post(`${LIST}/rename`, { id, name: ' Blue key ' })).body.name).toBe('Blue key');
    expect((await home.post(`${LIST}/rename`, { id, name: ' ' })).status).toBe(400);
    expect((await home.post(`${LIST}/rename`, { id, name: 'x'.repeat(61) })).status).toBe(400);
    app.setNow('2026-11-25T08:10:00.000Z');
    expect(await home.post(`${LIST}/remove`, { id })).toMatchObject(PROOF_NEEDED);
    expect(await list()).toMatchObject([{ name: 'Blue key' }]);

    await prove();
    expect((await home.post(`${LIST}/remove`, { id })).status).toBe(200);
    expect((await home.post(`${LIST}/remove`, { id })).status).toBe(404);
    expect(await kinds()).toEqual(['passkey_removed', 'passkey_added', 'signed_up']);
    await mailUnder(app, ann.email, 'A passkey was removed from your account');
    expect((await mailsTo(app, ann.email)).map(({ subject }) => subject)).not.toContain(
      'New sign-in to your account',
    );
  });
});

describe('limits', () => {
  test('count refused passkeys by the network that they come from', async () => {
    const strict = await createTestApp({ trustProxy: true, authRateLimit: true });
    try {
      strict.setNow(NOW);
      const browser = new Client(strict);
      const wrong = { ...newKey().get({ challenge: 'x', rpId: 'localhost' }) };
      wrong.response.userHandle = 'bm9ib2R5';
      const from = (address: string) => ({ 'x-forwarded-for': address });
      for (let tried = 0; tried < RATE_LIMITS.passkeyAddress.times; tried += 1) {
        expect((await browser.post(SIGN_IN, { response: wrong }, from('203.0.113.7'))).status).toBe(401);
      }
      expect((await browser.post(SIGN_IN, { response: wrong }, from('203.0.113.7'))).status).toBe(429);
      expect((await browser.post(SIGN_IN, { response: wrong }, from('198.51.100.7'))).status).toBe(401);
    } finally {
      await strict.close();
    }
  });
});
