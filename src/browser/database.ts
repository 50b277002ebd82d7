/*
 * A database of this app on this device. Several tabs hold it open, of this and of other builds of the app: a build that
 * needs more stores raises the version and never changes what older builds wrote, so that an older build goes on with the
 * newer database, and loses nothing over it.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames, wrap } from 'idb';

export interface DatabaseShape {
  name: string;
  version: number;
  /** Makes the stores in an empty database. */
  upgrade: (database: IDBDatabase) => void;
}

export type TransactionOf<Stores extends DBSchema, Mode extends IDBTransactionMode> = IDBPTransaction<
  Stores,
  StoreNames<Stores>[],
  Mode
>;

/** How long another tab may keep this one from opening the database, in milliseconds. */
const OPEN_LIMIT = 5000;

const isCalled = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** Whether the device has no room left for what was to be written. */
export const isFull = (error: unknown): boolean => isCalled(error, 'QuotaExceededError');

/** The database was closed under our hands: by the browser, by a newer build, or with the device's sleep. */
const isLost = (error: unknown): boolean =>
  isCalled(error, 'InvalidStateError', 'UnknownError', 'NotFoundError', 'TransactionInactiveError');

/** One of the app's databases, opened when it is first needed and whenever the browser has closed it. */
export class Database<Stores extends DBSchema> {
  readonly #shape: DatabaseShape;
  readonly #factory: () => IDBFactory;
  #opening: Promise<IDBPDatabase<Stores>> | undefined;
  readonly #running = new Set<{ abort(): void }>();
  #away: Promise<unknown> | undefined;

  /** `factory` is asked when the database is opened: some browsers refuse it in private windows. */
  constructor(shape: DatabaseShape, factory: () => IDBFactory = () => indexedDB) {
    this.#shape = shape;
    this.#factory = factory;
  }

  /**
   * Runs `work` in one transaction over the stores and resolves with its answer once that is on the disk. When the
   * connection is lost it is opened again and the work runs once more; `work` may therefore wait for its transaction's
   * requests alone. Rejects with the browser's error, after which nothing of the work is on the disk. 'strict' also
   * outlives the device's power going at that moment, and takes longer. Work that `putAway` gives up runs again as well;
   * what a person would miss commits its transaction with the last request, so that it needs nothing more of the page.
   */
  async run<Mode extends 'readonly' | 'readwrite', Answer>(
    stores: StoreNames<Stores>[],
    mode: Mode,
    work: (transaction: TransactionOf<Stores, Mode>) => Promise<Answer>,
    durability: IDBTransactionDurability = 'relaxed',
  ): Promise<Answer> {
    const away = this.#away;
    try {
      return await this.#tried(stores, mode, work, durability);
    } catch (error) {
      if (this.#away !== away) return this.run(stores, mode, work, durability);
      if (!isLost(error)) throw error;
      this.close();
      return this.#tried(stores, mode, work, durability);
    }
  }

  async #tried<Mode extends 'readonly' | 'readwrite', Answer>(
    stores: StoreNames<Stores>[],
    mode: Mode,
    work: (transaction: TransactionOf<Stores, Mode>) => Promise<Answer>,
    durability: IDBTransactionDurability,
  ): Promise<Answer> {
    await this.#away;
    const database = await this.#database();
    const transaction = database.transaction(stores, mode, { durability });
    this.#running.add(transaction);
    const done = transaction.done;
    done.catch(() => undefined);
    let answer: Answer;
    try {
      answer = await work(transaction);
      await done;
    } catch (error) {
      abort(transaction);
      throw error;
    } finally {
      this.#running.delete(transaction);
    }
    return answer;
  }

  #database(): Promise<IDBPDatabase<Stores>> {
    this.#opening ??= this.#open(this.#shape.version).catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  async #open(version: number | undefined): Promise<IDBPDatabase<Stores>> {
    try {
      return wrap(await this.#opened(version)) as unknown as IDBPDatabase<Stores>;
    } catch (error) {
      // A newer build was here: its database has the stores of this one.
      if (version !== undefined && isCalled(error, 'VersionError')) return this.#open(undefined);
      throw error;
    }
  }

  #opened(version: number | undefined): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const opening = this.#factory().open(this.#shape.name, version);
      const limit = setTimeout(() => reject(new Error('The database does not open.')), OPEN_LIMIT);
      opening.onupgradeneeded = () => this.#shape.upgrade(opening.result);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        clearTimeout(limit);
        const database = opening.result;
        // At once, so that a newer build never waits for this tab, and also if this came too late.
        database.onversionchange = () => {
          database.close();
          this.close();
        };
        database.onclose = () => this.close();
        resolve(database);
      };
    });
  }

  /**
   * The page is put away as it stands until `back`. What runs is given up, but for what is being committed: it is done
   * again, from its beginning, when the page is back, and nothing else begins before.
   */
  putAway(back: Promise<unknown>): void {
    this.#away = back;
    this.#running.forEach(abort);
    this.close();
  }

  /** Lets go of the database; the next work opens it again. */
  close(): void {
    this.#opening?.then((database) => database.close()).catch(() => undefined);
    this.#opening = undefined;
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/** WebKit alone keeps a page that is put away with its transactions open, and every other page waiting for their stores. */
export function putAwayWithPage(database: { putAway(back: Promise<unknown>): void }): void {
  if (!/^Apple/.test(globalThis.navigator?.vendor)) return;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted)
      database.putAway(new Promise((back) => addEventListener('pageshow', back, { once: true })));
  });
}
