import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { dueJob } from '../../src/features/reminders/server/due.ts';
import { Jobs } from '../../src/server/jobs.ts';
import { createLog } from '../../src/server/log.ts';
import { type Balancer, startBalancer } from '../harness/balancer.ts';
import { addDuePeople, Fleet, freePorts, runOut } from '../harness/fleet.ts';
import { keptOf } from '../harness/kept-words.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { stopServerProcesses } from '../harness/server-process.ts';
import { type MailServer, startMailServer } from '../harness/smtp.ts';
import { SteadyWriter } from '../harness/steady-writer.ts';

/* Three servers behind a balancer, one killed after another. `npm run bench:servers` does it for ten minutes. */

const SERVERS = 3;
const KILLS = Number(process.env.SERVER_KILLS ?? 3);
const WRITERS = 4;
const REMINDERS = 60;
const REST_MS = 20;

let home: string;
let mails: MailServer;
let database: TestDatabase;
let pool: pg.Pool;
let balancer: Balancer;
let fleet: Fleet;
let jobs: Jobs;

beforeAll(async () => {
  [home, mails, database] = await Promise.all([
    makeTemporaryDirectory(),
    startMailServer(),
    createTestDatabase(),
  ]);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const ports = await freePorts(SERVERS);
  balancer = await startBalancer(ports);
  fleet = new Fleet(ports, {
    APP_URL: balancer.url,
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    DATA_DIR: home,
    HOME: home,
  });
  await fleet.start();
  await vi.waitFor(() => expect(balancer.ready()).toHaveLength(SERVERS), { timeout: 20_000 });
  jobs = new Jobs(database.url, createLog('silent'));
  await jobs.start();
}, 90_000);
afterAll(async () => {
  await jobs.stop();
  await balancer.close();
  await stopServerProcesses();
  await pool.end();
  await database.drop();
  await mails.close();
  rmSync(home, { recursive: true, force: true });
});

const states = async () =>
  (await pool.query('select state, count(*)::int as count from reminder_deliveries group by state')).rows;

test(`${KILLS} kills while people write and reminders are due: what was acknowledged is there once, and nobody is reminded twice`, {
  timeout: 90_000 + KILLS * 15_000,
}, async () => {
  const writers = Array.from(
    { length: WRITERS },
    (_, index) => new SteadyWriter(balancer.url, `writer-${index}@example.com`),
  );
  await Promise.all(writers.map((writer) => writer.signUp()));
  await addDuePeople(pool, REMINDERS, KILLS);
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.writeUntil(() => isOver, REST_MS)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await jobs.send(dueJob, {});
    await pause(Math.random() * 500);
    await fleet.killNext();
  }
  isOver = true;
  await writing;

  await runOut(pool);
  await jobs.send(dueJob, {});
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'sent', count: REMINDERS }]), {
    timeout: 60_000,
    interval: 250,
  });
  const kept = await keptOf(pool, writers);
  expect(kept).toEqual({ acknowledged: expect.any(Number), missing: 0, tooMany: 0 });
  expect(kept.acknowledged).toBeGreaterThan(KILLS * WRITERS);
  const sent = mails.received.filter(({ to }) => to[0]?.startsWith('due-'));
  expect(new Set(sent.map(({ to }) => to[0])).size).toBe(REMINDERS);
  const ids = new Set(sent.map(({ data }) => /Message-ID:\s+<([^>]+)>/i.exec(data)?.[1]));
  // A kill between the mail server's yes and the note of it hands the very same message over again.
  expect(ids.size).toBe(REMINDERS);
});
