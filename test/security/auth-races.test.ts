import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { Client, codeIn, mailsTo, mailUnder } from '../harness/client.ts';
import { journalPage } from '../harness/remote-person.ts';
import { FACTOR, SECOND_STEP, SIGN_IN, TwoStep } from '../harness/two-step.ts';

/* Two who do the same at the same moment, and what ends while it is being used. */

let app: TestApp;
let ann: TwoStep;

const NOW = '2026-11-25T08:00:10.000Z';
const EXCHANGE = '/api/auth/recovery/exchange';
const RESET = '/api/auth/reset-password';
const PASSKEYS = '/api/auth/passkeys';
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 4);
const ROUNDS_TAKE_AT_MOST = 300_000;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = new TwoStep(app, await app.person(), NOW);
});

const both = async (one: Promise<Answer>, other: Promise<Answer>): Promise<[Answer, Answer]> => {
  const answers = await Promise.all([one, other]);
  answers.sort((a, b) => a.status - b.status);
  return answers;
};
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

async function countEvents({ userId }: Person, kind: string): Promise<number> {
  const events = await app.sql('select from account_events where user_id = $1 and kind = $2', [userId, kind]);
  return events.length;
}

/** How many mails came under the subject, once none is on its way. */
async function countMails({ email }: Person, subject: string): Promise<number> {
  await mailUnder(app, email, subject);
  const underWay = `select from pgboss.job where state < 'completed' and data ->> 'to' = $1`;
  await expect.poll(() => app.sql(underWay, [email])).toEqual([]);
  return (await mailsTo(app, email)).filter((mail) => mail.subject === subject).length;
}

const countSessions = async ({ userId }: Person) =>
  (await app.sql('select from auth.session where user_id = $1', [userId])).length;

/** The code of a link for a new password. */
async function linkFor({ email }: Person): Promise<string> {
  const subject = 'Set a new password';
  const count = async () => (await mailsTo(app, email)).filter((mail) => mail.subject === subject).length;
  const before = await count();
  await new Client(app).post('/api/auth/request-password-reset', { email });
  await expect.poll(count).toBe(before + 1);
  return codeIn(await mailUnder(app, email, subject));
}

describe('a session that is ended while it writes', () => {
  beforeAll(async () => {
    // So that a page is half stored for a while.
    await app.sql(`create function harness.take_time() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.04); return new; end $$`);
    await app.sql(`create trigger take_time before insert on tasks for each row
      execute function harness.take_time()`);
  });
  afterAll(() => app.sql('drop trigger take_time on tasks'));

  interface Devices {
    home: Client;
    phone: Client;
    phoneId: string;
  }
  const endings: [string, (devices: Devices) => Promise<Answer>][] = [
    ['from elsewhere', ({ home, phoneId: id }) => home.post('/api/auth/revoke-session', { id })],
    ['with all others', ({ home }) => home.post('/api/auth/revoke-other-sessions')],
    ['with every one', ({ home }) => home.post('/api/auth/revoke-sessions')],
    ['by signing out', ({ phone }) => phone.copy().post('/api/auth/sign-out')],
  ];

  async function devices(): Promise<Devices> {
    const phone = new Client(app);
    await phone.post(SIGN_IN, ann.person);
    const { body } = await phone.get('/api/auth/list-sessions');
    return { home: ann.home, phone, phoneId: body.find(({ current }: { current: boolean }) => current).id };
  }

  type Page = ReturnType<typeof journalPage>;
  async function write(page: Page, token: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await app.fetch('/api/journal/entries', {
      method: 'POST',
      headers,
      body: JSON.stringify(page),
    });
    return answer.status;
  }

  /** How many of its rows are stored: 3 where it is whole. */
  async function rowsOf({ id, tasks }: Page): Promise<number> {
    const rows = await app.sql(
      'select id from journal_entries where id = $1 union all select id from tasks where id = any($2)',
      [id, tasks.map((task) => task.id)],
    );
    return rows.length;
  }

  test.each(endings)(
    '%s, has written all of it before the end is told, or nothing',
    async (_, end) => {
      for (let round = 0; round < ROUNDS; round++) {
        ann = new TwoStep(app, await app.person(), NOW);
        const there = await devices();
        const token = await there.phone.token();
        const pages = Array.from({ length: 3 }, () => journalPage(new Date(NOW)));
        const writes = pages.map((page) => write(page, token));
        await new Promise((done) => setTimeout(done, (round * 120) / ROUNDS));
        expect((await end(there)).status).toBe(200);
        const told = await Promise.all(pages.map(rowsOf));
        const statuses = await Promise.all(writes);
        expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
        expect(told).toEqual(statuses.map((status) => (status === 200 ? 3 : 0)));
        expect(await Promise.all(pages.map(rowsOf))).toEqual(told);
      }
    },
    ROUNDS_TAKE_AT_MOST,
  );
});

describe('in two tabs at once', () => {
  test('two-step sign-in is confirmed by one, whose recovery codes are the ones', async () => {
    await ann.begin();
    const code = ann.nextCode();
    const confirm = () => ann.home.copy().post(`${FACTOR}/confirm`, { code });
    const [done, late] = await both(confirm(), confirm());
    expect(done.status).toBe(200);
    expect(late).toMatchObject(refused(400, 'second_factor_not_begun'));
    expect(await countEvents(ann.person, 'second_factor_on')).toBe(1);
    expect(await countMails(ann.person, 'Two-step sign-in is on')).toBe(1);
    const browser = await ann.asked();
    expect((await browser.post(SECOND_STEP, { code: done.body.recovery_codes[9] })).status).toBe(200);
  });

  test('two-step sign-in is turned off by one, and the other is told that it is off', async () => {
    await ann.turnOn();
    const turnOff = () => ann.home.copy().post(`${FACTOR}/turn-off`);
    const [done, late] = await both(turnOff(), turnOff());
    expect(done.status).toBe(200);
    expect(late).toMatchObject(refused(400, 'second_factor_off'));
    expect(await countEvents(ann.person, 'second_factor_off')).toBe(1);
    expect(await countMails(ann.person, 'Two-step sign-in is off')).toBe(1);
  });

  test('the last passkey is removed by one, and the other is told that it is gone', async () => {
    const key = new Authenticator(app.config.appUrl);
    const options = await ann.home.post(`${PASSKEYS}/options`);
    const { body } = await ann.home.post(PASSKEYS, { response: key.create(options.body) });
    const remove = () => ann.home.copy().post(`${PASSKEYS}/remove`, { id: body.id });
    const [done, late] = await both(remove(), remove());
    expect(done.status).toBe(200);
    expect(late).toMatchObject(refused(404, 'not_found'));
    expect((await ann.home.get(PASSKEYS)).body).toEqual([]);
    expect(await countEvents(ann.person, 'passkey_removed')).toBe(1);
    expect(await countMails(ann.person, 'A passkey was removed from your account')).toBe(1);
  });
});

test('a recovery code that is brought twice at once begins one session', async () => {
  await ann.turnOn();
  const [code] = ann.recoveryCodes;
  const before = await countSessions(ann.person);
  const browsers = [await ann.asked(), await ann.asked()] as const;
  const bring = (browser: Client) => browser.post(SECOND_STEP, { code });
  const [done, late] = await both(bring(browsers[0]), bring(browsers[1]));
  expect(done.status).toBe(200);
  expect(late).toMatchObject(refused(401, 'second_factor_wrong'));
  expect(await countSessions(ann.person)).toBe(before + 1);
  expect((await ann.home.get(FACTOR)).body).toMatchObject({ on: true, recovery_codes_left: 9 });
  expect(await countEvents(ann.person, 'recovery_code_used')).toBe(1);
  expect(await countMails(ann.person, 'A recovery code was used to sign in')).toBe(1);
});

describe('a proof that runs out between the dialog and the call', () => {
  /** All that the guarded calls could change. */
  const stored = () =>
    app.sql(
      `select (select json_agg(f) from auth.second_factor f where user_id = $1) as factor,
        (select json_agg(c order by digest) from auth.recovery_code c where user_id = $1) as codes,
        (select json_agg(p) from auth.passkey p where user_id = $1) as passkeys,
        (select json_agg(kind order by id) from account_events where user_id = $1) as events`,
      [ann.person.userId],
    );

  test('is refused by everything that asks for one, and changes nothing', async () => {
    const key = new Authenticator(app.config.appUrl);
    const options = await ann.home.post(`${PASSKEYS}/options`);
    const { body } = await ann.home.post(PASSKEYS, { response: key.create(options.body) });
    await ann.turnOn();
    expect((await ann.home.post('/api/auth/prove', { password: ann.person.password })).status).toBe(200);
    const before = await stored();
    ann.pass(10 * 60_000);
    const calls: [string, object?][] = [
      [`${FACTOR}/begin`],
      [`${FACTOR}/recovery-codes`],
      [`${FACTOR}/turn-off`],
      [`${PASSKEYS}/options`],
      [`${PASSKEYS}/remove`, { id: body.id }],
      ['/api/auth/begin-export'],
    ];
    for (const [path, given] of calls) {
      expect(await ann.home.post(path, given), path).toMatchObject(refused(403, 'proof_needed'));
    }
    expect(await stored()).toEqual(before);
  });
});

describe('a recovery link while two-step sign-in is on', () => {
  const setsPassword = async (browser: Client) =>
    (await browser.post(RESET, { newPassword: 'brand-new-words' })).status === 200;

  test('opened on two devices at once asks one of them for a code, and neither may set a password', async () => {
    await ann.turnOn();
    const before = await countSessions(ann.person);
    const code = await linkFor(ann.person);
    const [one, other] = [new Client(app), new Client(app)];
    const [asked, late] = await both(one.post(EXCHANGE, { code }), other.post(EXCHANGE, { code }));
    expect(asked).toEqual({ status: 200, body: { second_factor: true } });
    expect(late).toMatchObject(refused(400, 'link_invalid'));
    expect([await setsPassword(one), await setsPassword(other)]).toEqual([false, false]);
    expect(await countSessions(ann.person)).toBe(before);
  });

  test('and another one, with one code on two devices at once, lets one of them set a password', async () => {
    await ann.turnOn();
    const open = async () => {
      const browser = new Client(app);
      const code = await linkFor(ann.person);
      expect((await browser.post(EXCHANGE, { code })).body).toEqual({ second_factor: true });
      return browser;
    };
    const devices = [await open(), await open()] as const;
    const code = ann.nextCode();
    const [done, late] = await both(
      devices[0].post(SECOND_STEP, { code }),
      devices[1].post(SECOND_STEP, { code }),
    );
    expect(done.status).toBe(200);
    expect(late).toMatchObject(refused(401, 'second_factor_wrong'));
    const set = [await setsPassword(devices[0]), await setsPassword(devices[1])];
    expect(set.filter(Boolean)).toHaveLength(1);
    expect(await countSessions(ann.person)).toBe(1);
    expect((await ann.home.get('/api/auth/token')).status).toBe(401);
  });
});
