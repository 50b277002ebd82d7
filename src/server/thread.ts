import { Worker } from 'node:worker_threads';
import { sqlState, unavailable } from './unavailable.ts';

/** How long a question waits for those before it, and once more for its thread to run, in milliseconds. */
const WAITING_MS = 4000;
/** How long it may take from there, in milliseconds. */
const THINKING_MS = 8000;
/** More than ten years take; whoever wrote more has a thread that ends, not a server. */
const MEMORY_MB = 512;

/** The last question that was put in this process: one is answered at a time, so that they take no more than one core. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a file in a thread of its own with the question as its `workerData`, and ends it with its first message, which
 * is the answer.
 * @throws AppError 503 when too many ask at once, or when there is more to read than time or memory
 */
export function askThread<Answered>(file: URL, question: unknown): Promise<Answered> {
  const asked = performance.now();
  const turn = last.then(() => {
    if (performance.now() - asked > WAITING_MS) throw unavailable();
    const limits = { maxOldGenerationSizeMb: MEMORY_MB };
    return answerOf<Answered>(new Worker(file, { workerData: question, resourceLimits: limits }));
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** What is heard of a thread, and how it ends. */
interface Thread {
  once(event: string, listener: (what: unknown) => void): unknown;
  terminate(): Promise<unknown>;
}

/**
 * The first message of a thread, which ends with it. The time to think begins when the thread runs: on a machine that
 * has much to do, starting it alone may take seconds.
 * @throws AppError 503 when it takes too long, ends without an answer, or runs out of memory
 */
export function answerOf<Answered>(thread: Thread): Promise<Answered> {
  return new Promise<Answered>((resolve, reject) => {
    const giveUp = () => reject(unavailable());
    let late = setTimeout(giveUp, WAITING_MS);
    thread.once('online', () => {
      clearTimeout(late);
      late = setTimeout(giveUp, THINKING_MS);
    });
    thread.once('message', (said) => resolve(said as Answered));
    thread.once('error', (error) => {
      reject(sqlState(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? unavailable(error) : error);
    });
    thread.once('exit', () => {
      clearTimeout(late);
      giveUp();
    });
  }).finally(() => thread.terminate());
}
