import { useLocation } from 'react-router';
import { useSearchParams } from '../../../kit/search-params.ts';
import { type FoundWords, type PieceKind, pieceKey } from '../rules.ts';
import { wordsFoundIn } from './queries.ts';

export interface FoundPlace {
  /** The piece that the address names: the page scrolls to it and opens it. */
  id: string;
  /** The words that it was found by, when it was opened from results in this tab. */
  words: FoundWords | undefined;
  /** Another one for each visit, so that the same place can be gone to again. */
  visit: string;
}

/** The piece that the address of a page asks for, as in `/journal/history?entry=…`. */
export function useFoundPlace(kind: PieceKind): FoundPlace | undefined {
  const { key } = useLocation();
  const params = useSearchParams();
  const id = params.get(kind);
  return id ? { id, words: wordsFoundIn(pieceKey(kind, id)), visit: key } : undefined;
}
