import { answer, type Question } from '../engine/answer.ts';
import type { Insights } from '../engine/notebook.ts';
import type { Review } from '../engine/review.ts';

/*
 * The engine beside the page: what it reads and the library that knows English are here alone, so that nobody who types
 * waits for them, and gone with the answer.
 */

export type FromWorker = { answer: Insights | Review } | { failed: true };

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

const say = (message: FromWorker): void => page.postMessage(message);

page.onmessage = ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (given) => say({ answer: given }),
    () => say({ failed: true }),
  );
};
