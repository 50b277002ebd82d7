import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { addPeople } from './due-people.ts';
import { occupyPort, type ServerProcess, startServerProcess } from './server-process.ts';

/** Several real servers on one database, each on a port of its own, of which one after another is killed. */
export class Fleet {
  readonly ports: readonly number[];
  readonly #settings: Record<string, string>;
  readonly #servers = new Map<number, ServerProcess>();
  #next = 0;
  kills = 0;

  constructor(ports: readonly number[], settings: Record<string, string>) {
    this.ports = ports;
    this.#settings = {
      LOG_LEVEL: 'silent',
      AUTH_RATE_LIMIT: 'off',
      TRUST_PROXY: 'true',
      AUTH_SECRET: randomBytes(32).toString('base64'),
      ENTRY_MASTER_KEY: randomBytes(32).toString('base64'),
      ...settings,
    };
  }

  async start(): Promise<void> {
    await Promise.all(this.ports.map((port) => this.#startAt(port)));
  }

  async #startAt(port: number): Promise<void> {
    const server = startServerProcess({ ...this.#settings, PORT: String(port) });
    this.#servers.set(port, server);
    await server.ready;
  }

  /** Kills the server whose turn it is, and begins it anew. Resolves when it is ready again. */
  async killNext(): Promise<void> {
    const port = this.ports[this.#next % this.ports.length] ?? 0;
    this.#next += 1;
    this.kills += 1;
    const server = this.#servers.get(port);
    server?.signal('SIGKILL');
    await server?.ended;
    await this.#startAt(port);
  }

  async stop(): Promise<void> {
    const servers = [...this.#servers.values()];
    for (const server of servers) server.signal('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
  }
}

/** Ports that nobody has. */
export async function freePorts(count: number): Promise<number[]> {
  const occupied = await Promise.all(Array.from({ length: count }, occupyPort));
  await Promise.all(occupied.map(({ release }) => release()));
  return occupied.map(({ port }) => port);
}

/** Where it is nine in the morning now, so that a morning's reminder is not late: zones of whole hours, east is negative. */
function zoneOfMorning(now: Date): string {
  const hours = now.getUTCHours() - 9;
  const west = hours > 12 ? hours - 24 : hours;
  return west === 0 ? 'Etc/GMT' : `Etc/GMT${west > 0 ? '+' : ''}${west}`;
}

/** People whose morning reminder by email becomes due at moments that are spread over the seconds to come. */
export async function addDuePeople(pool: pg.Pool, count: number, seconds: number): Promise<void> {
  const now = new Date();
  const zone = zoneOfMorning(now);
  await addPeople((text, values) => pool.query(text, values), {
    ...{ count, name: 'due', zone, now: now.toISOString() },
  });
  await pool.query(
    `update reminder_schedules s set due_at = $1::timestamptz + d.place * make_interval(secs => $2),
        local_date = ($1::timestamptz at time zone $3)::date, changed_at = null
      from (select id, (row_number() over (order by id))::float8 / count(*) over () as place
        from profiles where email like 'due-%') d where d.id = s.user_id and s.half = 'morning'`,
    [now.toISOString(), seconds, zone],
  );
}

/** What a server that was killed held in its hands is taken up once its time has run out: here at once. */
export const runOut = (pool: pg.Pool) =>
  pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'reminder' and state = 'active'`,
  );
