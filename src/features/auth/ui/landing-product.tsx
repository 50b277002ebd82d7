import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import { LoopRing, NO_STROKES, type Strokes } from '../../../web/ui/loop-ring.tsx';
import styles from './landing.module.css';

/* The product as it looks, made of its own words and rings: a page that is being written, and the day it belongs to. */

interface Answered {
  question: string;
  answer: string[];
}

const celebration: Answered = {
  question: 'What can you celebrate about yesterday?',
  answer: [
    'I called Dad before breakfast, and I didn’t rush it. We talked about the boat for twenty minutes.',
  ],
};

const actions = [
  'Send Priya the outline.',
  'Hold the room for January 16.',
  'Write the opening page, badly, in twenty minutes.',
];

const written: Answered[] = [
  celebration,
  { question: 'What is your major goal?', answer: ['Run my first writing workshop in January.'] },
  {
    question: 'What are you afraid of?',
    answer: ['That four people come and I fill the silence with apologies.'],
  },
];

const beingWritten: Answered[] = [
  {
    question: 'What do your values say to do?',
    answer: [
      'Courage says put the date in writing. Family says not on a Sunday. Curiosity says ask Priya what she’d want from it.',
    ],
  },
  { question: 'What will you do today?', answer: actions },
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
      <h2 id="sample-heading">What a page looks like</h2>
      <div className={`mt-10 ${styles.columns}`}>
        <AnsweredColumn column={written} />
        <AnsweredColumn column={beingWritten} className={styles.writing} />
      </div>
      <p className="mt-10 text-ink-2">
        Nothing of it leaves your device readable. Your journal, lessons, actions and goals are sealed in your
        browser before they are sent.{' '}
        <a href={`${settings.links.privacy}#encryption`} target="_blank" rel="noreferrer">
          How it is done
        </a>
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
  { name: 'Clarify', drawn: { clarify: true }, ...celebration },
  { name: 'Act', drawn: { act: true }, question: 'Today’s actions', answer: actions },
  {
    name: 'Learn',
    drawn: {},
    question: 'What did you learn?',
    answer: ['A date in writing is braver than a plan.'],
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
      <h2 id="day-heading">What the day makes of it</h2>
      <p className="mt-2 text-ink-2">
        The same evening: two actions done, a lesson on its way, and the month in rings.
      </p>
      <div className={`mt-10 ${styles.day}`} aria-hidden="true">
        <div>
          <p className={styles.name}>Welcome, Maya!</p>
          <p className="text-small text-ink-2">Monday, November 30</p>
        </div>
        <div className={styles.today}>
          <LoopRing strokes={{ clarify: true, act: true, learn: false }} size="figure" />
          <p className="text-small text-ink-2">
            <b>2 of 3 today</b>
            Learn is still open.
          </p>
        </div>
        <DaySteps />
        <div>
          <p className="text-small text-ink-2">November, 19 closed loops of 30 days</p>
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
