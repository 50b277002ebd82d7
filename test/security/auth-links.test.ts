import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { Client, codeIn, mailsTo } from '../harness/client.ts';

/* Threat 9, takeover by mail: a link is void from the moment that the account it was made for has changed. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.sql(`create function hold_jobs() returns trigger language plpgsql as
    $$ begin new.start_after := now() + interval '1 hour'; return new; end $$`);
});
afterAll(() => app.close());
afterEach(letJobsGo);

const EXCHANGE = '/api/auth/recovery/exchange';
const RESET = '/api/auth/reset-password';
const SET_PASSWORD = 'Set a new password';
const CONFIRM = 'Confirm your new email address';
const PATIENCE = { timeout: 15_000 };

/** From now on mail waits to be made. */
const holdJobs = () =>
  app.sql(`create trigger hold_jobs before insert on pgboss.job_common
    for each row when (new.name in ('recovery-email', 'email-change-email')) execute function hold_jobs()`);

/** Makes the mail that was held, and waits until all of it is. */
async function letJobsGo(): Promise<void> {
  await app.sql('drop trigger if exists hold_jobs on pgboss.job_common');
  await app.sql('update pgboss.job set start_after = now() where start_after > now()');
  // What is done by the clock comes and goes by itself.
  const undone = `select name, state from pgboss.job where name !~ '^(__pgboss|reminders-)'`;
  await expect.poll(() => app.sql(undone), PATIENCE).toEqual([]);
}

const linksTo = async (address: string, subject: string) =>
  (await mailsTo(app, address)).filter((mail) => mail.subject === subject);

/** The code of the newest such mail, once there are so many. */
async function codeFrom(address: string, subject: string, count = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(address, subject)).length, PATIENCE).toBe(count);
  return codeIn((await linksTo(address, subject))[0]);
}

const askRecovery = (person: Person) =>
  new Client(app).post('/api/auth/request-password-reset', { email: person.email });

async function askEmailChange(person: Person, newEmail: string): Promise<void> {
  const body = { currentPassword: person.password, newEmail };
  const answer = await new Client(app, person.cookie).post('/api/auth/change-email', body);
  expect(answer.status).toBe(200);
}

async function confirm(code: string): Promise<number> {
  const answer = await app.fetch('/api/auth/confirm-email', {
    method: 'POST',
    headers: { origin: app.config.appUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code }).toString(),
  });
  return answer.status;
}

const exchange = async (code: string) => (await new Client(app).post(EXCHANGE, { code })).status;

const newAddressOf = ({ email }: Person) => `new-${email}`;
const otherAddressOf = ({ email }: Person) => `other-${email}`;

/** What makes a link stale. `prepare` runs before the link is asked for, for what itself needs a mail. */
const changes: Record<string, (person: Person) => Promise<() => Promise<void>>> = {
  'a change of password': async ({ cookie, password }) => {
    const browser = new Client(app, cookie);
    return async () => {
      const body = { currentPassword: password, newPassword: 'brand-new' };
      expect((await browser.post('/api/auth/change-password', body)).status).toBe(200);
    };
  },
  'a reset': async (person) => {
    const browser = new Client(app);
    await askRecovery(person);
    await browser.post(EXCHANGE, { code: await codeFrom(person.email, SET_PASSWORD) });
    return async () => {
      expect((await browser.post(RESET, { newPassword: 'brand-new' })).status).toBe(200);
    };
  },
};

const addressChange = async (person: Person) => {
  await askEmailChange(person, otherAddressOf(person));
  const code = await codeFrom(otherAddressOf(person), CONFIRM);
  return async () => expect(await confirm(code)).toBe(200);
};

for (const [name, prepare] of Object.entries({ ...changes, 'a change of address': addressChange })) {
  test(`a recovery link dies with ${name}, mailed before or after`, async () => {
    const ann = await app.person();
    const change = await prepare(ann);
    const mailed = (await linksTo(ann.email, SET_PASSWORD)).length + 1;
    await askRecovery(ann);
    const code = await codeFrom(ann.email, SET_PASSWORD, mailed);
    await holdJobs();
    await askRecovery(ann);
    await change();
    expect(await exchange(code)).toBe(400);
    await letJobsGo();
    expect(await linksTo(ann.email, SET_PASSWORD)).toHaveLength(mailed);
    expect(await linksTo(otherAddressOf(ann), SET_PASSWORD)).toEqual([]);
  });

  test(`a session from a recovery link sets no password after ${name}`, async () => {
    const ann = await app.person();
    const change = await prepare(ann);
    const mailed = (await linksTo(ann.email, SET_PASSWORD)).length + 1;
    await askRecovery(ann);
    const browser = new Client(app);
    await browser.post(EXCHANGE, { code: await codeFrom(ann.email, SET_PASSWORD, mailed) });
    await change();
    expect((await browser.post(RESET, { newPassword: 'mallory-1' })).status).toBe(400);
    expect((await browser.get('/api/auth/token')).status).toBe(401);
  });
}

for (const [name, prepare] of Object.entries(changes)) {
  test(`a link to a new address dies with ${name}, mailed before or after`, async () => {
    const [ann, ben] = [await app.person(), await app.person()];
    const [changeAnn, changeBen] = [await prepare(ann), await prepare(ben)];
    await askEmailChange(ann, newAddressOf(ann));
    const code = await codeFrom(newAddressOf(ann), CONFIRM);
    await changeAnn();
    expect(await confirm(code)).toBe(400);

    await holdJobs();
    await askEmailChange(ben, newAddressOf(ben));
    await changeBen();
    await letJobsGo();
    expect(await linksTo(newAddressOf(ben), CONFIRM)).toEqual([]);
  });
}

test('asking for a second address voids the first, mailed or not, and the second works', async () => {
  const ann = await app.person();
  await askEmailChange(ann, newAddressOf(ann));
  const first = await codeFrom(newAddressOf(ann), CONFIRM);
  await holdJobs();
  await askEmailChange(ann, 'late@example.com');
  expect(await confirm(first)).toBe(400);
  await askEmailChange(ann, otherAddressOf(ann));
  await letJobsGo();
  expect(await linksTo('late@example.com', CONFIRM)).toEqual([]);
  expect(await confirm(await codeFrom(otherAddressOf(ann), CONFIRM))).toBe(200);
});

test('signing out everywhere leaves links alone, for they lead to the mailbox of the account', async () => {
  const ann = await app.person();
  await askRecovery(ann);
  const code = await codeFrom(ann.email, SET_PASSWORD);
  await new Client(app, ann.cookie).post('/api/auth/revoke-sessions');
  expect(await exchange(code)).toBe(200);
});
