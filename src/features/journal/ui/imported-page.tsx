import { type ReactNode, Suspense } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { Star } from '../../../kit/icons.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Marked, type SearchTarget } from '../../search/client.ts';
import { readsFahrenheit } from '../rules/fahrenheit.ts';
import { type ImportedPage, type PageFacts, restOf } from '../rules/imported-page.ts';
import { pageFacts } from '../rules/page-facts.ts';
import * as texts from '../texts.ts';
import styles from './imported-page.module.css';
import type { MarkdownProps } from './markdown.tsx';
import { Written } from './written.tsx';

/** The text as it is written: until its signs can be read, and where they cannot. */
const AsWritten = ({ text, words }: MarkdownProps): ReactNode => (
  <Written text={text}>
    <Marked text={text} words={words} />
  </Written>
);

const Markdown = lazyPart<MarkdownProps>(() =>
  import('./markdown.tsx').catch(() => ({ default: AsWritten })),
);

/** Where and how the day was, and where the page comes from. */
function Facts({ facts, words }: { facts: PageFacts; words: SearchTarget['words'] }): ReactNode {
  return (
    <ul className={classNames('text-small/5.5 text-ink-2', styles.facts)}>
      {facts.starred && (
        <li className="flex items-center gap-[6px]">
          <Star aria-hidden="true" className={styles.star} />
          {texts.starred}
        </li>
      )}
      {pageFacts(facts, readsFahrenheit(navigator.language)).map((fact) => (
        <li key={fact} dir="auto" className="wrap-anywhere">
          <Marked text={fact} words={words} />
        </li>
      ))}
      <li>{texts.importedFrom(facts.journal)}</li>
    </ul>
  );
}

interface ImportedPageProps {
  page: ImportedPage;
  /** How the page begins stands elsewhere already. */
  withoutLead?: boolean;
  /** The words that it was found by. */
  words?: SearchTarget['words'];
}

/** A page from another journal as it was written there. */
export function ImportedPageText({ page, withoutLead = false, words }: ImportedPageProps): ReactNode {
  const text = withoutLead ? restOf(page) : page.text;
  return (
    <div className="grid max-w-[34em] grid-cols-1 gap-[16px]">
      {!withoutLead && page.title && (
        <p dir="auto" className="wrap-anywhere font-serif text-h3">
          <Marked text={page.title} words={words} />
        </p>
      )}
      {text && (
        <Suspense fallback={<AsWritten text={text} words={words} />}>
          <Markdown text={text} words={words} />
        </Suspense>
      )}
      <Facts facts={page.facts} words={words} />
    </div>
  );
}
