import { useCallback, useReducer } from 'react';
import { useLocation } from 'react-router';
import { BLANK_QUERY, type DocumentKey, type FoundWords, type Query } from '../rules.ts';

/*
 * What was searched for, in the memory of this tab and nowhere else: a person's words belong into no address and no
 * history of the browser. Each visit of a page has its own query, so that Back returns to its results.
 */

const byVisit = new Map<string, Query>();
/** For the next visit that has no query yet. */
let nextQuery: Query | undefined;

/** A document that was opened because it was found. */
export interface Opened {
  key: DocumentKey;
  /** The words that it was found by, and what was asked. */
  words: FoundWords;
  query: Query;
  /** Whether Back leads to the list of results. */
  isFromResults: boolean;
  /** Which of its found words is gone to: the last one when it was come to from behind. */
  isAtEnd?: boolean;
}

let opened: Opened | undefined;

function queryOf(visit: string): Query {
  const known = byVisit.get(visit);
  if (known || !nextQuery) return known ?? BLANK_QUERY;
  byVisit.set(visit, nextQuery);
  nextQuery = undefined;
  return queryOf(visit);
}

/** The query of this visit, and a way to change it, which stays the same one. */
export function useQuery(): [Query, (change: Partial<Query>) => void] {
  const { key } = useLocation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const change = useCallback(
    (change: Partial<Query>): void => {
      byVisit.set(key, { ...queryOf(key), ...change });
      renderAgain();
    },
    [key],
  );
  return [queryOf(key), change];
}

/** The next page that searches begins with this query. */
export function passQueryOn(query: Query): void {
  nextQuery = query;
}

/** The document is being opened: its page marks the words. */
export function openFound(next: Opened): void {
  opened = next;
}

/** How a document was found; undefined when it was not opened because of that, or that is over. */
export const openedAs = (key: DocumentKey): Opened | undefined => (opened?.key === key ? opened : undefined);

/** What was found is only read from now on: nothing more is marked. */
export function leaveFound(): void {
  opened = undefined;
}

export function forgetQueries(): void {
  byVisit.clear();
  nextQuery = undefined;
  opened = undefined;
}
