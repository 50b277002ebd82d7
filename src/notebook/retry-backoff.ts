/** How long until the server is asked again when nothing happens, and after a failure at first and at last, in ms. */
export interface Waits {
  every: number;
  first: number;
  longest: number;
}

const WAITS: Waits = { every: 180_000, first: 1000, longest: 300_000 };

export interface RetryBackoffParts {
  /** Ends every rest, and there are none after it. */
  signal: AbortSignal;
  /** 0 to 1. */
  random: () => number;
  waits?: Waits;
}

/**
 * The backoff between one try and the next: longer with every failure, never quite as long as another device's, and over
 * as soon as somebody has a reason to try now.
 */
export class RetryBackoff {
  readonly #parts: RetryBackoffParts;
  readonly #sleepers = new Set<() => void>();
  #isWoken = false;

  constructor(parts: RetryBackoffParts) {
    this.#parts = parts;
    parts.signal.addEventListener('abort', () => this.wake());
  }

  /** Ends all rests, and the one that would follow the try that is under way. */
  wake(): void {
    this.#isWoken = true;
    for (const wakeUp of this.#sleepers) wakeUp();
  }

  /** A try begins: whoever wakes from now on wants another one. */
  begin(): void {
    this.#isWoken = false;
  }

  /** Waits after a try that was begun, unless somebody woke meanwhile. */
  async afterTry(failures: number): Promise<void> {
    if (!this.#isWoken) await this.rest(failures);
  }

  /** Waits after so many failures in a row, or until woken. */
  async rest(failures: number): Promise<void> {
    const { signal, random, waits: { every, first, longest } = WAITS } = this.#parts;
    if (signal.aborted) return;
    const wait = failures ? Math.min(first * 2 ** (failures - 1), longest) : every;
    await new Promise<void>((resume) => {
      const wakeUp = (): void => {
        clearTimeout(timer);
        this.#sleepers.delete(wakeUp);
        resume();
      };
      const timer = setTimeout(wakeUp, wait * (0.5 + random() / 2));
      this.#sleepers.add(wakeUp);
    });
  }
}
