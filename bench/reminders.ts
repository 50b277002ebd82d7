/*
 * npm run bench:reminders: what reminders cost when many people have them, on one server and one Postgres.
 *
 *   quiet   the due query of a minute in which nothing is due
 *   due     the due query when a full batch is due
 *   plan    schedules whose settings have changed, reckoned again
 *   peak    2,000 reminders of one minute: until all are handed on, and until all are sent, by a mail server that
 *           answers at once, and by one that takes 300 ms over each mail
 *
 * The due query is measured with a thousand people, ten thousand and a hundred thousand, in one run: compare the ratios,
 * not the figures, for machines differ and are shared. `npm run bench:reminders -- --only peak` leaves them out.
 *
 * `npm run bench:reminders -- --size 1000000 --peak 100000 --servers 2` measures one large peak alone: among so many people
 * of whom nobody is due, so many due in one minute, sent by several servers. `--takes` says what the mail server takes over
 * each mail in milliseconds, `--kill-every` after how many seconds a server is killed and another one begun.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { enqueueDueReminders, takeDue } from '../src/features/reminders/server/due.ts';
import { createApp } from '../src/server/app.ts';
import { loadConfig } from '../src/server/config.ts';
import { loadOrCreateMasterSecrets } from '../src/server/master-secrets.ts';
import { migrate } from '../src/server/migrate.ts';
import { createServices } from '../src/server/services.ts';
import { addPeople } from '../test/harness/due-people.ts';
import { startMailServer } from '../test/harness/smtp.ts';
import { ms, percentile } from './page-measures.ts';
import { addPeak, measurePeak } from './reminders/peak.ts';

const SIZES = [1000, 10_000, 100_000];
const ROUNDS = 200;
const PEAK = 2000;
const MAIL_TAKES_MS = 300;
// Seven in the morning in Los Angeles: an hour before its people are due.
const NOW = new Date('2026-11-19T15:00:00.000Z');
const DUE = new Date('2026-11-19T16:00:00.000Z');
const NEXT_DUE = new Date('2026-11-20T16:00:00.000Z');
/** All of them at another hour than Los Angeles at eight. */
const ZONES = ['Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata'];

const folder = await makeTemporaryDirectory();
const postgres = await startTemporaryPostgres();
const mails = await startMailServer();
await migrate(postgres.url);
const env = { DATA_DIR: folder, SMTP_URL: mails.url, LOG_LEVEL: 'error' };
let clock = NOW;
const services = await createServices(loadConfig(env, loadOrCreateMasterSecrets(folder)), postgres.url, {
  clock: () => clock,
});
createApp(services);
const { database } = services;
const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

class Undone extends Error {}

/** The due query alone, its locks and what it took given up again. */
async function dueQuery(at: Date): Promise<number> {
  let took = 0;
  const work = database.asServer(async (tx) => {
    took = await timed(() => takeDue(tx, at));
    throw new Undone();
  });
  await work.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return took;
}

async function p95(at: Date): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await dueQuery(at));
  return percentile(figures, 0.95);
}

/** People all over the world, in several times of day, whose schedules are planned. */
async function grow(from: number, to: number): Promise<number> {
  for (let made = from; made < to; made += 1000) {
    const zone = ZONES[(made / 1000) % ZONES.length] ?? 'UTC';
    await addPeople(run, { count: 1000, name: `p${made}`, zone, now: NOW.toISOString() });
  }
  return timed(() => enqueueDueReminders(services, NOW));
}

async function untilSent(count: number): Promise<void> {
  for (;;) {
    const { rows } = await run(
      `select count(*)::int as sending from reminder_deliveries where state = 'sending'`,
    );
    if (rows[0].sending === 0 && mails.received.length >= count) return;
    await pause(100);
  }
}

async function peak(at: Date, takes: number): Promise<void> {
  clock = at;
  mails.takes = takes;
  mails.received.length = 0;
  const startedAt = performance.now();
  // The server's own minute may come by meanwhile and take its part.
  await enqueueDueReminders(services, at);
  const handed = performance.now() - startedAt;
  await untilSent(PEAK);
  const sent = performance.now() - startedAt;
  const minute = (sent / 60_000).toFixed(2);
  console.log(
    `peak   ${PEAK} reminders, a mail takes ${takes} ms: handed on after ${ms(handed)}, sent after ${ms(sent)} (${minute} of the minute), ${Math.round((PEAK * 1000) / sent)}/s`,
  );
}

async function measureDueQuery(): Promise<void> {
  console.log(`${ROUNDS} due queries each, 95th percentile`);
  let first: { quiet: number; due: number } | undefined;
  let people = 0;
  for (const size of SIZES) {
    const plan = await grow(people, size);
    const perSecond = Math.round(((size - people) * 1000) / plan);
    people = size;
    await run('analyze reminder_schedules');
    // By midnight in UTC a full batch is due at every size.
    const [quiet, due] = [await p95(NOW), await p95(new Date('2026-11-20T14:00:00.000Z'))];
    first ??= { quiet, due };
    console.log(
      `${String(size).padStart(7)} people: quiet ${ms(quiet)} (x ${(quiet / first.quiet).toFixed(2)}), due ${ms(due)} (x ${(due / first.due).toFixed(2)}), planned ${perSecond}/s`,
    );
  }

  const { rows: plan } = await run(
    `explain select s.user_id from reminder_schedules s join auth."user" u on u.id = s.user_id
      where s.due_at <= $1 order by s.due_at limit 250 for update of s skip locked for key share of u skip locked`,
    [DUE.toISOString()],
  );
  console.log(plan.map((line) => `  ${line['QUERY PLAN']}`).join('\n'));
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    peak: { type: 'string' },
    servers: { type: 'string', default: '1' },
    takes: { type: 'string', default: '0' },
    'kill-every': { type: 'string' },
  },
});

/** Everybody else's day is over, so that the minute is theirs alone. */
const endOthers = () => run(`delete from reminder_schedules where due_at <= $1`, [NEXT_DUE.toISOString()]);
const plan = () => enqueueDueReminders(services, NOW);

/** In one process, as ever: 2,000 of one minute. */
async function measureSmallPeaks(): Promise<void> {
  await endOthers();
  await addPeak(database.pool.query.bind(database.pool), PEAK, plan);
  await peak(DUE, 0);
  await peak(NEXT_DUE, MAIL_TAKES_MS);
}

/** Many people of whom nobody is due, and many who are due at once. */
async function measureLargePeak(count: number): Promise<void> {
  const size = Number(values.size ?? 0);
  if (size > 0) {
    await grow(0, size);
    await run('analyze reminder_schedules');
    console.log(`${size} people: quiet ${ms(await p95(NOW))}`);
  }
  await addPeak(database.pool.query.bind(database.pool), count, plan);
  // It would take its part of the work.
  await services.jobs.stop();
  await measurePeak(
    { databaseUrl: postgres.url, folder, mails },
    {
      count,
      servers: Number(values.servers),
      takes: Number(values.takes),
      killEvery: values['kill-every'] === undefined ? undefined : Number(values['kill-every']),
    },
  );
}

if (values.peak) await measureLargePeak(Number(values.peak));
else {
  if (values.only !== 'peak') await measureDueQuery();
  await measureSmallPeaks();
}

await services.close().catch(() => undefined);
await mails.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
