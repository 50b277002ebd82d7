import { type ReactNode, useMemo } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import {
  BLANK_QUERY,
  DOCUMENT_KINDS,
  type DocumentKey,
  type DocumentKind,
  type FoundWords,
  formsOf,
  PALETTE_ROOM,
  partsOfKey,
  type Query,
  queryWords,
  relevanceByScan,
  type SearchDocument,
  type Snippet,
  snippetOf,
} from '../rules.ts';
import * as texts from '../texts.ts';
import { useSearchAnswer, useSearchQuery } from './ask-worker.ts';
import { addressOf, visionsPage } from './found-places.ts';
import { openFound } from './queries.ts';
import { noteSearch } from './recent-searches.ts';
import type { Found } from './search-index.ts';
import { Stretches } from './stretches.tsx';
import { documentOf, type Searchable, searchable } from './views.ts';

/** How many of each kind stand among the commands. */
const EACH = 3;
/** How many of each kind are asked for: what says the same as a newer one is passed over. */
const ASKED = 12;

/** Something that was written and has the words that are being typed. */
export interface Hit {
  key: DocumentKey;
  /** Its sentence around the words, which are marked. */
  sentence: ReactNode;
  date: LocalDate;
  to: string;
  /** Notes what is being opened, so that its page marks the words. */
  open: () => void;
}

export interface HitsOfKind {
  kind: DocumentKind;
  name: string;
  hits: Hit[];
}

interface Hits {
  kinds: HitsOfKind[];
  /** How many there are in all; undefined while that is not known. */
  count: number | undefined;
}

/** The words by which the answer's documents are known in what is typed now. */
function wordsNow(asked: readonly string[], { words }: Found): FoundWords {
  return asked.join(' ') === words.asked.join(' ') ? words : { asked, alike: new Set() };
}

/**
 * A key may have been pressed since the question: until its answer is here, only what has the new words too is shown, so
 * that nothing flickers and nothing is opened that was not looked for.
 */
const isStillFound = ({ texts }: SearchDocument, words: FoundWords, found: Found): boolean =>
  words === found.words || relevanceByScan(words.asked, formsOf(texts)) !== undefined;

function Sentence({ snippet: { before, stretches, after } }: { snippet: Snippet }): ReactNode {
  return (
    <>
      {before && '… '}
      <Stretches stretches={stretches} />
      {after && ' …'}
    </>
  );
}

/** What was asked and answered, and the rows that it speaks of. */
interface Looking {
  typed: string;
  found: Found;
  words: FoundWords;
  from: Searchable;
  visions: string;
}

/** A document with the sentence around its words; undefined when it is not what is looked for now. */
function shownOf(key: DocumentKey, { found, words, from }: Looking): [SearchDocument, Snippet] | undefined {
  const doc = documentOf(from, key);
  const snippet = doc && isStillFound(doc, words, found) && snippetOf(doc.texts, words, PALETTE_ROOM);
  return snippet ? [doc, snippet] : undefined;
}

const plain = ({ stretches }: Snippet): string => stretches.map(({ text }) => text).join('');

/** The first few of a kind; of several that say the same, the newest. */
function firstOf(kind: DocumentKind, looking: Looking): Hit[] {
  const { typed, found, words, visions } = looking;
  const hits = new Map<string, Hit>();
  for (const key of found.keys) {
    if (hits.size === EACH) break;
    const shown = partsOfKey(key).kind === kind && shownOf(key, looking);
    if (!shown) continue;
    const [{ date }, snippet] = shown;
    const said = plain(snippet);
    if (hits.has(said)) continue;
    const open = (): void => {
      openFound({ key, words, query: { ...BLANK_QUERY, text: typed }, isFromResults: false });
      void noteSearch(typed);
    };
    const sentence = <Sentence snippet={snippet} />;
    hits.set(said, { key, sentence, date, to: addressOf(key, visions), open });
  }
  return [...hits.values()];
}

/** A few of each kind that have the words, as they are typed. The index is made ready from the beginning. */
export function useHits(typed: string): Hits {
  const query = useMemo<Query>(() => ({ ...BLANK_QUERY, text: typed, each: ASKED }), [typed]);
  useSearchQuery(query, true, 'palette');
  const { found } = useSearchAnswer('palette');
  const from = useView(searchable);
  const visions = useView(visionsPage);
  return useMemo(() => {
    const asked = queryWords(typed);
    if (!found || asked.length === 0) return { kinds: [], count: undefined };
    const words = wordsNow(asked, found);
    const looking = { typed, found, words, from, visions };
    const kinds = DOCUMENT_KINDS.map((kind) => ({
      kind,
      name: texts.kindNames[kind],
      hits: firstOf(kind, looking),
    }));
    const count = words === found.words ? found.count : undefined;
    return { kinds: kinds.filter(({ hits }) => hits.length > 0), count };
  }, [typed, found, from, visions]);
}
