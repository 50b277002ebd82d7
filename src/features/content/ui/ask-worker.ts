import type { Answer, Question } from '../engine/answer.ts';
import type { FromWorker } from './worker.ts';

/**
 * Puts a question to the engine in a worker of its own, which ends with the answer: nothing that was read stays there.
 * Rejects when its code cannot be loaded or it breaks off.
 */
export async function askWorker<Asked extends Question>(question: Asked): Promise<Answer<Asked>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'content' });
  try {
    return await new Promise<Answer<Asked>>((resolve, reject) => {
      const fail = (): void => reject(new Error('the engine broke off'));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
        'answer' in data ? resolve(data.answer as Answer<Asked>) : fail();
      worker.onerror = fail;
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
