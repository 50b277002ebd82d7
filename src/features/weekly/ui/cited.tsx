import { Fragment, type ReactNode, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { quoted, splitAtQuotations } from '../../../kernel/quoted.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { ChevronDown } from '../../../kit/icons.ts';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import type { Citation, CitedKind, Insight } from '../engine/notebook.ts';
import * as texts from '../texts.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { citedDays } from './views.ts';
import styles from './weekly.module.css';

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
export const inWords = (date: LocalDate, today: LocalDate | undefined): string =>
  (date.slice(0, 4) === today?.slice(0, 4) ? dayOfYear : dayWithYear)(date);

export const addressOf = ({ kind, id }: Citation): string => `${PLACES[kind].path}?${kind}=${id}`;

export function nameOf({ kind, day }: Footnote): string {
  const { name } = PLACES[kind];
  return day === undefined ? name : texts.placeAndDay(name, day);
}

/** Those of the same words together. */
const byQuote = (notes: readonly Footnote[]): Footnote[][] => [
  ...Map.groupBy(notes, ({ quote }) => quote).values(),
];

const SHOW: Record<CitedKind, (count: number) => string> = {
  entry: texts.showPagesButton,
  lesson: texts.showLessonsButton,
  action: texts.showActionsButton,
};

/** 'Show 12 pages'; rows of several kinds are notes. */
function showButton(rows: readonly Citation[]): string {
  const [kind, ...others] = new Set(rows.map((row) => row.kind));
  const show = kind && others.length === 0 ? SHOW[kind] : texts.showNotesButton;
  return show(rows.length);
}

interface FootnotesProps {
  citations: readonly Citation[];
  /** The sentence that rests on them, and those beside it: words that they quote themselves are not said again. */
  said: string;
}

/** What a sentence rests on: one short quotation that opens its row; how many rows there are opens the others. */
function Footnotes({ citations, said }: FootnotesProps): ReactNode {
  const days = useView(citedDays, citations);
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const isSaid = (notes: readonly Footnote[]): boolean => said.includes(quoted(notes[0]?.quote ?? ''));
  const groups = byQuote(
    citations.map((citation, at) => {
      const date = days[at];
      return { ...citation, day: date && inWords(date, today) };
    }),
  );
  const shown = groups.find((notes) => !isSaid(notes)) ?? groups[0];
  const first = shown?.[0];
  if (!first) return null;
  const others = groups
    .map((notes) => notes.filter((note) => note !== first))
    .filter((notes) => notes.length > 0);
  return (
    <div className={styles.notes}>
      <div className={styles.group}>
        <Group notes={[first]} isSaid={isSaid(shown)} />
        {others.length > 0 && (
          <TextButton
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {isOpen ? texts.showFewerButton : showButton(citations)}
            <ChevronDown />
          </TextButton>
        )}
      </div>
      {isOpen && (
        <ul aria-label={texts.quotationsLabel}>
          {others.map((notes) => (
            <li key={notes[0]?.quote} className={styles.group}>
              <Group notes={notes} isSaid={notes[0]?.quote === first.quote || isSaid(notes)} />
            </li>
          ))}
        </ul>
      )}
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
            <span dir="auto">{quoted(note.quote)}</span>{' '}
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
export function Sentence({ children }: { children: string }): ReactNode {
  const parts = splitAtQuotations(children);
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <bdi key={key}>{part}</bdi> : <Fragment key={key}>{part}</Fragment>;
  });
}

interface CitedProps {
  insight: Insight;
  /** The largest one of its page. */
  isPull?: boolean;
  /** What stands beside it and quotes for itself. */
  beside?: string;
  /** It can be answered, if it claims something. */
  isAnswerable?: boolean;
}

/** A sentence about the person's own words, with its footnotes. */
export function Cited({ insight, isPull = false, beside = '', isAnswerable = false }: CitedProps): ReactNode {
  const { text, citations, about } = insight;
  return (
    <div>
      <div className={styles.cited}>
        <p className={isPull ? styles.pull : styles.sentence}>
          <Sentence>{text}</Sentence>
        </p>
        {isAnswerable && about !== undefined && <AnswerMenu insight={insight} />}
      </div>
      <Footnotes citations={citations} said={`${text} ${beside}`} />
    </div>
  );
}
