import type { DocumentKey, Query, SearchDocument } from '../rules.ts';
import { type Found, SearchIndex } from './search-index.ts';

/*
 * The search index beside the page: folding, indexing and each search run here, so that typing never waits for them.
 */

export type ToWorker =
  /** `last`: whatever is on the device has been sent. */
  | { change: { put: SearchDocument[]; gone: DocumentKey[]; last: boolean } }
  | { ask: { number: number; query: Query } };

export interface FromWorker {
  /** Of the question that is answered. A question is answered again when more is known. */
  number: number;
  found: Found;
  /** Everything that was sent has been looked through. */
  isComplete: boolean;
}

/** How long the index is worked on at a stretch: a question waits no longer than that. In milliseconds. */
const STRETCH_MS = 10;
/** How often an open question is answered again while documents arrive, in milliseconds. */
const AGAIN_MS = 120;

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

const index = new SearchIndex();
let question: { number: number; query: Query } | undefined;
let isComplete = false;
let isWorking = false;
let again: ReturnType<typeof setTimeout> | undefined;

function answer(): void {
  clearTimeout(again);
  again = undefined;
  if (!question) return;
  const message: FromWorker = { number: question.number, found: index.search(question.query), isComplete };
  page.postMessage(message);
}

function work(): void {
  const start = performance.now();
  isWorking = !index.indexWaiting(() => performance.now() - start > STRETCH_MS);
  if (isWorking) setTimeout(work);
  else answer();
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('ask' in data) {
    question = data.ask;
    answer();
    return;
  }
  const { put, gone, last } = data.change;
  index.update(put, gone);
  isComplete = last;
  again ??= setTimeout(answer, AGAIN_MS);
  if (isWorking) return;
  isWorking = true;
  setTimeout(work);
};
