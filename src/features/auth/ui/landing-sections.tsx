import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { ALL_STROKES, LoopRing, type Strokes } from '../../../web/ui/loop-ring.tsx';
import * as texts from '../texts.ts';
import styles from './landing.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

function GetStarted(): ReactNode {
  return (
    <ButtonLink size="lg" to="/introduction">
      {texts.getStartedButton}
    </ButtonLink>
  );
}

export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          <span>{texts.writeAPage}</span> <span>{texts.doWhatItSays}</span>{' '}
          <span>{texts.keepWhatYouLearn}</span>
        </h1>
        <p className={styles.lead}>{texts.isADailyJournalThat(settings.product_name)}</p>
        <div className={styles.begin}>
          <GetStarted />
          <span className="text-ink-2">{texts.text10DaysFreeNoCard}</span>
        </div>
      </div>
      <div className={styles.signin} id="signin">
        <SignInPanel heading="h2" />
      </div>
    </section>
  );
}

interface Stroke {
  strokes: Strokes;
  name: string;
  text: string;
}

const strokes: Stroke[] = [
  {
    strokes: { clarify: true, act: false, learn: false },
    name: 'Clarify',
    text: texts.fiveQuestionsBeforeTheDay,
  },
  {
    strokes: { clarify: true, act: true, learn: false },
    name: 'Act',
    text: texts.yourLastAnswerBecomesTodays,
  },
  {
    strokes: ALL_STROKES,
    name: 'Learn',
    text: texts.oneSentenceAtTheEnd,
  },
];

export function ThreeStrokes(): ReactNode {
  return (
    <section className={styles.idea} id="how" aria-labelledby="how-heading">
      <LoopRing strokes={ALL_STROKES} size="hero" label={texts.aCircleDrawnInThreeLabel} />
      <div>
        <h2 id="how-heading" className="mb-10">
          {texts.aDayIsThreeStrokesTitle}
        </h2>
        <ol>
          {strokes.map((stroke) => (
            <li key={stroke.name}>
              <LoopRing strokes={stroke.strokes} size="mark" />
              <div>
                <h3>{stroke.name}</h3>
                <p>{stroke.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const facts = [
  {
    name: texts.privateByDefault,
    text: texts.yourJournalLessonsActionsAnd,
  },
  {
    name: texts.yoursToTake,
    text: texts.downloadYourJournalYourLessons,
  },
  {
    name: texts.freeToTry,
    text: texts.tenDaysWithEverythingIn,
  },
];

export function Facts(): ReactNode {
  return (
    <section className={styles.facts} aria-label={texts.whatYouCanCountOnLabel}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <h3>{fact.name}</h3>
          <p>{fact.text}</p>
        </div>
      ))}
    </section>
  );
}

export function Begin(): ReactNode {
  return (
    <section className={styles.last}>
      <h2>{texts.tomorrowMorningIsAGoodTitle}</h2>
      <p>{texts.tenMinutesADayFor}</p>
      <GetStarted />
    </section>
  );
}
