/*
 * Reads files: from this device, else from the server, and what was fetched is kept here. Every piece is authenticated,
 * wherever it comes from; one that is wrong is fetched once more.
 */
import type { Bytes } from '../../kernel/seal/bytes.ts';
import { bytesOfPieces, originalBytes } from '../../kernel/seal/file-sizes.ts';
import { PREVIEW } from '../../kernel/seal/pieces.ts';
import { isServerError } from '../../notebook/server-error.ts';
import { Damaged, NotHere } from './errors.ts';
import type { FileDisk, FileShape } from './file-disk.ts';
import { ADDRESSES_FOR, type FileServer, type PieceLocation } from './file-server.ts';
import { joined, type Opener, openerOf } from './sealed-file.ts';

/** Which file is meant, and how it is opened: from the row of an attachment and from what its sealed text says. */
export interface FileRef extends FileShape {
  /** In base64, as the sealed text has it. */
  key: string;
  type: string;
  /** Bytes of the original, without padding. */
  size: number;
  /** Of a picture. */
  previewType?: string | undefined;
}

/** Bytes that are here, of all that are needed, as they are stored. */
export type OnProgress = (here: number, total: number) => void;

export interface ReadingParts {
  disk: FileDisk;
  userId: string;
  server: FileServer;
  /** Nothing is kept once it says so. */
  signal: AbortSignal;
  /** An original was fetched and kept: there may be less room now. */
  keptOriginal: () => void;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** How many pieces of one file are fetched at a time. */
const AT_ONCE = 3;
/** How often a piece is fetched before it counts as damaged. */
const TRIES = 2;
/** When an original was last looked at is noted to within so many milliseconds. */
const USED_TO_WITHIN = 3_600_000;

interface Reading {
  answer: Promise<Blob>;
  listeners: Set<OnProgress>;
}

/** Addresses of a file's pieces, asked for when they are needed, and again before they are over. */
type Locate = (number: number) => Promise<PieceLocation | undefined>;

export class FileReading {
  readonly #parts: ReadingParts;
  /** What is being read: whoever asks for it meanwhile gets the same. */
  readonly #running = new Map<string, Reading>();

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  /** @throws NotHere; Damaged */
  preview(of: FileRef): Promise<Blob> {
    return this.#shared(`preview ${of.file}`, undefined, async () => {
      const bytes = await this.#opened(of, [PREVIEW], () => undefined);
      return new Blob([bytes], { type: of.previewType ?? of.type });
    });
  }

  /** @throws NotHere; Damaged */
  original(of: FileRef, onProgress?: OnProgress): Promise<Blob> {
    return this.#shared(`original ${of.file}`, onProgress, async (tell) => {
      const numbers = Array.from({ length: of.pieces }, (_, at) => at + 1);
      const bytes = await this.#opened(of, numbers, tell);
      if (bytes.length !== of.size) throw new Damaged();
      await this.#noteUsed(of.file).catch(() => undefined);
      return new Blob([bytes], { type: of.type });
    });
  }

  #shared(
    name: string,
    onProgress: OnProgress | undefined,
    read: (tell: OnProgress) => Promise<Blob>,
  ): Promise<Blob> {
    let reading = this.#running.get(name);
    if (!reading) {
      const listeners = new Set<OnProgress>();
      const tell: OnProgress = (here, total) => {
        for (const listener of listeners) listener(here, total);
      };
      const answer = read(tell).finally(() => this.#running.delete(name));
      reading = { answer, listeners };
      this.#running.set(name, reading);
    }
    if (onProgress) reading.listeners.add(onProgress);
    return reading.answer;
  }

  async #opened(of: FileRef, numbers: readonly number[], tell: OnProgress): Promise<Bytes> {
    const open = await openerOf(of, of.key, this.#parts.userId);
    const locate = this.#locator(of.file);
    const opened: Bytes[] = [];
    const waiting = [...numbers.entries()];
    let here = 0;
    let isFetched = false;
    const take = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, number] = next;
        const kept = await this.#kept(of, number, open);
        isFetched ||= !kept;
        opened[at] = kept ?? (await this.#fetched(of, number, open, locate));
        here += bytesOfPieces(of, [number]);
        tell(here, originalBytes(of));
      }
    };
    const stop = (error: unknown): never => {
      waiting.length = 0;
      throw error;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => take().catch(stop)));
    if (isFetched && numbers[0] !== PREVIEW) this.#parts.keptOriginal();
    try {
      return joined(opened);
    } catch {
      throw new Damaged();
    }
  }

  /** A piece that is here, opened; undefined where the browser keeps nothing, too. */
  async #kept(of: FileRef, number: number, open: Opener): Promise<Bytes | undefined> {
    const { disk, userId } = this.#parts;
    const kept = await disk.piece(userId, of.file, number).catch(() => undefined);
    return kept && open(kept, number);
  }

  async #fetched(of: FileRef, number: number, open: Opener, locate: Locate): Promise<Bytes> {
    const { server, signal } = this.#parts;
    for (let tries = 1; tries <= TRIES; tries++) {
      const located = await locate(number).catch(asNotHere);
      if (!located?.read) throw new NotHere('on its way');
      const piece = await server.read(located.read, signal).catch(asNotHere);
      const opened = await open(piece, number);
      if (!opened) continue;
      await this.#keep(of, number, piece).catch(() => undefined);
      return opened;
    }
    throw new Damaged();
  }

  /** Where there is no room for it, it is shown all the same. */
  async #keep(of: FileRef, number: number, piece: Bytes): Promise<void> {
    const { disk, userId, signal, now } = this.#parts;
    if (!signal.aborted) await disk.addPiece(userId, of, number, piece, now());
  }

  #locator(file: string): Locate {
    const { server, signal, now } = this.#parts;
    let asked: { answer: Promise<PieceLocation[]>; until: number } | undefined;
    return async (number) => {
      if (!asked || now() > asked.until) {
        asked = { answer: server.locate(file, signal), until: now() + ADDRESSES_FOR };
      }
      return (await asked.answer).find((piece) => piece.number === number);
    };
  }

  async #noteUsed(file: string): Promise<void> {
    const { disk, userId, now } = this.#parts;
    const found = await disk.file(userId, file);
    if (found && now() - found.used_at > USED_TO_WITHIN) await disk.change(userId, file, { used_at: now() });
  }
}

function asNotHere(error: unknown): never {
  throw new NotHere(isServerError(error) && error.status === 404 ? 'gone' : 'offline');
}
