import { createHash, randomBytes } from 'node:crypto';
import twilioSdk from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, testConfig } from '../../../test/harness/app.ts';
import { askCode, startPhones } from '../../../test/harness/phones.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { numberKeyOf } from '../../server/product-keys.ts';
import type { Services } from '../../server/services.ts';
import { webhookSignature } from '../../server/webhook.ts';
import type { ReminderToSend } from './server/channel.ts';
import { textChannel } from './server/channels/text.ts';
import { numberOptedOut } from './texts.ts';

/* A phone number: stopped and started by its owner's texts, and reminded by text. */

const phones = await startPhones();
const { twilio, app, newPhoneNumber, withNumber, confirmed } = phones;
const database = new Database(app.url, { connections: 2 });
afterAll(async () => {
  await database.close();
  await phones.close();
});
beforeEach(() => phones.begin());

/** What Twilio posts when somebody texts, signed with Twilio's own code. */
async function texts(from: string, body: string, changes: Record<string, string> = {}, forged = false) {
  const form = {
    MessageSid: `SM${newId().replaceAll('-', '')}`,
    AccountSid: twilio.config.accountSid,
    From: from,
    To: twilio.config.from,
    Body: body,
    ...changes,
  };
  const key = forged ? 'another key' : twilio.config.authToken;
  const url = `${app.config.appUrl}/webhooks/sms`;
  const signature = twilioSdk.getExpectedTwilioSignature(key, url, form);
  const answer = await app.fetch('/webhooks/sms', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    body: new URLSearchParams(form),
  });
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
}

const channelsOf = async (person: Person) => (await person.get('/api/reminders/channels')).body.text;

describe('STOP and START', () => {
  test('silence every account of the number, and give it back its voice', async () => {
    const ann = await confirmed();
    const bob = await confirmed(ann.phone);
    const stopped = await texts(ann.phone, 'STOP');
    expect(stopped).toMatchObject({ status: 200, type: 'text/xml; charset=UTF-8' });
    expect(stopped.body).toContain(
      '<Response><Message>You are unsubscribed and will no longer get texts from Growth Loop. Text START to resubscribe.</Message></Response>',
    );
    for (const person of [ann, bob]) {
      expect(await channelsOf(person)).toEqual({
        offered: true,
        stopped_at: '2026-11-20T16:00:00.000Z',
        number: twilio.config.from,
      });
    }
    const started = await texts(ann.phone, 'Start');
    expect(started.body).toContain('You are subscribed to texts from Growth Loop again.');
    expect(await channelsOf(bob)).toMatchObject({ stopped_at: null });
  });

  test.each([
    ['STOPALL', true],
    [' unsubscribe ', true],
    ['Cancel.', true],
    ['end', true],
    ['QUIT!', true],
    ['s t o p', true],
    ['stop it please', false],
    ['', false],
    ['Don’t stop', false],
  ])('%j is STOP: %s', async (word, isStop) => {
    const ann = await withNumber();
    expect((await texts(ann.phone, word)).status).toBe(200);
    expect((await channelsOf(ann)).stopped_at !== null).toBe(isStop);
  });

  test.each(['START', 'yes', ' UNSTOP'])('%j is START', async (word) => {
    const ann = await withNumber();
    await texts(ann.phone, 'STOP');
    await texts(ann.phone, word);
    expect(await channelsOf(ann)).toMatchObject({ stopped_at: null });
  });

  test('a text that is told twice is heard once', async () => {
    const ann = await withNumber();
    const MessageSid = `SM${'7'.repeat(32)}`;
    const first = await texts(ann.phone, 'STOP', { MessageSid });
    await texts(ann.phone, 'START');
    expect(await texts(ann.phone, 'STOP', { MessageSid })).toEqual(first);
    expect(await channelsOf(ann)).toMatchObject({ stopped_at: null });
  });

  test('twenty at once end as one', async () => {
    const ann = await withNumber();
    const answers = await Promise.all(Array.from({ length: 20 }, () => texts(ann.phone, 'STOP')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await channelsOf(ann)).stopped_at).not.toBeNull();
  });

  test('that are forged change nothing', async () => {
    const ann = await withNumber();
    expect((await texts(ann.phone, 'STOP', {}, true)).status).toBe(403);
    const unsigned = await app.fetch('/webhooks/sms', {
      method: 'POST',
      body: 'From=%2B15550100199&Body=STOP',
    });
    expect(unsigned.status).toBe(403);
    expect(await channelsOf(ann)).toMatchObject({ stopped_at: null });
  });

  test.each([
    ['an id longer than the database has room for', { MessageSid: randomBytes(20_000).toString('hex') }],
    ['no id', { MessageSid: '' }],
    ['a sender longer than a number', { From: '1'.repeat(1000) }],
  ])('that are signed and have %s are refused', async (_, changes) => {
    expect((await texts(newPhoneNumber(), 'STOP', changes)).status).toBe(400);
  });

  test('are not answered twice where Twilio has answered itself', async () => {
    const ann = await withNumber();
    const { body } = await texts(ann.phone, 'STOP', { OptOutType: 'STOP' });
    expect(body).not.toContain('<Message>');
    expect((await channelsOf(ann)).stopped_at).not.toBeNull();
  });

  test('keep codes from being sent as well', async () => {
    const ann = await withNumber();
    await texts(ann.phone, 'STOP');
    expect(await askCode(ann)).toMatchObject({
      status: 409,
      body: { error: { message: numberOptedOut } },
    });
    expect(twilio.texts).toEqual([]);
  });

  test('the database knows a stopped number by a digest with a key', async () => {
    const ann = await withNumber();
    await texts(ann.phone, 'STOP');
    const rows = await app.sql('select number_hash from reminders.sms_stops');
    expect(JSON.stringify(rows)).not.toContain(ann.phone.slice(1));
    expect(JSON.stringify(rows)).not.toContain(createHash('sha256').update(ann.phone).digest('base64url'));
  });

  test('come from a provider by webhook as well, signed as what it is sent', async () => {
    const other = await createTestApp({ texts: { kind: 'webhook', url: 'http://127.0.0.1:1/texts' } });
    other.setNow('2026-11-20T16:00:00Z');
    const ann = await other.person();
    await ann.patch('/api/profile', { phone_number: '+15550100199' });
    const tell = (word: string, secret: string, at = '2026-11-20T16:00:00Z') => {
      const body = JSON.stringify({ id: newId(), from: '+1 555 010 0199', text: word });
      const headers = { 'webhook-signature': webhookSignature(secret, body, new Date(at)) };
      return other.fetch('/webhooks/sms', { method: 'POST', headers, body });
    };
    const { webhookSecret } = other.config;
    expect((await tell('STOP', 'another secret')).status).toBe(403);
    expect((await tell('STOP', webhookSecret, '2026-11-20T15:50:00Z')).status).toBe(403);
    const stopped = await tell('stop', webhookSecret);
    expect(await stopped.json()).toEqual({
      answer:
        'You are unsubscribed and will no longer get texts from Growth Loop. Text START to resubscribe.',
    });
    expect((await ann.get('/api/reminders/channels')).body.text).toMatchObject({ number: null });
    expect((await ann.get('/api/reminders/channels')).body.text.stopped_at).not.toBeNull();
    await other.close();
  });
});

describe('a reminder by text', () => {
  let numberKey: Uint8Array;
  beforeAll(async () => {
    numberKey = await numberKeyOf(database.pool, app.config);
  });
  const servicesWith = () =>
    ({
      config: { ...testConfig(), ...app.config },
      database,
      clock: () => new Date(),
      numberKey,
    }) as Services;
  const channel = () => {
    const made = textChannel(servicesWith());
    if (!made) throw new Error('there are no texts');
    return made;
  };
  const reminderTo = (phone: string | null, deliveryId = newId()): ReminderToSend => ({
    deliveryId,
    userId: newId(),
    half: 'afternoon',
    localDate: '2026-11-20',
    dueAt: '2026-11-21T03:00:00.000Z',
    to: { email: 'ann@example.com', phone },
    links: {
      open: 'http://localhost:3000/dashgrowthloop',
      snooze: `http://localhost:3000/reminder#snooze.${deliveryId}`,
      stop: `http://localhost:3000/reminder#stop.${deliveryId}`,
    },
  });

  test('says what it is for, and how to answer and to end it', async () => {
    const phone = newPhoneNumber();
    const reminder = reminderTo(phone);
    expect(await channel().send(reminder)).toBe('sent');
    expect(twilio.texts[0]?.body.split('\n')).toEqual([
      'Growth Loop: What did today teach you?',
      'http://localhost:3000/dashgrowthloop',
      `Remind me in an hour: ${reminder.links.snooze}`,
      'Text STOP to unsubscribe.',
    ]);
  });

  test('that ended between the carrier’s yes and our note of it is not sent again', async () => {
    const phone = newPhoneNumber();
    const reminder = reminderTo(phone);
    for (let round = 0; round < 3; round += 1) {
      twilio.befall('taken, unacknowledged');
      await channel()
        .send(reminder)
        .catch(() => undefined);
    }
    expect(await channel().send(reminder)).toBe('sent');
    expect(twilio.texts).toHaveLength(1);
    twilio.befall();
  });

  test('that was never taken is sent at the next attempt', async () => {
    const reminder = reminderTo(newPhoneNumber());
    twilio.befall({ status: 500, code: 20500, message: 'no' });
    await expect(channel().send(reminder)).rejects.toThrow();
    expect(await channel().send(reminder)).toBe('sent');
    expect(twilio.texts).toHaveLength(1);
  });

  test('goes to no number that has stopped, here or at Twilio, and to none at all without one', async () => {
    const ann = await confirmed();
    await texts(ann.phone, 'STOP');
    twilio.texts.length = 0;
    expect(await channel().send(reminderTo(ann.phone))).toBe('gone');
    expect(await channel().send(reminderTo(null))).toBe('gone');
    const bob = await confirmed();
    twilio.stopped.add(bob.phone);
    twilio.texts.length = 0;
    expect(await channel().send(reminderTo(bob.phone))).toBe('gone');
    expect(twilio.texts).toEqual([]);
    expect((await channelsOf(bob)).stopped_at).not.toBeNull();
  });
});
