import { createHash } from 'node:crypto';
import twilioSdk from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp, testConfig } from '../../../test/harness/app.ts';
import { startTwilio, type TwilioStandIn } from '../../../test/harness/twilio.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import { webhookSignature } from '../../server/webhook.ts';
import { PHONE_MESSAGES } from './contract/messages.ts';
import type { ReminderToSend } from './server/channel.ts';
import { textChannel } from './server/channels/text.ts';

/* A phone number: confirmed by a code, stopped and started by its owner's texts. */

let twilio: TwilioStandIn;
let app: TestApp;
let database: Database;
beforeAll(async () => {
  twilio = await startTwilio();
  app = await createTestApp({ texts: twilio.config });
  database = new Database(app.url, { connections: 2 });
});
afterAll(async () => {
  await database.close();
  await Promise.all([app.close(), twilio.close()]);
});
beforeEach(() => {
  twilio.texts.length = 0;
  app.setNow('2026-11-20T16:00:00Z');
});

let numbers = 0;
const freshNumber = (): string => {
  numbers += 1;
  return `+1555010${String(1000 + numbers)}`;
};

async function withNumber(phone = freshNumber()): Promise<Person & { phone: string }> {
  const person = await app.person();
  await person.patch('/api/profile', { phone_number: phone, phone_reminders_enabled: true });
  return { ...person, phone };
}

const askCode = (person: Person) => person.post('/api/reminders/phone-code');
const tryCode = (person: Person, code: string) => person.post('/api/reminders/phone-confirmation', { code });
const codeTo = (phone: string): string =>
  twilio.texts.findLast(({ to }) => to === phone)?.body.match(/^\d{6}\b/)?.[0] ?? '';
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const isConfirmed = async (person: Person): Promise<boolean> =>
  (await person.get('/api/profile')).body.phone_confirmed_at !== null;
async function confirmed(phone?: string) {
  const person = await withNumber(phone);
  await askCode(person);
  expect(await tryCode(person, codeTo(person.phone))).toMatchObject({ status: 204 });
  return person;
}

describe('a number', () => {
  test('is confirmed by the code that was texted to it, once', async () => {
    const ann = await withNumber();
    expect(await askCode(ann)).toEqual({ status: 200, body: { good_until: '2026-11-20T16:10:00.000Z' } });
    const code = codeTo(ann.phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(await isConfirmed(ann)).toBe(false);
    expect((await tryCode(ann, code)).status).toBe(204);
    expect(await isConfirmed(ann)).toBe(true);
    expect((await tryCode(ann, code)).status).toBe(410);
    expect(await askCode(ann)).toMatchObject({ status: 409 });
  });

  test('that is changed must be confirmed anew; the code for the one before is good no more', async () => {
    const ann = await withNumber();
    await askCode(ann);
    const code = codeTo(ann.phone);
    await ann.patch('/api/profile', { phone_number: freshNumber() });
    expect((await tryCode(ann, code)).status).toBe(410);
    const bob = await confirmed();
    await bob.patch('/api/profile', { phone_number: freshNumber() });
    expect(await isConfirmed(bob)).toBe(false);
    await bob.patch('/api/profile', { phone_number: bob.phone });
    expect(await isConfirmed(bob)).toBe(false);
  });

  test('can’t be confirmed from outside', async () => {
    const ann = await withNumber();
    const answer = await ann.patch('/api/profile', { phone_confirmed_at: '2026-11-20T16:00:00.000Z' });
    expect(answer.status).toBe(400);
    expect(await isConfirmed(ann)).toBe(false);
  });

  test('of two accounts is confirmed by each', async () => {
    const ann = await confirmed();
    const bob = await withNumber(ann.phone);
    expect(await isConfirmed(bob)).toBe(false);
    await askCode(bob);
    const code = codeTo(ann.phone);
    expect((await tryCode(ann, code)).status).toBe(410);
    expect((await tryCode(bob, code)).status).toBe(204);
  });
});

describe('a code', () => {
  test('is void after ten minutes', async () => {
    const ann = await withNumber();
    await askCode(ann);
    app.setNow('2026-11-20T16:10:00Z');
    expect((await tryCode(ann, codeTo(ann.phone))).status).toBe(410);
  });

  test('may be tried five times, and the right one is then void as well', async () => {
    const ann = await withNumber();
    await askCode(ann);
    const code = codeTo(ann.phone);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await tryCode(ann, wrong(code))).toMatchObject({
        status: 400,
        body: { error: { message: PHONE_MESSAGES.wrongCode } },
      });
    }
    expect(await tryCode(ann, code)).toMatchObject({ status: 410 });
    expect(await isConfirmed(ann)).toBe(false);
  });

  test('guessed fifty times at once is looked at five times', async () => {
    const ann = await withNumber();
    await askCode(ann);
    const code = codeTo(ann.phone);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => tryCode(ann, wrong(code))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await tryCode(ann, code)).status).toBe(410);
  });

  test('lies in the database as a digest alone, in no job and no answer', async () => {
    const ann = await withNumber();
    const answer = await askCode(ann);
    const code = codeTo(ann.phone);
    const [kept] = await app.sql('select * from phone_confirmations where user_id = $1', [ann.userId]);
    const jobs = await app.sql('select data::text from pgboss.job');
    for (const text of [JSON.stringify(kept), JSON.stringify(answer), JSON.stringify(jobs)]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(ann.phone);
    }
    expect(kept).not.toMatchObject({ code_hash: createHash('sha256').update(code).digest('base64url') });
  });

  test('is replaced by another one', async () => {
    const ann = await withNumber();
    await askCode(ann);
    const first = codeTo(ann.phone);
    await askCode(ann);
    const second = codeTo(ann.phone);
    if (first !== second) expect((await tryCode(ann, first)).status).toBe(400);
    expect((await tryCode(ann, second)).status).toBe(204);
  });

  test('asked for again under one key is sent once, and a wrong guess under one key stays wrong', async () => {
    const ann = await withNumber();
    const under = async (key: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${ann.token}`, 'idempotency-key': key };
      const answer = await app.fetch(path, {
        method: 'POST',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const key = newId();
    const first = await under(key, '/api/reminders/phone-code');
    expect(await under(key, '/api/reminders/phone-code')).toEqual(first);
    expect(twilio.texts).toHaveLength(1);
    const code = codeTo(ann.phone);
    const guess = newId();
    const path = '/api/reminders/phone-confirmation';
    expect((await under(guess, path, { code: wrong(code) })).status).toBe(400);
    expect((await under(guess, path, { code: wrong(code) })).status).toBe(410);
    const right = newId();
    expect((await under(right, path, { code })).status).toBe(204);
    expect((await under(right, path, { code })).status).toBe(204);
  });

  test.each(['12345', '1234567', 'abcdef', ''])('%j is none', async (code) => {
    const ann = await withNumber();
    await askCode(ann);
    expect((await tryCode(ann, code)).status).toBe(400);
    expect((await tryCode(ann, codeTo(ann.phone))).status).toBe(204);
  });

  test('is not sent without a number, nor told to anybody else', async () => {
    const ann = await app.person();
    expect(await askCode(ann)).toMatchObject({ status: 400 });
    expect((await app.nobody.post('/api/reminders/phone-code')).status).toBe(401);
    const bob = await withNumber();
    await askCode(bob);
    expect((await tryCode(ann, codeTo(bob.phone))).status).toBe(410);
  });

  test('that the carrier does not take is told, and asked for again', async () => {
    const ann = await withNumber();
    twilio.befall({ status: 503, code: 20503, message: `no: ${ann.phone}` });
    expect(await askCode(ann)).toEqual({
      status: 503,
      body: { error: { code: 'not_sent', message: PHONE_MESSAGES.notSent } },
    });
    expect((await askCode(ann)).status).toBe(200);
    twilio.befall({ status: 400, code: 21614, message: 'not a mobile number' });
    expect(await askCode(ann)).toMatchObject({
      status: 400,
      body: { error: { message: PHONE_MESSAGES.unreachable } },
    });
  });

  test('is sent five times an hour to a person, to a number, and twenty times to an address', async () => {
    const limited = await createTestApp({ texts: twilio.config, authRateLimit: true });
    limited.setNow('2026-11-20T16:00:00Z');
    const phone = freshNumber();
    const of = async (number: string) => {
      const person = await limited.person();
      await person.patch('/api/profile', { phone_number: number });
      return person;
    };
    const [ann, bob] = [await of(phone), await of(phone)];
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await askCode(sent < 3 ? ann : bob)).status).toBe(200);
    }
    expect(await askCode(ann)).toMatchObject({
      status: 429,
      body: { error: { message: PHONE_MESSAGES.tooMany } },
    });
    expect((await askCode(await of(freshNumber()))).status).toBe(200);
    expect(twilio.texts.filter(({ to }) => to === phone)).toHaveLength(5);
    limited.setNow('2026-11-20T17:00:01Z');
    expect((await askCode(ann)).status).toBe(200);
    await limited.close();
  });

  test('is asked for in vain where no texts are sent', async () => {
    const without = await createTestApp({ texts: { kind: 'none' } });
    const ann = await without.person();
    await ann.patch('/api/profile', { phone_number: '+15550100199' });
    expect(await askCode(ann)).toMatchObject({ status: 503, body: { error: { code: 'not_offered' } } });
    expect((await ann.get('/api/reminders/channels')).body.text.offered).toBe(false);
    await without.close();
  });
});

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
      '<Response><Message>You will get no more texts from Growth Loop. Text START to get them again.</Message></Response>',
    );
    for (const person of [ann, bob]) {
      expect(await channelsOf(person)).toEqual({
        offered: true,
        stopped_at: '2026-11-20T16:00:00.000Z',
        number: twilio.config.from,
      });
    }
    const started = await texts(ann.phone, 'Start');
    expect(started.body).toContain('You will get your reminders from Growth Loop again.');
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
      body: { error: { message: PHONE_MESSAGES.stopped } },
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
      answer: 'You will get no more texts from Growth Loop. Text START to get them again.',
    });
    expect((await ann.get('/api/reminders/channels')).body.text).toMatchObject({ number: null });
    expect((await ann.get('/api/reminders/channels')).body.text.stopped_at).not.toBeNull();
    await other.close();
  });
});

describe('a reminder by text', () => {
  const servicesWith = () =>
    ({ config: { ...testConfig(), ...app.config }, database, clock: () => new Date() }) as Services;
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
    const phone = freshNumber();
    const reminder = reminderTo(phone);
    expect(await channel().send(reminder)).toBe('sent');
    expect(twilio.texts[0]?.body.split('\n')).toEqual([
      'Growth Loop: What did today teach you?',
      'http://localhost:3000/dashgrowthloop',
      `Once more in an hour: ${reminder.links.snooze}`,
      'Text STOP to end these.',
    ]);
  });

  test('that ended between the carrier’s yes and our note of it is not sent again', async () => {
    const phone = freshNumber();
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
    const reminder = reminderTo(freshNumber());
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
