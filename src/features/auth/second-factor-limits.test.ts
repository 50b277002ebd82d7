import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { appCode, wrongCode } from '../../../test/harness/authenticator-app.ts';
import { Client } from '../../../test/harness/client.ts';
import { FACTOR, SECOND_STEP, SIGN_IN, TwoStep } from '../../../test/harness/two-step.ts';
import { Database } from '../../server/database.ts';
import { RATE_LIMITS } from './rules.ts';
import { forgetOldAttempts } from './server/rate-limits.ts';

/* How often a code may be guessed. */

let app: TestApp;

const NOW = '2026-11-25T08:00:10.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  app = await createTestApp({ authRateLimit: true, trustProxy: true });
});
afterAll(() => app.close());

async function somebody(now = NOW): Promise<TwoStep> {
  app.setNow(now);
  const person = new TwoStep(app, await app.person(), now);
  await person.turnOn();
  return person;
}

let networks = 0;
/** Another network each time, so that the limits of one account are told from those of one network. */
const elsewhere = () => ({
  'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`,
});

const guess = async ({ secret, now }: TwoStep, browser: Client, headers = elsewhere()) =>
  browser.post(SECOND_STEP, { code: wrongCode(secret, now) }, headers);

/** Five wrong codes, then what a right one is answered. */
async function guessFive(ann: TwoStep) {
  const browser = await ann.asked();
  for (let tried = 0; tried < RATE_LIMITS.factorQuarter.times; tried += 1) {
    expect((await guess(ann, browser)).status).toBe(401);
  }
  const answer = await browser.post(SECOND_STEP, { code: ann.nextCode() }, elsewhere());
  return { answer, retryAfter: Number(browser.headers.get('retry-after')), browser };
}

async function tidy(now: Date): Promise<void> {
  const database = new Database(app.url, { connections: 1 });
  await forgetOldAttempts({ database }, now);
  await database.close();
}

describe('wrong codes', () => {
  test('are five in a quarter of an hour, from wherever they come', async () => {
    const ann = await somebody();
    const { answer, retryAfter } = await guessFive(ann);
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } });
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    ann.pass(15 * MINUTE);
    await ann.signedIn();
  });

  test('are twenty in a day and sixty in thirty days, and the nights between forget none', async () => {
    const ann = await somebody();
    for (let day = 1; day <= 3; day += 1) {
      for (let quarter = 1; quarter <= 4; quarter += 1) {
        const { answer } = await guessFive(ann);
        expect(answer.status).toBe(429);
        ann.pass(15 * MINUTE);
      }
      const { status, body } = await guess(ann, await ann.asked());
      expect(status).toBe(429);
      if (day < 3)
        expect(body.error.message).toMatch(/^Too many attempts\. Please try again in 2[34] hours\.$/);
      ann.pass(DAY);
      await tidy(ann.now);
    }
    const browser = await ann.asked();
    const answer = await browser.post(SECOND_STEP, { code: ann.nextCode() }, elsewhere());
    expect(answer).toMatchObject({
      status: 429,
      body: { error: { message: 'Too many attempts. Please try again in 27 days.' } },
    });
    expect(Number(browser.headers.get('retry-after'))).toBeGreaterThan(26 * 24 * 3600);
    // The owner has recovery codes, which nobody guesses.
    expect((await browser.post(SECOND_STEP, { code: ann.recoveryCodes[0] }, elsewhere())).status).toBe(200);
    ann.pass(27 * DAY);
    await tidy(ann.now);
    await ann.signedIn();
  }, 120_000);

  test('count only those that are wrong', async () => {
    const ann = await somebody();
    for (let time = 0; time < 8; time += 1) await ann.signedIn();
    const { answer } = await guessFive(ann);
    expect(answer.status).toBe(429);
  });

  test('and what is no code count nothing', async () => {
    const ann = await somebody();
    const browser = await ann.asked();
    for (let time = 0; time < 8; time += 1) {
      const answer = await browser.post(SECOND_STEP, { code: '12345' }, elsewhere());
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
    }
    expect((await browser.post(SECOND_STEP, { code: ann.nextCode() })).status).toBe(200);
  });

  test('of ten at once are five', async () => {
    const ann = await somebody();
    const browser = await ann.asked();
    const code = wrongCode(ann.secret, ann.now);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.copy().post(SECOND_STEP, { code }, elsewhere())),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('of somebody who has not given the password lock nobody out', async () => {
    const ann = await somebody();
    for (let time = 0; time < 8; time += 1) {
      expect((await guess(ann, new Client(app))).body.error.code).toBe('second_factor_expired');
      const password = { email: ann.person.email, password: 'a guess' };
      expect((await new Client(app).post(SIGN_IN, password, elsewhere())).status).toBe(401);
    }
    await ann.signedIn();
  });

  test('are fifty in a quarter of an hour from one network, whosever they are', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    let wrong = 0;
    for (let person = 0; person < 10; person += 1) {
      const each = await somebody();
      const browser = await each.asked();
      for (let tried = 0; tried < 5; tried += 1)
        wrong += Number((await guess(each, browser, from)).status === 401);
    }
    expect(wrong).toBe(RATE_LIMITS.factorAddress.times);
    const ann = await somebody();
    expect((await guess(ann, await ann.asked(), from)).status).toBe(429);
    expect((await guess(ann, await ann.asked())).status).toBe(401);
  }, 60_000);

  test('among recovery codes are five from one network', async () => {
    const ann = await somebody();
    const browser = await ann.asked();
    const from = elsewhere();
    const code = 'zzzz-zzzz-zzzz';
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await browser.post(SECOND_STEP, { code }, from)).status).toBe(401);
    }
    const [right] = ann.recoveryCodes;
    expect((await browser.post(SECOND_STEP, { code: right }, from)).status).toBe(429);
    expect((await browser.post(SECOND_STEP, { code: right }, elsewhere())).status).toBe(200);
  });

  test('are ten while it is set up', async () => {
    const ann = new TwoStep(app, await app.person(), NOW);
    const { secret } = await ann.begin();
    const confirm = (code: string) => ann.home.post(`${FACTOR}/confirm`, { code });
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await confirm(wrongCode(secret, NOW))).status).toBe(400);
    }
    expect((await confirm(appCode(secret, NOW))).status).toBe(429);
  });
});
