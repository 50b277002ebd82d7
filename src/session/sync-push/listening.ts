/*
 * Hears the server's events, and asks for them again when they end: without hurry, and never at the same time as other
 * devices. Whatever happens here, the notebook goes on asking by itself every few minutes.
 */

import { HEARTBEAT } from '../../kernel/sync-push.ts';
import { RetryBackoff, type Waits } from '../../notebook/retry-backoff.ts';
import { isServerError } from '../../notebook/server-error.ts';

export interface ListeningParts {
  /** @throws ServerError; another error when the server was not reached */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** `isFirst` of a stream: what was missed before is in it. */
  heard: (head: number, isFirst: boolean) => void;
  /** 0 to 1. */
  random: () => number;
  waits?: Waits;
  /** In milliseconds: what is silent for longer is dead, or held back by something between. */
  silence?: number;
}

/** In milliseconds. A server that starts again is not asked by everybody at once. */
const WAITS: Waits = { every: 5000, first: 5000, longest: 1_800_000 };
const SILENCE = 2 * HEARTBEAT + 5000;
/** The server has no such call, or it is switched off there. */
const NOT_TO_BE_HAD = [404, 501];

/** 'lasted' for a stream that was heard more than once. */
type Outcome = 'lasted' | 'failed' | 'unavailable';

export class Listening {
  readonly #parts: ListeningParts;
  readonly #closing = new AbortController();
  readonly #backoff: RetryBackoff;

  constructor(parts: ListeningParts) {
    this.#parts = parts;
    const { random, waits = WAITS } = parts;
    this.#backoff = new RetryBackoff({ signal: this.#closing.signal, random, waits });
  }

  /** Listens until it is closed. Resolves with false when there is nothing to be heard here. */
  async run(): Promise<boolean> {
    for (let failures = 0; !this.signal.aborted; ) {
      const outcome = await this.#listen();
      if (outcome === 'unavailable') return false;
      failures = outcome === 'lasted' ? 0 : failures + 1;
      await this.#backoff.rest(failures);
    }
    return true;
  }

  /** The connection is back: the next try need not wait. */
  wake(): void {
    this.#backoff.wake();
  }

  close(): void {
    this.#closing.abort();
  }

  /** Says that it is closed. */
  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  async #listen(): Promise<Outcome> {
    const ending = new AbortController();
    const end = (): void => ending.abort();
    const { signal } = this;
    const { open, silence = SILENCE } = this.#parts;
    signal.addEventListener('abort', end);
    let timer = setTimeout(end, silence);
    let lines = 0;
    try {
      await readLines(await open(ending.signal), ending.signal, (line) => {
        clearTimeout(timer);
        timer = setTimeout(end, silence);
        this.#hear(line, lines === 0);
        lines += 1;
      });
    } catch (error) {
      if (isServerError(error) && NOT_TO_BE_HAD.includes(error.status)) return 'unavailable';
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
    return lines > 1 ? 'lasted' : 'failed';
  }

  #hear(line: string, isFirst: boolean): void {
    const head = /^data: (\d+)$/.exec(line)?.[1];
    if (head !== undefined && !this.signal.aborted) this.#parts.heard(Number(head), isFirst);
  }
}

/** Tells every line that says something, until there are no more, or `signal` says so. */
async function readLines(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') tell(line);
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
