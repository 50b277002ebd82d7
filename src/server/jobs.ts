import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Tx } from './database.ts';
import { HEARTBEAT_SECONDS, JobStream, type Task } from './jobs/stream.ts';
import { errorFields, errorType, type Log } from './log.ts';
import type { Tracer } from './telemetry.ts';
import { Together } from './together.ts';
import { isUnavailable, withTimeout } from './unavailable.ts';

/** One kind of work that is done later: its name, what it is told, and how stubbornly it is tried. */
export interface Job<Data extends z.ZodType<object>> {
  name: string;
  data: Data;
  /** How often it is tried again after a failure, each time later. */
  retries?: number;
  /** Seconds that one attempt may take. */
  seconds?: number;
  /**
   * How many of the kind one server does at a time, for kinds that come by the thousand and wait for somebody else's
   * answer. They are taken in large groups, each is done on its own, and an empty queue is looked at twice a second.
   */
  atOnce?: number;
  /** Seconds for which it is kept when it was given up; thirty days where nothing is said. */
  keptWhenFailed?: number;
}

/** Keeps the exact type of what a job is told. */
export const defineJob = <Data extends z.ZodType<object>>(job: Job<Data>): Job<Data> => job;

interface SendOptions {
  /** Sends within this transaction: the work is done if, and only if, it is committed. */
  tx?: Tx;
  /** Not before this instant. */
  at?: Date;
  /** Only one job of the kind waits under the same key. */
  key?: string;
}

type Work<Data> = (data: Data) => Promise<void>;
type AnyWork = (data: unknown) => Promise<void>;
type AnyJob = Job<z.ZodType<object>>;

/** How many jobs of a kind are in a state: `created` and `retry` wait, `active` ones are being done. */
export interface QueueDepth {
  queue: string;
  state: string;
  jobs: number;
}

/** A job that is done, and goes. */
interface Done {
  queue: string;
  id: string;
}

const UNDONE = ['created', 'retry', 'active'];

const RETRIES = 6;
const FIRST_RETRY_SECONDS = 5;
const LAST_RETRY_SECONDS = 3600;
const ATTEMPT_SECONDS = 60;
/** An attempt is given up a little before pg-boss would do it, which leaves no line. */
const GIVEN_UP_EARLIER_MS = 500;
/**
 * What was done is forgotten at once, for it may hold somebody's address. What failed for good waits for the operator,
 * who may have it tried again; it goes with the account that it names (`forget`).
 */
const KEEP_FAILED_SECONDS = 30 * 24 * 3600;
const TIDY_SECONDS = 600;
const KEEP_WAITING_SECONDS = 3 * 24 * 3600;
/** A new job wakes the server at once; looking finds what is due again, or was sent for later. */
const HANDING_OUT = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 3,
} as const;
/** Jobs that are done are deleted in groups of this size at the most. */
const DELETED_AT_ONCE = 500;
/** By the clock of whichever server looks next; pg-boss' own thirty seconds would be half of a reminder's minute. */
const SCHEDULES = { cronMonitorIntervalSeconds: 5, cronWorkerIntervalSeconds: 1 };
/** How often jobs are looked for whose server has ended; pg-boss' own minute would come on top of their time. */
const LOOKS_FOR_LOST = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };
const CONNECTIONS = 3;
/** A connection that has fallen silent is given up; the driver knows these settings, pg-boss hands them on. */
const SILENCE = { query_timeout: 30_000, keepAlive: true };
/** Its tables stay on the first machine of several: what it sets for them is nobody else's business. */
const ALONE = { options: '-c citus.propagate_set_commands=none' };
const STOP_MS = 8000;
/** While the database is away pg-boss complains at every look for work: one line a minute says enough. */
const QUIET_MS = 60_000;

/**
 * Work that outlives the request that asked for it: kept in the database, done once by any of the servers, tried
 * again when it fails.
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #tracer: Tracer | undefined;
  readonly #queues = new Map<string, Promise<void>>();
  readonly #waiting: { job: AnyJob; work: AnyWork }[] = [];
  readonly #streams = new Map<string, JobStream>();
  readonly #done = new Together<Done, undefined>(DELETED_AT_ONCE, (all) => this.#deleteDone(all));
  #started = false;
  #stopped = false;
  #quietUntil = 0;

  constructor(databaseUrl: string, log: Log, tracer?: Tracer) {
    this.#log = log;
    this.#tracer = tracer;
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      schema: 'pgboss',
      max: CONNECTIONS,
      connectionTimeoutMillis: 4000,
      ...SILENCE,
      ...ALONE,
      maintenanceIntervalSeconds: TIDY_SECONDS,
      ...SCHEDULES,
      ...LOOKS_FOR_LOST,
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => this.#failed(restored(error)));
  }

  /** Makes the tables where they are missing and begins with whatever waits. */
  async start(): Promise<void> {
    await this.#boss.start();
    this.#started = true;
    await Promise.all(this.#waiting.splice(0).map(({ job, work }) => this.#begin(job, work)));
  }

  /** Lets work in hand finish. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#streams.values()].map((stream) => stream.stop(STOP_MS)));
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: STOP_MS });
    this.#started = false;
  }

  /**
   * What fails outside any job. Connections that break because everything is being stopped are no news; while the
   * database is away, work waits and goes on by itself.
   */
  #failed(error: unknown, job?: string): void {
    if (this.#stopped) return;
    if (!isAway(error)) this.#log.error('jobs failed', { job, ...errorFields(error) });
    else if (performance.now() >= this.#quietUntil) {
      this.#quietUntil = performance.now() + QUIET_MS;
      this.#log.warn('jobs wait for the database', errorFields(error));
    }
  }

  /** Says who does the work of a kind. A rejection means: try again later. */
  handle<Data extends z.ZodType<object>>(job: Job<Data>, work: Work<z.output<Data>>): void {
    const checked: AnyWork = (data) => work(job.data.parse(data));
    if (!this.#started) this.#waiting.push({ job, work: checked });
    else {
      this.#begin(job, checked).catch((error) => this.#failed(error, job.name));
    }
  }

  /** Asks for work to be done. Resolves as soon as the wish is kept. */
  async send<Data extends z.ZodType<object>>(
    job: Job<Data>,
    data: z.input<Data>,
    { tx, at, key }: SendOptions = {},
  ): Promise<void> {
    await this.#queueOf(job);
    await this.#boss.send(job.name, job.data.parse(data), {
      ...(tx ? { db: fromDrizzle(ofServer(tx), sql) } : {}),
      ...(at ? { startAfter: at } : {}),
      ...(key ? { singletonKey: key } : {}),
    });
  }

  /** Asks for many pieces of work of a kind within this transaction, in one statement. */
  async sendAll<Data extends z.ZodType<object>>(
    job: Job<Data>,
    all: readonly z.input<Data>[],
    { tx }: { tx: Tx },
  ): Promise<void> {
    if (all.length === 0) return;
    await this.#queueOf(job);
    const wishes = all.map((data) => ({ data: job.data.parse(data) }));
    await this.#boss.insert(job.name, wishes, { db: fromDrizzle(ofServer(tx), sql) });
  }

  /** Drops, with the transaction, whatever waits that names one of these: a person's id or address. */
  async forget(tx: Tx, names: string[]): Promise<void> {
    const named = names.map((name) => name.toLowerCase());
    await ofServer(tx).execute(sql`
      delete from pgboss.job where jsonb_path_exists(lower(data::text)::jsonb, '$.** ? (@ == $named[*])',
        jsonb_build_object('named', ${JSON.stringify(named)}::jsonb))`);
  }

  /** Asks for the work at every time that the cron expression names, in UTC; once however many servers run. */
  async schedule<Data extends z.ZodType<object>>(
    job: Job<Data>,
    cron: string,
    data: z.input<Data>,
  ): Promise<void> {
    await this.#queueOf(job);
    await this.#boss.schedule(job.name, cron, job.data.parse(data), { tz: 'UTC' });
  }

  /** What is not done yet, by kind and state, also where there is none. */
  async depths(): Promise<QueueDepth[]> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(
        'select name, state, count(*)::int as jobs from pgboss.job where state::text = any($1) group by name, state',
        [UNDONE],
      );
    const counted = new Map(rows.map(({ name, state, jobs }) => [`${name} ${state}`, Number(jobs)]));
    return [...this.#queues.keys()].flatMap((queue) =>
      UNDONE.map((state) => ({ queue, state, jobs: counted.get(`${queue} ${state}`) ?? 0 })),
    );
  }

  /** Whether a job of the queues that are asked for waits for another attempt. It counts nothing: anyone may ask often. */
  async hasRetries(isAsked: (queue: string) => boolean): Promise<boolean> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(
        "select exists (select from pgboss.job where name = any($1) and state = 'retry') as retries",
        [[...this.#queues.keys()].filter(isAsked)],
      );
    return rows[0]?.retries === true;
  }

  /** Has everything that was given up, and is still kept, tried again: all, or the one of this id. Answers how many. */
  async retryFailed(only?: string): Promise<number> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(
        "select name, id from pgboss.job where state = 'failed' and ($1::text is null or id::text = $1)",
        [only ?? null],
      );
    for (const { name, id } of rows) await this.#boss.retry(name, id);
    return rows.length;
  }

  #queueOf(job: AnyJob): Promise<void> {
    const known = this.#queues.get(job.name);
    if (known) return known;
    const made = this.#makeQueue(job);
    this.#queues.set(job.name, made);
    made.catch(() => this.#queues.delete(job.name));
    return made;
  }

  /** A queue that an earlier release has made is given the settings of this one. */
  async #makeQueue(job: AnyJob): Promise<void> {
    const settings = {
      retryLimit: job.retries ?? RETRIES,
      retryDelay: FIRST_RETRY_SECONDS,
      retryBackoff: true,
      retryDelayMax: LAST_RETRY_SECONDS,
      expireInSeconds: job.seconds ?? ATTEMPT_SECONDS,
      deleteAfterSeconds: job.keptWhenFailed ?? KEEP_FAILED_SECONDS,
      retentionSeconds: KEEP_WAITING_SECONDS,
      notify: true,
      ...(job.atOnce ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
    };
    const isKnown = (await this.#boss.getQueue(job.name)) !== null;
    if (isKnown) await this.#boss.updateQueue(job.name, settings);
    else await this.#boss.createQueue(job.name, settings);
  }

  async #begin(job: AnyJob, work: AnyWork): Promise<void> {
    await this.#queueOf(job);
    if (job.atOnce) return this.#stream(job, job.atOnce, work);
    await this.#boss.work(job.name, HANDING_OUT, (tasks: Task[]) =>
      Promise.all(tasks.map((task) => this.#attempt(job, task, work))),
    );
  }

  #stream(job: AnyJob, atOnce: number, work: AnyWork): void {
    const { name } = job;
    const stream = new JobStream({
      boss: this.#boss,
      name,
      atOnce,
      attempt: (task) => this.#attempt(job, task, work),
      failed: (error) => this.#failed(error, name),
    });
    this.#streams.set(name, stream);
    stream.start();
  }

  /** There may be work of the kind, whose `atOnce` is said: it was asked for in a transaction that is committed now. */
  wake({ name }: AnyJob): void {
    this.#streams.get(name)?.wake();
  }

  /** Whoever is done at about the same time shares a statement for each queue. */
  async #deleteDone(all: Done[]): Promise<undefined[]> {
    for (const [name, ofQueue = []] of Object.entries(Object.groupBy(all, ({ queue }) => queue))) {
      const ids = ofQueue.map(({ id }) => id);
      // Should this fail, the work is done all the same; what is left of it then goes with what has failed.
      await this.#boss.deleteJob(name, ids).catch((error) => this.#failed(error, name));
    }
    return [];
  }

  /** The reason of a failure is in the log; its words, which may quote somebody, are kept out of the database. */
  async #attempt(job: AnyJob, { id, data, retryCount }: Task, work: AnyWork): Promise<JobResult> {
    try {
      const limit = (job.seconds ?? ATTEMPT_SECONDS) * 1000 - GIVEN_UP_EARLIER_MS;
      await this.#traced(job, retryCount, () => withTimeout(work(data), limit));
    } catch (error) {
      this.#tellFailure(job, retryCount, error);
      return { id, status: 'failed', output: { reason: errorType(error) } };
    }
    await this.#done.do({ queue: job.name, id });
    return { id, status: 'completed' };
  }

  #traced(job: AnyJob, retryCount: number, attempt: () => Promise<void>): Promise<void> {
    if (!this.#tracer) return attempt();
    const fields = {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': job.name,
      'growth_loop.attempt': retryCount + 1,
    } as const;
    return this.#tracer.trace({ name: job.name, kind: 'consumer', fields }, (span) =>
      attempt().catch((error) => {
        span.fail(error);
        throw error;
      }),
    );
  }

  /** An error when it fails first and when it is given up; what is tried in between is a warning. */
  #tellFailure(job: AnyJob, retryCount: number, error: unknown): void {
    const fields = { job: job.name, attempt: retryCount + 1, ...errorFields(error) };
    const isLast = retryCount >= (job.retries ?? RETRIES);
    if (isLast) this.#log.error('job given up', fields);
    else if (retryCount === 0) this.#log.error('job failed', fields);
    else this.#log.warn('job failed again', fields);
  }
}

/** What pg-boss says, without a code, when the connection that wakes it has ended; it looks for work all the same. */
const WAKING_ENDED = 'LISTEN/NOTIFY connection ended';

const isAway = (error: unknown) =>
  isUnavailable(error) || (error instanceof Error && error.message === WAKING_ENDED);

/** pg-boss hands some of its errors on as plain copies, without their class. */
function restored(error: object): Error {
  if (error instanceof Error) return error;
  const copied: Partial<Error> = error;
  return Object.assign(new Error(copied.message), error);
}

/** Lifts the request's role for one statement: the job tables are the server's own. */
function ofServer(tx: Tx): Pick<Tx, 'execute'> {
  return {
    execute: async (query) => {
      const { rows } = await tx.execute<{ role: string }>(
        sql`select current_setting('role') as role, set_config('role', 'none', true)`,
      );
      const answer = await tx.execute(query);
      await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'app_user'}, true)`);
      return answer;
    },
  } as Pick<Tx, 'execute'>;
}
