import { Fragment, type ReactNode, useState } from 'react';
import { dayFormatter, type LocalDate } from '../../../kernel/calendar.ts';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import type { Citation, CitedKind, Insight } from '../engine/notebook.ts';
import * as texts from '../texts.ts';
import { citedDays } from './views.ts';
import styles from './weekly.module.css';

/** How many quotations are shown, and how many days of each, before the rest is asked for. */
const QUOTES_AT_FIRST = 3;
const DAYS_AT_FIRST = 3;

/** Where a row of each kind can be read, and what it is called. */
const PLACES: Record<CitedKind, { path: string; name: string }> = {
  entry: { path: '/journal/history', name: texts.entryPlace },
  lesson: { path: '/lessons-history', name: texts.lessonPlace },
  action: { path: '/tasks', name: texts.actionPlace },
};

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });

interface Footnote extends Citation {
  /** The day of its row in words; undefined of one that is gone. */
  day: string | undefined;
}

/** A day of this year without it. */
const inWords = (date: LocalDate, today: LocalDate | undefined): string =>
  (date.slice(0, 4) === today?.slice(0, 4) ? dayOfYear : dayWithYear)(date);

const addressOf = ({ kind, id }: Citation): string => `${PLACES[kind].path}?${kind}=${id}`;

function nameOf({ kind, day }: Footnote): string {
  const { name } = PLACES[kind];
  return day === undefined ? name : texts.placeAndDay(name, day);
}

/** Those of the same words together. */
const byQuote = (notes: readonly Footnote[]): Footnote[][] => [
  ...Map.groupBy(notes, ({ quote }) => quote).values(),
];

interface FootnotesProps {
  citations: readonly Citation[];
  /** The sentence that rests on them: words that it quotes itself are not said again. */
  sentence: string;
}

/** What a sentence rests on: short quotations, each of which opens the rows in which it stands. */
function Footnotes({ citations, sentence }: FootnotesProps): ReactNode {
  const days = useView(citedDays, citations);
  const today = useToday();
  const [all, setAll] = useState(false);
  const groups = byQuote(
    citations.map((citation, at) => {
      const date = days[at];
      return { ...citation, day: date && inWords(date, today) };
    }),
  );
  if (groups.length === 0) return null;
  const shown = all ? groups : groups.slice(0, QUOTES_AT_FIRST).map((notes) => notes.slice(0, DAYS_AT_FIRST));
  const hidden = citations.length - shown.flat().length;
  return (
    <div className={styles.notes}>
      <ul aria-label={texts.quotationsLabel}>
        {shown.map((notes) => (
          <li key={notes[0]?.quote} className={styles.group}>
            <Group notes={notes} isSaid={sentence.includes(`“${notes[0]?.quote}”`)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <TextButton onClick={() => setAll(true)}>{texts.showMoreButton(hidden)}</TextButton>}
    </div>
  );
}

/** Rows with the same words: the quotation opens the newest of them, their days each their own. */
function Group({ notes, isSaid }: { notes: readonly Footnote[]; isSaid: boolean }): ReactNode {
  return notes.map((note, at) => (
    <Fragment key={`${note.kind} ${note.id}`}>
      <Link className={styles.note} to={addressOf(note)}>
        {at === 0 && !isSaid && (
          <>
            <span dir="auto">“{note.quote}”</span>{' '}
          </>
        )}
        <small>
          {at === 0 || note.day === undefined ? (
            nameOf(note)
          ) : (
            <>
              <span className="sr-only">{PLACES[note.kind].name}, </span>
              {note.day}
            </>
          )}
        </small>
      </Link>{' '}
    </Fragment>
  ));
}

/** A sentence of the product's, in which quoted words run in their own direction. */
function Sentence({ children }: { children: string }): ReactNode {
  const parts = children.split(/(“[^”]*”)/);
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <bdi key={key}>{part}</bdi> : <Fragment key={key}>{part}</Fragment>;
  });
}

interface CitedProps {
  insight: Insight;
  /** The largest one of its page. */
  isPull?: boolean;
}

/** A sentence about the person's own words, with its footnotes. */
export function Cited({ insight: { text, citations }, isPull = false }: CitedProps): ReactNode {
  return (
    <div>
      <p className={isPull ? styles.pull : styles.sentence}>
        <Sentence>{text}</Sentence>
      </p>
      <Footnotes citations={citations} sentence={text} />
    </div>
  );
}
