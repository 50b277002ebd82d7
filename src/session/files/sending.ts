/*
 * Sends what is only on this device, in one tab at a time: the newest first, piece by piece, and none before the server has
 * the row that names the file. Which pieces are missing the server says, so it goes on at any piece, days later too.
 */
import { isUnreachable } from '../../api/http.ts';
import { bytesOfPieces, fileBytes } from '../../kernel/seal/file-sizes.ts';
import { isServerError, type ServerError } from '../../notebook/server-error.ts';
import { type FileDisk, isWhole, type StoredFile } from './file-disk.ts';
import { ADDRESSES_FOR, type FileServer, type PieceLocation } from './file-server.ts';
import type { FileState } from './file-states.ts';
import type { NamedFile, NamedFiles } from './named-files.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface SendingParts {
  disk: FileDisk;
  userId: string;
  server: FileServer;
  named: () => NamedFiles;
  /** Whether the line may be used now. */
  mayUse: () => boolean;
  /** Nothing is sent and nothing noted once it says so. */
  signal: AbortSignal;
  /** Says what keeps a file; undefined when nothing does any more. */
  tell: (file: string, state: FileState | undefined) => void;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** The line may not be used any longer, or the file is not here any longer. */
class Stopped extends Error {}

const isMissing = (error: unknown): boolean => isServerError(error) && error.status === 404;

/** Some pieces have not arrived although they were sent. */
const isIncomplete = (error: unknown): boolean => isServerError(error) && error.status === 409;

/** Refusals that say nothing of the file itself: it is sent again soon. */
const NOT_FINAL = [401, 403, 408, 409, 425, 429];

const isRefused = (error: unknown): error is ServerError =>
  isServerError(error) && error.status >= 400 && error.status < 500 && !NOT_FINAL.includes(error.status);

export class Sending {
  readonly #parts: SendingParts;
  #hasLookedBack = false;

  constructor(parts: SendingParts) {
    this.#parts = parts;
  }

  /**
   * Sends all that can be sent now. Answers false when something is to be tried again soon.
   * @throws ServerError when the server was not reached; the browser's error
   */
  async round(): Promise<boolean> {
    const tried = new Set<string>();
    let isDone = true;
    for (;;) {
      const next = await this.#next(tried);
      if (!next || this.#isStopped) return isDone;
      tried.add(next.file);
      isDone = (await this.#try(next)) && isDone;
    }
  }

  get #isStopped(): boolean {
    return this.#parts.signal.aborted || !this.#parts.mayUse();
  }

  /** The newest file that may be sent now. */
  async #next(tried: ReadonlySet<string>): Promise<StoredFile | undefined> {
    const named = this.#parts.named();
    const kept = await this.#kept(named);
    for (const { file, isWithServer, isStored } of named.files) {
      const found = kept.get(file);
      if (!found || !isWithServer || tried.has(file)) continue;
      if (isStored) await this.#noteStored(file);
      else if (found.retry_at <= this.#parts.now()) return found;
    }
    return undefined;
  }

  /** What is unsent, by its file, once it is noted whether it is named. */
  async #kept({ isComplete, files }: NamedFiles): Promise<Map<string, StoredFile>> {
    const { disk, userId } = this.#parts;
    if (isComplete) await this.#lookBack(files);
    const names = new Map(files.map((named) => [named.file, named]));
    const kept = new Map<string, StoredFile>();
    for (const file of await disk.unsent(userId)) {
      kept.set(file.file, file);
      const by = names.get(file.file);
      if (by) await this.#noteNamed(file, by);
      else if (isComplete) await this.#noteUnnamed(file);
    }
    return kept;
  }

  /** Once: after a restored backup the server may have lost what this device still has. */
  async #lookBack(files: readonly NamedFile[]): Promise<void> {
    if (this.#hasLookedBack) return;
    this.#hasLookedBack = true;
    const { disk, userId } = this.#parts;
    for (const { file } of files.filter(({ isWithServer, isStored }) => isWithServer && !isStored)) {
      const found = await disk.file(userId, file);
      if (found?.state === 'stored' && isWhole(found)) await disk.change(userId, file, { state: 'unsent' });
    }
  }

  /** Unless the server knows of no such file, it is wanted again. */
  async #noteNamed(kept: StoredFile, by: NamedFile): Promise<void> {
    const { file, unnamed_since, was_named, refused, retry_at } = kept;
    const { disk, userId, tell } = this.#parts;
    const isMissing = retry_at > 0 && refused === null;
    if (isMissing) return;
    if (unnamed_since !== null || !was_named) {
      await disk.change(userId, file, { unnamed_since: null, was_named: true });
    }
    const reason = by.refused ?? refused;
    tell(file, reason === null ? { is: 'waiting' } : { is: 'refused', reason });
  }

  /** A row that was deleted can be put back for a day. After that nobody needs the file. */
  async #noteUnnamed({ file, unnamed_since, was_named, used_at }: StoredFile): Promise<void> {
    const { disk, userId, now, tell } = this.#parts;
    // Its row is just being written, unless the page was closed before that.
    if (!was_named && now() - used_at <= DAY) return;
    if (unnamed_since === null && was_named) await disk.change(userId, file, { unnamed_since: now() });
    else if (!was_named || now() - (unnamed_since ?? 0) > DAY) await disk.forget(userId, file);
    tell(file, undefined);
  }

  async #noteStored(file: string): Promise<void> {
    const { disk, userId, tell } = this.#parts;
    const parts = { refused: null, retry_at: 0, unnamed_since: null };
    await disk.change(userId, file, { state: 'stored', ...parts });
    tell(file, undefined);
  }

  async #try(file: StoredFile): Promise<boolean> {
    const { tell, signal } = this.#parts;
    try {
      await this.#send(file);
      await this.#noteStored(file.file);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      const isHere = await this.#parts.disk.file(this.#parts.userId, file.file);
      tell(file.file, isHere && { is: 'waiting' });
      if (error instanceof Stopped) return true;
      if (isUnreachable(error) || !isServerError(error)) throw error;
      if (isMissing(error)) await this.#noteMissing(file);
      else if (isRefused(error)) await this.#noteRefused(file.file, error.message);
      else return false;
      return true;
    }
  }

  /** The row went on another device, or names another file now: the feed will say so. */
  async #noteMissing(file: StoredFile): Promise<void> {
    const { disk, userId, now, tell } = this.#parts;
    const { unnamed_since } = file;
    if (unnamed_since !== null && now() - unnamed_since > DAY) await disk.forget(userId, file.file);
    else {
      const parts = { unnamed_since: unnamed_since ?? now(), retry_at: now() + HOUR };
      await disk.change(userId, file.file, parts);
    }
    tell(file.file, undefined);
  }

  async #noteRefused(file: string, reason: string): Promise<void> {
    const { disk, userId, now, tell } = this.#parts;
    await disk.change(userId, file, { refused: reason, retry_at: now() + DAY });
    tell(file, { is: 'refused', reason });
  }

  async #send(file: StoredFile): Promise<void> {
    const { server, signal } = this.#parts;
    await this.#sendMissing(file);
    try {
      await server.finish(file.file, signal);
    } catch (error) {
      if (!isIncomplete(error)) throw error;
      await this.#sendMissing(file);
      await server.finish(file.file, signal);
    }
  }

  /** Sends what the server says it has not got, the preview first. */
  async #sendMissing(file: StoredFile): Promise<void> {
    const { disk, userId, server, signal, now, tell } = this.#parts;
    const total = fileBytes(file);
    for (let isOver = true; isOver; ) {
      const until = now() + ADDRESSES_FOR;
      const located = await server.locate(file.file, signal);
      if (file.unnamed_since !== null)
        await disk.change(userId, file.file, { unnamed_since: null, retry_at: 0 });
      const missing = located.filter(({ stored, write }) => !stored && write);
      const there = located.filter(({ stored }) => stored).map(({ number }) => number);
      let sent = bytesOfPieces(file, there);
      isOver = false;
      for (const piece of missing.sort((one, other) => one.number - other.number)) {
        tell(file.file, { is: 'sending', sent, total });
        isOver = now() > until;
        if (isOver) break;
        await this.#sendPiece(file, piece);
        sent += bytesOfPieces(file, [piece.number]);
      }
    }
  }

  async #sendPiece({ file }: StoredFile, { number, write }: PieceLocation): Promise<void> {
    const { disk, userId, server, signal } = this.#parts;
    if (this.#isStopped) throw new Stopped();
    const piece = await disk.piece(userId, file, number);
    if (!piece) {
      // What is left of a file that was removed meanwhile, or that the browser has lost, is of no use.
      await disk.forget(userId, file);
      throw new Stopped();
    }
    if (write) await server.write(write, piece, signal);
  }
}
