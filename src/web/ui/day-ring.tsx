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
  /** e.g. "November 13: 3 of 3"; without it the ring is decoration. */
  label?: string;
}

/** The thin ring around a date of the calendar: journaled, acted, learned. */
export function DayRing({ strokes, label }: DayRingProps): ReactNode {
  const done = [strokes.clarify, strokes.act, strokes.learn];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration.
    <svg viewBox="0 0 40 40" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {arcs.map((arc, stroke) => (
        <path key={arc} className={classNames(styles.stroke, done[stroke] && styles.drawn)} d={arc} />
      ))}
    </svg>
  );
}
