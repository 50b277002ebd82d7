import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../src/server/database.ts';
import { defineJob } from '../../src/server/jobs.ts';
import type { Services } from '../../src/server/services.ts';
import type { Kept, Kind, Kinds } from './objects.ts';
import { Refusal } from './refusals.ts';

/** Sends an event to our own webhook, again and again until it is taken. */
export const deliverJob = defineJob({
  name: 'stand-in-event',
  data: z.object({ event_id: z.string() }),
  retries: 10,
});

const LOCK = 7_314_002;

/** A new id as Stripe makes them, for example 'cus_4fQ…'. */
export const newIdOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What the stand-in stores, during one request: everything in one transaction, one writer after the other. */
export class Ledger {
  readonly #tx: Tx;
  readonly #services: Services;
  /** The stand-in's present, in seconds. */
  now = 0;

  private constructor(tx: Tx, services: Services) {
    this.#tx = tx;
    this.#services = services;
  }

  /** Whatever was kept before a refusal stays. */
  static async open<T>(services: Services, work: (ledger: Ledger) => Promise<T>, writes = true): Promise<T> {
    const outcome = await Ledger.#within(services, writes, (ledger) =>
      work(ledger).catch((error) => {
        if (error instanceof Refusal) return error;
        throw error;
      }),
    );
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  static #within<T>(services: Services, writes: boolean, work: (ledger: Ledger) => Promise<T>): Promise<T> {
    return services.database.asServer(async (tx) => {
      const ledger = new Ledger(tx, services);
      if (writes) await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      ledger.now = Math.floor(services.clock().getTime() / 1000);
      return work(ledger);
    });
  }

  async find<K extends Kind>(kind: K, id: string | undefined): Promise<Kinds[K] | undefined> {
    if (id === undefined) return undefined;
    const { rows } = await this.#tx.execute<{ data: Kinds[K] }>(
      sql`select data from billing.stand_in_objects where id = ${id} and kind = ${kind}`,
    );
    return rows[0]?.data;
  }

  /** The newest first. */
  async list<K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]> {
    const ofCustomer = customer === undefined ? sql`true` : sql`customer = ${customer}`;
    const { rows } = await this.#tx.execute<{ data: Kinds[K] }>(
      sql`select data from billing.stand_in_objects where kind = ${kind} and ${ofCustomer} order by position desc`,
    );
    return rows.map(({ data }) => data);
  }

  async keep<Object extends Kept>(object: Object): Promise<Object> {
    const customer = 'customer' in object ? object.customer : null;
    const data = JSON.stringify(object);
    await this.#tx.execute(sql`
      insert into billing.stand_in_objects (id, kind, customer, data)
      values (${object.id}, ${object.object}, ${customer}, ${data}::jsonb)
      on conflict (id) do update set data = excluded.data, customer = excluded.customer`);
    return object;
  }

  /** Keeps an event and has it sent. */
  async tell(type: string, object: unknown): Promise<void> {
    const event = await this.keep({
      id: newIdOf('evt'),
      object: 'event',
      created: this.now,
      type,
      livemode: false,
      data: { object },
    });
    await this.#services.jobs.send(deliverJob, { event_id: event.id }, { tx: this.#tx });
  }
}
