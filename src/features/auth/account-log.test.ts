import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { Client, codeIn, mailsTo, mailUnder } from '../../../test/harness/client.ts';
import { Database } from '../../server/database.ts';
import { forgetOldEvents } from './server/account-events.ts';
import { forgetOldDevices } from './server/known-devices.ts';

/* What an account's log tells its owner, and what a device that was never seen sets off. */

let app: TestApp;
let ann: Person;
let home: Client;

const NOW = '2026-11-25T08:00:00.000Z';
const SIGN_IN = '/api/auth/sign-in/email';
const LOG = '/api/auth/account-events';
const END = '/api/auth/end-session';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_SIGN_IN = 'New sign-in to your account';

beforeAll(async () => {
  app = await createTestApp({ trustProxy: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  home = new Client(app, ann.cookie);
});

const log = async (browser: Client = home) => (await browser.get(LOG)).body;
const kinds = async (browser: Client = home): Promise<string[]> =>
  (await log(browser)).map(({ kind }: { kind: string }) => kind);

/** A browser that nobody has signed in with, from another network. */
async function newBrowser(person: Pick<Person, 'email' | 'password'> = ann): Promise<Client> {
  const browser = new Client(app);
  const from = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' };
  expect((await browser.post(SIGN_IN, person, from)).status).toBe(200);
  return browser;
}

/** Presses the button on the page that the mail leads to. */
const press = (code: string, origin = app.config.appUrl) =>
  app.fetch(END, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code }).toString(),
  });

const mailed = () => mailUnder(app, ann.email, NEW_SIGN_IN);
const countMailed = async () =>
  (await mailsTo(app, ann.email)).filter(({ subject }) => subject === NEW_SIGN_IN).length;

describe('the log', () => {
  test('tells what happened, the latest first, and of the network its beginning alone', async () => {
    app.setNow('2026-11-25T09:00:00.000Z');
    await newBrowser();
    const [signedIn, signedUp] = await log();
    expect(signedIn).toEqual({
      id: expect.any(String),
      kind: 'signed_in',
      at: '2026-11-25T09:00:00.000Z',
      network: '203.0',
      user_agent: FIREFOX,
    });
    expect(signedUp).toMatchObject({ kind: 'signed_up', at: NOW });
    const stored = await app.sql('select * from account_events where user_id = $1', [ann.userId]);
    expect(JSON.stringify(stored)).not.toContain('113.77');
  });

  test('tells of a new password, of another address that was asked for, and of sessions that were ended', async () => {
    const phone = await newBrowser();
    const other = (await home.get('/api/auth/list-sessions')).body.find(
      ({ current }: { current: boolean }) => !current,
    );
    await home.post('/api/auth/revoke-session', { id: other.id });
    await home.post('/api/auth/change-email', {
      currentPassword: ann.password,
      newEmail: 'ann2@example.com',
    });
    await home.post('/api/auth/change-password', {
      currentPassword: ann.password,
      newPassword: 'brand-new-words',
      revokeOtherSessions: true,
    });
    await home.post('/api/auth/revoke-other-sessions');
    expect(await kinds()).toEqual([
      'other_sessions_ended',
      'password_changed',
      'email_change_requested',
      'session_ended',
      'signed_in',
      'signed_up',
    ]);
    expect((await phone.get(LOG)).status).toBe(401);
  });

  test('notes nothing of what was refused', async () => {
    await new Client(app).post(SIGN_IN, { email: ann.email, password: 'a guess' });
    await home.post('/api/auth/revoke-session', { id: '01900000-0000-7000-8000-0000000000ff' });
    await home.post('/api/auth/change-password', {
      currentPassword: 'a guess',
      newPassword: 'brand-new-words',
    });
    expect(await kinds()).toEqual(['signed_up']);
  });

  test('is its owner’s alone', async () => {
    await newBrowser();
    const ben = await app.person();
    expect(await kinds(new Client(app, ben.cookie))).toEqual(['signed_up']);
    expect((await new Client(app).get(LOG)).status).toBe(401);
  });

  test('is told for 90 days', async () => {
    app.setNow('2027-02-23T07:59:00.000Z');
    expect(await kinds()).toEqual(['signed_up']);
    app.setNow('2027-02-23T08:01:00.000Z');
    expect(await kinds()).toEqual([]);
  });
});

test('every night the events of 90 days ago go, and the devices whose cookie is gone', async () => {
  const left = async (now: string): Promise<number[]> => {
    const database = new Database(app.url, { connections: 1 });
    await forgetOldEvents(database, new Date(now));
    await forgetOldDevices(database, new Date(now));
    await database.close();
    const counts = await app.sql<{ count: string }>(
      `select count(*) from account_events where user_id = $1
        union all select count(*) from auth.known_device where user_id = $1`,
      [ann.userId],
    );
    return counts.map(({ count }) => Number(count));
  };
  expect(await left('2027-02-23T07:59:00.000Z')).toEqual([1, 1]);
  expect(await left('2027-02-23T08:01:00.000Z')).toEqual([0, 1]);
  expect(await left('2027-12-30T07:59:00.000Z')).toEqual([0, 1]);
  expect(await left('2027-12-30T08:01:00.000Z')).toEqual([0, 0]);
});

describe('a device that was never seen', () => {
  test('is told by mail, with its name and the beginning of its address; one that is known is not', async () => {
    const phone = await newBrowser();
    const mail = await mailed();
    expect(mail.text).toContain('Firefox on Linux, at an address that starts with 203.0.');
    expect(mail.text).not.toContain('113.77');
    await phone.post('/api/auth/sign-out');
    await phone.post(SIGN_IN, ann);
    await home.post('/api/auth/sign-out');
    await home.post(SIGN_IN, ann);
    await newBrowser();
    await expect.poll(countMailed).toBe(2);
  });

  test('is signed out by the link in the mail, once, which leads to a new password', async () => {
    const phone = await newBrowser();
    const code = codeIn(await mailed());
    const asked = await app.fetch(`${END}?code=${code}`);
    expect(await asked.text()).toContain('Sign it out and set a new password');
    expect((await phone.get(LOG)).status).toBe(200);

    const pressed = await press(code);
    expect(pressed.status).toBe(303);
    expect((await phone.get(LOG)).status).toBe(401);
    expect(await kinds()).toContain('session_ended');

    const recovery = new URL(pressed.headers.get('location') ?? '', app.config.appUrl);
    expect(recovery.pathname).toBe('/reset-password');
    const owner = new Client(app);
    await owner.post('/api/auth/recovery/exchange', { code: recovery.searchParams.get('code') });
    expect((await owner.post('/api/auth/reset-password', { newPassword: 'brand-new-words' })).status).toBe(
      200,
    );
    expect((await press(code)).status).toBe(400);
  });

  test('stays in by a press from another site, and by a code that is void', async () => {
    const phone = await newBrowser();
    const code = codeIn(await mailed());
    expect((await press(code, 'https://evil.example')).status).toBe(403);
    expect((await press('made-up')).status).toBe(400);
    expect((await phone.get(LOG)).status).toBe(200);
  });

  test('is forgotten with the account', async () => {
    const phone = await newBrowser();
    expect((await phone.post('/api/auth/delete-user', { password: ann.password })).status).toBe(200);
    expect(phone.cookie).toBe('');
    const left = await app.sql(
      `select user_id from account_events where user_id = $1
        union all select user_id from auth.known_device where user_id = $1`,
      [ann.userId],
    );
    expect(left).toEqual([]);
  });
});
