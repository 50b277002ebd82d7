import { setTimeout as sleep } from 'node:timers/promises';
import { GoogleRefusal } from './refusals.ts';

/** How often one request is made at most. */
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 16_000;

/** A run's time, and how it waits. */
export interface Pace {
  /** Whether the run should begin nothing new. */
  isOver(): boolean;
  /** Milliseconds that are left. */
  left(): number;
  /** From 0 to 1. */
  random(): number;
  pause(milliseconds: number): Promise<unknown>;
}

/** The pace of a run that may take so long from now. */
export function paceOf(milliseconds: number): Pace {
  const until = performance.now() + milliseconds;
  const left = () => until - performance.now();
  return { left, isOver: () => left() <= 0, random: Math.random, pause: (time) => sleep(time) };
}

/**
 * How long to wait before the next attempt: as long as Google says, else doubling, with jitter so that those who were
 * refused together do not come back together.
 */
function pauseBefore(attempt: number, refusal: GoogleRefusal, random: number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
  return Math.max(refusal.retryAfterMs ?? 0, longest / 2 + (longest / 2) * random);
}

/**
 * Makes a request, and again when it was refused for its pace, or, where it does no harm twice (`repeatable`), when it is
 * not known what became of it. @throws GoogleRefusal
 */
export async function withRetries<T>(
  pace: Pace,
  request: () => Promise<T>,
  { repeatable }: { repeatable: boolean },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      const mayRepeat = error.kind === 'busy' || (error.kind === 'away' && repeatable);
      const wait = pauseBefore(attempt - 1, error, pace.random());
      if (!mayRepeat || attempt === ATTEMPTS || wait > pace.left()) throw error;
      await pace.pause(wait);
    }
  }
}
