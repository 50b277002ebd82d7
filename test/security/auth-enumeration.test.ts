import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../harness/app.ts';
import { type Client as Browser, Client } from '../harness/client.ts';

/* Threat 7: finding out who has an account. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PAIRS = 40;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Measures both in turns, so that whatever else the machine does falls on both alike. */
async function compare(known: () => Promise<unknown>, unknown: () => Promise<unknown>) {
  for (let round = 0; round < 5; round++) await Promise.resolve(known()).then(unknown);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair++) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const which of order) times[which].push(await timed(which === 'known' ? known : unknown));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

/** A quarter, and for very short times two milliseconds, is within what a busy machine does by itself. */
const areAlike = ({ known, unknown }: { known: number; unknown: number }) =>
  Math.abs(known - unknown) < Math.max(2, Math.max(known, unknown) / 4);

/** A leak shows in every measurement; what else the machine does, not in four of them. */
async function expectAlike(known: () => Promise<unknown>, unknown: () => Promise<unknown>): Promise<void> {
  const measured = [];
  for (let round = 0; round < 4; round++) {
    measured.push(await compare(known, unknown));
    if (measured.some(areAlike)) return;
  }
  expect(measured).toEqual('times that cannot be told apart');
}

const asker = (path: string, body: () => object) => {
  const browser: Browser = new Client(app);
  return () => browser.post(path, body());
};

test('sign-in answers alike and takes as long for an unknown address as for a wrong password', async () => {
  const ann = await app.person();
  const path = '/api/auth/sign-in/email';
  const known = asker(path, () => ({ email: ann.email, password: 'wrong-password' }));
  const unknown = asker(path, () => ({ email: 'nobody@example.com', password: 'wrong-password' }));
  expect(await known()).toEqual(await unknown());
  await expectAlike(known, unknown);
});

test('forgot-password answers alike and takes as long for an unknown address as for a known one', async () => {
  const ann = await app.person();
  const path = '/api/auth/request-password-reset';
  const known = asker(path, () => ({ email: ann.email }));
  const unknown = asker(path, () => ({ email: 'nobody@example.com' }));
  expect(await known()).toEqual(await unknown());
  await expectAlike(known, unknown);
});

/** The headers of an answer; of cookies all but their values. */
const headersOf = (headers: Headers) =>
  [...headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]*/, '') : value]);

/** What stands where in a body, without what it says. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, shapeOf(of)]));
}

describe('of an account that is there and one that is not', () => {
  const SIGN_UP = { name: 'Ann Bee', password: 'secret-1' };
  const calls: [string, string, (email: string) => object][] = [
    ['sign-up', '/api/auth/sign-up/email', (email) => ({ ...SIGN_UP, email })],
    ['sign-in', '/api/auth/sign-in/email', (email) => ({ email, password: 'wrong-password' })],
    ['recovery', '/api/auth/request-password-reset', (email) => ({ email })],
    ['asking for a passkey', '/api/auth/passkeys/sign-in-options', () => ({})],
  ];
  let confirming: TestApp;
  beforeAll(async () => {
    // Where signing up opens a session at once, an address that is taken cannot be kept from being told.
    confirming = await createTestApp({ requireEmailConfirmation: true });
  });
  afterAll(() => confirming.close());

  const told = async (browser: Browser, path: string, body: object) => {
    const answer = await browser.post(path, body);
    return { status: answer.status, body: shapeOf(answer.body), headers: headersOf(browser.headers) };
  };

  test.each(calls)('%s answers the same status, body and headers', async (_, path, bodyFor) => {
    const ann = await confirming.person();
    // The device cookie is all that a browser of somebody who was here brings when it is signed out.
    const known = new Client(confirming, ann.cookie);
    await known.post('/api/auth/sign-out');
    const unknown = new Client(confirming);
    const answer = await told(known, path, bodyFor(ann.email));
    expect(await told(unknown, path, bodyFor('nobody@example.com'))).toEqual(answer);
    expect(await told(known, path, bodyFor('nobody-else@example.com'))).toEqual(answer);
  });
});

test('the limits of attempts are the same for known and unknown addresses', async () => {
  const limited = await createTestApp({ authRateLimit: true });
  try {
    const ann = await limited.person();
    const statuses = async (email: string) => {
      const browser = new Client(limited);
      const found = [];
      for (let attempt = 0; attempt < 12; attempt++) {
        found.push(
          (await browser.post('/api/auth/sign-in/email', { email, password: 'wrong-password' })).status,
        );
      }
      for (let attempt = 0; attempt < 5; attempt++) {
        found.push((await browser.post('/api/auth/request-password-reset', { email })).status);
      }
      return found;
    };
    const known = await statuses(ann.email);
    expect(known).toContain(429);
    expect(await statuses('nobody@example.com')).toEqual(known);
  } finally {
    await limited.close();
  }
});
