import { useLocation } from 'react-router';
import { useSearchParams } from '../../../kit/search-params.ts';
import { type DocumentKind, documentKey, type FoundWords } from '../rules.ts';
import { openedAs } from './queries.ts';

export interface SearchTarget {
  /** The document that the address names: the page scrolls to it and opens it. */
  id: string;
  /** The words that it was found by, when it was opened from results in this tab. */
  words: FoundWords | undefined;
  /** Another one for each visit, so that the same place can be gone to again. */
  visit: string;
}

/** The document that the address of a page asks for, as in `/journal/history?entry=…`. */
export function useSearchTarget(kind: DocumentKind): SearchTarget | undefined {
  const { key } = useLocation();
  const params = useSearchParams();
  const id = params.get(kind);
  return id ? { id, words: openedAs(documentKey(kind, id))?.words, visit: key } : undefined;
}
