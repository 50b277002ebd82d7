/*
 * When somebody was last here, in any tab of this device: a lock that asks after a time away counts from then.
 */
import { localStore } from '../../browser/web-storage.ts';
import { type Since, sinceNoted } from './away.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** How often tabs tell each other at most that somebody is here, in milliseconds. */
const NOTE_EVERY = 2000;

export class Presence {
  readonly #key: string;
  #hereAt = performance.now();
  #notedAt = Number.NEGATIVE_INFINITY;

  /** @param key where local storage keeps when somebody was last here, in milliseconds since 1970 */
  constructor(key: string) {
    this.#key = key;
  }

  /** Somebody is here, as far as this tab knows. */
  begin(): void {
    this.#hereAt = performance.now();
  }

  /** Somebody is here, and the other tabs are told. */
  note(): void {
    this.begin();
    if (this.#hereAt - this.#notedAt < NOTE_EVERY) return;
    this.#notedAt = this.#hereAt;
    localStore.set(this.#key, String(Date.now()));
  }

  /** The same, however short ago it was noted. */
  noteNow(): void {
    this.#notedAt = Number.NEGATIVE_INFINITY;
    this.note();
  }

  since(): Since {
    return { wall: sinceNoted(localStore.get(this.#key)), running: performance.now() - this.#hereAt };
  }
}

/** Hears every touch before the page does: one that comes too late must not count as being here. */
export function onTouch(listener: (event: Event) => void): void {
  for (const touch of TOUCHES) addEventListener(touch, listener, { passive: true, capture: true });
}
