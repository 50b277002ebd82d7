import { type Answer, answer, type Question } from '../engine/answer.ts';

/*
 * The engine beside the page: what it reads is here alone, so that nobody who types waits for it, and gone with the
 * answer.
 */

export type FromWorker = { answer: Answer<Question> } | { failed: true };

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

const say = (message: FromWorker): void => page.postMessage(message);

page.onmessage = ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (given) => say({ answer: given }),
    () => say({ failed: true }),
  );
};
