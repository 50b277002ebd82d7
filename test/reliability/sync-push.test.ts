import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { newId } from '../../src/kernel/ids.ts';
import { type BreakableWay, openBreakableWay } from '../harness/breakable-way.ts';
import { Client } from '../harness/client.ts';
import { type Events, openEvents } from '../harness/events.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { sealedWords } from '../harness/remote-person.ts';
import {
  occupyPort,
  type ServerProcess,
  startServerProcess,
  stopServer,
  stopServerProcesses,
} from '../harness/server-process.ts';

/*
 * Two servers on one database: what is written at one is told at the other, and a device that was cut off comes back to
 * a number that says whether it missed anything.
 */

const APP_URL = 'http://localhost:3000';
const SLOW = 60_000;

let database: TestDatabase;
let owner: pg.Client;
let dataDir: string;
let way: BreakableWay;
let ports: [number, number];
let servers: ServerProcess[];
let here: string;
let there: string;
let token: string;
const open: Events[] = [];

let start: (port: number) => ServerProcess;

/** Two ports that nobody has. */
async function freePorts(): Promise<[number, number]> {
  const [one, other] = await Promise.all([occupyPort(), occupyPort()]);
  await Promise.all([one.release(), other.release()]);
  return [one.port, other.port];
}

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createTestDatabase(), makeTemporaryDirectory()]);
  way = await openBreakableWay(database.url);
  const settings = {
    APP_URL,
    DATA_DIR: dataDir,
    HOME: process.cwd(),
    LOG_LEVEL: 'info',
    DATABASE_URL: way.url,
    AUTH_RATE_LIMIT: 'off',
    AUTH_SECRET: randomBytes(32).toString('base64'),
    ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
  };
  start = (port) => startServerProcess({ ...settings, PORT: String(port) });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  ports = await freePorts();
  servers = ports.map(start);
  [here = '', there = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  await Promise.all(servers.map(({ ready }) => ready));
  const ann = new Client({
    config: { appUrl: APP_URL },
    fetch: (path, init) => fetch(`${here}${path}`, init),
  });
  const account = { name: 'Ann Bee', email: 'ann@example.com', password: 'secret-1' };
  expect((await ann.post('/api/auth/sign-up/email', account)).status).toBe(200);
  token = await ann.token();
}, 90_000);
afterEach(async () => {
  for (const events of open.splice(0)) await events.close();
});
afterAll(async () => {
  await stopServerProcesses();
  await owner.end();
  await way.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function eventsAt(url: string): Promise<Events> {
  const events = await openEvents((path, init) => fetch(`${url}${path}`, init), token);
  open.push(events);
  return events;
}

/** As a device does, until the server has something to tell again. */
async function comeBackTo(url: string): Promise<Events> {
  let events = await eventsAt(url);
  await expect
    .poll(async () => {
      if (events.status !== 200) events = await eventsAt(url);
      return events.status;
    })
    .toBe(200);
  await expect.poll(() => events.heard.length).toBe(1);
  return events;
}

/** Writes at a server; answers the write's number. */
async function writeAt(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: newId(), ...sealedWords('Walk') }),
  });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('sync-seq'));
}

const lastOf = ({ heard }: Events) => heard.at(-1);

/** The sessions of Postgres that listen to writes: one of each server. */
const listeners = async (): Promise<number[]> =>
  (
    await owner.query(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'growth-loop sync push'",
    )
  ).rows.map(({ pid }) => pid);

test('what is written at one server is told at the other', { timeout: SLOW }, async () => {
  const events = await comeBackTo(there);
  const seq = await writeAt(here);
  await expect.poll(() => lastOf(events)).toBe(seq);
});

test('when the listening connection is ended, devices are sent away, and what was written meanwhile is told when they come back', {
  timeout: SLOW,
}, async () => {
  const events = await comeBackTo(there);
  const pids = await listeners();
  expect(pids).toHaveLength(2);
  for (const pid of pids) await owner.query('select pg_terminate_backend($1)', [pid]);
  await events.ended;
  const seq = await writeAt(here);
  const again = await comeBackTo(there);
  expect(lastOf(again)).toBe(seq);
  const next = await writeAt(here);
  await expect.poll(() => lastOf(again)).toBe(next);
});

test('a server that is stopped sends its devices away at once and ends cleanly; another one goes on', {
  timeout: SLOW,
}, async () => {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  const events = await comeBackTo(here);
  const stopping = stopServer(first);
  await events.ended;
  expect(await stopping).toBe(0);
  const seq = await writeAt(there);
  const next = start(ports[0]);
  servers[0] = next;
  await next.ready;
  expect(lastOf(await comeBackTo(here))).toBe(seq);
});

test('while the database is away nobody is told anything, and everything goes on by itself', {
  timeout: SLOW,
}, async () => {
  const events = await comeBackTo(there);
  way.set('down');
  await events.ended;
  expect((await eventsAt(there)).status).toBe(503);
  way.set('open');
  const again = await comeBackTo(there);
  await expect.poll(() => listeners().then(({ length }) => length)).toBe(2);
  const seq = await writeAt(here);
  await expect.poll(() => lastOf(again)).toBe(seq);
  const said = servers.flatMap(({ lines }) => lines).filter((line) => line.includes('sync push'));
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(JSON.parse(line)).toMatchObject({ level: 'warn' });
});
