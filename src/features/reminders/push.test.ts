import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp, testConfig } from '../../../test/harness/app.ts';
import { Client } from '../../../test/harness/client.ts';
import { type PushService, startPushService, type TestBrowser } from '../../../test/harness/push-service.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import type { ReminderToSend } from './server/channel.ts';
import { pushChannel } from './server/channels/push.ts';

/* Browser push: subscribing, and what a push service is given. */

let app: TestApp;
let service: PushService;
let database: Database;
beforeAll(async () => {
  [app, service] = await Promise.all([createTestApp(), startPushService()]);
  database = new Database(app.url, { connections: 2 });
});
afterAll(async () => {
  await database.close();
  await Promise.all([app.close(), service.close()]);
});
beforeEach(() => {
  service.pushed.length = 0;
});

const subscriptionOf = ({ endpoint, p256dh, auth }: TestBrowser) => ({ id: newId(), endpoint, p256dh, auth });
const subscribe = (person: Person, browser: TestBrowser) =>
  person.post('/api/reminders/push-subscriptions', subscriptionOf(browser));
const unsubscribe = (person: Person, browser: TestBrowser) =>
  person.delete(`/api/reminders/push-subscriptions/${browser.endpointHash}`);
const subscribed = async (person: Person): Promise<string[]> =>
  (await person.get('/api/reminders/channels')).body.push.subscribed;
const remindersOf = async (person: Person) => {
  const { body } = await person.get('/api/profile');
  return {
    push: body.push_reminders_enabled,
    am: [body.reminder_time_am, body.reminder_days_am.length],
    pm: [body.reminder_time_pm, body.reminder_days_pm.length],
  };
};

const reminderFor = (userId: string): ReminderToSend => ({
  deliveryId: newId(),
  userId,
  half: 'morning',
  localDate: '2026-11-20',
  dueAt: '2026-11-20T16:00:00.000Z',
  to: { email: 'ann@example.com', phone: null },
  links: {
    open: 'http://localhost:3000/journal/new?from=reminder',
    snooze: 'http://localhost:3000/reminder#snooze.abc.def',
    stop: 'http://localhost:3000/reminder#stop.ghi',
  },
});

/** What the channel leans on, on the test's own database. */
const servicesWith = (changes: Partial<Services['config']> = {}) =>
  ({ config: { ...testConfig(), ...changes }, database }) as Services;
const channel = (changes: Partial<Services['config']> = {}) => {
  const made = pushChannel(servicesWith(changes));
  if (!made) throw new Error('there is no push');
  return made;
};

describe('subscribing', () => {
  test('a browser turns notifications on with both reminders, and the last one turns them off', async () => {
    const ann = await app.person();
    const [one, other] = [service.browser(), service.browser()];
    expect((await subscribe(ann, one)).status).toBe(204);
    expect(await remindersOf(ann)).toEqual({ push: true, am: ['08:00', 7], pm: ['19:00', 7] });
    await subscribe(ann, other);
    expect(await subscribed(ann)).toEqual([one.endpointHash, other.endpointHash]);
    await unsubscribe(ann, one);
    expect(await remindersOf(ann)).toMatchObject({ push: true });
    await unsubscribe(ann, other);
    expect(await remindersOf(ann)).toEqual({ push: false, am: [null, 0], pm: [null, 0] });
    expect((await unsubscribe(ann, other)).status).toBe(204);
  });

  test('times that were chosen stay, and those of other channels when the last browser goes', async () => {
    const ann = await app.person();
    const browser = service.browser();
    const chosen = { email_reminders_enabled: true, reminder_time_am: '06:30', reminder_days_am: ['Mon'] };
    await ann.patch('/api/profile', chosen);
    await subscribe(ann, browser);
    expect(await remindersOf(ann)).toEqual({ push: true, am: ['06:30', 1], pm: [null, 0] });
    await unsubscribe(ann, browser);
    expect(await remindersOf(ann)).toEqual({ push: false, am: ['06:30', 1], pm: [null, 0] });
  });

  test('a repeat keeps one, with the newest keys', async () => {
    const ann = await app.person();
    const browser = service.browser();
    await subscribe(ann, browser);
    const other = service.browser();
    await ann.post('/api/reminders/push-subscriptions', {
      ...subscriptionOf(other),
      endpoint: browser.endpoint,
    });
    const rows = await app.sql('select p256dh from push_subscriptions where user_id = $1', [ann.userId]);
    expect(rows).toEqual([{ p256dh: other.p256dh }]);
  });

  test('a browser is one person’s at a time', async () => {
    const [ann, bob] = [await app.person(), await app.person()];
    const browser = service.browser();
    await subscribe(ann, browser);
    await subscribe(bob, browser);
    expect(await subscribed(ann)).toEqual([]);
    expect(await subscribed(bob)).toEqual([browser.endpointHash]);
  });

  test('signing out ends it on that device', async () => {
    const ann = await app.person();
    const browser = service.browser();
    await subscribe(ann, browser);
    await new Client(app, ann.cookie).post('/api/auth/sign-out');
    const rows = await app.sql('select id from push_subscriptions where user_id = $1', [ann.userId]);
    expect(rows).toEqual([]);
  });

  test.each([
    ['signed out from elsewhere', 'revoke-other-sessions', () => ({})],
    [
      'another password, set elsewhere',
      'change-password',
      ({ password }: Person) => ({ currentPassword: password, newPassword: 'brand-new' }),
    ],
    ['signed out everywhere', 'revoke-sessions', () => ({})],
  ] as const)('%s: no message goes to that device any more', async (_, call, bodyOf) => {
    const ann = await app.person();
    const phone = service.browser();
    expect((await subscribe(ann, phone)).status).toBe(204);
    const elsewhere = new Client(app);
    await elsewhere.post('/api/auth/sign-in/email', ann);
    expect((await elsewhere.post(`/api/auth/${call}`, bodyOf(ann))).status).toBe(200);
    expect(await app.sql('select from push_subscriptions where user_id = $1', [ann.userId])).toEqual([]);
    expect(await channel().send(reminderFor(ann.userId))).toBe('gone');
    expect(service.pushed).toEqual([]);
  });

  test('one more than twenty takes the place of the oldest', async () => {
    const ann = await app.person();
    const browsers = Array.from({ length: 21 }, () => service.browser());
    for (const [index, browser] of browsers.entries()) {
      app.setNow(new Date(Date.now() + index * 1000));
      await subscribe(ann, browser);
    }
    app.setNow(new Date());
    const kept = await subscribed(ann);
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain(browsers[0]?.endpointHash);
  });

  test.each([
    ['no address', { endpoint: 'push' }],
    ['another protocol', { endpoint: 'ftp://push.example/one' }],
    ['one that is too long', { endpoint: `https://push.example/${'a'.repeat(1100)}` }],
    ['a short key', { p256dh: 'abc' }],
    ['another secret', { auth: '!'.repeat(22) }],
  ])('%s is refused', async (_, wrong) => {
    const ann = await app.person();
    const answer = await ann.post('/api/reminders/push-subscriptions', {
      ...subscriptionOf(service.browser()),
      ...wrong,
    });
    expect(answer.status).toBe(400);
    expect(await subscribed(ann)).toEqual([]);
  });

  test('in production no address inside this network is taken, and without keys none at all', async () => {
    const strict = await createTestApp({ production: true, appUrl: 'https://growthloop.example' });
    const ann = await strict.person();
    const browser = service.browser();
    for (const endpoint of [
      browser.endpoint,
      'https://127.0.0.1/push',
      'https://[::ffff:10.0.0.1]/push',
      'https://169.254.169.254/latest',
      'https://push.internal/one',
      'https://user:secret@push.example.com/one',
    ]) {
      const body = { ...subscriptionOf(browser), endpoint };
      expect((await ann.post('/api/reminders/push-subscriptions', body)).status, endpoint).toBe(400);
    }
    const good = { ...subscriptionOf(browser), endpoint: 'https://fcm.googleapis.com/fcm/send/one' };
    expect((await ann.post('/api/reminders/push-subscriptions', good)).status).toBe(204);
    await strict.close();

    const without = await createTestApp({ push: undefined });
    const bob = await without.person();
    expect((await bob.get('/api/reminders/channels')).body.push.public_key).toBeNull();
    expect((await subscribe(bob, browser)).status).toBe(503);
    await without.close();
  });
});

describe('sending', () => {
  test('each browser gets an encrypted message that it alone can read, signed by this server', async () => {
    const ann = await app.person();
    const browsers = [service.browser(), service.browser()];
    for (const browser of browsers) await subscribe(ann, browser);
    expect(await channel().send(reminderFor(ann.userId))).toBe('sent');
    expect(service.pushed).toHaveLength(2);
    for (const browser of browsers) {
      const message = service.pushed.find(({ browser: id }) => id === browser.id);
      if (!message) throw new Error('nothing came');
      expect(browser.read(message)).toEqual({
        half: 'morning',
        title: 'Good morning. Time to clarify your day.',
        body: 'Five questions, a few minutes. What matters today?',
        open: '/journal/new?from=reminder',
        snooze: 'abc.def',
        stop: 'ghi',
      });
      expect(() => service.browser().read(message)).toThrow();
      expect(message.headers).toMatchObject({
        ttl: '14400',
        topic: 'morning-2026-11-20',
        urgency: 'normal',
        'content-encoding': 'aes128gcm',
      });
      await expectSigned(message.headers.authorization as string);
    }
  });

  async function expectSigned(authorization: string) {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const keys = testConfig().push;
    expect(key).toBe(keys?.publicKey);
    const point = Buffer.from(key, 'base64url');
    const jwk = await importJWK({
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    });
    const { payload } = await jwtVerify(token, jwk, { audience: service.url });
    expect(payload.sub).toBe('mailto:hello@growthloop.example');
  }

  test.each([404, 410])('a subscription that is gone (%d) is forgotten', async (status) => {
    const ann = await app.person();
    const [gone, here] = [service.browser(), service.browser()];
    for (const browser of [gone, here]) await subscribe(ann, browser);
    service.answerFor(gone, status);
    expect(await channel().send(reminderFor(ann.userId))).toBe('sent');
    expect(await subscribed(ann)).toEqual([here.endpointHash]);
    service.answerFor(here, status);
    expect(await channel().send(reminderFor(ann.userId))).toBe('gone');
    expect(await subscribed(ann)).toEqual([]);
    expect(await channel().send(reminderFor(ann.userId))).toBe('gone');
  });

  test.each([413, 429, 500])('%d is for another try, unless another browser was told', async (status) => {
    const ann = await app.person();
    const [busy, here] = [service.browser(), service.browser()];
    await subscribe(ann, busy);
    service.answerFor(busy, status);
    const trouble = await channel()
      .send(reminderFor(ann.userId))
      .catch((error: Error) => error);
    expect(trouble).toMatchObject({ name: 'PushTrouble' });
    expect(String(trouble)).not.toContain(busy.endpoint);
    expect(await subscribed(ann)).toHaveLength(1);
    await subscribe(ann, here);
    expect(await channel().send(reminderFor(ann.userId))).toBe('sent');
  });

  test('keys that are none are a subscription that is gone', async () => {
    const ann = await app.person();
    const browser = service.browser();
    const noPoint = Buffer.alloc(65, 1).toString('base64url');
    await ann.post('/api/reminders/push-subscriptions', { ...subscriptionOf(browser), p256dh: noPoint });
    expect(await channel().send(reminderFor(ann.userId))).toBe('gone');
    expect(await subscribed(ann)).toEqual([]);
  });

  test('in production nothing goes to an address of this network', async () => {
    const ann = await app.person();
    const browser = service.browser();
    await subscribe(ann, browser);
    const strict = channel({ production: true, appUrl: 'https://growthloop.example' });
    await expect(strict.send(reminderFor(ann.userId))).rejects.toThrow();
    expect(service.pushed).toEqual([]);
  });
});
