import type { SyncedRow } from '../../src/features/feed/contract.ts';
import { CURRENT_FORMAT, open, seal } from '../../src/kernel/seal.ts';
import type { Tables } from '../../src/notebook/rows.ts';
import { Store } from '../../src/notebook/store.ts';
import type { Mutation, MutationRequest } from '../../src/session/perform.ts';
import type { Sealer } from '../../src/session/sealing.ts';
import type { Answer, Person } from './app.ts';
import { type Sealing, sealingOf } from './sealing.ts';

/**
 * A person's notebook on a device, as far as a page knows it: writes show at once and reach the test's server in their
 * order, each once. Nothing is read back, so that what is shown is what the pages themselves worked out.
 */
export class PaperDevice {
  readonly #person: Person;
  readonly #sealing: Sealing;
  readonly #store = new Store();
  readonly #waiting: (() => Promise<Answer>)[] = [];
  #sending: Promise<void> = Promise.resolve();
  readonly #performing = new Set<Promise<void>>();
  online = true;
  /** Whether all that the person ever wrote has arrived. */
  isWhole = true;
  now: Date;

  private constructor(person: Person, sealing: Sealing, now: Date) {
    this.#person = person;
    this.#sealing = sealing;
    this.now = now;
  }

  /** A device of somebody who has a profile and nothing else yet. */
  static async of(person: Person, now: Date): Promise<PaperDevice> {
    const device = new PaperDevice(person, await sealingOf(person), now);
    const [profile, visions] = await Promise.all([person.get('/api/profile'), person.get('/api/visions')]);
    device.take(['profiles', { ...profile.body, ...visions.body, seq: 1 }]);
    return device;
  }

  get tables(): Tables {
    return this.#store.tables;
  }

  /** Rows as if the server had sent them. */
  take(...rows: SyncedRow[]): void {
    this.#store.take(rows);
  }

  /** Stands in for `perform`. */
  perform(write: Mutation): Promise<void> {
    const performed = this.#perform(write);
    this.#performing.add(performed);
    return performed.finally(() => this.#performing.delete(performed));
  }

  async #perform({ id = crypto.randomUUID(), changes, request }: Mutation): Promise<void> {
    this.#store.applyUpdate({ id, changes });
    const { call, params, body } = (await request(this.sealer)) as MutationRequest & {
      params?: object;
      body?: object;
    };
    const [method = '', path = ''] = call.toLowerCase().split(' ');
    const address = Object.entries(params ?? {}).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
      path,
    );
    this.#waiting.push(() => this.#person[method as 'post'](address, body));
    if (this.online) await this.send();
  }

  /** When everything that was performed has been answered, or waits for the connection. */
  async settled(): Promise<void> {
    await Promise.all(this.#performing);
  }

  /** Sends what waits. Rejects on any answer but a success. */
  send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendWaiting());
    return this.#sending;
  }

  async #sendWaiting(): Promise<void> {
    for (let write = this.#waiting.shift(); write; write = this.#waiting.shift()) {
      const { status, body } = await write();
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    }
  }

  /** What the pages' texts are sealed with. */
  readonly sealer: Sealer = {
    format: CURRENT_FORMAT,
    keyId: undefined,
    seal: (table, column, row, text) =>
      seal(this.#sealing.key, text, { table, column, row, person: this.#person.userId }),
  };

  /** Opens a text that the server has. */
  opened(table: string, column: string, row: { id: string } & Record<string, unknown>): Promise<string> {
    const place = { table, column, row: row.id, person: this.#person.userId };
    return open(this.#sealing.key, String(row[column]), CURRENT_FORMAT, place);
  }
}
