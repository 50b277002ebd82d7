/*
 * Fetches the previews of all pictures in the background, so that they show without a connection: the newest first, a few
 * at a time, when the page is idle. They are kept sealed, and authenticated when they are shown.
 */
import { whenIdle } from '../../browser/idle.ts';
import { looksLikePiece, PREVIEW } from '../../kernel/seal/pieces.ts';
import { isServerError } from '../../notebook/server-error.ts';
import type { FileDisk } from './file-disk.ts';
import type { FileServer } from './file-server.ts';
import type { NamedFile, NamedFiles } from './named-files.ts';

const AT_ONCE = 3;

export interface PreviewsParts {
  disk: FileDisk;
  userId: string;
  server: FileServer;
  named: () => NamedFiles;
  /** Whether the line may be used now. */
  mayUse: () => boolean;
  hasRoom: () => Promise<boolean>;
  signal: AbortSignal;
  /** In milliseconds since 1970. */
  now: () => number;
}

export class Previews {
  readonly #parts: PreviewsParts;
  /** What is here, or cannot be had. */
  #settled: Set<string> | undefined;

  constructor(parts: PreviewsParts) {
    this.#parts = parts;
  }

  /** Fetches what is missing, as long as the line may be used. @throws ServerError; the browser's error */
  async round(): Promise<void> {
    const { disk, userId, signal, mayUse, hasRoom } = this.#parts;
    this.#settled ??= new Set(
      (await disk.files(userId)).filter(({ has_preview }) => has_preview).map(({ file }) => file),
    );
    for (;;) {
      const next = this.#missing(this.#settled);
      if (next.length === 0 || signal.aborted || !mayUse() || !(await hasRoom())) return;
      await whenIdle();
      for (const { file } of next) this.#settled.add(file);
      await Promise.all(next.map((file) => this.#fetch(file)));
    }
  }

  #missing(settled: ReadonlySet<string>): NamedFile[] {
    const { files } = this.#parts.named();
    return files
      .filter(({ file, isStored, preview_bytes }) => isStored && preview_bytes > 0 && !settled.has(file))
      .slice(0, AT_ONCE);
  }

  async #fetch(of: NamedFile): Promise<void> {
    const { disk, userId, server, signal, now } = this.#parts;
    try {
      const located = await server.locate(of.file, signal);
      const address = located.find(({ number }) => number === PREVIEW)?.read;
      if (!address) return;
      const piece = await server.read(address, signal);
      if (!looksLikePiece(piece, of.preview_bytes) || signal.aborted) return;
      await disk.addPiece(userId, of, PREVIEW, piece, now());
    } catch (error) {
      // What is not to be had is asked for again by the next document.
      if (isServerError(error) && error.status === 404) return;
      this.#settled?.delete(of.file);
      throw error;
    }
  }
}
