import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { classNames } from '../../../kit/class-names.ts';
import { LoopRing, NO_STROKES, type Strokes } from '../../../kit/loop-ring.tsx';
import { sentence } from '../../../kit/sentence.ts';
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

const written: Answered[] = [
  celebration,
  { question: texts.sampleQuestion2, answer: [texts.sampleAnswer2] },
  {
    question: texts.sampleQuestion3,
    answer: [texts.sampleAnswer3],
  },
];

const beingWritten: Answered[] = [
  {
    question: texts.sampleQuestion4,
    answer: [texts.sampleAnswer4],
  },
  { question: texts.sampleQuestion5, answer: actions },
];

function AnsweredColumn({ column, className }: { column: Answered[]; className?: string }): ReactNode {
  return (
    <dl className={classNames('margin-line', styles.page, className)}>
      {column.map(({ question, answer }) => (
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

/** The five questions and their answers; the last two are written while one looks. */
function SamplePage(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="sample-heading">
      <h2 id="sample-heading">{texts.samplePageTitle}</h2>
      <div className={`mt-10 ${styles.columns}`}>
        <AnsweredColumn column={written} />
        <AnsweredColumn column={beingWritten} className={styles.writing} />
      </div>
      <p className="mt-10 text-ink-2">
        {sentence(
          texts.encryptionNote<ReactNode>(
            <a href={`${settings.links.privacy}#encryption`} target="_blank" rel="noreferrer">
              {texts.encryptionLink}
            </a>,
          ),
        )}
      </p>
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
    drawn: {},
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
          <AnsweredColumn column={[step]} />
        </div>
      ))}
    </div>
  );
}

/** How many strokes each day of the month has. */
const month = [...'031332033323313303332333213332'].map((strokes, index) => ({
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
function SampleDay(): ReactNode {
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
          <LoopRing strokes={{ clarify: true, act: true, learn: false }} size="figure" />
          <p className="text-small text-ink-2">
            {sentence(texts.sampleOpen<ReactNode>(<b>{texts.sampleStrokes}</b>))}
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

/** The product as it looks, below the fold of the landing page. */
export default function LandingProduct(): ReactNode {
  return (
    <>
      <SamplePage />
      <SampleDay />
    </>
  );
}
