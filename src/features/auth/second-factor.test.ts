import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { Authenticator } from '../../../test/harness/authenticator.ts';
import { appCode, wrongCode } from '../../../test/harness/authenticator-app.ts';
import { Client, codeIn, mailsTo, mailUnder } from '../../../test/harness/client.ts';
import { FACTOR, SECOND_STEP, SIGN_IN, TwoStep } from '../../../test/harness/two-step.ts';
import { Database } from '../../server/database.ts';
import { forgetOldPending } from './server/factor-store.ts';

/* Two-step sign-in as the server knows it: setting it up, the code after the password, and what makes up for it. */

let app: TestApp;
let ann: TwoStep;
let home: Client;

const NOW = '2026-11-25T08:00:10.000Z';
const MINUTE = 60_000;
const LOG = '/api/auth/account-events';
const EXCHANGE = '/api/auth/recovery/exchange';
const REQUEST = '/api/auth/request-password-reset';
const NEW_WORDS = 'brand-new-words';

beforeAll(async () => {
  app = await createTestApp({ trustProxy: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = new TwoStep(app, await app.person(), NOW);
  home = ann.home;
});

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const WRONG = refused(401, 'second_factor_wrong');
const EXPIRED = refused(401, 'second_factor_expired');

const kinds = async (browser = home): Promise<string[]> =>
  (await browser.get(LOG)).body.map(({ kind }: { kind: string }) => kind);
const isIn = async (browser: Client) => (await browser.get('/api/auth/token')).status === 200;
const state = async () => (await home.get(FACTOR)).body;
const prove = (browser = home) => browser.post('/api/auth/prove', { password: ann.person.password });

describe('setting it up', () => {
  test('gives what an app is told, and turns it on with the first right code', async () => {
    const { secret, uri } = await ann.begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const given = new URL(uri);
    expect(`${given.protocol}//${given.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(given.pathname)).toBe(`/Growth Loop:${ann.person.email}`);
    expect(Object.fromEntries(given.searchParams)).toEqual({
      issuer: 'Growth Loop',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await state()).toEqual({ on: false, since: null, recovery_codes_left: 0 });

    const wrong = await home.post(`${FACTOR}/confirm`, { code: wrongCode(secret, NOW) });
    expect(wrong).toMatchObject(refused(400, 'second_factor_wrong'));
    const code = appCode(secret, NOW).replace(/^.../, '$& ');
    const answer = await home.post(`${FACTOR}/confirm`, { code });
    expect(answer.status).toBe(200);
    expect(new Set(answer.body.recovery_codes).size).toBe(10);
    for (const each of answer.body.recovery_codes) {
      expect(each).toMatch(/^[abcdefghjkmnp-z2-9]{4}(-[abcdefghjkmnp-z2-9]{4}){2}$/);
    }
    expect(await state()).toEqual({ on: true, since: NOW, recovery_codes_left: 10 });
    expect(await kinds()).toEqual(['second_factor_on', 'signed_up']);
    const mail = await mailUnder(app, ann.person.email, 'Two-step sign-in is on');
    expect(mail.text).toContain('please reply to this email right away');
  });

  test('needs a fresh proof, and a session', async () => {
    ann.pass(11 * MINUTE);
    for (const path of ['begin', 'recovery-codes', 'turn-off']) {
      expect(await home.post(`${FACTOR}/${path}`)).toMatchObject(refused(403, 'proof_needed'));
      expect((await new Client(app).post(`${FACTOR}/${path}`)).status).toBe(401);
    }
    expect((await new Client(app).get(FACTOR)).status).toBe(401);
    expect((await new Client(app).post(`${FACTOR}/confirm`, { code: '123456' })).status).toBe(401);
    await prove();
    expect((await home.post(`${FACTOR}/begin`)).status).toBe(200);
  });

  test('changes nothing at sign-in before it is on, and a later beginning replaces an earlier one', async () => {
    const first = await ann.begin();
    expect((await new Client(app).post(SIGN_IN, ann.person)).body.user.id).toBe(ann.person.userId);
    const second = await ann.begin();
    expect(second.secret).not.toBe(first.secret);
    const confirm = (secret: string) => home.post(`${FACTOR}/confirm`, { code: appCode(secret, NOW) });
    expect(await confirm(first.secret)).toMatchObject(refused(400, 'second_factor_wrong'));
    expect((await confirm(second.secret)).status).toBe(200);
    expect(await confirm(second.secret)).toMatchObject(refused(400, 'second_factor_not_begun'));
    expect(await home.post(`${FACTOR}/begin`)).toMatchObject(refused(400, 'second_factor_on'));
  });

  test('lasts an hour at most, ends with a new password, and is cleared away in the night', async () => {
    const { secret } = await ann.begin();
    ann.pass(60 * MINUTE);
    const late = () => home.post(`${FACTOR}/confirm`, { code: appCode(secret, ann.now) });
    expect(await late()).toMatchObject(refused(400, 'second_factor_not_begun'));
    const rows = () => app.sql('select from auth.second_factor where user_id = $1', [ann.person.userId]);
    expect(await rows()).toHaveLength(1);
    const database = new Database(app.url, { connections: 1 });
    await database.asServer((tx) => forgetOldPending(tx, new Date(ann.now.getTime() + 1)));
    await database.close();
    expect(await rows()).toHaveLength(0);

    await prove();
    const again = await ann.begin();
    const passwords = { currentPassword: ann.person.password, newPassword: NEW_WORDS };
    expect((await home.post('/api/auth/change-password', passwords)).status).toBe(200);
    const code = appCode(again.secret, ann.now);
    expect(await home.post(`${FACTOR}/confirm`, { code })).toMatchObject(
      refused(400, 'second_factor_not_begun'),
    );
  });

  test('takes a code of the app alone, and says so', async () => {
    await ann.begin();
    for (const code of ['12345', '1234567', 'abcd-efgh-jkmn', 'words', '']) {
      const answer = await home.post(`${FACTOR}/confirm`, { code });
      expect(answer).toMatchObject(refused(400, 'invalid'));
      expect(answer.body.error.message).toBe('Please enter the 6 digits that your authenticator app shows.');
    }
  });

  test('ends the sessions that a recovery link alone has opened', async () => {
    await new Client(app).post(REQUEST, { email: ann.person.email });
    const code = codeIn(await mailUnder(app, ann.person.email, 'Set a new password'));
    const link = new Client(app);
    expect((await link.post(EXCHANGE, { code })).body.user.id).toBe(ann.person.userId);
    const other = new Client(app);
    await other.post(SIGN_IN, ann.person);
    await ann.turnOn();
    expect(await isIn(link)).toBe(false);
    expect(await isIn(other)).toBe(true);
    expect(await isIn(home)).toBe(true);
  });
});

describe('signing in with it', () => {
  beforeEach(() => ann.turnOn());

  test('begins no session with the password, and one with the code after it', async () => {
    const browser = await ann.asked();
    expect(browser.cookie).toMatch(/^growth-loop\.second-factor=[\w-]{43}$/);
    expect(browser.attributes.get('growth-loop.second-factor')).toEqual([
      'max-age=600',
      'path=/api/auth',
      'httponly',
      'samesite=lax',
    ]);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.get(SECOND_STEP)).body).toEqual({ waiting: 'password' });
    const answer = await browser.post(SECOND_STEP, { code: ann.nextCode() });
    expect(answer).toEqual({
      status: 200,
      body: { user: expect.objectContaining({ id: ann.person.userId, email: ann.person.email }) },
    });
    expect(await isIn(browser)).toBe(true);
    expect(browser.cookie).not.toContain('second-factor');
    expect((await browser.get(SECOND_STEP)).body).toEqual({ waiting: null });
    // The password and the code together are a fresh proof, as the password is elsewhere.
    expect((await browser.post('/api/auth/begin-export')).status).toBe(200);
    expect(await kinds()).toEqual(['archive_exported', 'signed_in', 'second_factor_on', 'signed_up']);
    await mailUnder(app, ann.person.email, 'New sign-in to your account');
  });

  test('says no more to a wrong password than elsewhere', async () => {
    const guess = { email: ann.person.email, password: 'a guess' };
    expect(await new Client(app).post(SIGN_IN, guess)).toMatchObject(refused(401, 'sign_in_failed'));
    const code = ann.nextCode();
    expect(await new Client(app).post(SECOND_STEP, { code })).toMatchObject(EXPIRED);
    const made = new Client(app, `growth-loop.second-factor=${'x'.repeat(43)}`);
    expect(await made.post(SECOND_STEP, { code })).toMatchObject(EXPIRED);
    expect((await made.get(SECOND_STEP)).body).toEqual({ waiting: null });
  });

  test('takes the code of the step before and the next, and of none beyond', async () => {
    ann.pass(10 * MINUTE);
    const at = (steps: number) => appCode(ann.secret, ann.now.getTime() + steps * 30_000);
    const browser = await ann.asked();
    for (const steps of [-2, 2])
      expect(await browser.post(SECOND_STEP, { code: at(steps) })).toMatchObject(WRONG);
    expect((await browser.post(SECOND_STEP, { code: at(-1) })).status).toBe(200);
    const next = await ann.asked();
    expect((await next.post(SECOND_STEP, { code: at(1) })).status).toBe(200);
    // It was later than this one, which was not used yet.
    expect(await (await ann.asked()).post(SECOND_STEP, { code: at(0) })).toMatchObject(WRONG);
  });

  test('takes a code once: also of two browsers at the same time, and not the one that turned it on', async () => {
    const turnedOn = appCode(ann.secret, ann.now);
    expect(await (await ann.asked()).post(SECOND_STEP, { code: turnedOn })).toMatchObject(WRONG);
    const browsers = [await ann.asked(), await ann.asked(), await ann.asked()];
    const code = ann.nextCode();
    const answers = await Promise.all(browsers.map((browser) => browser.post(SECOND_STEP, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    for (const [at, browser] of browsers.entries()) {
      expect(await isIn(browser)).toBe(answers[at]?.status === 200);
    }
    // Whoever lost goes on with the next one.
    const lost = browsers[answers.findIndex(({ status }) => status === 401)] as Client;
    expect((await lost.post(SECOND_STEP, { code: ann.nextCode() })).status).toBe(200);
  });

  test('uses the right to bring one up with it, within ten minutes', async () => {
    const browser = await ann.asked();
    const thief = browser.copy();
    expect((await browser.post(SECOND_STEP, { code: ann.nextCode() })).status).toBe(200);
    expect(await thief.post(SECOND_STEP, { code: ann.nextCode() })).toMatchObject(EXPIRED);

    const [one, code] = [await ann.asked(), ann.nextCode()];
    const same = await Promise.all([one.copy(), one.copy()].map((each) => each.post(SECOND_STEP, { code })));
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 401]);

    const late = await ann.asked();
    ann.pass(10 * MINUTE);
    expect((await late.get(SECOND_STEP)).body).toEqual({ waiting: null });
    expect(await late.post(SECOND_STEP, { code: ann.nextCode() })).toMatchObject(EXPIRED);
  });

  test('takes no code of another account', async () => {
    const ben = new TwoStep(app, await app.person(), ann.now.toISOString());
    await ben.turnOn();
    const browser = await ann.asked();
    expect(await browser.post(SECOND_STEP, { code: appCode(ben.secret, ben.now) })).toMatchObject(WRONG);
    const [bens] = ben.recoveryCodes;
    expect(await browser.post(SECOND_STEP, { code: bens })).toMatchObject(WRONG);
    expect((await ben.home.get(FACTOR)).body.recovery_codes_left).toBe(10);
  });

  test('is over for whoever waits when the password changes, or two-step sign-in is turned off', async () => {
    const waiting = await ann.asked();
    const passwords = { currentPassword: ann.person.password, newPassword: NEW_WORDS };
    expect((await home.post('/api/auth/change-password', passwords)).status).toBe(200);
    expect(await waiting.post(SECOND_STEP, { code: ann.nextCode() })).toMatchObject(EXPIRED);
    expect((await state()).on).toBe(true);

    ann.person.password = NEW_WORDS;
    const other = await ann.asked();
    await prove();
    expect((await home.post(`${FACTOR}/turn-off`)).status).toBe(200);
    expect(await other.post(SECOND_STEP, { code: ann.nextCode() })).toMatchObject(EXPIRED);
    expect((await other.post(SIGN_IN, ann.person)).body.user.id).toBe(ann.person.userId);
  });

  test('asks nothing after a passkey, which has verified its owner', async () => {
    const key = new Authenticator(app.config.appUrl);
    const options = await home.post('/api/auth/passkeys/options', {});
    await home.post('/api/auth/passkeys', { response: key.create(options.body) });
    const browser = new Client(app);
    const challenge = (await browser.post('/api/auth/passkeys/sign-in-options')).body;
    const answer = await browser.post('/api/auth/passkeys/sign-in', { response: key.get(challenge) });
    expect(answer.body.user.id).toBe(ann.person.userId);
  });

  test('refuses a page of another site', async () => {
    const browser = await ann.asked();
    const code = ann.nextCode();
    expect((await browser.post(SECOND_STEP, { code }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.post(SECOND_STEP, { code })).status).toBe(200);
  });
});

describe('a recovery code', () => {
  beforeEach(() => ann.turnOn());

  test('signs in once, in whatever spelling, and is noted and mailed', async () => {
    const [first = '', second = '', third = ''] = ann.recoveryCodes;
    for (const code of [first.toUpperCase(), second.replaceAll('-', ''), ` ${third.replaceAll('-', ' ')} `]) {
      const browser = await ann.asked();
      expect((await browser.post(SECOND_STEP, { code })).status).toBe(200);
      expect(await isIn(browser)).toBe(true);
    }
    expect((await state()).recovery_codes_left).toBe(7);
    expect(await (await ann.asked()).post(SECOND_STEP, { code: first })).toMatchObject(WRONG);
    const [signedIn, used] = (await home.get(LOG, {})).body;
    expect([used.kind, signedIn.kind].toSorted()).toEqual(['recovery_code_used', 'signed_in']);
    const mail = await mailUnder(app, ann.person.email, 'A recovery code was used to sign in');
    expect(mail.text).toMatch(/Codes left: [789]\./);
    for (const code of ann.recoveryCodes) expect(mail.text).not.toContain(code);
  });

  test('of three browsers at once lets one in', async () => {
    const browsers = [await ann.asked(), await ann.asked(), await ann.asked()];
    const [code] = ann.recoveryCodes;
    const answers = await Promise.all(browsers.map((browser) => browser.post(SECOND_STEP, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await state()).recovery_codes_left).toBe(9);
  });

  test('is void once new ones are made', async () => {
    const [old] = ann.recoveryCodes;
    const { body } = await home.post(`${FACTOR}/recovery-codes`);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await kinds())[0]).toBe('recovery_codes_renewed');
    const browser = await ann.asked();
    expect(await browser.post(SECOND_STEP, { code: old })).toMatchObject(WRONG);
    expect((await browser.post(SECOND_STEP, { code: body.recovery_codes[3] })).status).toBe(200);
  });

  test('and the secret lie in the database so that reading it tells neither', async () => {
    const stored = JSON.stringify([
      await app.sql('select * from auth.second_factor where user_id = $1', [ann.person.userId]),
      await app.sql('select * from auth.recovery_code where user_id = $1', [ann.person.userId]),
    ]);
    expect(stored).not.toContain(ann.secret);
    for (const code of ann.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    for (const path of [FACTOR, LOG, '/api/auth/get-session', '/api/auth/list-sessions']) {
      const said = JSON.stringify((await home.get(path)).body);
      expect(said).not.toContain(ann.secret);
      expect(said).not.toContain(ann.recoveryCodes[0]);
    }
  });
});

describe('getting back in by mail', () => {
  beforeEach(() => ann.turnOn());

  async function link(): Promise<string> {
    await new Client(app).post(REQUEST, { email: ann.person.email });
    return codeIn(await mailUnder(app, ann.person.email, 'Set a new password'));
  }

  test('opens nothing without a code, also on a device that is trusted', async () => {
    const trusted = await ann.signedIn(true);
    await trusted.post('/api/auth/sign-out');
    const code = await link();
    expect(await trusted.post(EXCHANGE, { code })).toEqual({
      status: 200,
      body: { second_factor: true },
    });
    expect(await isIn(trusted)).toBe(false);
    expect((await trusted.get(SECOND_STEP)).body).toEqual({ waiting: 'recovery' });
    const words = { newPassword: NEW_WORDS };
    expect(await trusted.post('/api/auth/reset-password', words)).toMatchObject(refused(400, 'link_invalid'));
    expect(await new Client(app).post(EXCHANGE, { code })).toMatchObject(refused(400, 'link_invalid'));
  });

  test('goes on to a new password after one, which leaves two-step sign-in on', async () => {
    const browser = new Client(app);
    await browser.post(EXCHANGE, { code: await link() });
    expect((await browser.post(SECOND_STEP, { code: ann.recoveryCodes[0] })).status).toBe(200);
    expect((await browser.get('/api/auth/recovery')).body).toEqual({ valid: true, vault: null });
    expect((await browser.post('/api/auth/begin-export')).status).toBe(403);
    expect((await browser.post('/api/auth/reset-password', { newPassword: NEW_WORDS })).status).toBe(200);
    ann.person.password = NEW_WORDS;
    await ann.signedIn();
    expect((await kinds(browser)).slice(0, 4)).toEqual([
      'signed_in',
      'password_changed',
      'signed_in_by_link',
      'recovery_code_used',
    ]);
  });

  test('lets a right that came from a password set no new one', async () => {
    const browser = await ann.signedIn();
    expect((await browser.get('/api/auth/recovery')).body).toEqual({ valid: false, vault: null });
  });
});

describe('turning it off', () => {
  test('takes the secret and the codes away, notes it and tells the owner', async () => {
    await ann.turnOn();
    expect((await home.post(`${FACTOR}/turn-off`)).status).toBe(200);
    expect(await state()).toEqual({ on: false, since: null, recovery_codes_left: 0 });
    expect((await kinds())[0]).toBe('second_factor_off');
    await mailUnder(app, ann.person.email, 'Two-step sign-in is off');
    expect((await new Client(app).post(SIGN_IN, ann.person)).body.user.id).toBe(ann.person.userId);
    for (const path of ['turn-off', 'recovery-codes']) {
      expect(await home.post(`${FACTOR}/${path}`)).toMatchObject(refused(400, 'second_factor_off'));
    }
  });

  test('happens with the account, too', async () => {
    await ann.turnOn();
    expect((await home.post('/api/auth/delete-user', { password: ann.person.password })).status).toBe(200);
    const left = await app.sql(
      `select user_id from auth.second_factor where user_id = $1
        union all select user_id from auth.recovery_code where user_id = $1`,
      [ann.person.userId],
    );
    expect(left).toEqual([]);
    expect((await mailsTo(app, ann.person.email)).map(({ subject }) => subject)).not.toContain(
      'Two-step sign-in is off',
    );
  });
});
