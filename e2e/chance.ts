/** Numbers that look random and are the same for the same seed, so that a failure can be had again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** Whether something happens that does so this often, 0 to 1. */
  happens(often: number): boolean {
    return this.next() < often;
  }

  /** One of them. @throws RangeError when there is none */
  of<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError('Nothing to choose from.');
    return value;
  }
}

/** The seed of the environment, or another one each time. */
export const seedFrom = (given: string | undefined): number =>
  given === undefined ? Math.floor(Math.random() * 1e9) : Number(given);
