import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldAttempts } from '../../src/features/auth/server/rate-limits.ts';
import { createApp } from '../../src/server/app.ts';
import { Database } from '../../src/server/database.ts';
import { createServices } from '../../src/server/services.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { Client } from '../harness/client.ts';

/* Threat 13: guessing passwords, and costs caused by repetition. Here clients come through one trusted proxy. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ authRateLimit: true, trustProxy: true });
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/sign-in/email';
/** A hundred passwords are hashed on the way. */
const LIMITS_TAKE_AT_MOST = 60_000;
let clients = 0;
const freshAddress = () => `198.51.100.${++clients}`;

async function signIn(person: Person, password: string, forwarded: string, target = app): Promise<number> {
  const body = { email: person.email, password };
  return (await new Client(target).post(SIGN_IN, body, { 'x-forwarded-for': forwarded })).status;
}

async function guess(person: Person, times: number, forwarded: string, target = app): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time++)
    statuses.push(await signIn(person, 'wrong-password', forwarded, target));
  return statuses;
}

const repeated = (status: number, times: number) => Array<number>(times).fill(status);

test('after ten wrong passwords even the right one has to wait a quarter of an hour, but not elsewhere', async () => {
  app.setNow('2026-05-01T10:00:00.000Z');
  const ann = await app.person();
  const here = freshAddress();
  expect(await guess(ann, 11, here)).toEqual([...repeated(401, 10), 429]);
  expect(await signIn(ann, ann.password, here)).toBe(429);
  expect(await signIn(ann, ann.password, freshAddress())).toBe(200);
  app.setNow('2026-05-01T10:14:59.000Z');
  expect(await signIn(ann, ann.password, here)).toBe(429);
  app.setNow('2026-05-01T10:15:00.000Z');
  expect(await signIn(ann, ann.password, here)).toBe(200);
});

test('the refusal is in words for a person', async () => {
  const ann = await app.person();
  const here = freshAddress();
  await guess(ann, 10, here);
  const answer = await new Client(app).post(SIGN_IN, ann, { 'x-forwarded-for': here });
  expect(answer.body).toEqual({
    error: {
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 15 minutes.',
    },
  });
});

test('signing in with the right password is not counted', async () => {
  const ann = await app.person();
  const here = freshAddress();
  for (let time = 0; time < 15; time++) expect(await signIn(ann, ann.password, here)).toBe(200);
  expect(await guess(ann, 10, here)).toEqual(repeated(401, 10));
});

test('forty guesses at once are no more than ten', async () => {
  const ann = await app.person();
  const here = freshAddress();
  const statuses = await Promise.all(Array.from({ length: 40 }, () => signIn(ann, 'wrong-password', here)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test(
  'guessing one account from many addresses ends too',
  async () => {
    const ann = await app.person();
    const statuses: number[] = [];
    for (let client = 0; client < 6; client++) statuses.push(...(await guess(ann, 10, freshAddress())));
    expect(statuses).toEqual([...repeated(401, 50), ...repeated(429, 10)]);
  },
  LIMITS_TAKE_AT_MOST,
);

test(
  'one address cannot try out many accounts',
  async () => {
    const here = freshAddress();
    const ann = await app.person();
    const statuses = [];
    for (let account = 0; account < 105; account++) {
      statuses.push(await signIn({ ...ann, email: `nobody-${account}@example.com` }, 'wrong-password', here));
    }
    expect(statuses).toEqual([...repeated(401, 100), ...repeated(429, 5)]);
  },
  LIMITS_TAKE_AT_MOST,
);

/** What the right password is answered, and after how many seconds it may be tried again. */
async function tryRight(person: Person, browser = new Client(app), forwarded = freshAddress()) {
  const { status } = await browser.post(SIGN_IN, person, { 'x-forwarded-for': forwarded });
  return { status, retryAfter: browser.headers.get('retry-after') };
}

/** What the nights clear away. */
async function tidy(now: Date): Promise<void> {
  const database = new Database(app.url, { connections: 1 });
  await forgetOldAttempts({ database }, now);
  await database.close();
}

test(
  'each further time that the limit is used up it takes twice as long to free, and less after a day of peace',
  async () => {
    const ann = await app.person();
    const here = freshAddress();
    let now = Date.parse('2026-06-01T10:00:00.000Z');
    const waits: number[] = [];
    const exhaust = async (after = 0) => {
      now += after * 1000;
      app.setNow(new Date(now));
      expect(await guess(ann, 10, here)).toEqual(repeated(401, 10));
      const { status, retryAfter } = await tryRight(ann, new Client(app), here);
      expect(status).toBe(429);
      waits.push(Number(retryAfter));
    };
    await exhaust();
    await exhaust(waits.at(-1));
    await exhaust(waits.at(-1));
    // A night that clears up in between forgets nothing that still counts.
    await tidy(new Date(now + (3600 + 24 * 3600 - 1) * 1000));
    await exhaust(3600 + 24 * 3600 - 1);
    await exhaust(7200 + 24 * 3600);
    expect(waits).toEqual([900, 1800, 3600, 7200, 900]);
    now += 900_000;
    app.setNow(new Date(now));
    expect((await tryRight(ann, new Client(app), here)).status).toBe(200);
  },
  LIMITS_TAKE_AT_MOST,
);

test(
  'strangers who use up the limit of an account lock no browser out that was signed in to it before',
  async () => {
    app.setNow('2026-06-10T10:00:00.000Z');
    const [ann, ben] = [await app.person(), await app.person()];
    for (let client = 0; client < 5; client++) await guess(ann, 10, freshAddress());
    const known = new Client(app, ann.cookie);
    await known.post('/api/auth/sign-out');
    expect(await tryRight(ann)).toMatchObject({ status: 429 });
    expect(await tryRight(ann, new Client(app, ben.cookie))).toMatchObject({ status: 429 });
    expect(await tryRight(ann, known)).toMatchObject({ status: 200 });
  },
  LIMITS_TAKE_AT_MOST,
);

test(
  'a known browser has ten guesses of its own, wherever it is, and its wait never grows',
  async () => {
    const ann = await app.person();
    const known = new Client(app, ann.cookie);
    for (const from of ['2026-06-20T10:00:00.000Z', '2026-06-20T10:15:00.000Z', '2026-06-20T10:30:00.000Z']) {
      app.setNow(from);
      const statuses = [];
      for (let time = 0; time < 10; time++) {
        const body = { email: ann.email, password: 'wrong-password' };
        statuses.push((await known.post(SIGN_IN, body, { 'x-forwarded-for': freshAddress() })).status);
      }
      expect(statuses).toEqual(repeated(401, 10));
      expect(await tryRight(ann, known)).toEqual({ status: 429, retryAfter: '900' });
    }
    // It used up its own limit alone, so every other browser may try.
    expect(await tryRight(ann)).toMatchObject({ status: 200 });
  },
  LIMITS_TAKE_AT_MOST,
);

test('what a client claims before the trusted proxy changes nothing', async () => {
  const ann = await app.person();
  const here = freshAddress();
  const statuses = [];
  for (let time = 0; time < 11; time++) {
    statuses.push(await signIn(ann, 'wrong-password', `203.0.113.${time}, 10.0.0.${time}, ${here}`));
  }
  expect(statuses).toEqual([...repeated(401, 10), 429]);
});

test('without a trusted proxy the header counts for nothing', async () => {
  const direct = await createTestApp({ authRateLimit: true });
  try {
    const ann = await direct.person();
    const statuses = [];
    for (let time = 0; time < 11; time++) {
      statuses.push(...(await guess(ann, 1, `203.0.113.${time}`, direct)));
    }
    expect(statuses).toEqual([...repeated(401, 10), 429]);
  } finally {
    await direct.close();
  }
});

test('the count survives a restart', async () => {
  const ann = await app.person();
  const here = freshAddress();
  app.setNow('2026-05-02T10:00:00.000Z');
  await guess(ann, 10, here);
  const services = await createServices(app.config, app.url, {
    clock: () => new Date('2026-05-02T10:01:00.000Z'),
  });
  try {
    const { app: restarted } = createApp(services);
    const answer = await restarted.request(SIGN_IN, {
      method: 'POST',
      headers: { origin: app.config.appUrl, 'content-type': 'application/json', 'x-forwarded-for': here },
      body: JSON.stringify({ email: ann.email, password: ann.password }),
    });
    expect(answer.status).toBe(429);
  } finally {
    await services.close();
  }
});

test('every refusal for too many attempts says after how many seconds the limit frees', async () => {
  app.setNow('2026-05-03T10:00:00.000Z');
  const ann = await app.person();
  const here = freshAddress();
  await guess(ann, 10, here);
  app.setNow('2026-05-03T10:05:00.500Z');
  const browser = new Client(app);
  expect((await browser.post(SIGN_IN, ann, { 'x-forwarded-for': here })).status).toBe(429);
  expect(browser.headers.get('retry-after')).toBe('600');
  app.setNow('2026-05-03T10:15:00.000Z');
  expect((await browser.post(SIGN_IN, ann, { 'x-forwarded-for': here })).status).toBe(200);
  expect(browser.headers.get('retry-after')).toBeNull();
  const confirmations = await Promise.all(
    Array.from({ length: 31 }, () =>
      app.fetch('/api/auth/confirm-email', {
        method: 'POST',
        headers: { origin: app.config.appUrl, 'x-forwarded-for': here },
      }),
    ),
  );
  const refused = confirmations.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['900']);
});

test(
  'recovery mails, sign-ups, links and current passwords have limits of their own',
  async () => {
    const ann = await app.person();
    const tries = async (path: string, times: number, body: (time: number) => object, cookie = '') => {
      const browser = new Client(app, cookie);
      const headers = { 'x-forwarded-for': freshAddress() };
      const statuses = [];
      for (let time = 0; time < times; time++) {
        statuses.push((await browser.post(path, body(time), headers)).status);
        expect(browser.headers.has('retry-after')).toBe(statuses.at(-1) === 429);
      }
      return statuses;
    };
    const mails = await tries('/api/auth/request-password-reset', 4, () => ({ email: ann.email }));
    expect(mails).toEqual([200, 200, 200, 429]);
    const links = await tries('/api/auth/recovery/exchange', 31, () => ({ code: 'guess' }));
    expect(links).toEqual([...repeated(400, 30), 429]);
    const passwords = await tries(
      '/api/auth/change-password',
      11,
      () => ({ currentPassword: 'wrong-password', newPassword: 'brand-new' }),
      ann.cookie,
    );
    expect(passwords).toEqual([...repeated(400, 10), 429]);
    const accounts = await tries('/api/auth/sign-up/email', 41, (time) => ({
      name: 'Many',
      email: `many-${time}@example.com`,
      password: 'secret-1',
    }));
    expect(accounts).toEqual([...repeated(200, 40), 429]);
  },
  LIMITS_TAKE_AT_MOST,
);
