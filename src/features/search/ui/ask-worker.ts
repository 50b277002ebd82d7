import { useEffect } from 'react';
import { createStore } from '../../../browser/store.ts';
import { useStore } from '../../../kit/use-store.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import { BLANK_QUERY, type DocumentKey, type Query, queryWords, type SearchDocument } from '../rules.ts';
import { forgetQueries } from './queries.ts';
import type { Found } from './search-index.ts';
import { changesBetween, documentOf, NOTHING_SEARCHABLE, type Searchable, searchable } from './views.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/*
 * The page's side of the search index: hands it what the notebook holds, a little at a time, and what changes; asks; and
 * keeps the answer.
 */

/** How long rows are made into documents at a stretch, so that no letter typed meanwhile waits. In milliseconds. */
const STRETCH_MS = 5;

export interface Answer {
  found: Found | undefined;
  /** Everything that the notebook holds was looked through. */
  isComplete: boolean;
  /** The worker could not be loaded or has broken off. */
  isBroken: boolean;
}

const NO_ANSWER: Answer = { found: undefined, isComplete: false, isBroken: false };

let worker: Worker | undefined;
const answer = createStore(NO_ANSWER);
let asked: { number: number; query: Query } | undefined;
/** What the worker has been told of, and the keys of it that still have to be sent. */
let told: Searchable = NOTHING_SEARCHABLE;
const toSend = new Set<DocumentKey>();
let sending: ReturnType<typeof setTimeout> | undefined;
let person = currentSession().user?.id;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'find' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.number === asked?.number && queryWords(asked.query.text).length > 0)
      answer.set({ found: data.found, isComplete: data.isComplete, isBroken: false });
  };
  started.onerror = () => {
    stop();
    answer.set({ ...NO_ANSWER, isBroken: true });
  };
  return started;
}

const post = (message: ToWorker): void => worker?.postMessage(message);

function stop(): void {
  clearTimeout(sending);
  sending = undefined;
  worker?.terminate();
  worker = undefined;
  told = NOTHING_SEARCHABLE;
  toSend.clear();
}

/** Nothing of one person's words stays for the next one. */
function forget(): void {
  stop();
  forgetQueries();
  asked = undefined;
  answer.set(NO_ANSWER);
}

watchSession(() => {
  const next = currentSession().user?.id;
  // A session that is confirmed later than the page began to search is the same person's.
  if (person !== undefined && next !== person) forget();
  person = next;
});

/** Tells the worker what has changed since it was told last. */
function tell(now: Searchable): void {
  worker ??= start();
  const { put, gone } = changesBetween(told, now);
  told = now;
  for (const key of gone) toSend.delete(key);
  for (const key of put) toSend.add(key);
  if (gone.length > 0) post({ change: { put: [], gone, last: toSend.size === 0 } });
  sending ??= setTimeout(send);
}

function send(): void {
  const put: SearchDocument[] = [];
  const start = performance.now();
  for (const key of toSend) {
    toSend.delete(key);
    const doc = documentOf(told, key);
    if (doc) put.push(doc);
    if (performance.now() - start > STRETCH_MS) break;
  }
  const last = toSend.size === 0;
  post({ change: { put, gone: [], last } });
  sending = last ? undefined : setTimeout(send);
}

function ask(query: Query): void {
  // An answer to other words stays until the new one is here; one to words that were cleared does not.
  if (queryWords(query.text).length === 0) answer.set(NO_ANSWER);
  asked = { number: (asked?.number ?? 0) + 1, query };
  post({ ask: asked });
}

/**
 * Asks the query, and whatever it becomes. Begins to look only when `isWanted`, since nobody who does not search should
 * wait for it.
 */
export function useSearchQuery(query: Query, isWanted: boolean): void {
  const from = useView(searchable);
  useEffect(() => {
    if (isWanted) tell(from);
  }, [from, isWanted]);
  useEffect(() => {
    if (isWanted) ask(query);
  }, [query, isWanted]);
  useEffect(() => () => ask(BLANK_QUERY), []);
}

/** What answers the query that was asked last, as far as it is known; the answer before it stays until then. */
export const useSearchAnswer = (): Answer => useStore(answer);

/** After the worker broke off: begins once more. */
export function tryAgain(from: Searchable, query: Query): void {
  answer.set(NO_ANSWER);
  tell(from);
  ask(query);
}
