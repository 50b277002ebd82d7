import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { HEARTBEAT } from '../kernel/sync-push.ts';
import { errorFields, type Log } from './log.ts';

/** Who wants to hear of one person's writes. */
export interface Follower {
  /** A write with this number, or one after it, is committed. */
  written(seq: number): void;
  /** From now on writes may be missed: whoever follows has to begin anew. */
  lost(): void;
}

interface Options {
  /** In milliseconds. */
  heartbeat?: number | undefined;
}

const CHANNEL = 'growth_loop_writes';
/** By which an operator finds the connection. */
const NAME = 'growth-loop sync push';
const CONNECT_MS = 4000;
const QUERY_MS = 4000;
/** Between two messages, in milliseconds: of what one person writes meanwhile only the newest is told. */
const GATHER_MS = 100;
/** So many people are named in one message. */
const PEOPLE_AT_ONCE = 1000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Tells every server on the database that somebody has written: whose write, and its number. It goes out after the commit
 * and not with it, because Postgres commits what notifies one at a time, those of other people too. So a notice may be
 * lost with its server; devices ask now and then. One connection of its own, past a pooler, both tells and listens.
 */
export class WriteNotices {
  readonly #url: string;
  readonly #log: Log;
  readonly #heartbeat: number;
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #heartbeatListeners = new Set<() => void>();
  /** The newest number of each person whom the servers have not been told of. */
  readonly #untold = new Map<string, number>();
  /** While it listens. */
  #client: pg.Client | undefined;
  #telling: Promise<void> | undefined;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  #isEnding = false;
  #isStopped = false;

  constructor(url: string, log: Log, { heartbeat = HEARTBEAT }: Options = {}) {
    this.#url = url;
    this.#log = log;
    this.#heartbeat = heartbeat;
  }

  /** Whether writes are heard of just now. */
  get isListening(): boolean {
    return this.#client !== undefined && !this.#isEnding;
  }

  /** Resolves once it listens, or has failed to for the first time: it tries again by itself. */
  async start(): Promise<void> {
    this.#beating = setInterval(() => void this.#beat(), this.#heartbeat).unref();
    await this.#connect();
  }

  /** Ends whatever follows, and lets nobody follow any more. */
  endFollowing(): void {
    this.#isEnding = true;
    this.#loseFollowers();
  }

  /** Tells what is left to be told, and lets go of the connection. */
  async stop(): Promise<void> {
    this.endFollowing();
    clearInterval(this.#beating);
    clearTimeout(this.#retry);
    this.#isStopped = true;
    await this.#telling;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  /** A write is committed. */
  tell(userId: string, seq: number): void {
    this.#untold.set(userId, Math.max(seq, this.#untold.get(userId) ?? 0));
    this.#tellAll();
  }

  /** Hears of this person's writes from now on. Answers how to hear no more. */
  follow(userId: string, follower: Follower): () => void {
    const followers = this.#followers.get(userId) ?? new Set();
    this.#followers.set(userId, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(userId) === followers) this.#followers.delete(userId);
    };
  }

  /** Calls `beat` at every heartbeat at which the connection is alive. */
  onHeartbeat(beat: () => void): void {
    this.#heartbeatListeners.add(beat);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: NAME,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    let cause: unknown;
    client.on('error', (error) => {
      cause = error;
    });
    client.on('end', () => this.#lose(client, cause));
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      return this.#connectLater(error);
    }
    if (this.#isStopped) return void client.end().catch(() => undefined);
    this.#client = client;
    this.#failures = 0;
    this.#tellAll();
  }

  /** One line for each time that it cannot be had, however often it is tried. */
  #connectLater(error: unknown): void {
    if (this.#isStopped) return;
    if (this.#failures === 0) this.#log.warn('sync push waits for the database', errorFields(error));
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#failures, LONGEST_WAIT_MS);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random() / 2)).unref();
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#loseFollowers();
    this.#connectLater(error);
  }

  #loseFollowers(): void {
    const all = [...this.#followers.values()].flatMap((followers) => [...followers]);
    for (const follower of all) follower.lost();
  }

  /** Anyone with a login to the database may say something here. */
  #hear(payload = ''): void {
    const [userId = '', number = ''] = payload.split(' ');
    const seq = Number(number);
    if (!Number.isSafeInteger(seq)) return;
    for (const follower of this.#followers.get(userId) ?? []) follower.written(seq);
  }

  #tellAll(): void {
    if (this.#telling || this.#untold.size === 0) return;
    this.#telling = this.#tellUntold().finally(() => {
      this.#telling = undefined;
    });
  }

  /** What fails stays to be told, by the next connection. */
  async #tellUntold(): Promise<void> {
    for (let client = this.#client; client && this.#untold.size > 0; client = this.#client) {
      const some = [...this.#untold].slice(0, PEOPLE_AT_ONCE);
      try {
        await client.query('select pg_notify($1, told) from unnest($2::text[]) told', [
          CHANNEL,
          some.map(([userId, seq]) => `${userId} ${seq}`),
        ]);
      } catch (error) {
        return this.#lose(client, error);
      }
      for (const [userId, seq] of some) if (this.#untold.get(userId) === seq) this.#untold.delete(userId);
      if (!this.#isStopped) await pause(GATHER_MS);
    }
  }

  /** A connection may die without anybody saying so. */
  async #beat(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      await client.query('select 1');
    } catch (error) {
      return this.#lose(client, error);
    }
    for (const beat of this.#heartbeatListeners) beat();
  }
}
