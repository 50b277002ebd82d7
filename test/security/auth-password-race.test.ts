import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { Client, codeIn, mailsTo, sessionTokenIn } from '../harness/client.ts';

/* Threat 8: whoever knows an old password must be out the moment there is a new one, however the calls meet. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/sign-in/email';
const CHANGE = '/api/auth/change-password';
const RESET = '/api/auth/reset-password';
const EXCHANGE = '/api/auth/recovery/exchange';
const FROM_HASH = '/api/auth/session-from-hash';
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 4);
const SIGN_INS = 6;
const ROUNDS_TAKE_AT_MOST = 300_000;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Asks for a recovery mail and waits for it; mails about changed passwords come in between as they like. */
async function recoveryCode({ email }: Person): Promise<string> {
  const links = async () =>
    (await mailsTo(app, email)).filter(({ subject }) => subject === 'Set a new password');
  const before = (await links()).length;
  await new Client(app).post('/api/auth/request-password-reset', { email });
  await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBe(before + 1);
  return codeIn((await links())[0]);
}

/** Somebody who has followed a recovery link and may set a new password. */
async function recovering(person: Person): Promise<Client> {
  const browser = new Client(app);
  expect((await browser.post(EXCHANGE, { code: await recoveryCode(person) })).status).toBe(200);
  return browser;
}

const sessionsOf = async ({ userId }: Person) =>
  (await app.sql('select id from auth.session where user_id = $1', [userId])).length;

/** Whether the browser's cookie still opens what the person wrote. */
async function opensEntries(browser: Client): Promise<boolean> {
  const { status, body } = await browser.get('/api/auth/token');
  if (status !== 200) return false;
  const answer = await browser.get('/api/entry-key', { authorization: `Bearer ${body.token}` });
  return answer.status === 200;
}

/** Signs in with the old password from six places while `change` runs; answers who of them is still in afterwards. */
async function survivors(email: string, password: string, change: () => Promise<unknown>): Promise<number> {
  const thieves = times(SIGN_INS, () => new Client(app));
  const attempts = thieves.map((thief) => thief.post(SIGN_IN, { email, password }));
  const [statuses] = await Promise.all([Promise.all(attempts), change()]);
  for (const { status } of statuses) expect([200, 401]).toContain(status);
  const open = await Promise.all(thieves.map(opensEntries));
  return open.filter(Boolean).length;
}

test(
  'no sign-in with the old password outlives a change of password',
  async () => {
    const ann = await app.person();
    const browser = new Client(app, ann.cookie);
    const surviving: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [currentPassword, newPassword] = [
        round === 0 ? ann.password : `brand-new-${round - 1}`,
        `brand-new-${round}`,
      ];
      const change = async () => {
        expect((await browser.post(CHANGE, { currentPassword, newPassword })).status).toBe(200);
      };
      surviving.push(await survivors(ann.email, currentPassword, change));
      expect(await opensEntries(browser)).toBe(true);
    }
    expect(surviving).toEqual(Array(ROUNDS).fill(0));
    expect(await sessionsOf(ann)).toBe(1);
  },
  ROUNDS_TAKE_AT_MOST,
);

test(
  'no sign-in with the old password outlives a reset',
  async () => {
    const ann = await app.person();
    const surviving: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [old, newPassword] = [
        round === 0 ? ann.password : `brand-new-${round - 1}`,
        `brand-new-${round}`,
      ];
      const browser = await recovering(ann);
      const reset = async () => {
        expect((await browser.post(RESET, { newPassword })).status).toBe(200);
      };
      surviving.push(await survivors(ann.email, old, reset));
      expect(await sessionsOf(ann)).toBe(1);
    }
    expect(surviving).toEqual(Array(ROUNDS).fill(0));
  },
  ROUNDS_TAKE_AT_MOST,
);

test('of ten changes with one current password at once, one succeeds', async () => {
  const ann = await app.person();
  const browsers = await Promise.all(
    times(10, async () => {
      const browser = new Client(app);
      await browser.post(SIGN_IN, ann);
      return browser;
    }),
  );
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      browser.post(CHANGE, { currentPassword: ann.password, newPassword: `brand-new-${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.code === 'current_password_wrong')).toHaveLength(9);
  const winner = answers.findIndex(({ status }) => status === 200);
  const signIn = { email: ann.email, password: `brand-new-${winner}` };
  expect((await new Client(app).post(SIGN_IN, signIn)).status).toBe(200);
  expect(await sessionsOf(ann)).toBe(2);
});

/** Lets both run at once, a little apart or not; answers their statuses. */
async function atOnce(...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  return (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
}

test(
  'of two resets at once, and of a reset and a change at once, one succeeds and leaves one session',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await app.person();
      const [one, other] = [await recovering(ann), await recovering(ann)];
      const reset = (browser: Client, newPassword: string) => () => browser.post(RESET, { newPassword });
      expect((await atOnce(reset(one, 'reset-1'), reset(other, 'reset-2'))).sort()).toEqual([200, 400]);
      expect(await sessionsOf(ann)).toBe(1);

      const ben = await app.person();
      const [third, browser] = [await recovering(ben), new Client(app, ben.cookie)];
      const change = () => browser.post(CHANGE, { currentPassword: ben.password, newPassword: 'changed-1' });
      expect((await atOnce(reset(third, 'reset-3'), change)).sort()).toEqual([200, 400]);
      expect(await sessionsOf(ben)).toBe(1);
    }
  },
  ROUNDS_TAKE_AT_MOST,
);

test(
  'a link that is followed while the password changes leaves no session behind',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await app.person();
      const [browser, thief] = [new Client(app, ann.cookie), new Client(app)];
      const code = await recoveryCode(ann);
      await thief.post(SIGN_IN, ann);
      const tokens = {
        access_token: await thief.token(),
        refresh_token: sessionTokenIn(thief.cookie),
      };
      const [byCode, byTokens] = [new Client(app), new Client(app)];
      // The change takes its time to check and to hash: the links are followed when it is about to be stored.
      const soon = () => new Promise((done) => setTimeout(done, 10 + (round * 80) / ROUNDS));
      const [changed] = await atOnce(
        () => browser.post(CHANGE, { currentPassword: ann.password, newPassword: 'brand-new' }),
        () => soon().then(() => byCode.post(EXCHANGE, { code })),
        () => soon().then(() => byTokens.post(FROM_HASH, tokens)),
      );
      expect(changed).toBe(200);
      expect(await Promise.all([byCode, byTokens, thief].map(opensEntries))).toEqual([false, false, false]);
      expect(await sessionsOf(ann)).toBe(1);
    }
  },
  ROUNDS_TAKE_AT_MOST,
);

test(
  'a session that is being renewed while the password changes does not come back',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await app.person();
      const [browser, thief] = [new Client(app, ann.cookie), new Client(app)];
      await thief.post(SIGN_IN, ann);
      await app.sql(`update auth.session set expires_at = now() + interval '20 days' where user_id = $1`, [
        ann.userId,
      ]);
      let changing = true;
      const renewals = async () => {
        while (changing) await Promise.all(times(3, () => thief.copy().get('/api/auth/token')));
      };
      const change = async () => {
        const body = { currentPassword: ann.password, newPassword: 'brand-new' };
        expect((await browser.post(CHANGE, body)).status).toBe(200);
        changing = false;
      };
      await Promise.all([renewals(), change()]);
      expect(await opensEntries(thief)).toBe(false);
      expect(await sessionsOf(ann)).toBe(1);
    }
  },
  ROUNDS_TAKE_AT_MOST,
);

test('the old password deletes no account once there is a new one', async () => {
  const ann = await app.person();
  const [browser, thief] = [new Client(app, ann.cookie), new Client(app)];
  await thief.post(SIGN_IN, ann);
  const [changed, deleted] = await atOnce(
    () => browser.post(CHANGE, { currentPassword: ann.password, newPassword: 'brand-new' }),
    () =>
      new Promise((done) => setTimeout(done, 15)).then(() =>
        thief.post('/api/auth/delete-user', { password: ann.password }),
      ),
  );
  const [account] = await app.sql('select 1 from auth.user where id = $1', [ann.userId]);
  // Whichever was first counts; the other was refused and changed nothing.
  expect(changed === 200).toBe(account !== undefined);
  expect(deleted === 200).toBe(account === undefined);
});
