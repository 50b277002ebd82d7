/*
 * The database of files on this device: sealed pieces, and of each file how much of it is here and whether the server has
 * it. Nothing in it can be read without the file's key, which is not in it.
 */
import type { DBSchema } from 'idb';
import { Database, type TransactionOf } from '../../browser/database.ts';
import { DATABASE_PREFIX } from '../../browser/databases.ts';
import type { Bytes } from '../../kernel/seal/bytes.ts';
import { type FileSizes, originalBytes } from '../../kernel/seal/file-sizes.ts';
import { PREVIEW } from '../../kernel/seal/pieces.ts';

/** A file and its sizes. */
export interface FileShape extends FileSizes {
  file: string;
}

export interface StoredFile extends FileShape {
  user_id: string;
  /** 'unsent' until the server has all of it. */
  state: 'unsent' | 'stored';
  /** Bytes of the original's sealed pieces that are here. */
  here: number;
  has_preview: boolean;
  /** When somebody last looked at the original, in milliseconds since 1970, as all times here. */
  used_at: number;
  /** The server's sentence, when it has refused the file. */
  refused: string | null;
  /** It is not sent before; 0 when nothing is against it. */
  retry_at: number;
  /** Whether a row has named it yet: it is kept before its row is written. */
  was_named: boolean;
  /** Since when no row names it, or the server knows of no such file; null while one does. */
  unnamed_since: number | null;
}

interface StoredPiece {
  user_id: string;
  file: string;
  number: number;
  sealed: Bytes;
}

interface Stores extends DBSchema {
  files: {
    key: [user_id: string, file: string];
    value: StoredFile;
    indexes: { state: [user_id: string, state: StoredFile['state']] };
  };
  pieces: { key: [user_id: string, file: string, number: number]; value: StoredPiece };
}

type Writing = TransactionOf<Stores, 'readwrite'>;

const FILES = `${DATABASE_PREFIX}files`;
const VERSION = 1;

function upgrade(database: IDBDatabase): void {
  const files = database.createObjectStore('files', { keyPath: ['user_id', 'file'] });
  files.createIndex('state', ['user_id', 'state']);
  database.createObjectStore('pieces', { keyPath: ['user_id', 'file', 'number'] });
}

/** The keys that begin with these parts. */
const under = (...parts: string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []]);

/** The keys of the original's pieces. */
const ofOriginal = (userId: string, file: string): IDBKeyRange =>
  IDBKeyRange.bound([userId, file, PREVIEW], [userId, file, []], true);

/** Whether all of it is here. */
export const isWhole = (file: StoredFile): boolean =>
  file.here === originalBytes(file) && file.has_preview === file.preview_bytes > 0;

export class FileDisk extends Database<Stores> {
  constructor(factory?: () => IDBFactory) {
    super({ name: FILES, version: VERSION, upgrade }, factory);
  }

  /** Keeps a new file, of which all pieces are given by their numbers: all of it or nothing. @throws the browser's error */
  async keep(file: StoredFile, pieces: ReadonlyMap<number, Bytes>): Promise<void> {
    const { user_id, file: id } = file;
    await this.run(
      ['files', 'pieces'],
      'readwrite',
      async (transaction) => {
        // One that fails ends the transaction, which says why.
        const asked = (put: Promise<unknown>): void => void put.catch(() => undefined);
        const store = transaction.objectStore('pieces');
        for (const [number, sealed] of pieces) asked(store.put({ user_id, file: id, number, sealed }));
        asked(transaction.objectStore('files').put(file));
        // From here on it needs nothing more of the page, which may just be left.
        transaction.commit();
      },
      'strict',
    );
  }

  file(userId: string, file: string): Promise<StoredFile | undefined> {
    return this.run(['files'], 'readonly', (transaction) =>
      transaction.objectStore('files').get([userId, file]),
    );
  }

  /** All files of which something is here. */
  files(userId: string): Promise<StoredFile[]> {
    return this.run(['files'], 'readonly', (transaction) =>
      transaction.objectStore('files').getAll(under(userId)),
    );
  }

  unsent(userId: string): Promise<StoredFile[]> {
    return this.run(['files'], 'readonly', (transaction) =>
      transaction
        .objectStore('files')
        .index('state')
        .getAll(IDBKeyRange.only([userId, 'unsent'])),
    );
  }

  async piece(userId: string, file: string, number: number): Promise<Bytes | undefined> {
    const found = await this.run(['pieces'], 'readonly', (transaction) =>
      transaction.objectStore('pieces').get([userId, file, number]),
    );
    return found?.sealed;
  }

  /** Keeps a piece that the server has sent. @throws the browser's error */
  async addPiece(
    userId: string,
    shape: FileShape,
    number: number,
    sealed: Bytes,
    now: number,
  ): Promise<void> {
    const { file, pieces, last_bytes, preview_bytes } = shape;
    await this.run(['files', 'pieces'], 'readwrite', async (transaction) => {
      const store = transaction.objectStore('pieces');
      const isNew = (await store.getKey([userId, file, number])) === undefined;
      await store.put({ user_id: userId, file, number, sealed });
      const files = transaction.objectStore('files');
      const known = (await files.get([userId, file])) ?? {
        ...{ user_id: userId, file, pieces, last_bytes, preview_bytes, state: 'stored', here: 0 },
        ...{
          has_preview: false,
          used_at: now,
          refused: null,
          retry_at: 0,
          unnamed_since: null,
          was_named: true,
        },
      };
      const here = known.here + (isNew && number !== PREVIEW ? sealed.length : 0);
      const has_preview = known.has_preview || number === PREVIEW;
      await files.put({ ...known, here, has_preview } as StoredFile);
    });
  }

  /** Notes something of a file, if it is here. @throws the browser's error */
  async change(userId: string, file: string, parts: Partial<StoredFile>): Promise<void> {
    await this.run(['files'], 'readwrite', async (transaction) => {
      const files = transaction.objectStore('files');
      const known = await files.get([userId, file]);
      if (known) await files.put({ ...known, ...parts });
    });
  }

  /** Removes the original, if the server has it, and leaves the preview. @throws the browser's error */
  async dropOriginal(userId: string, file: string): Promise<void> {
    await this.run(['files', 'pieces'], 'readwrite', async (transaction) => {
      const files = transaction.objectStore('files');
      const known = await files.get([userId, file]);
      if (known?.state !== 'stored') return;
      await transaction.objectStore('pieces').delete(ofOriginal(userId, file));
      await files.put({ ...known, here: 0 });
    });
  }

  /** Removes all that is here of a file. @throws the browser's error */
  async forget(userId: string, file: string): Promise<void> {
    await this.run(['files', 'pieces'], 'readwrite', (transaction) => removed(transaction, userId, file));
  }

  /** Removes all that is here of a person. @throws the browser's error */
  async forgetAll(userId: string): Promise<void> {
    await this.run(['files', 'pieces'], 'readwrite', (transaction) =>
      Promise.all([
        transaction.objectStore('pieces').delete(under(userId)),
        transaction.objectStore('files').delete(under(userId)),
      ]),
    );
  }

  /** Removes what the server has of other people. What it has not waits for them. @throws the browser's error */
  async forgetOthers(userId: string): Promise<void> {
    await this.run(['files', 'pieces'], 'readwrite', async (transaction) => {
      const keys = await transaction.objectStore('files').getAllKeys();
      for (const [user_id, file] of keys) {
        if (user_id === userId) continue;
        const found = await transaction.objectStore('files').get([user_id, file]);
        if (found?.state === 'stored') await removed(transaction, user_id, file);
      }
    });
  }
}

async function removed(transaction: Writing, userId: string, file: string): Promise<void> {
  await Promise.all([
    transaction.objectStore('pieces').delete(under(userId, file)),
    transaction.objectStore('files').delete([userId, file]),
  ]);
}
