import { type ReactNode, useId } from 'react';
import { useView } from '../../../notebook/react/use-view.ts';
import { BLANK_QUERY, type FoundWords, type SearchDocument, sentenceSnippet } from '../rules.ts';
import * as texts from '../texts.ts';
import { addressOf, visionsPage } from './found-places.ts';
import type { Related } from './meaning-index.ts';
import { openFound } from './queries.ts';
import { noteSearch } from './recent-searches.ts';
import { ResultLink } from './results.tsx';
import styles from './search.module.css';
import { documentOf, searchable } from './views.ts';

interface RelatedListProps {
  related: readonly Related[];
  /** What was typed. */
  asked?: string;
  /** Whether each says what it is about, which may stand above them already. */
  saysWhy?: boolean;
}

/** What is about the same as the question without having its words: each with the sentence, and what it is about. */
export function RelatedResults({ related, asked }: RelatedListProps & { asked: string }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.related}>
      <h2 id={heading} className="section-heading">
        {texts.relatedTitle}
      </h2>
      <p className="text-small text-ink-2">{texts.relatedText}</p>
      <RelatedList related={related} asked={asked} />
    </section>
  );
}

/** Sentences with their days, as links to their places. */
export function RelatedList({ related, asked, saysWhy = asked !== undefined }: RelatedListProps): ReactNode {
  const from = useView(searchable);
  return (
    <ul>
      {related.map((one) => {
        const doc = documentOf(from, one.key);
        return doc && <RelatedResult key={one.key} doc={doc} related={one} asked={asked} saysWhy={saysWhy} />;
      })}
    </ul>
  );
}

/** What it is about; of what has only the words of the question, which. */
const why = ({ about, words }: Related): string | undefined => {
  if (about.length > 0) return texts.about(about);
  return words.length > 0 ? texts.hasWords(words) : undefined;
};

interface RelatedResultProps {
  doc: SearchDocument;
  related: Related;
  asked: string | undefined;
  saysWhy: boolean;
}

function RelatedResult({ doc, related, asked, saysWhy }: RelatedResultProps): ReactNode {
  const visions = useView(visionsPage);
  const words: FoundWords = { asked: [], alike: new Set(related.words) };
  const snippet = sentenceSnippet(doc.texts, related, words);
  if (!snippet) return null;
  const open = (): void => {
    // What has the words of the question is gone through from result to result; this is read by itself.
    openFound({ key: doc.key, words, query: BLANK_QUERY, isFromResults: true });
    if (asked !== undefined) void noteSearch(asked);
  };
  return (
    <li>
      <ResultLink
        doc={doc}
        snippet={snippet}
        to={addressOf(doc.key, visions)}
        onOpen={open}
        why={saysWhy ? why(related) : undefined}
      />
    </li>
  );
}
