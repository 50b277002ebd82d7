import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { unauthenticated } from '../kernel/errors.ts';
import { toAppError } from './database/errors.ts';
import { beginOn, createPool } from './database/pool.ts';
import { type Beginning, Transaction, type Tx } from './database/transaction.ts';
import type { RowsOf, Statement, Statements } from './statement.ts';
import { traceQueries } from './telemetry/queries.ts';
import type { Tracer } from './telemetry.ts';
import { Turns } from './turns.ts';
import { DATABASE_MS, sqlState, unavailable, withTimeout } from './unavailable.ts';

export type { Tx };
export { sqlState };

/** Whoever a request works for: taken from the access token, never from a body. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** For whom, when and in which transaction a use-case works. Row-level security lets it touch that person's rows alone. */
export interface Actor {
  userId: string;
  /** The session that the request came with; undefined for a job. */
  sessionId?: string | undefined;
  now: Date;
  tx: Tx;
  /** The IANA zone of the person's profile, read as the transaction began; null without a profile. */
  timeZone(): Promise<string | null>;
  /** The number of the transaction among the person's writes; null when it only reads. */
  seq(): Promise<number | null>;
  /** Whether the call was done before, under the same idempotency key; undefined for a call without one. */
  repeated(): Promise<boolean | undefined>;
  /** Runs a prepared statement, or several in one round trip. */
  run: RunStatements;
  /**
   * Runs the transaction's last statements in one round trip; together with its commit, unless the call has an
   * idempotency key. Nothing may follow.
   */
  finish: RunStatements;
}

/** Runs one statement and answers its rows; or several, in their order, and answers their rows under the same names. */
export interface RunStatements {
  <Row extends object>(statement: Statement<Row>): Promise<Row[]>;
  <All extends Statements>(statements: All): Promise<RowsOf<All>>;
}

/** Under which id a writing call is known when it comes again. */
export interface IdempotencyKey {
  id: string;
  /** Of all that the call says. */
  digest: string;
  /** What the same call was kept under before calls had keys. */
  formerDigest: string;
}

/** What a request's transaction is opened for. */
export interface Opening {
  /** Takes a number of the person's writes, which puts the person's writers in line. */
  writes: boolean;
  /** Claimed as the transaction begins. */
  key?: IdempotencyKey | undefined;
  now: Date;
  /** What the gate is asked for: 'writing', or 'feature:' and its name. */
  gated?: string;
}

/** Whom a transaction is for: a request's caller, or the person of a job. */
interface Acting {
  userId: string;
  sessionId?: string;
  now: Date;
  key?: IdempotencyKey | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ACCESS = /^[a-z_:]+$/;
const DIGEST = /^[A-Za-z0-9+/=]+$/;

/** Is told whose write was committed, and its number among the person's. */
export type TellWrite = (userId: string, seq: number) => void;

/** A connection in hand; it is released once, whoever is first. */
interface Connection {
  client: pg.PoolClient;
  release(broken?: Error): void;
}

const CONNECTIONS = 10;

export interface DatabaseOptions {
  connections?: number;
  behind?: Database;
  /** Whether a pooler lends its sessions for one transaction each. */
  pooled?: boolean;
  /** False where a pooler does not keep named statements with the connection that prepared them. */
  prepares?: boolean;
  tracer?: Tracer | undefined;
}

/** Whose turn comes so late that it could hardly be answered in time begins nothing: it would be done after a 503. */
const LATEST_TURN_MS = DATABASE_MS - 500;

export class Database {
  readonly pool: pg.Pool;
  /** Drizzle as the server's own role, for the auth library and for work that belongs to no one person. */
  readonly db: NodePgDatabase;
  readonly #ofClient = new WeakMap<pg.PoolClient, Tx>();
  #gate: string | undefined;
  #tellWrite: TellWrite | undefined;
  /** The one that requests use: what is set there holds here too. */
  readonly #behind: Database | undefined;
  readonly #turns: Turns | undefined;
  readonly #begin: Beginning;
  readonly #prepares: boolean;
  /** The last of each person's writers in this process. */
  readonly #writers = new Map<string, Promise<unknown>>();

  /**
   * With so many connections at the most. `behind` is the one that requests use: its gate holds here too, and a
   * transaction waits for a connection as long as it takes, for nobody waits for it.
   */
  constructor(url: string, options: DatabaseOptions = {}) {
    const { connections = CONNECTIONS, behind, pooled = false, prepares = true, tracer } = options;
    this.#behind = behind;
    this.#turns = behind && new Turns(connections);
    this.#begin = asQueries(beginOn(pooled));
    this.#prepares = prepares;
    this.pool = createPool(url, connections, pooled);
    if (tracer) traceQueries(this.pool, tracer, pooled);
    this.db = drizzle(this.pool);
  }

  /** Sets the SQL function (person, access, at) that decides who may do what; every gated opening asks it. */
  gateWith(sqlFunction: string): void {
    this.#gate = sqlFunction;
  }

  /** The SQL function (person, access, at) that decides who may do what. */
  get gate(): string {
    const gate = this.#gate ?? this.#behind?.gate;
    if (!gate) throw new Error('there is no gate');
    return gate;
  }

  /** Sets who is told of each write of a person, once it is committed. */
  tellWritesTo(tellWrite: TellWrite): void {
    this.#tellWrite = tellWrite;
  }

  /** Has devices told of somebody's write, once it is committed; a person's own transaction does so itself. */
  written(userId: string, seq: number): void {
    if (this.#behind) this.#behind.written(userId, seq);
    else this.#tellWrite?.(userId, seq);
  }

  /**
   * Begins a transaction as the caller. Its statements travel together, so that nothing can ever run in between as the
   * server's own role; they take no parameters, hence the checks.
   */
  #beginAs({ userId, sessionId }: Caller, { writes, now, gated, key }: Opening): Beginning {
    if (!UUID.test(userId) || !UUID.test(sessionId)) throw unauthenticated();
    const open = [`'${userId}'`, `'${sessionId}'`, writes, ...claiming(key, now)].join(', ');
    const then = ['opened.*', ...this.#permitting(userId, now, gated)].join(', ');
    return this.#acting(userId, `select ${then} from app_open_call(${open}) opened`);
  }

  /** Whose transaction it is, said as a distributed Postgres passes it on to its other machines; then what opens it. */
  #acting(userId: string, text: string, ...settings: string[]): Beginning {
    const whose = [`set local app.user_id = '${userId}'`, 'set local role app_user'];
    return [...this.#begin, ...asQueries([...settings, ...whose]), { label: 'open', text }];
  }

  #permitting(userId: string, now: Date, gated: string | undefined): string[] {
    if (gated === undefined) return [];
    if (!this.#gate || !ACCESS.test(gated)) throw new Error('there is no gate for this access');
    const allowed = `${this.#gate}('${userId}', '${gated}', '${now.toISOString()}')`;
    return [`app_permit(${allowed}, '${gated}')`];
  }

  /**
   * Runs the work on a connection. When both together take too long, the connection is given up with whatever was
   * not committed on it. @throws AppError 503
   */
  #withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connected = () => this.#connected(work);
    return this.#turns ? this.#turns.take(connected) : connected();
  }

  #connected<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    let gone = false;
    let connection: Connection | undefined;
    const run = async (): Promise<T> => {
      const client = await this.pool.connect().catch((cause) => {
        throw unavailable(cause);
      });
      let released = false;
      const release = (broken?: Error): void => {
        if (!released) client.release(broken);
        released = true;
      };
      connection = { client, release };
      if (gone) {
        release();
        throw unavailable();
      }
      return work(connection);
    };
    return withTimeout(run(), DATABASE_MS).catch((error) => {
      gone = true;
      connection?.release(new Error('given up'));
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
   * resolves and undone when it rejects. Rejects with 401 when the caller's session has ended, and when the gate is
   * closed with 402 for writing, 403 for a feature.
   */
  async asUser<T>(caller: Caller, opening: Opening, work: (actor: Actor) => Promise<T>): Promise<T> {
    const begin = this.#beginAs(caller, opening);
    const { now, key } = opening;
    const act = () => this.#actAs(begin, { ...caller, now, key }, work);
    return opening.writes ? this.#inLine(caller.userId, act) : act();
  }

  /** The same for a person who is not there: for jobs and for messages from outside that concern one person. */
  async asJob<T>(userId: string, now: Date, work: (actor: Actor) => Promise<T>): Promise<T> {
    if (!UUID.test(userId)) throw new Error('a job works for a person');
    const begin = this.#acting(userId, `select * from app_open_job('${userId}')`, "set local app.job = 'on'");
    return this.#inLine(userId, () => this.#actAs(begin, { userId, now }, work));
  }

  /**
   * Lets one person's writers take a connection one after the other. They wait for each other in the database
   * anyway; here they do it without keeping connections from everybody else.
   */
  #inLine<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const arrived = performance.now();
    const turn = (this.#writers.get(userId) ?? Promise.resolve()).then(() => {
      if (performance.now() - arrived > LATEST_TURN_MS) throw unavailable();
      return work();
    });
    const over = turn.then(noop, noop).then(() => {
      if (this.#writers.get(userId) === over) this.#writers.delete(userId);
    });
    this.#writers.set(userId, over);
    return turn;
  }

  async #actAs<T>(
    begin: Beginning,
    { userId, sessionId, now, key }: Acting,
    work: (actor: Actor) => Promise<T>,
  ): Promise<T> {
    let seq: number | null | undefined;
    const worked = await this.#transaction(begin, async (transaction) => {
      const opened = async () => (await transaction.began).rows[0];
      const done = await work({
        userId,
        sessionId,
        now,
        tx: transaction.tx,
        timeZone: async () => (await opened())?.zone ?? null,
        seq: async () => (await opened())?.seq ?? null,
        repeated: async () => (key ? (await opened())?.repeated : undefined),
        run: running((statements) => transaction.run(statements)),
        // A call that is refused by what its last statements answer must leave its key free: it is committed after them.
        finish: running((statements) => (key ? transaction.run(statements) : transaction.finish(statements))),
      });
      seq = (await opened())?.seq;
      return done;
    });
    if (seq) this.written(userId, seq);
    return worked;
  }

  /** The same as the server's own role, which row-level security does not bind: for sign-up and operation. */
  asServer<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(this.#begin, ({ tx }) => work(tx));
  }

  #transaction<T>(begin: Beginning, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#withConnection(async ({ client, release }) => {
      const transaction = new Transaction(client, this.#txOf(client), { begin, prepares: this.#prepares });
      let broken: Error | undefined;
      try {
        // The first statement of `work` travels together with the beginning.
        const [began, worked] = await Promise.allSettled([transaction.began, work(transaction)]);
        if (began.status === 'rejected') throw began.reason;
        if (worked.status === 'rejected') throw worked.reason;
        await transaction.commit();
        return worked.value;
      } catch (error) {
        await transaction.rollback().catch((failure: Error) => {
          broken = failure;
        });
        throw toAppError(error, broken);
      } finally {
        release(broken);
      }
    });
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

const asQueries = (texts: string[]): Beginning => texts.map((text) => ({ text }));

const noop = (): void => undefined;

/** The last parameters of app_open_call: none without a key. They cannot be bound, hence the checks. */
function claiming(key: IdempotencyKey | undefined, now: Date): string[] {
  if (!key) return [];
  const { id, digest, formerDigest } = key;
  if (!UUID.test(id) || !DIGEST.test(digest) || !DIGEST.test(formerDigest)) throw new Error('no such key');
  return [id, digest, formerDigest, now.toISOString()].map((value) => `'${value}'`);
}

const isStatement = (given: Statement | Statements): given is Statement => typeof given.text === 'string';

/** Both forms of `RunStatements` on what runs statements in their order. */
function running(runAll: (statements: Statement[]) => Promise<object[][]>): RunStatements {
  const run = async (given: Statement | Statements) => {
    if (isStatement(given)) return (await runAll([given]))[0];
    const wanted = Object.entries(given).filter(
      (entry): entry is [string, Statement] => entry[1] !== undefined,
    );
    const rows = await runAll(wanted.map(([, statement]) => statement));
    return Object.fromEntries(wanted.map(([key], index) => [key, rows[index]]));
  };
  return run as RunStatements;
}
