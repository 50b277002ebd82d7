import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ALL_STROKES, LoopRing, type Strokes } from '../../../kit/loop-ring.tsx';
import { sentence } from '../../../kit/sentence.ts';
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

/** `children`: what the words are about. */
export function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          <span>{texts.heroLine1}</span> <span>{texts.heroLine2}</span> <span>{texts.heroLine3}</span>
        </h1>
        <p className={styles.lead}>{texts.heroText(settings.product_name)}</p>
        <div className={styles.begin}>
          <GetStarted />
          <span className="text-ink-2">{texts.heroOffer}</span>
        </div>
      </div>
      {children}
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
    name: texts.clarifyTitle,
    text: texts.clarifyText,
  },
  {
    strokes: { clarify: true, act: true, learn: false },
    name: texts.actTitle,
    text: texts.actText,
  },
  {
    strokes: ALL_STROKES,
    name: texts.learnTitle,
    text: texts.learnText,
  },
];

export function ThreeStrokes(): ReactNode {
  return (
    <section className={styles.idea} id="how" aria-labelledby="how-heading">
      <LoopRing strokes={ALL_STROKES} size="hero" label={texts.ringLabel} />
      <div>
        <h2 id="how-heading" className="mb-10">
          {texts.strokesTitle}
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
    name: texts.privateTitle,
    text: sentence(
      texts.privateText<ReactNode>(
        <a href={`${settings.links.privacy}#encryption`} target="_blank" rel="noreferrer">
          {texts.encryptionLink}
        </a>,
      ),
    ),
  },
  {
    name: texts.yoursTitle,
    text: texts.yoursText,
  },
  {
    name: texts.freeTitle,
    text: texts.freeText,
  },
];

export function Facts(): ReactNode {
  return (
    <section className={styles.facts} aria-label={texts.factsLabel}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <h3>{fact.name}</h3>
          <p>{fact.text}</p>
        </div>
      ))}
    </section>
  );
}

/** The way in, for newcomers and for people who have been here before. */
export function Begin(): ReactNode {
  return (
    <section className={styles.last}>
      <div>
        <h2>{texts.startTitle}</h2>
        <p>{texts.startText}</p>
        <GetStarted />
      </div>
      <div className={styles.signin}>
        <SignInPanel heading="h2" />
      </div>
    </section>
  );
}
