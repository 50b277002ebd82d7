/*
 * npm run bench:servers: three servers on one database behind a balancer, one of them killed every minute for ten minutes.
 *
 * People write all the time through the balancer: pages, ticks and lessons, each call under an idempotency key and
 * repeated until it is acknowledged. Reminders are due all the time. At the end everything that was acknowledged must be in
 * the database once, and every reminder must have been sent once. `-- --minutes 2 --kill-every 20 --writers 8
 * --reminders 500` sets another pace.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeTemporaryDirectory, startTemporaryPostgres } from '../dev/postgres/temporary.ts';
import { type Balancer, startBalancer } from '../test/harness/balancer.ts';
import { addDuePeople, Fleet, freePorts } from '../test/harness/fleet.ts';
import { type Kept, keptOf } from '../test/harness/kept-words.ts';
import { type MailServer, startMailServer } from '../test/harness/smtp.ts';
import { type Call, SteadyWriter } from '../test/harness/steady-writer.ts';
import { ms, percentile } from './page-measures.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'kill-every': { type: 'string', default: '60' },
    writers: { type: 'string', default: '8' },
    /** Between two calls of a writer, in milliseconds. */
    rest: { type: 'string', default: '200' },
    reminders: { type: 'string', default: '2000' },
  },
});
const SERVERS = 3;
const MINUTES = Number(values.minutes);
const KILL_EVERY_MS = Number(values['kill-every']) * 1000;
const REMINDERS = Number(values.reminders);
/** What follows a kill more closely than this counts as struck by it. */
const STRUCK_MS = 5000;
const SETTLING_MS = 5 * 60_000;

const folder = await makeTemporaryDirectory();
const postgres = await startTemporaryPostgres();
const mails = await startMailServer();
const ports = await freePorts(SERVERS);
const balancer = await startBalancer(ports);
const fleet = new Fleet(ports, {
  APP_URL: balancer.url,
  DATABASE_URL: postgres.url,
  SMTP_URL: mails.url,
  DATA_DIR: folder,
  HOME: folder,
});
await fleet.start();
while (balancer.ready().length < SERVERS) await pause(100);
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
pool.on('error', () => undefined);

const writers = Array.from(
  { length: Number(values.writers) },
  (_, index) => new SteadyWriter(balancer.url, `writer-${index}@example.com`),
);
await Promise.all(writers.map((writer) => writer.signUp()));
await addDuePeople(pool, REMINDERS, MINUTES * 60);

const endsAt = performance.now() + MINUTES * 60_000;
const isOver = () => performance.now() >= endsAt;
const kills: number[] = [];
const writing = Promise.all(writers.map((writer) => writer.writeUntil(isOver, Number(values.rest))));
while (performance.now() + KILL_EVERY_MS < endsAt) {
  const killAt = performance.now() + KILL_EVERY_MS;
  await pause(KILL_EVERY_MS);
  kills.push(killAt);
  await fleet.killNext();
  console.log(`kill ${kills.length}: the server was ready again after ${ms(performance.now() - killAt)}`);
  await pause(Math.max(0, killAt - performance.now()));
}
await writing;

async function untilSettled(): Promise<string> {
  const latest = performance.now() + SETTLING_MS;
  for (;;) {
    const { rows } = await pool.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from reminder_deliveries group by state',
    );
    const sent = rows.find(({ state }) => state === 'sent')?.count ?? 0;
    if (sent >= REMINDERS || performance.now() > latest) {
      return rows.map(({ state, count }) => `${count} ${state}`).join(', ');
    }
    await pause(500);
  }
}

function times(name: string, calls: Call[]): string {
  const took = calls.map((call) => call.took);
  if (took.length === 0) return `${name}: none`;
  const [half, most, longest] = [percentile(took, 0.5), percentile(took, 0.99), Math.max(...took)];
  return `${name}: ${took.length} calls, acknowledged after ${ms(half)} (p50), ${ms(most)} (p99), ${ms(longest)} (longest)`;
}

const isStruck = ({ startedAt }: Call) =>
  kills.some((kill) => startedAt > kill - STRUCK_MS && startedAt < kill + STRUCK_MS);

function report(kept: Kept, settled: string, counted: Balancer, { received }: MailServer): void {
  const calls = writers.flatMap((writer) => writer.calls);
  const attempts = calls.flatMap(({ statuses }) => statuses);
  const count = (status: number) => attempts.filter((one) => one === status).length;
  const ids = received.map(({ data }) => /Message-ID:\s+<(reminder-[^>]+)>/i.exec(data)?.[1]).filter(Boolean);
  console.log(
    [
      `${MINUTES} minutes, ${SERVERS} servers, ${kills.length} kills, ${writers.length} people writing`,
      `acknowledged: ${kept.acknowledged} pages, actions, ticks and lessons; missing ${kept.missing}, twice or unknown ${kept.tooMany}`,
      `reminders: ${settled}; ${ids.length} mails of ${new Set(ids).size} reminders`,
      times('all', calls),
      times(`within ${STRUCK_MS / 1000} s of a kill`, calls.filter(isStruck)),
      `repeated: ${attempts.length - calls.length} of ${attempts.length} attempts; answered 503: ${count(503)}, 502: ${count(502)}, 401 (the access token had ended): ${count(401)}, nothing: ${count(0)}`,
      `balancer: ${counted.movedOn} moved on to another server, ${counted.cutOff} cut off, ${counted.unserved} unserved`,
    ].join('\n'),
  );
}

const settled = await untilSettled();
const kept = await keptOf(pool, writers);
report(kept, settled, balancer, mails);
await balancer.close();
await fleet.stop();
await pool.end();
await mails.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = kept.missing + kept.tooMany === 0 ? 0 : 1;
