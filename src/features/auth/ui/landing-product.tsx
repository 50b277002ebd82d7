import type { ReactNode } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { ALL_STROKES, LoopRing, NO_STROKES, type Strokes } from '../../../kit/loop-ring.tsx';
import * as texts from '../texts.ts';
import styles from './landing.module.css';

/* The product as it looks, made of its own words and rings: a page that is being written, and the day it belongs to. */

interface Answered {
  question: string;
  answer: string[];
}

const celebration: Answered = {
  question: texts.sampleQuestion1,
  answer: [texts.sampleAnswer1],
};

const actions = [texts.sampleAction1, texts.sampleAction2, texts.sampleAction3];

const answered: Answered[] = [
  celebration,
  { question: texts.sampleQuestion2, answer: [texts.sampleAnswer2] },
  { question: texts.sampleQuestion3, answer: [texts.sampleAnswer3] },
  { question: texts.sampleQuestion4, answer: [texts.sampleAnswer4] },
  { question: texts.sampleQuestion5, answer: actions },
];

function Page({ questions, className }: { questions: Answered[]; className?: string }): ReactNode {
  return (
    <dl className={classNames('margin-line', styles.page, className)}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          {answer.map((line) => (
            <dd key={line}>
              <span>{line}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The five questions, whose answers are written while one looks. */
export function SamplePage(): ReactNode {
  return (
    <section className={styles.sheet} aria-label={texts.samplePageLabel}>
      <p className="text-small text-ink-3">{texts.sampleDate}</p>
      <Page questions={answered} className={styles.writing} />
    </section>
  );
}

interface Step extends Answered {
  name: string;
  /** The stroke in its margin. */
  drawn: Partial<Strokes>;
}

const steps: Step[] = [
  { name: texts.clarifyTitle, drawn: { clarify: true }, ...celebration },
  { name: texts.actTitle, drawn: { act: true }, question: texts.sampleActionsTitle, answer: actions },
  {
    name: texts.learnTitle,
    drawn: { learn: true },
    question: texts.sampleLessonQuestion,
    answer: [texts.sampleLesson],
  },
];

function DaySteps(): ReactNode {
  return (
    <div>
      {steps.map((step) => (
        <div key={step.name} className={styles.step}>
          <p className="flex gap-2.5 section-heading">
            <LoopRing strokes={{ ...NO_STROKES, ...step.drawn }} size="step" />
            {step.name}
          </p>
          <Page questions={[step]} />
        </div>
      ))}
    </div>
  );
}

/** How many strokes each day of the month has. */
const month = [...'031332033323313303332333213333'].map((strokes, index) => ({
  day: index + 1,
  strokes: Number(strokes),
}));

/** One arc of a ring and the gap after it, where the whole ring is 3. */
const ARC = '.82 .18 ';

function Month(): ReactNode {
  return (
    <div className={styles.month}>
      {month.map(({ day, strokes }) => (
        <span key={day}>
          {strokes > 0 && (
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <circle r="17" pathLength="3" strokeDasharray={ARC} />
              <circle r="17" pathLength="3" strokeDasharray={`${ARC.repeat(strokes - 1)}.82 3`} />
            </svg>
          )}
          {day}
        </span>
      ))}
    </div>
  );
}

/** The dashboard on the evening of that page, as a picture. */
export function SampleDay(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="day-heading">
      <h2 id="day-heading">{texts.sampleDayTitle}</h2>
      <p className="mt-2 text-ink-2">{texts.sampleDayText}</p>
      <div className={`mt-10 ${styles.day}`} aria-hidden="true">
        <div>
          <p className={styles.name}>{texts.sampleWelcome}</p>
          <p className="text-small text-ink-2">{texts.sampleDate}</p>
        </div>
        <div className={styles.today}>
          <LoopRing strokes={ALL_STROKES} size="figure" />
          <p className="text-small text-ink-2">
            <b>{texts.sampleStrokes}</b>
            {texts.sampleClosed}
          </p>
        </div>
        <DaySteps />
        <div>
          <p className="text-small text-ink-2">{texts.sampleMonth}</p>
          <Month />
        </div>
      </div>
    </section>
  );
}
