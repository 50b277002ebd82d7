import { ApiError, isUnreachable } from '../api/http.ts';

const ATTEMPTS = 3;
const PAUSE = 1000;

const pause = () => new Promise((resume) => setTimeout(resume, PAUSE));

/** A 4xx is an answer, not an accident: asking again would bring the same. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && !isUnreachable(error);

/**
 * Tries three times in all, one second apart, and rejects with the last error. A definite answer or the signal
 * ends it at once.
 */
export async function threeAttempts<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || isFinal(error) || signal.aborted) throw error;
      await pause();
      if (signal.aborted) throw error;
    }
  }
}
