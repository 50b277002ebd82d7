/* The one database of the notebook on this device. */
import type { DBSchema } from 'idb';
import { Database, type TransactionOf } from '../browser/database.ts';
import { DATABASE_PREFIX } from '../browser/databases.ts';
import type { StoredDraft } from './drafts/draft-store.ts';

/** How far the copy of the person's rows is. */
export interface CopyState {
  user_id: string;
  /** Which layout the chunks have; those of another are pulled again. */
  layout: number;
  /** Counts what was written to the copy, so that a tab knows whether it missed something. */
  turn: number;
  /** The server's history that the rows are of. */
  epoch: string;
  /** Everything up to this number is here, but for what `before` still has to bring. */
  after: number;
  /** What a first sync still has to bring: rows with smaller numbers; null once it has all. */
  before: number | null;
  /** The tables that the build knew which wrote it: rows of others were skipped. Missing from earlier builds. */
  tables?: string;
}

/** Some rows, sealed together. */
export interface StoredChunk {
  id: string;
  sealed: Uint8Array;
}

/** A write on its way. */
export interface StoredMutation {
  id: string;
  user_id: string;
  sealed: Uint8Array;
  /** The server's number for it once it is acknowledged: it shows here until the rows have come that far. */
  seq: number | null;
}

/** A write that the server has refused. */
export interface StoredRefusal {
  id: string;
  user_id: string;
  sealed: Uint8Array;
  /** When it was refused, as an ISO instant. */
  at: string;
}

interface Stores extends DBSchema {
  meta: { key: string; value: CopyState };
  chunks: { key: string; value: StoredChunk };
  outbox: { key: number; value: StoredMutation; indexes: { id: string } };
  shelf: { key: string; value: StoredRefusal };
  drafts: { key: string; value: StoredDraft };
}

export type Transaction<Mode extends IDBTransactionMode> = TransactionOf<Stores, Mode>;

export const NOTEBOOK = `${DATABASE_PREFIX}notebook`;
const VERSION = 1;

function upgrade(database: IDBDatabase): void {
  database.createObjectStore('meta');
  database.createObjectStore('chunks', { keyPath: 'id' });
  database.createObjectStore('outbox', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
  database.createObjectStore('shelf', { keyPath: 'id' });
  database.createObjectStore('drafts', { keyPath: 'id' });
}

export class Disk extends Database<Stores> {
  constructor(factory?: () => IDBFactory) {
    super({ name: NOTEBOOK, version: VERSION, upgrade }, factory);
  }
}
