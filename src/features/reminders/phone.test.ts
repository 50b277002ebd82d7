import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person } from '../../../test/harness/app.ts';
import { waitingForLocks } from '../../../test/harness/lock-waits.ts';
import { askCode, startPhones, tryCode } from '../../../test/harness/phones.ts';
import { newId } from '../../kernel/ids.ts';
import * as texts from './texts.ts';

/* A phone number: confirmed by a code. */

const phones = await startPhones();
const { twilio, app, newPhoneNumber, withNumber, codeTo, confirmed } = phones;
afterAll(() => phones.close());
beforeEach(() => phones.begin());

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const isConfirmed = async (person: Person): Promise<boolean> =>
  (await person.get('/api/profile')).body.phone_confirmed_at !== null;

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

  test('that is changed must be confirmed again; the code for the one before is good no more', async () => {
    const ann = await withNumber();
    await askCode(ann);
    const code = codeTo(ann.phone);
    await ann.patch('/api/profile', { phone_number: newPhoneNumber() });
    expect((await tryCode(ann, code)).status).toBe(410);
    const bob = await confirmed();
    await bob.patch('/api/profile', { phone_number: newPhoneNumber() });
    expect(await isConfirmed(bob)).toBe(false);
    await bob.patch('/api/profile', { phone_number: bob.phone });
    expect(await isConfirmed(bob)).toBe(false);
  });

  test('that is changed in the very moment of its code is not confirmed by it', async () => {
    const ann = await withNumber();
    await askCode(ann);
    const code = codeTo(ann.phone);
    const otherTab = new pg.Client({ connectionString: app.url });
    await otherTab.connect();
    try {
      const changing = 'update profiles set phone_number = $2 where id = $1';
      await otherTab.query('begin');
      await otherTab.query(changing, [ann.userId, newPhoneNumber()]);
      const guess = tryCode(ann, code);
      await expect.poll(() => waitingForLocks(app.url)).toHaveLength(1);
      await otherTab.query('commit');
      expect((await guess).status).toBe(410);
    } finally {
      await otherTab.end();
    }
    expect(await isConfirmed(ann)).toBe(false);
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
        body: { error: { message: texts.wrongCode } },
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
      body: { error: { code: 'not_sent', message: texts.codeNotSent } },
    });
    expect((await askCode(ann)).status).toBe(200);
    twilio.befall({ status: 400, code: 21614, message: 'not a mobile number' });
    expect(await askCode(ann)).toMatchObject({
      status: 400,
      body: { error: { message: texts.unreachable } },
    });
  });

  test('is sent five times an hour to a person, to a number, and twenty times to an address', async () => {
    const limited = await createTestApp({ texts: twilio.config, authRateLimit: true });
    limited.setNow('2026-11-20T16:00:00Z');
    const phone = newPhoneNumber();
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
      body: { error: { message: texts.tooManyCodes } },
    });
    expect((await askCode(await of(newPhoneNumber()))).status).toBe(200);
    expect(twilio.texts.filter(({ to }) => to === phone)).toHaveLength(5);
    limited.setNow('2026-11-20T17:00:01Z');
    expect((await askCode(ann)).status).toBe(200);
    await limited.close();
  });

  test('is refused without a live session, whatever the limit, and that uses up nobody’s attempts', async () => {
    const limited = await createTestApp({ texts: twilio.config, authRateLimit: true });
    limited.setNow('2026-11-20T16:00:00Z');
    const [ann, bob] = [await limited.person(), await limited.person()];
    await ann.patch('/api/profile', { phone_number: newPhoneNumber() });
    await limited.sql('delete from auth.session where user_id = $1', [bob.userId]);
    const counted = () => limited.sql(`select count from auth.rate_limit where key like 'phone-code:%'`);
    for (let attempt = 0; attempt < 21; attempt += 1) {
      expect((await limited.nobody.post('/api/reminders/phone-code')).status).toBe(401);
      expect((await askCode(bob)).status).toBe(401);
    }
    expect(await counted()).toEqual([]);
    expect((await askCode(ann)).status).toBe(200);
    await limited.sql(`update auth.rate_limit set count = 20 where key like 'phone-code:%'`);
    expect((await askCode(ann)).status).toBe(429);
    expect((await limited.nobody.post('/api/reminders/phone-code')).status).toBe(401);
    expect((await askCode(bob)).status).toBe(401);
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
