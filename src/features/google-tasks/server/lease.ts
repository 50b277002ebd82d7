import { newId } from '../../../kernel/ids.ts';
import type { Actor, Database } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import { REQUEST_MS } from './google.ts';
import { alreadyRunning } from './refusals.ts';

/**
 * How long a run that says nothing keeps others waiting, in milliseconds: one that was killed, for instance. Longer than a
 * request to Google may take, so that no request of a run that was given up is still on its way when the next begins.
 */
const LEASE_MS = 3 * REQUEST_MS;

const claimed = statement<{ list_id: string | null }>('google-claim').sql(`
    insert into google_task_syncs (user_id, run_id, lease_until) values (:userId, :runId, :leaseUntil)
    on conflict (user_id) do update set run_id = excluded.run_id, lease_until = excluded.lease_until
      where google_task_syncs.run_id is null or google_task_syncs.lease_until <= :now::timestamptz
    returning list_id`);
const renewed = statement<{ user_id: string }>('google-renew').sql(
  'update google_task_syncs set lease_until = :leaseUntil where user_id = :userId and run_id = :runId returning user_id',
);
const released = statement('google-release').sql(
  'update google_task_syncs set run_id = null, lease_until = null where user_id = :userId and run_id = :runId',
);

/** A person's word to one run at a time: whatever it writes, it writes as long as it holds the lease. */
export class Lease {
  readonly runId = newId();
  /** The list of the last run; null before the first. */
  listId: string | null = null;
  readonly #database: Database;
  readonly #userId: string;
  readonly #clock: () => Date;
  #until = 0;

  private constructor(database: Database, userId: string, clock: () => Date) {
    this.#database = database;
    this.#userId = userId;
    this.#clock = clock;
  }

  /** @throws AppError 409 while another run has it */
  static async claim(database: Database, userId: string, clock: () => Date): Promise<Lease> {
    const lease = new Lease(database, userId, clock);
    await lease.#begin();
    return lease;
  }

  async #begin(): Promise<void> {
    const now = this.#clock();
    const [own] = await this.#database.asJob(this.#userId, now, ({ run }) =>
      run(
        claimed({
          userId: this.#userId,
          runId: this.runId,
          now: now.toISOString(),
          leaseUntil: this.#extended(now),
        }),
      ),
    );
    if (!own) throw alreadyRunning();
    this.listId = own.list_id;
  }

  #extended(now: Date): string {
    const until = new Date(now.getTime() + LEASE_MS);
    this.#until = until.getTime();
    return until.toISOString();
  }

  /** Makes sure that the lease outlives a request to Google. @throws AppError 409 when another run has it */
  async hold(): Promise<void> {
    if (this.#until - this.#clock().getTime() < 2 * REQUEST_MS) await this.write(async () => undefined);
  }

  /** Works for the person in a transaction of its own. @throws AppError 409 when another run has the lease */
  write<T>(work: (actor: Actor) => Promise<T>): Promise<T> {
    const now = this.#clock();
    return this.#database.asJob(this.#userId, now, async (actor) => {
      const [own] = await actor.run(
        renewed({ userId: this.#userId, runId: this.runId, leaseUntil: this.#extended(now) }),
      );
      if (!own) throw alreadyRunning();
      return work(actor);
    });
  }

  async release(): Promise<void> {
    await this.#database.asJob(this.#userId, this.#clock(), ({ run }) =>
      run(released({ userId: this.#userId, runId: this.runId })),
    );
  }
}
