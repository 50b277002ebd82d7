import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { Client, codeIn, mailUnder } from '../../../test/harness/client.ts';
import { FACTOR, SIGN_IN, TwoStep } from '../../../test/harness/two-step.ts';

/* Two-step sign-in on a device that is trusted: for how long, and what ends it. */

let app: TestApp;
let ann: TwoStep;
let home: Client;

const NOW = '2026-11-25T08:00:10.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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

const isIn = async (browser: Client) => (await browser.get('/api/auth/token')).status === 200;
const prove = () => home.post('/api/auth/prove', { password: ann.person.password });

describe('a device that is trusted', () => {
  beforeEach(() => ann.turnOn());

  const signIn = async (browser: Client) => (await browser.post(SIGN_IN, ann.person)).body;
  const asksFor = async (browser: Client) => (await signIn(browser)).second_factor === true;

  test('is asked for no code for thirty days, and for one after them', async () => {
    const browser = await ann.signedIn(true);
    expect(browser.attributes.get('growth-loop.trusted')).toEqual([
      `max-age=${30 * 24 * 3600}`,
      'path=/api/auth',
      'httponly',
      'samesite=lax',
    ]);
    await browser.post('/api/auth/sign-out');
    ann.pass(30 * DAY - MINUTE);
    expect(await asksFor(browser)).toBe(false);
    ann.pass(MINUTE);
    expect(await asksFor(browser)).toBe(true);
  });

  test('is trusted only where it was asked for, and only with what it was given then', async () => {
    const plain = await ann.signedIn(false);
    expect(plain.cookie).not.toContain('trusted');
    expect(await asksFor(plain)).toBe(true);

    const browser = await ann.signedIn(true);
    const cookies = browser.cookie.split('; ');
    const only = (name: string) => cookies.filter((pair) => pair.startsWith(name)).join('; ');
    expect(await asksFor(new Client(app, only('growth-loop.device')))).toBe(true);
    expect(await asksFor(new Client(app, only('growth-loop.trusted')))).toBe(true);
    const moved = new Client(app, [only('growth-loop.trusted'), plain.cookie].join('; '));
    expect(await asksFor(moved)).toBe(true);
    expect(await asksFor(browser)).toBe(false);
  });

  test('is another person’s for nobody', async () => {
    const browser = await ann.signedIn(true);
    const ben = new TwoStep(app, await app.person(), ann.now.toISOString());
    await ben.turnOn();
    await ben.asked(browser);
  });

  test.each<[string, (browser: Client) => Promise<unknown>]>([
    ['a new password', (browser) => newPassword(browser)],
    ['turning it off, and on again', (browser) => offAndOn(browser)],
    ['signing out everywhere', (browser) => browser.post('/api/auth/revoke-sessions')],
    ['signing out everywhere else', () => home.post('/api/auth/revoke-other-sessions')],
    ['ending that device', () => endOther()],
    ['the link in the mail about it', (browser) => endByMail(browser)],
  ])('is forgotten by %s', async (_, forget) => {
    const browser = await ann.signedIn(true);
    await forget(browser);
    expect(await asksFor(browser)).toBe(true);
  });

  async function newPassword(browser: Client): Promise<void> {
    const passwords = { currentPassword: ann.person.password, newPassword: NEW_WORDS };
    expect((await browser.post('/api/auth/change-password', passwords)).status).toBe(200);
    ann.person.password = NEW_WORDS;
  }

  async function offAndOn(browser: Client): Promise<void> {
    expect((await browser.post(`${FACTOR}/turn-off`)).status).toBe(200);
    await prove();
    await ann.turnOn();
  }

  async function endOther(): Promise<void> {
    const sessions = (await home.get('/api/auth/list-sessions')).body;
    const { id } = sessions.find(({ current }: { current: boolean }) => !current);
    expect((await home.post('/api/auth/revoke-session', { id })).status).toBe(200);
  }

  async function endByMail(browser: Client): Promise<void> {
    const code = codeIn(await mailUnder(app, ann.person.email, 'New sign-in to your account'));
    const pressed = await app.fetch('/api/auth/end-session', {
      method: 'POST',
      headers: { origin: app.config.appUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ code }).toString(),
    });
    expect(pressed.status).toBe(303);
    expect(await isIn(browser)).toBe(false);
  }

  test('stays trusted by signing out, and where everything else is signed out', async () => {
    const browser = await ann.signedIn(true);
    expect((await browser.post('/api/auth/revoke-other-sessions')).status).toBe(200);
    await browser.post('/api/auth/sign-out');
    expect(await asksFor(browser)).toBe(false);
  });
});
