import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addPeople } from '../../test/harness/due-people.ts';
import type { MailServer } from '../../test/harness/smtp.ts';
import { ms, percentile } from '../page-measures.ts';
import { processorTimeOf } from '../processor-time.ts';
import type { Begin, Said } from './server.ts';

export interface Peak {
  /** Reminders that are due in one minute. */
  count: number;
  servers: number;
  /** What the mail server takes over each mail, in milliseconds. */
  takes: number;
  /** After how many seconds a server is killed, again and again for a minute; another one takes its place. */
  killEvery: number | undefined;
}

interface Place {
  databaseUrl: string;
  folder: string;
  mails: MailServer;
}

const BEFORE = '2026-11-19T15:00:00.000Z';
/** Eight in the morning in Los Angeles. */
export const DUE = '2026-11-19T16:00:00.000Z';
const MINUTE_MS = 60_000;
const LONGEST_MS = 15 * MINUTE_MS;

/** Several servers on one database, and their processor time. */
class Servers {
  readonly #place: Place;
  readonly #children: ChildProcess[] = [];
  kills = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  async add(begin?: Begin): Promise<void> {
    const { databaseUrl, folder, mails } = this.#place;
    const child = fork(join(import.meta.dirname, 'server.ts'), {
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        SMTP_URL: mails.url,
        LOG_LEVEL: 'error',
        NOW: BEFORE,
      },
    });
    await once(child, 'message');
    if (begin) child.send(begin);
    this.#children.push(child);
  }

  begin(now: string): void {
    for (const [index, child] of this.#children.entries())
      child.send({ now, looks: index === 0 } satisfies Begin);
  }

  /** Kills the oldest one, and begins another in its place. */
  async replaceOne(now: string): Promise<void> {
    this.kills += 1;
    this.#children.shift()?.kill('SIGKILL');
    await this.add({ now, looks: true });
  }

  async cpu(): Promise<number> {
    const told = await Promise.all(
      this.#children.map(async (child) => {
        const heard: Promise<Said[]> = once(child, 'message');
        child.send('tell');
        return (await heard)[0]?.cpu ?? 0;
      }),
    );
    return told.reduce((sum, one) => sum + one, 0);
  }

  end(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }
}

const idOf = (mail: string) => /Message-ID:\s+<([^>]+)>/i.exec(mail)?.[1] ?? '';

/** Counts what arrives, and how long after the minute began: nothing of a hundred thousand mails is kept but their ids. */
function countMails(mails: MailServer) {
  const ids = new Set<string>();
  const delays: number[] = [];
  let again = 0;
  const startedAt = performance.now();
  const take = () => {
    for (const { data } of mails.received.splice(0)) {
      const id = idOf(data);
      if (ids.has(id)) again += 1;
      else delays.push(performance.now() - startedAt);
      ids.add(id);
    }
  };
  return { ids, delays, take, again: () => again, elapsed: () => performance.now() - startedAt };
}

/** So many reminders due at the same instant, sent by several servers. Prints when the last of them was sent. */
export async function measurePeak(place: Place, peak: Peak): Promise<void> {
  const { count, takes, killEvery } = peak;
  const pool = new pg.Pool({ connectionString: place.databaseUrl, max: 2 });
  // A connection that was just ended may still be told that Postgres stops.
  pool.on('error', () => undefined);
  const servers = new Servers(place);
  for (let made = 0; made < peak.servers; made += 1) await servers.add();
  const { mails } = place;
  mails.takes = takes;
  mails.received.length = 0;
  const cpuBefore = await servers.cpu();
  const postgresBefore = await processorTimeOf(pool);
  const counted = countMails(mails);
  servers.begin(DUE);
  // What a server held is taken up when its minute is over: later kills would only put the end off.
  let nextKill = killEvery ? killEvery * 1000 : Number.POSITIVE_INFINITY;
  while (counted.ids.size < count && counted.elapsed() < LONGEST_MS) {
    await pause(20);
    counted.take();
    if (counted.elapsed() < nextKill || nextKill > MINUTE_MS) continue;
    nextKill += (killEvery ?? 0) * 1000;
    await servers.replaceOne(new Date(new Date(DUE).getTime() + counted.elapsed()).toISOString());
  }
  const took = counted.elapsed();
  const cpu = killEvery ? undefined : (await servers.cpu()) - cpuBefore;
  const postgresTook = (await processorTimeOf(pool)) - postgresBefore;
  await settled(pool);
  counted.take();
  const { rows } = await pool.query(
    'select state, count(*)::int as count from reminder_deliveries group by state order by state',
  );
  servers.end();
  await pool.end();
  const each = (all: number) => `${(all / counted.ids.size).toFixed(2)} ms`;
  const states = rows.map(({ state, count: of }) => `${of} ${state}`).join(', ');
  const within = counted.delays.filter((delay) => delay <= MINUTE_MS).length;
  console.log(
    [
      `peak   ${count} due, ${peak.servers} servers, a mail takes ${takes} ms:`,
      `sent after ${ms(took)} (${(took / MINUTE_MS).toFixed(2)} of the minute), ${Math.round((counted.ids.size * 1000) / took)}/s,`,
      `half after ${ms(percentile(counted.delays, 0.5))}, ${((within * 100) / count).toFixed(1)} % within the minute;`,
      `${each(postgresTook)} of processor for each in Postgres${cpu === undefined ? '' : `, ${each(cpu)} in the servers`};`,
      `${servers.kills} kills, ${counted.again()} mails again; ${states}`,
    ].join(' '),
  );
}

async function settled(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await pool.query(
      `select exists (select from reminder_deliveries where state = 'sending') as some`,
    );
    if (!rows[0].some) return;
    await pause(100);
  }
}

/** People who are due at that instant, planned. */
export async function addPeak(
  run: pg.Pool['query'],
  count: number,
  plan: () => Promise<unknown>,
): Promise<void> {
  for (let made = 0; made < count; made += 5000) {
    await addPeople(run, {
      count: Math.min(5000, count - made),
      name: `peak-${made}`,
      zone: 'America/Los_Angeles',
      now: BEFORE,
    });
  }
  await plan();
}
