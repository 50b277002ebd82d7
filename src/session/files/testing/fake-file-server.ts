/*
 * A server in memory that keeps the contract of files: it takes pieces of files that a row names and of the right length,
 * the first that arrives stays, and a file is stored once all are there.
 */
import { ApiError, noAnswer } from '../../../api/http.ts';
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import { pieceBytes } from '../../../kernel/seal/file-sizes.ts';
import { looksLikePiece, PREVIEW } from '../../../kernel/seal/pieces.ts';
import type { FileShape } from '../file-disk.ts';
import type { Destination, FileServer, PieceLocation } from '../file-server.ts';

interface FakeRow extends FileShape {
  isStored: boolean;
}

const addressOf = (file: string, number: number): string => `/api/files/${file}/pieces/${number}`;

export class FakeFileServer {
  readonly rows = new Map<string, FakeRow>();
  readonly #pieces = new Map<string, Bytes>();
  /** Most bytes that it takes. */
  quota = Number.POSITIVE_INFINITY;
  /** The trial has ended. */
  isUnpaid = false;
  /** Pieces that arrived and were new, in order. */
  readonly arrived: string[] = [];

  /** A row arrives that names the file. */
  name(shape: FileShape): void {
    if (!this.rows.has(shape.file)) this.rows.set(shape.file, { ...shape, isStored: false });
  }

  piece(file: string, number: number): Bytes | undefined {
    return this.#pieces.get(addressOf(file, number));
  }

  /** The piece becomes another one, as on a disk that fails; without one it is lost. */
  spoil(file: string, number: number, piece?: Bytes): void {
    if (piece) this.#pieces.set(addressOf(file, number), piece);
    else this.#pieces.delete(addressOf(file, number));
  }

  #row(file: string): FakeRow {
    const row = this.rows.get(file);
    if (!row) throw new ApiError(404, 'not_found', 'There is no such file.');
    return row;
  }

  #numbers({ pieces, preview_bytes }: FakeRow): number[] {
    const originals = Array.from({ length: pieces }, (_, at) => at + 1);
    return preview_bytes > 0 ? [PREVIEW, ...originals] : originals;
  }

  locate(file: string): PieceLocation[] {
    return this.#numbers(this.#row(file)).map((number) => {
      const url = addressOf(file, number);
      const stored = this.#pieces.has(url);
      const write = stored || this.isUnpaid ? null : { url, headers: {} };
      return { number, stored, read: stored ? url : null, write };
    });
  }

  read(address: string): Bytes {
    const piece = this.#pieces.get(address);
    if (!piece) throw new ApiError(404, 'not_found', 'There is no such piece.');
    return piece;
  }

  write({ url: address }: { url: string }, piece: Bytes): void {
    const [, file = '', number = ''] = /files\/([^/]+)\/pieces\/(\d+)$/.exec(address) ?? [];
    const row = this.#row(file);
    this.#mustBePaid();
    if (!looksLikePiece(piece, pieceBytes(row, Number(number)) ?? 0))
      throw new ApiError(422, 'invalid', 'No piece.');
    const used = [...this.#pieces.values()].reduce((sum, { length }) => sum + length, 0);
    if (used + piece.length > this.quota) throw new ApiError(413, 'storage_full', 'Your storage is full.');
    if (this.#pieces.has(address)) return;
    this.#pieces.set(address, piece);
    this.arrived.push(`${file} ${number}`);
  }

  finish(file: string): void {
    const row = this.#row(file);
    this.#mustBePaid();
    if (this.#numbers(row).some((number) => !this.piece(file, number))) {
      throw new ApiError(409, 'conflict', 'Pieces are missing.');
    }
    row.isStored = true;
  }

  #mustBePaid(): void {
    if (this.isUnpaid) throw new ApiError(402, 'payment_required', 'Your trial has ended.');
  }
}

/** What can happen to a call on its way. */
export type Way = 'arrives' | 'lost' | 'answer lost';

/** Whatever a line leads to. */
type AnyFileServer = {
  [Call in keyof FileServer]: (
    ...given: Parameters<FileServer[Call]>
  ) => Awaited<ReturnType<FileServer[Call]>> | ReturnType<FileServer[Call]>;
};

/** A line to the server that does as it is told, call by call; 'arrives' where nothing is told. */
export class FakeFileLine implements FileServer {
  readonly #server: AnyFileServer;
  isOnline = true;
  ways: Way[] = [];
  /** Instead of an answer, for as long as it is set. */
  failure: ApiError | undefined;
  readonly calls: string[] = [];
  /** Is told of each call before it leaves. */
  leaves: (call: string) => void | Promise<void> = () => {};

  constructor(server: AnyFileServer) {
    this.#server = server;
  }

  async #carry<Answer>(name: string, call: () => Answer | Promise<Answer>): Promise<Answer> {
    this.calls.push(name);
    const way = this.ways.shift() ?? 'arrives';
    await this.leaves(name);
    await new Promise((resume) => setTimeout(resume));
    if (!this.isOnline || way === 'lost') throw noAnswer();
    if (this.failure) throw this.failure;
    const answer = await call();
    if (way === 'answer lost') throw noAnswer();
    return answer;
  }

  locate = (file: string) => this.#carry('locate', () => this.#server.locate(file));
  read = (address: string) => this.#carry('read', async () => (await this.#server.read(address)).slice());
  write = (to: Destination, piece: Bytes) =>
    this.#carry('write', () => this.#server.write(to, piece.slice()));
  finish = (file: string) => this.#carry('finish', () => this.#server.finish(file));
}
