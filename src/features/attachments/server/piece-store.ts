/*
 * Where the sealed pieces of files are. A piece that was once stored in the table stays there and is found there, also when
 * new ones go to a bucket.
 */
import { BYTES } from '../../../server/bytes-body.ts';
import type { BucketConfig } from '../../../server/config/bucket.ts';
import { Bucket } from './bucket.ts';

/** Whose file, and which. */
export interface FileOf {
  userId: string;
  file: string;
}

/** How many bytes the stored pieces of a file have, by their numbers. */
export type PieceLengths = ReadonlyMap<number, number>;

/** Where a piece is written by PUT, and with which headers. */
export interface WriteAddress {
  url: string;
  headers: Record<string, string>;
}

/** Where pieces go, besides those that are in the table. */
export interface PieceStore {
  /** Whether pieces are sent to this server, which stores them in the table. */
  readonly isTable: boolean;
  /** What is stored of a file outside of the table. @throws AppError 503 */
  lengthsOf(file: FileOf): Promise<PieceLengths>;
  readAddress(file: FileOf, number: number): Promise<string>;
  /** @param bytes exactly as many are taken */
  writeAddress(file: FileOf, number: number, bytes: number): Promise<WriteAddress>;
  /** Removes what is stored of a file outside of the table. @throws AppError 503 */
  remove(file: FileOf): Promise<void>;
  /** What is stored outside of the table, some files at a time, with when the last piece of each was written. */
  files(): AsyncIterable<(FileOf & { writtenAt: Date })[]>;
}

/** The server's own address of a piece. */
export const ownAddress = ({ file }: FileOf, number: number): string => `/api/files/${file}/pieces/${number}`;

const HEADERS = { 'content-type': BYTES };

const inTable: PieceStore = {
  isTable: true,
  lengthsOf: async () => new Map(),
  readAddress: async (file, number) => ownAddress(file, number),
  writeAddress: async (file, number) => ({ url: ownAddress(file, number), headers: HEADERS }),
  remove: async () => undefined,
  async *files() {
    // What is in the table is found there.
  },
};

const ALL = 'pieces/';
const keyOf = ({ userId, file }: FileOf, number: number | '') => `${ALL}${userId}/${file}/${number}`;
const KEY = /^pieces\/([\da-f-]{36})\/([\da-f-]{36})\/(\d+)$/;
/** How many objects are removed at the same time. */
const AT_ONCE = 8;

/** Pieces as objects of a bucket, which browsers read and write by signed addresses. */
class BucketPieces implements PieceStore {
  readonly isTable = false;
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async lengthsOf(file: FileOf): Promise<PieceLengths> {
    const lengths = new Map<number, number>();
    for await (const objects of this.#bucket.list(keyOf(file, ''))) {
      for (const { key, bytes } of objects) lengths.set(Number(KEY.exec(key)?.[3]), bytes);
    }
    return lengths;
  }

  readAddress(file: FileOf, number: number): Promise<string> {
    return this.#bucket.address('GET', keyOf(file, number));
  }

  async writeAddress(file: FileOf, number: number, bytes: number): Promise<WriteAddress> {
    // A browser says by itself how long a body is, and lets no script say it.
    const signed = { ...HEADERS, 'content-length': String(bytes) };
    return { url: await this.#bucket.address('PUT', keyOf(file, number), signed), headers: HEADERS };
  }

  async remove(file: FileOf): Promise<void> {
    for await (const objects of this.#bucket.list(keyOf(file, ''))) {
      for (let at = 0; at < objects.length; at += AT_ONCE) {
        await Promise.all(objects.slice(at, at + AT_ONCE).map(({ key }) => this.#bucket.remove(key)));
      }
    }
  }

  async *files() {
    for await (const objects of this.#bucket.list(ALL)) {
      const found = new Map<string, FileOf & { writtenAt: Date }>();
      for (const { key, writtenAt } of objects) {
        const [, userId, file] = KEY.exec(key) ?? [];
        if (!userId || !file) continue;
        const known = found.get(`${userId}/${file}`);
        if (!known || known.writtenAt < writtenAt)
          found.set(`${userId}/${file}`, { userId, file, writtenAt });
      }
      yield [...found.values()];
    }
  }
}

/** The place for pieces that the operator has chosen. */
export const pieceStoreOf = (bucket: BucketConfig | undefined): PieceStore =>
  bucket ? new BucketPieces(new Bucket(bucket)) : inTable;
