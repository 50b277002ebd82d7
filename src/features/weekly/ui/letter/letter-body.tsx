import { Fragment, type ReactNode, useId } from 'react';
import { quoted, splitAtQuotations } from '../../../../kernel/quoted.ts';
import { Link } from '../../../../kit/link.tsx';
import { useView } from '../../../../notebook/react/use-view.ts';
import { useToday } from '../../../../session/clock.ts';
import type { Letter, LetterPart, PartKind } from '../../engine/letter/letter.ts';
import type { Insight } from '../../engine/notebook.ts';
import * as texts from '../../texts.ts';
import { addressOf, inWords, nameOf } from '../cited.tsx';
import { citedDays } from '../views.ts';
import styles from './letter.module.css';

const TITLES: Record<Exclude<PartKind, 'numbers'>, string> = {
  celebrated: texts.youCelebratedTitle,
  months: texts.monthByMonthTitle,
  moved: texts.whatMovedTitle,
  'came-back': texts.whatCameBackTitle,
  question: texts.questionTitle,
};

/** A letter as it is read: its parts below each other, in the type that is for reading. */
export const LetterBody = ({ letter }: { letter: Letter }): ReactNode => (
  <article className={styles.letter} aria-label={texts.letter}>
    {letter.map((part) => (
      <Part key={part.kind} part={part} />
    ))}
  </article>
);

function Part({ part: { kind, sentences } }: { part: LetterPart }): ReactNode {
  const title = useId();
  const body = sentences.length > 2 ? <Lines sentences={sentences} /> : <Paragraph sentences={sentences} />;
  if (kind === 'numbers') return body;
  return (
    <section className={kind === 'question' ? styles.question : undefined} aria-labelledby={title}>
      <h2 id={title}>{TITLES[kind]}</h2>
      {body}
    </section>
  );
}

const Paragraph = ({ sentences }: Pick<LetterPart, 'sentences'>): ReactNode => (
  <p>
    {sentences.map((sentence) => (
      <Fragment key={sentence.text}>
        <Sentence sentence={sentence} />{' '}
      </Fragment>
    ))}
  </p>
);

/** Several celebrations, or the months of a year: each in a line of its own. */
const Lines = ({ sentences }: Pick<LetterPart, 'sentences'>): ReactNode => (
  <ul>
    {sentences.map((sentence) => (
      <li key={sentence.text}>
        <Sentence sentence={sentence} />
      </li>
    ))}
  </ul>
);

/** A sentence whose quotations open their rows; one that quotes nothing is followed by the way to the newest row. */
function Sentence({ sentence: { text, citations } }: { sentence: Insight }): ReactNode {
  const parts = splitAtQuotations(text);
  const rowOf = (part: string) => citations.find(({ quote }) => part === quoted(quote));
  const [newest] = citations;
  return (
    <>
      {parts.map((part, at) => {
        const row = rowOf(part);
        const key = `${at} ${part}`;
        if (!row) return at % 2 === 1 ? <bdi key={key}>{part}</bdi> : <Fragment key={key}>{part}</Fragment>;
        return (
          <Link key={key} className={styles.quote} to={addressOf(row)} dir="auto">
            {part}
          </Link>
        );
      })}
      {newest && !parts.some(rowOf) && <Source citations={[newest]} />}
    </>
  );
}

/** Where what is said can be read. */
function Source({ citations }: Pick<Insight, 'citations'>): ReactNode {
  const [date] = useView(citedDays, citations);
  const today = useToday();
  const [citation] = citations;
  if (!citation) return null;
  return (
    <>
      {' '}
      <Link className={styles.source} to={addressOf(citation)}>
        {nameOf({ ...citation, day: date && inWords(date, today) })}
      </Link>
    </>
  );
}
