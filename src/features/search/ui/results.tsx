import { type ReactNode, useMemo } from 'react';
import { readableDate } from '../../../kernel/month-list.ts';
import { Link } from '../../../kit/link.tsx';
import { LongList } from '../../../kit/long-list.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import {
  type DocumentKey,
  type FoundWords,
  type Query,
  type SearchDocument,
  type Snippet,
  snippetOf,
} from '../rules.ts';
import * as texts from '../texts.ts';
import { addressOf, nameOf, visionsPage } from './found-places.ts';
import { openFound } from './queries.ts';
import { noteSearch } from './recent-searches.ts';
import styles from './search.module.css';
import type { Found } from './search-index.ts';
import { Stretches } from './stretches.tsx';
import { documentOf, searchable } from './views.ts';

function Day({ date }: { date: string }): ReactNode {
  const readable = readableDate(date);
  if (!readable) return <span className={styles.day}>{date}</span>;
  return (
    <time className={styles.day} dateTime={date}>
      {readable.short} <small>{readable.year}</small>
    </time>
  );
}

interface ResultProps {
  doc: SearchDocument;
  words: FoundWords;
  query: Query;
  /** The page of the vision documents. */
  visions: string;
}

function Result({ doc, words, query, visions }: ResultProps): ReactNode {
  const { key, texts } = doc;
  const snippet = useMemo(() => snippetOf(texts, words), [texts, words]);
  if (!snippet) return null;
  const open = (): void => {
    openFound({ key, words, query, isFromResults: true });
    void noteSearch(query.text);
  };
  return <ResultLink doc={doc} snippet={snippet} to={addressOf(key, visions)} onOpen={open} />;
}

interface ResultLinkProps {
  doc: SearchDocument;
  snippet: Snippet;
  to: string;
  onOpen: () => void;
  /** Why it is here, where that can't be seen. */
  why?: string | undefined;
}

/** A document that was found, with the sentence that was looked for, as a link to its place. */
export function ResultLink({ doc, snippet, to, onOpen, why }: ResultLinkProps): ReactNode {
  return (
    <Link className={styles.result} to={to} data-result onClick={onOpen}>
      <Day date={doc.date} />
      <span>
        <span dir="auto" className={styles.sentence}>
          {snippet.before && '… '}
          <Stretches stretches={snippet.stretches} />
          {snippet.after && ' …'}
        </span>
        <span className={styles.what}>{[nameOf(doc, snippet.part), why].filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  );
}

interface Item {
  id: DocumentKey;
}

/** About how high a result is, in pixels. */
const RESULT_HEIGHT = 122;

/** The documents that were found, each with the sentence around the words, as links to their places. */
export function Results({ found, query }: { found: Found; query: Query }): ReactNode {
  const from = useView(searchable);
  const visions = useView(visionsPage);
  const items = useMemo<Item[]>(() => found.keys.map((id) => ({ id })), [found.keys]);
  return (
    <LongList
      // Other words are looked at from the top again; more that has them is not.
      key={found.words.asked.join(' ')}
      items={items}
      label={texts.resultsLabel}
      estimate={RESULT_HEIGHT}
      isFromTop
    >
      {({ id }) => {
        const doc = documentOf(from, id);
        return doc && <Result doc={doc} words={found.words} query={query} visions={visions} />;
      }}
    </LongList>
  );
}
