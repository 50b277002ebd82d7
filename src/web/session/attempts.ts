import { ApiError, isUnreachable } from '../http.ts';

const ATTEMPTS = 3;
const PAUSE = 1000;

const pause = () => new Promise((resume) => setTimeout(resume, PAUSE));

/** A 4xx is an answer, not an accident: asking again would bring the same. */
const isFinal = (fault: unknown) =>
  fault instanceof ApiError && fault.status >= 400 && fault.status < 500 && !isUnreachable(fault);

/**
 * Tries three times in all, one second apart, and rejects with the last fault. A definite answer or the signal
 * ends it at once.
 */
export async function threeAttempts<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (fault) {
      if (attempt === ATTEMPTS || isFinal(fault) || signal.aborted) throw fault;
      await pause();
      if (signal.aborted) throw fault;
    }
  }
}
