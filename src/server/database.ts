import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { AppError, unauthenticated } from '../kernel/errors.ts';
import { DATABASE_MS, inTime, isUnavailable, sqlState, unavailable } from './unavailable.ts';

export { sqlState };

/** Whoever a request works for: taken from the access token, never from a body. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** A transaction, with Drizzle's query builder on it. */
export type Tx = NodePgDatabase;

/** A statement that Postgres prepares once for each connection under its name. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const OID = { int8: 20, date: 1082, timestamptz: 1184 };

/** How values arrive: whole numbers as numbers, local dates as text, instants as ISO text. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === OID.int8) return Number;
    if (oid === OID.date) return String;
    if (oid === OID.timestamptz) return (value: string) => new Date(value).toISOString();
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Begins a transaction as the caller. Both statements travel as one message, so that nothing can ever run in
 * between as the server's own role; that form takes no parameters, hence the check.
 */
function beginAs({ userId, sessionId }: Caller): string {
  if (!uuid.test(userId) || !uuid.test(sessionId)) throw unauthenticated();
  return `begin; select app_open_session('${userId}', '${sessionId}'), set_config('role', 'app_user', true)`;
}

const SESSION_ENDED = '28000';

/** A connection in hand; it is let go once, whoever is first. */
interface Held {
  client: pg.PoolClient;
  letGo(broken?: Error): void;
}

export class Database {
  readonly pool: pg.Pool;
  /** Drizzle as the server's own role, for the auth library and for work that belongs to no one person. */
  readonly db: NodePgDatabase;
  readonly #ofClient = new WeakMap<pg.PoolClient, Tx>();

  constructor(url: string, options: { connections?: number } = {}) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.connections ?? 10,
      connectionTimeoutMillis: 4000,
      statement_timeout: DATABASE_MS,
      // A database that has fallen silent answers no statement_timeout either.
      query_timeout: DATABASE_MS,
      idle_in_transaction_session_timeout: 10_000,
      pipeline: true,
      types,
    });
    // A connection that breaks while idle is replaced by the next request; there is nothing else to do.
    this.pool.on('error', () => undefined);
    // One that breaks in use tells by its failed queries; unheard, its error would end the whole server.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.db = drizzle(this.pool);
  }

  /**
   * Runs the work on a connection. When both together take too long, the connection is given up with whatever was
   * not committed on it. @throws AppError 503
   */
  #held<T>(work: (held: Held) => Promise<T>): Promise<T> {
    let gone = false;
    let held: Held | undefined;
    const run = async (): Promise<T> => {
      const client = await this.pool.connect().catch(() => {
        throw unavailable();
      });
      let released = false;
      const letGo = (broken?: Error): void => {
        if (!released) client.release(broken);
        released = true;
      };
      held = { client, letGo };
      if (gone) {
        letGo();
        throw unavailable();
      }
      return work(held);
    };
    return inTime(run(), DATABASE_MS).catch((error) => {
      gone = true;
      held?.letGo(new Error('given up'));
      throw error;
    });
  }

  #txOf(client: pg.PoolClient): Tx {
    const known = this.#ofClient.get(client);
    if (known) return known;
    const made = drizzle(client);
    this.#ofClient.set(client, made);
    return made;
  }

  /**
   * Runs `work` in one transaction that sees and touches only the caller's rows. It is committed when `work`
   * resolves and undone when it rejects. Rejects with 401 when the caller's session has ended.
   */
  asUser<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(beginAs(caller), work);
  }

  /** The same as the server's own role, which row-level security does not bind: for sign-up and operation. */
  asServer<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction('begin', work);
  }

  #transaction<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#held(async ({ client, letGo }) => {
      let broken: Error | undefined;
      try {
        // The first statement of `work` travels together with the beginning.
        const [began, worked] = await Promise.allSettled([client.query(begin), work(this.#txOf(client))]);
        if (began.status === 'rejected') throw began.reason;
        if (worked.status === 'rejected') throw worked.reason;
        const end = await client.query('commit');
        if (end.command !== 'COMMIT') throw new Error('the transaction had failed and was undone');
        return worked.value;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw meaningOf(error, broken);
      } finally {
        letGo(broken);
      }
    });
  }

  /** One read as the caller in one round trip: the fast path of lists. */
  async read<Row extends object>(caller: Caller, statement: Statement): Promise<Row[]> {
    const begin = beginAs(caller);
    return this.#held(async ({ client, letGo }) => {
      let broken: Error | undefined;
      try {
        const [began, rows, ended] = await Promise.allSettled([
          client.query(begin),
          client.query<Row>(statement),
          client.query('commit'),
        ]);
        if (ended.status === 'rejected') broken = ended.reason;
        if (began.status === 'rejected') throw began.reason;
        if (rows.status === 'rejected') throw rows.reason;
        return rows.value.rows;
      } catch (error) {
        throw meaningOf(error, broken);
      } finally {
        letGo(broken);
      }
    });
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

function meaningOf(error: unknown, broken: Error | undefined): unknown {
  if (error instanceof AppError) return error;
  if (sqlState(error) === SESSION_ENDED) return unauthenticated();
  return broken || isUnavailable(error) ? unavailable() : error;
}
