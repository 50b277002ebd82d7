import { ApiError } from '../../../api/http.ts';

/** How often a call is made again when nobody could answer, and how long is waited before, in milliseconds. */
const TRIES = 4;
const WAIT_MS = 1000;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, milliseconds));

/** Whether another try may help: nobody answered, or not in time. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 500, 502, 503, 504].includes(error.status);

/**
 * Makes a call that may be repeated, a few times if nobody answers.
 * @throws what the call throws; the reason of `signal`
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let left = TRIES; ; left--) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (left === 1 || !isPassing(error)) throw error;
    }
    await wait(WAIT_MS);
  }
}
