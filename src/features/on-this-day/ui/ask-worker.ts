import type { FromWorker, ToWorker } from './worker.ts';

/** Nobody waits longer for a sentence, in milliseconds. */
const LONGEST_WAIT = 2000;

function answerOf(worker: Worker, signal: AbortSignal): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker broke off'));
    signal.addEventListener('abort', () => reject(signal.reason));
    setTimeout(() => reject(new Error('the worker took too long')), LONGEST_WAIT);
  });
}

/**
 * Finds out in a worker, which ends with the answer, at which place the candidate is that is about what the person is
 * occupied with: at the first where that cannot be had in time. Never rejects.
 */
export async function askWhichIsNearest(asked: ToWorker, signal: AbortSignal): Promise<number> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'on-this-day' });
    const answer = answerOf(worker, signal);
    worker.postMessage(asked);
    return await answer;
  } catch {
    return 0;
  } finally {
    worker?.terminate();
  }
}
