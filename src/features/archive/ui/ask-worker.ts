import * as texts from '../texts.ts';
import { unreadable } from './unreadable-file.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'archive' });

/** What the worker answers in the end. */
type Answer = Exclude<FromWorker, { step: number } | { problem: string }>;

/**
 * Asks the worker one thing, after what it was asked before.
 * @throws UnreadableFile with what it says; the reason of `signal`
 */
export async function askWorker(
  worker: Worker,
  asked: ToWorker,
  { signal, step = () => undefined }: { signal: AbortSignal; step?: (done: number) => void },
): Promise<Answer> {
  signal.throwIfAborted();
  const heard = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: heard.signal });
      worker.onerror = () => reject(unreadable(texts.unreadable));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('step' in data) step(data.step);
        else if ('problem' in data) reject(unreadable(data.problem));
        else resolve(data);
      };
      worker.postMessage(asked);
    });
  } finally {
    heard.abort();
  }
}
