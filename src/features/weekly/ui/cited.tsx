import { type ReactNode, useState } from 'react';
import { dayFormatter } from '../../../kernel/calendar.ts';
import { useView } from '../../../web/local/use-view.ts';
import { Link } from '../../../web/ui/link.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import type { Citation, CitedKind, Insight } from '../engine/notebook.ts';
import { citedDays } from './views.ts';
import styles from './weekly.module.css';

/** How many footnotes are shown before the rest is asked for. */
const AT_FIRST = 3;

/** Where a row of each kind can be read, and what it is called. */
const PLACES: Record<CitedKind, { path: string; name: string }> = {
  entry: { path: '/journal/history', name: 'Journal' },
  lesson: { path: '/lessons-history', name: 'Lesson' },
  action: { path: '/tasks', name: 'Action' },
};

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });

/** What a sentence rests on: short quotations, each of which opens the row in which it stands. */
export function Footnotes({ citations }: { citations: readonly Citation[] }): ReactNode {
  const days = useView(citedDays, citations);
  const [all, setAll] = useState(false);
  if (citations.length === 0) return null;
  const shown = all ? citations : citations.slice(0, AT_FIRST);
  return (
    <div className={styles.notes}>
      <ul aria-label="From your own words">
        {shown.map(({ kind, id, quote }, at) => {
          const { path, name } = PLACES[kind];
          const date = days[at];
          return (
            <li key={`${kind} ${id}`}>
              <Link className={styles.note} to={`${path}?${kind}=${id}`}>
                <span dir="auto">“{quote}”</span>{' '}
                <small>{date === undefined ? name : `${name}, ${monthDay(date)}`}</small>
              </Link>
            </li>
          );
        })}
      </ul>
      {shown.length < citations.length && (
        <TextButton onClick={() => setAll(true)}>Show {citations.length - shown.length} more</TextButton>
      )}
    </div>
  );
}

/** A sentence of the product's, in which quoted words run in their own direction. */
export function Sentence({ children }: { children: string }): ReactNode {
  const parts = children.split(/(“[^”]*”)/);
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <bdi key={key}>{part}</bdi> : <span key={key}>{part}</span>;
  });
}

/** A sentence about the person's own words, with its footnotes. */
export function Cited({ insight: { text, citations } }: { insight: Insight }): ReactNode {
  return (
    <div>
      <p className={styles.sentence}>
        <Sentence>{text}</Sentence>
      </p>
      <Footnotes citations={citations} />
    </div>
  );
}
