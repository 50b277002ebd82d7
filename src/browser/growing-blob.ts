/** Bytes that are held in memory before the browser is given them as a blob, which it lays on the disk when it is large. */
const IN_MEMORY = 4 * 1024 * 1024;

/** A file that is made piece by piece, of which only the last pieces are in memory. */
export class GrowingBlob {
  readonly #blobs: Blob[] = [];
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;

  /** The chunk is copied: whoever gives it may use it again. */
  add(chunk: Uint8Array): void {
    this.#chunks.push(new Uint8Array(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes >= IN_MEMORY) this.#handOver();
  }

  /** All of it. */
  blob(type: string): Blob {
    this.#handOver();
    return new Blob(this.#blobs, { type });
  }

  #handOver(): void {
    this.#blobs.push(new Blob(this.#chunks));
    this.#chunks = [];
    this.#bytes = 0;
  }
}
