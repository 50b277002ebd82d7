import pg from 'pg';
import { DATABASE_MS } from '../unavailable.ts';
import { writeTogether } from './transaction.ts';
import { types } from './values.ts';

const IDLE_IN_TRANSACTION_MS = 10_000;
/** A little before this side gives up: what Postgres has ended itself is not done later all the same. */
const STATEMENT_MS = DATABASE_MS - 250;

/**
 * Citus passes on to its machines what a transaction sets, such as whose it is, only where the session says so; without,
 * nobody's rows would be found. Any other Postgres takes no notice.
 */
const PASSED_ON = ['citus.propagate_set_commands', 'local'] as const;

/** A pooler refuses startup parameters like these, and its sessions are everybody's: there each transaction sets them. */
const OF_SESSION = {
  options: `-c timezone=UTC -c ${PASSED_ON.join('=')}`,
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

const OF_TRANSACTION = [
  `set local ${PASSED_ON.join(' to ')}`,
  "set local timezone to 'UTC'",
  `set local statement_timeout to ${STATEMENT_MS}`,
  `set local idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_MS}`,
];

/** How a transaction begins, on a session of our own or on one that a pooler lends for it. */
export const beginOn = (isPooled: boolean): string[] => ['begin', ...(isPooled ? OF_TRANSACTION : [])];

/** Opens at most so many connections, to Postgres itself or to a pooler in front of it. */
export function createPool(url: string, connections: number, isPooled: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 4000,
    ...(isPooled ? {} : OF_SESSION),
    // A database that has fallen silent answers no statement_timeout either.
    query_timeout: DATABASE_MS,
    pipeline: true,
    types,
  });
  // A connection that breaks while idle is replaced by the next request; there is nothing else to do.
  pool.on('error', () => undefined);
  // One that breaks in use tells by its failed queries; without a listener, its error would end the whole server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (isPooled) pool.query = queryingIn(pool) as typeof pool.query;
  return pool;
}

/** A single query gets a transaction around it, in the same round trip, for the settings that it needs. */
const queryingIn =
  (pool: pg.Pool) =>
  async (query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    writeTogether(client);
    const begun = Promise.all(beginOn(true).map((text) => client.query(text)));
    const answered = client.query(query, values);
    const [, answer, ended] = await Promise.allSettled([begun, answered, client.query('commit')]);
    client.release(ended.status === 'rejected' ? ended.reason : undefined);
    if (answer.status === 'rejected') throw answer.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return answer.value;
  };
