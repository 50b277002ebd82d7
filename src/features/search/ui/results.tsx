import { type ReactNode, useMemo } from 'react';
import { readableDate } from '../../../kernel/month-list.ts';
import { Link } from '../../../kit/link.tsx';
import { LongList } from '../../../kit/long-list.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { DEFAULT_LOCATIONS, type SectionLocation } from '../../dashboard/contract/limits.ts';
import type { Section } from '../../visions/contract/limits.ts';
import { SECTION_NAMES } from '../../visions/texts.ts';
import {
  type DocumentKey,
  type DocumentKind,
  type FoundWords,
  type SearchDocument,
  snippetOf,
} from '../rules.ts';
import * as texts from '../texts.ts';
import { Stretches } from './marked.tsx';
import { openFound } from './queries.ts';
import styles from './search.module.css';
import type { Found } from './search-index.ts';
import { documentOf, searchable } from './views.ts';

const ADDRESSES: Record<Exclude<DocumentKind, 'vision'>, string> = {
  entry: '/journal/history',
  lesson: '/lessons-history',
  action: '/tasks',
};

const SECTION_PAGES: Record<SectionLocation, string> = { loop: '/dashgrowthloop', tools: '/dashtools' };

/** Where the section with the vision documents stands. */
const visionsPage = ({ customizations }: Tables): string =>
  SECTION_PAGES[customizations.get('own')?.section_locations.vision ?? DEFAULT_LOCATIONS.vision];

function nameOf({ kind, id }: SearchDocument, part: number): string {
  if (kind === 'entry') return texts.inJournal(texts.entryParts[part] ?? '');
  if (kind === 'vision') return texts.inVision(SECTION_NAMES[id as Section]);
  return kind === 'lesson' ? texts.inLessons : texts.inActions;
}

function Day({ date }: { date: string }): ReactNode {
  const readable = readableDate(date);
  if (!readable) return <span className={styles.day}>{date}</span>;
  const [month = '', year] = readable.month.split(' ');
  return (
    <time className={styles.day} dateTime={date}>
      {month.slice(0, 3)} {readable.day} <small>{year}</small>
    </time>
  );
}

interface ResultProps {
  doc: SearchDocument;
  words: FoundWords;
  /** The page of the vision documents. */
  visions: string;
}

function Result({ doc, words, visions }: ResultProps): ReactNode {
  const { key, kind, id, texts } = doc;
  const snippet = useMemo(() => snippetOf(texts, words), [texts, words]);
  if (!snippet) return null;
  return (
    <Link
      className={styles.result}
      to={`${kind === 'vision' ? visions : ADDRESSES[kind]}?${kind}=${id}`}
      data-result
      onClick={() => openFound(key, words)}
    >
      <Day date={doc.date} />
      <span>
        <span dir="auto" className={styles.sentence}>
          {snippet.before && '… '}
          <Stretches stretches={snippet.stretches} />
          {snippet.after && ' …'}
        </span>
        <span className={styles.what}>{nameOf(doc, snippet.part)}</span>
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
export function Results({ found }: { found: Found }): ReactNode {
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
        return doc && <Result doc={doc} words={found.words} visions={visions} />;
      }}
    </LongList>
  );
}
