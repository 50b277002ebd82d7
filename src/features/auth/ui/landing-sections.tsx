import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { ALL_STROKES, LoopRing, type Strokes } from '../../../web/ui/loop-ring.tsx';
import styles from './landing.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

function GetStarted(): ReactNode {
  return (
    <ButtonLink size="lg" to="/introduction">
      Get Started
    </ButtonLink>
  );
}

export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          <span>Write a page.</span> <span>Do what it says.</span> <span>Keep what you learn.</span>
        </h1>
        <p className={styles.lead}>
          {settings.product_name} is a daily journal that asks five questions, turns your answers into a short
          list for the day, and remembers what the day taught you.
        </p>
        <div className={styles.begin}>
          <GetStarted />
          <span className="text-ink-2">10 days free. No card needed.</span>
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
    text: 'Five questions before the day gets loud: what went well, what you want, what scares you about it, what your values say, what you’ll do.',
  },
  {
    strokes: { clarify: true, act: true, learn: false },
    name: 'Act',
    text: 'Your last answer becomes today’s list. Short on purpose, and in your own words.',
  },
  {
    strokes: ALL_STROKES,
    name: 'Learn',
    text: 'One sentence at the end. A year of those is worth reading, and you can download every word.',
  },
];

export function ThreeStrokes(): ReactNode {
  return (
    <section className={styles.idea} id="how" aria-labelledby="how-heading">
      <LoopRing strokes={ALL_STROKES} size="hero" label="A circle drawn in three brush strokes" />
      <div>
        <h2 id="how-heading" className="mb-10">
          A day is three strokes of one circle
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
    name: 'Private by default',
    text: 'Your journal, lessons, actions and goals are stored encrypted. There is no feed and nothing to follow.',
  },
  {
    name: 'Yours to take',
    text: 'Download your journal, your lessons, or everything in one text file we call the Gold File.',
  },
  {
    name: 'Free to try',
    text: 'Ten days with everything in it, and no card. Enough mornings to know whether it is for you.',
  },
];

export function Facts(): ReactNode {
  return (
    <section className={styles.facts} aria-label="What you can count on">
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
      <h2>Tomorrow morning is a good day to begin</h2>
      <p>Ten minutes a day, for ten days.</p>
      <GetStarted />
    </section>
  );
}
