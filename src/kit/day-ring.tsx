import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './day-ring.module.css';
import type { Strokes } from './loop-ring.tsx';

const arcs = [
  'M23.24 3.31A17 17 0 0 1 36.07 25.53',
  'M32.83 31.15A17 17 0 0 1 7.17 31.15',
  'M3.93 25.53A17 17 0 0 1 16.76 3.31',
];

interface DayRingProps {
  strokes: Strokes;
  /** The day's page was written soon after it: the first stroke is drawn hollow, unless it is drawn. */
  mended?: boolean | undefined;
  /** e.g. "November 13: 3 of 3"; without it the ring is decoration. */
  label?: string;
}

/** The thin ring around a date of the calendar: journaled, acted, learned. */
export function DayRing({ strokes, mended, label }: DayRingProps): ReactNode {
  const done = [strokes.clarify, strokes.act, strokes.learn];
  const hollow = mended && !strokes.clarify;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration.
    <svg viewBox="0 0 40 40" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {arcs.map((arc, stroke) => (
        <path key={arc} className={classNames(styles.stroke, done[stroke] && styles.drawn)} d={arc} />
      ))}
      {hollow &&
        [styles.hollow, styles.inside].map((look) => <path key={look} className={look} d={arcs[0]} />)}
    </svg>
  );
}
