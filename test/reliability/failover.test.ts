import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { appCode, wrongCode } from '../harness/authenticator-app.ts';
import { Client, codeIn, mailUnder, type Reachable } from '../harness/client.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import {
  occupyPort,
  type ServerProcess,
  startServerProcess,
  stopServerProcesses,
} from '../harness/server-process.ts';
import { FACTOR, SECOND_STEP, SIGN_IN } from '../harness/two-step.ts';

/*
 * Whatever takes several steps to open or to change an account is done at three servers on one database: each step at
 * the next one, after the one of the step before was killed. None may hold anything in its memory that a step needs.
 */

const APP_URL = 'http://localhost:3000';
const PASSWORD = 'secret-1';
const STEP_MS = 30_000;
const COUNT = 3;

let database: TestDatabase;
let owner: pg.Client;
let dataDir: string;
let ports: number[];
let servers: ServerProcess[];
let turn = 0;

/** The server whose turn it is; none of the others hears of it. */
const world: Reachable = {
  config: { appUrl: APP_URL },
  fetch: (path, init) => fetch(`http://127.0.0.1:${ports[turn]}${path}`, init),
};

let start: (port: number) => ServerProcess;

/** As many ports as there are servers, which nobody has. */
async function freePorts(): Promise<number[]> {
  const occupied = await Promise.all(Array.from({ length: COUNT }, occupyPort));
  await Promise.all(occupied.map(({ release }) => release()));
  return occupied.map(({ port }) => port);
}

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createTestDatabase(), makeTemporaryDirectory()]);
  const settings = {
    APP_URL,
    // One folder, so that there is one outbox.
    DATA_DIR: dataDir,
    HOME: process.cwd(),
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
  };
  start = (port) => startServerProcess({ ...settings, PORT: String(port) });
  ports = await freePorts();
  servers = ports.map(start);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await Promise.all(servers.map(({ ready }) => ready));
}, 90_000);
afterAll(async () => {
  await stopServerProcesses();
  await owner.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Kills the server of the step before, which comes back meanwhile, and goes on to the next one. */
async function killAndGoOn(): Promise<void> {
  const before = turn;
  turn = (turn + 1) % COUNT;
  await servers[turn]?.ready;
  servers[before]?.signal('SIGKILL');
  expect(await servers[before]?.ended).toBe('SIGKILL');
  servers[before] = start(ports[before] ?? 0);
}

interface Somebody {
  email: string;
  userId: string;
  home: Client;
}

let people = 0;
async function somebody(): Promise<Somebody> {
  const email = `failover-${people++}@example.com`;
  const home = new Client(world);
  const account = { name: 'Ann Bee', email, password: PASSWORD };
  const { status, body } = await home.post('/api/auth/sign-up/email', account);
  expect(status).toBe(200);
  return { email, userId: body.user.id, home };
}

interface TwoSteps extends Somebody {
  secret: string;
  recoveryCodes: string[];
}

/** Begins to set two-step sign-in up at one server, and confirms it at the next. */
async function withTwoSteps(): Promise<TwoSteps> {
  const person = await somebody();
  await killAndGoOn();
  const begun = await person.home.post(`${FACTOR}/begin`);
  expect(begun.status).toBe(200);
  const { secret } = begun.body;
  await killAndGoOn();
  const confirmed = await person.home.post(`${FACTOR}/confirm`, { code: appCode(secret, Date.now()) });
  expect(confirmed).toMatchObject({ status: 200, body: { recovery_codes: expect.any(Array) } });
  await killAndGoOn();
  return { ...person, secret, recoveryCodes: confirmed.body.recovery_codes };
}

/** A code after the one that confirmed: the next one is good already, and each is used once. */
const nextCode = ({ secret }: TwoSteps) => appCode(secret, Date.now() + STEP_MS);

/** A browser that has given the password at one server, and goes on at the next. */
async function askedForCode({ email }: Somebody, password = PASSWORD): Promise<Client> {
  const browser = new Client(world);
  const answer = await browser.post(SIGN_IN, { email, password });
  expect(answer).toEqual({ status: 200, body: { second_factor: true } });
  await killAndGoOn();
  return browser;
}

/** The session is worth a token at one server, and the token opens the entries at the next. */
async function expectIn(browser: Client): Promise<void> {
  await killAndGoOn();
  const authorization = `Bearer ${await browser.token()}`;
  await killAndGoOn();
  expect((await browser.get('/api/entry-key', { authorization })).status).toBe(200);
}

/** A browser that has opened a recovery link which one server mailed, at the next. */
async function openingLink({ email }: Somebody) {
  await new Client(world).post('/api/auth/request-password-reset', { email });
  const code = codeIn(await mailUnder(world, email, 'Set a new password'));
  await killAndGoOn();
  const browser = new Client(world);
  const { status, body } = await browser.post('/api/auth/recovery/exchange', { code });
  expect(status).toBe(200);
  await killAndGoOn();
  return { browser, body };
}

const SLOW = 180_000;

test('two-step sign-in is begun, confirmed and used at servers that die in between', {
  timeout: SLOW,
}, async () => {
  const ann = await withTwoSteps();
  expect((await ann.home.get(FACTOR)).body).toMatchObject({ on: true, recovery_codes_left: 10 });
  const browser = await askedForCode(ann);
  const answer = await browser.post(SECOND_STEP, { code: nextCode(ann) });
  expect(answer).toMatchObject({ status: 200, body: { user: { id: ann.userId } } });
  await expectIn(browser);
});

test('a recovery code signs in once, wherever it is brought', { timeout: SLOW }, async () => {
  const ann = await withTwoSteps();
  const [code] = ann.recoveryCodes;
  const browser = await askedForCode(ann);
  expect((await browser.post(SECOND_STEP, { code })).status).toBe(200);
  await expectIn(browser);
  const other = await askedForCode(ann);
  expect(await other.post(SECOND_STEP, { code })).toMatchObject({
    status: 401,
    body: { error: { code: 'second_factor_wrong' } },
  });
});

test('a recovery link, its code and the new password each at another server', { timeout: SLOW }, async () => {
  const ann = await withTwoSteps();
  const { browser, body } = await openingLink(ann);
  expect(body).toEqual({ second_factor: true });
  expect((await browser.post(SECOND_STEP, { code: nextCode(ann) })).status).toBe(200);
  await killAndGoOn();
  const newPassword = 'brand-new-words';
  expect((await browser.post('/api/auth/reset-password', { newPassword })).status).toBe(200);
  await expectIn(browser);
  const old = await new Client(world).post(SIGN_IN, { email: ann.email, password: PASSWORD });
  expect(old.status).toBe(401);
  const again = await askedForCode(ann, newPassword);
  expect((await again.post(SECOND_STEP, { code: ann.recoveryCodes[0] })).status).toBe(200);
});

test('a passkey is added and signs in, with each challenge from a server that is gone', {
  timeout: SLOW,
}, async () => {
  const ann = await somebody();
  await killAndGoOn();
  const key = new Authenticator(APP_URL);
  const options = await ann.home.post('/api/auth/passkeys/options');
  await killAndGoOn();
  const added = await ann.home.post('/api/auth/passkeys', { response: key.create(options.body) });
  expect(added.status).toBe(200);
  await killAndGoOn();
  const browser = new Client(world);
  const asked = await browser.post('/api/auth/passkeys/sign-in-options');
  await killAndGoOn();
  const answer = await browser.post('/api/auth/passkeys/sign-in', { response: key.get(asked.body) });
  expect(answer).toMatchObject({ status: 200, body: { user: { id: ann.userId } } });
  await expectIn(browser);
});

test('a fresh proof that one server took counts at the next', { timeout: SLOW }, async () => {
  const { home, userId } = await somebody();
  await owner.query(`update auth.session set proved_at = now() - interval '1 hour' where user_id = $1`, [
    userId,
  ]);
  await killAndGoOn();
  expect(await home.post('/api/auth/begin-export')).toMatchObject({
    status: 403,
    body: { error: { code: 'proof_needed' } },
  });
  await killAndGoOn();
  expect((await home.post('/api/auth/prove', { password: PASSWORD })).status).toBe(200);
  await killAndGoOn();
  expect((await home.post('/api/auth/begin-export')).status).toBe(200);
});

test('wrong codes are counted together, at whichever server they are tried', { timeout: SLOW }, async () => {
  const ann = await withTwoSteps();
  const browser = await askedForCode(ann);
  const statuses: number[] = [];
  for (const guesses of [2, 2, 1]) {
    for (let guess = 0; guess < guesses; guess++) {
      const code = wrongCode(ann.secret, Date.now());
      statuses.push((await browser.post(SECOND_STEP, { code })).status);
    }
    await killAndGoOn();
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  const answer = await browser.post(SECOND_STEP, { code: nextCode(ann) });
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } });
});
