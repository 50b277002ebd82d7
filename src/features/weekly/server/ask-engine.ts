import { Worker } from 'node:worker_threads';
import { unavailable } from '../../../server/unavailable.ts';
import type { Answer, Question } from '../engine/answer.ts';

/** How long one question may take, and how long it waits for those before it, in milliseconds. */
const THINKING_MS = 4000;
const WAITING_MS = 4000;
/** More than ten years take; whoever wrote more has a thread that ends, not a server. */
const MEMORY_MB = 512;

/** The last question that was put in this process: one is answered at a time, so that they take no more than one core. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Puts a question to the engine, in a thread of its own that ends with the answer.
 * @throws AppError 503 when too many ask at once, or when there is more to read than time
 */
export function askEngine<Asked extends Question>(question: Asked): Promise<Answer<Asked>> {
  const asked = performance.now();
  const turn = last.then(() => {
    if (performance.now() - asked > WAITING_MS) throw unavailable();
    return answered<Answer<Asked>>(question);
  });
  last = turn.catch(() => undefined);
  return turn;
}

function answered<A>(question: Question): Promise<A> {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<A>((resolve, reject) => {
    const late = setTimeout(() => reject(unavailable()), THINKING_MS);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(late);
      reject(unavailable());
    });
  }).finally(() => thread.terminate());
}
