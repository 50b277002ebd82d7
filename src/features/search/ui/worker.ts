import { type DocumentKey, type Query, queryWords, type SearchDocument } from '../rules.ts';
import { type Found, SearchIndex } from './search-index.ts';

/*
 * The search index beside the page: folding, indexing and each search run here, so that typing never waits for them.
 */

export type ToWorker =
  /** `last`: whatever is on the device has been sent. */
  { change: { put: SearchDocument[]; gone: DocumentKey[]; last: boolean } } | { ask: Question };

/** Who asks: each has one question at a time, and none disturbs another's. */
export type Asker = 'page' | 'palette' | 'found-bar';

export interface Question {
  asker: Asker;
  number: number;
  query: Query;
}

export interface FromWorker {
  asker: Asker;
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
const questions = new Map<Asker, Question>();
let isComplete = false;
let isWorking = false;
let again: ReturnType<typeof setTimeout> | undefined;

function answer({ asker, number, query }: Question): void {
  // What else could be asked is only worth saying once nothing is still to come.
  const found = isComplete && !isWorking ? index.searchWithInstead(query) : index.search(query);
  const message: FromWorker = { asker, number, found, isComplete };
  page.postMessage(message);
}

function answerAll(): void {
  clearTimeout(again);
  again = undefined;
  for (const question of questions.values()) answer(question);
}

function work(): void {
  const start = performance.now();
  isWorking = !index.indexWaiting(() => performance.now() - start > STRETCH_MS);
  if (isWorking) setTimeout(work);
  else answerAll();
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('ask' in data) {
    const { asker, query } = data.ask;
    if (queryWords(query.text).length === 0) {
      questions.delete(asker);
      return;
    }
    questions.set(asker, data.ask);
    answer(data.ask);
    return;
  }
  const { put, gone, last } = data.change;
  index.update(put, gone);
  isComplete = last;
  again ??= setTimeout(answerAll, AGAIN_MS);
  if (isWorking) return;
  isWorking = true;
  setTimeout(work);
};
