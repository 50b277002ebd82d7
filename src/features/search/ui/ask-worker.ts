import { useEffect } from 'react';
import { createStore, type Store } from '../../../browser/store.ts';
import { useStore } from '../../../kit/use-store.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import { BLANK_QUERY, type DocumentKey, type Query, queryWords, type SearchDocument } from '../rules.ts';
import type { JournalQuestion } from './journal-questions.ts';
import type { Related } from './meaning-index.ts';
import type { MentionedPerson } from './mentioned-people.ts';
import { type OwnPerson, peopleIn } from './people-ops.ts';
import { forgetQueries } from './queries.ts';
import { forgetRecentSearches } from './recent-searches.ts';
import type { Found } from './search-index.ts';
import { changesBetween, documentOf, NOTHING_SEARCHABLE, type Searchable, searchable } from './views.ts';
import type { About, Asker, FromWorker, ToWorker } from './worker.ts';

/*
 * The page's side of the search index: hands it what the notebook holds, a little at a time, and what changes; asks; and
 * keeps the answers.
 */

/** How long rows are made into documents at a stretch, so that no letter typed meanwhile waits. In milliseconds. */
const STRETCH_MS = 5;

export interface Answer {
  found: Found | undefined;
  /** What is about the same, in other words. */
  related: readonly Related[];
  /** What answers the question that was typed; undefined while that is not known, or nothing was asked. */
  answers: readonly Related[] | undefined;
  /** Everything that the notebook holds was looked through. */
  isComplete: boolean;
  /** The worker could not be loaded or has broken off. */
  isBroken: boolean;
}

const NO_ANSWER: Answer = {
  found: undefined,
  related: [],
  answers: undefined,
  isComplete: false,
  isBroken: false,
};

/** What somebody asks, and the answer to it. */
interface Asking {
  number: number;
  query: Query;
  answer: Store<Answer>;
}

const asking = (): Asking => ({ number: 0, query: BLANK_QUERY, answer: createStore(NO_ANSWER) });

let worker: Worker | undefined;
const askings: Record<Asker, Asking> = { page: asking(), palette: asking(), 'found-bar': asking() };
/** What the worker has been told of, and the keys of it that still have to be sent. */
let told: Searchable = NOTHING_SEARCHABLE;
const toSend = new Set<DocumentKey>();
let sending: ReturnType<typeof setTimeout> | undefined;
let person = currentSession().user?.id;

/** What can be asked of everything that was written, with the answers. */
const questions = createStore<readonly JournalQuestion[]>([]);
/** Somebody who is written of often, and of whom it is not known who they are. */
const mentioned = createStore<MentionedPerson | undefined>(undefined);
/** What else is about the text that a page asked for last. */
const more = createStore<readonly Related[]>([]);
let about: About | undefined;
/** Most of what was written is in another language than English. */
const mostlyOther = createStore(false);
let areQuestionsWanted = false;
/** Who people are, as the worker knows it. */
let toldPeople: readonly OwnPerson[] = [];

const isBlankQuery = ({ text }: Query): boolean => queryWords(text).length === 0;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'find' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('questions' in data) {
      questions.set(data.questions);
      mentioned.set(data.who);
      mostlyOther.set(data.isMostlyOther);
      return;
    }
    if ('about' in data) {
      if (data.about === about?.text) more.set(data.related);
      return;
    }
    const { number, query, answer } = askings[data.asker];
    if (data.number !== number || isBlankQuery(query)) return;
    const { found, related = [], answers, isComplete } = data;
    answer.set({ found, related, answers, isComplete, isBroken: false });
  };
  started.onerror = () => {
    stop();
    for (const { answer } of Object.values(askings)) answer.set({ ...NO_ANSWER, isBroken: true });
  };
  started.postMessage({ people: toldPeople } satisfies ToWorker);
  if (areQuestionsWanted) started.postMessage({ questions: true } satisfies ToWorker);
  if (about) started.postMessage({ about } satisfies ToWorker);
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
  questions.set([]);
  mentioned.set(undefined);
  askAbout(undefined);
  mostlyOther.set(false);
  toldPeople = [];
  forgetQueries();
  forgetRecentSearches();
  for (const each of Object.values(askings)) {
    each.query = BLANK_QUERY;
    each.answer.set(NO_ANSWER);
  }
}

watchSession(() => {
  const next = currentSession().user?.id;
  // A session that is confirmed later than the page began to search is the same person's.
  if (person !== undefined && next !== person) forget();
  person = next;
});

/** Tells the worker who people are, unless it knows. */
function tellPeople(people: readonly OwnPerson[]): void {
  if (JSON.stringify(people) === JSON.stringify(toldPeople)) return;
  toldPeople = people;
  post({ people });
}

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

function ask(asker: Asker, query: Query): void {
  const asking = askings[asker];
  // An answer to other words stays until the new one is here; one to words that were cleared does not.
  if (isBlankQuery(query)) asking.answer.set(NO_ANSWER);
  asking.number += 1;
  asking.query = query;
  post({ ask: { asker, number: asking.number, query } });
}

function askAbout(next: About | undefined): void {
  // What is known of the same text stays until it is known anew.
  if (next?.text !== about?.text) more.set([]);
  about = next;
  post({ about });
}

/** What else a person wrote about the same as a text, the best first; none until everything has been read. */
export function useMoreAbout({ text, except, today }: About): readonly Related[] {
  const from = useView(searchable);
  const people = useView(peopleIn);
  useEffect(() => tellPeople(people), [people]);
  useEffect(() => tell(from), [from]);
  useEffect(() => askAbout({ text, except, today }), [text, except, today]);
  useEffect(() => () => askAbout(undefined), []);
  return useStore(more);
}

/**
 * Asks the query, and whatever it becomes. Begins to look only when `isWanted`, since nobody who does not search should
 * wait for it.
 */
export function useSearchQuery(query: Query, isWanted: boolean, asker: Asker = 'page'): void {
  const from = useView(searchable);
  const people = useView(peopleIn);
  useEffect(() => {
    if (isWanted) tellPeople(people);
  }, [people, isWanted]);
  useEffect(() => {
    if (isWanted) tell(from);
  }, [from, isWanted]);
  useEffect(() => {
    if (isWanted) ask(asker, query);
  }, [asker, query, isWanted]);
  useEffect(() => () => ask(asker, BLANK_QUERY), [asker]);
}

/** What answers the query that was asked last, as far as it is known; the answer before it stays until then. */
export const useSearchAnswer = (asker: Asker = 'page'): Answer => useStore(askings[asker].answer);

/** The questions that everything a person wrote can answer; none until it has been read. */
export function useJournalQuestions(): readonly JournalQuestion[] {
  useEffect(() => {
    if (areQuestionsWanted) return;
    areQuestionsWanted = true;
    post({ questions: true });
  }, []);
  return useStore(questions);
}

/** Somebody who is written of often and of whom it is not known who they are; undefined until everything has been read. */
export const useMentionedPerson = (): MentionedPerson | undefined => useStore(mentioned);

/** Whether most of what was written is in a language in which nothing can be asked. */
export const useIsMostlyOther = (): boolean => useStore(mostlyOther);

/** After the worker broke off: begins once more. */
export function tryAgain(from: Searchable): void {
  tell(from);
  for (const asker of Object.keys(askings) as Asker[]) {
    const { query, answer } = askings[asker];
    answer.set(NO_ANSWER);
    ask(asker, query);
  }
}
