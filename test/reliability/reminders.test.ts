import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { addPeople } from '../harness/due-people.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { QUICK_START } from '../harness/quick-start.ts';
import { type MailServer, startMailServer } from '../harness/smtp.ts';

const SERVERS = 3;
const KILLS = Number(process.env.REMINDER_KILLS ?? 3);
/** People whose reminder becomes due in each round. */
const PEOPLE = 120;
/** So long that a round is in full swing when a server is killed. */
const MAIL_TAKES_MS = 40;
/** Mails that one server hands over at a time. */
const AT_ONCE = 40;
// Eight in the morning in Los Angeles.
const NOW = '2026-11-19T16:00:00.000Z';
const program = join(import.meta.dirname, '..', 'harness', 'reminder-server.ts');

let home: string;
let mails: MailServer;
let database: TestDatabase;
let pool: pg.Pool;
const running = new Set<Server>();

beforeAll(async () => {
  home = await makeTemporaryDirectory();
  mails = await startMailServer();
  mails.takes = MAIL_TAKES_MS;
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await Promise.all([...running].map((server) => server.kill()));
  await pool.end();
  await database.drop();
  await mails.close();
  rmSync(home, { recursive: true, force: true });
});

interface Server {
  ready: Promise<void>;
  kill(): Promise<void>;
}

function start(): Server {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      ...QUICK_START,
      HOME: home,
      DATA_DIR: home,
      DATABASE_URL: database.url,
      SMTP_URL: mails.url,
      LOG_LEVEL: 'silent',
      NOW,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    ended.then(() => reject(new Error('ended before it was ready')));
  });
  ready.catch(() => undefined);
  const server: Server = {
    ready,
    async kill() {
      running.delete(server);
      child.kill('SIGKILL');
      await ended;
    },
  };
  running.add(server);
  return server;
}

/** Notes every job that is asked for: one that is done leaves nothing behind. A job keeps its id when it is tried again. */
const noteJobs = () =>
  pool.query(`
    create table asked_for (delivery uuid, job uuid);
    create function note_job() returns trigger language plpgsql as $$ begin
      insert into public.asked_for values ((new.data->>'deliveryId')::uuid, new.id); return null; end $$;
    create trigger note_job after insert on pgboss.job for each row when (new.name = 'reminder') execute function note_job()`);

/** What a server held in its hands when it was killed is taken up once its time has run out. */
const runOut = () =>
  pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'reminder' and state = 'active'`,
  );

const states = async () =>
  (await pool.query('select state, count(*)::int as count from reminder_deliveries group by state')).rows;

test(`${SERVERS} servers at once, ${KILLS} kills at random moments: every reminder is handed on once and sent once`, {
  timeout: 60_000 + KILLS * 15_000,
}, async () => {
  const people = (name: string) =>
    addPeople((text, values) => pool.query(text, values), {
      ...{ count: PEOPLE, name, zone: 'America/Los_Angeles', now: NOW },
    });
  let servers = Array.from({ length: SERVERS }, start);
  await Promise.all(servers.map(({ ready }) => ready));
  await noteJobs();
  for (let round = 0; round < KILLS; round += 1) {
    const next = start();
    await next.ready;
    await people(`round-${round}`);
    await pause(Math.random() * 300);
    const [victim, ...others] = servers;
    await victim?.kill();
    servers = [...others, next];
  }
  await Promise.all(servers.map((server) => server.kill()));
  await runOut();
  const last = start();
  await last.ready;
  const total = KILLS * PEOPLE;
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'sent', count: total }]), {
    timeout: 60_000 + KILLS * 1000,
    interval: 500,
  });

  const asked = await pool.query(
    'select count(distinct job)::int as all, count(distinct delivery)::int as once from asked_for',
  );
  expect(asked.rows).toEqual([{ all: total, once: total }]);
  const ids = mails.received.map(({ data }) => /Message-ID:\s+<([^>]+)>/i.exec(data)?.[1] ?? '');
  expect(new Set(ids).size).toBe(total);
  expect(new Set(mails.received.map(({ to }) => to.join())).size).toBe(total);
  // A kill between the mail server's yes and the note of it hands the very same message over again.
  const again = ids.length - total;
  console.log(
    `${total} reminders, ${KILLS} kills: ${again} mails handed over again under the same Message-ID`,
  );
  expect(again).toBeLessThanOrEqual(KILLS * AT_ONCE);
});
