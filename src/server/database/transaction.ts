import type { Writable } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Statement } from '../statement.ts';
import type { LabelledQuery } from '../telemetry/queries.ts';

/** A transaction, with Drizzle's query builder on it. */
export type Tx = NodePgDatabase;

/** What a transaction's beginning answers of its person. */
export interface Opened {
  zone: string | null;
  seq: number | null;
  repeated: boolean;
}

/** The statements that begin a transaction. */
export type Beginning = LabelledQuery[];

/** What a beginning's last statement answers. */
export type Began = pg.QueryResult<Opened>;

/** One transaction on a connection, from its beginning to its end. */
export class Transaction {
  readonly #client: pg.PoolClient;
  readonly #prepares: boolean;
  readonly tx: Tx;
  readonly began: Promise<Began>;
  #ended = false;

  /**
   * @param begin its first statements. They leave in one write, so nothing can ever run in between, and after one that
   *   fails all others do. Each is a message of its own: a distributed Postgres passes settings on with all of a message.
   * @param prepares whether statements are prepared once for a connection, or sent whole each time
   */
  constructor(client: pg.PoolClient, tx: Tx, { begin, prepares }: { begin: Beginning; prepares: boolean }) {
    this.#client = client;
    this.#prepares = prepares;
    this.tx = tx;
    writeTogether(client);
    this.began = allOf(begin.map((query) => client.query<Opened>(query)));
  }

  #send({ name, text, values }: Statement): Promise<pg.QueryResult> {
    const query: LabelledQuery = this.#prepares ? { name, text, values } : { label: name, text, values };
    return this.#client.query(query);
  }

  /** Runs statements in one round trip. */
  async run(statements: Statement[]): Promise<object[][]> {
    if (statements.length > 1) writeTogether(this.#client);
    const sent = await Promise.allSettled(statements.map((statement) => this.#send(statement)));
    return sent.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value.rows;
    });
  }

  /** Commits, also together with last statements: should one of them fail, Postgres undoes the whole instead. */
  async finish(statements: Statement[]): Promise<object[][]> {
    this.#ended = true;
    writeTogether(this.#client);
    const sent = statements.map((statement) => this.#send(statement));
    const committed = this.#client.query('commit');
    for (const outcome of await Promise.allSettled([...sent, committed])) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
    if ((await committed).command !== 'COMMIT') throw new Error('the transaction had failed and was undone');
    return (await Promise.all(sent)).map(({ rows }) => rows);
  }

  async commit(): Promise<void> {
    if (!this.#ended) await this.finish([]);
  }

  async rollback(): Promise<void> {
    if (!this.#ended) await this.#client.query('rollback');
  }
}

/** The answer of the last, once all have gone well. */
async function allOf(sent: Promise<Began>[]): Promise<Began> {
  for (const outcome of await Promise.allSettled(sent)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return sent.at(-1) as Promise<Began>;
}

/** Lets whatever is sent until the event loop turns leave in one write to the socket. */
export function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
