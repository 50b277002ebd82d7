import type { ReactNode } from 'react';
import { LARGE_RING, ringPaths, SMALL_RING } from './brush.ts';
import { classNames } from './class-names.ts';
import styles from './loop-ring.module.css';

/** Which of the three strokes are drawn. */
export interface Strokes {
  clarify: boolean;
  act: boolean;
  learn: boolean;
}

export const NO_STROKES: Strokes = { clarify: false, act: false, learn: false };
export const ALL_STROKES: Strokes = { clarify: true, act: true, learn: true };

const small = { box: 32, paths: ringPaths(SMALL_RING) };
const large = { box: 120, paths: ringPaths(LARGE_RING) };

const sizes = {
  step: { ...small, pixels: 26 },
  mark: { ...small, pixels: 28 },
  item: { ...small, pixels: 40 },
  empty: { ...large, pixels: 72 },
  figure: { ...large, pixels: 112 },
  hero: { ...large, pixels: 148 },
};

interface LoopRingProps {
  strokes: Strokes;
  size?: keyof typeof sizes;
  /** What the ring says, e.g. "Today: one of three strokes drawn"; without it the ring is decoration. */
  label?: string;
  /** Draws the strokes in once, where motion is welcome. */
  draw?: boolean;
}

/** Clarify, Act and Learn as brush strokes of one ring; done strokes are green. */
export function LoopRing({ strokes, size = 'mark', label, draw = false }: LoopRingProps): ReactNode {
  const { box, paths, pixels } = sizes[size];
  const done = [strokes.clarify, strokes.act, strokes.learn];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration.
    <svg
      className={draw ? styles.drawing : undefined}
      viewBox={`0 0 ${box} ${box}`}
      width={pixels}
      height={pixels}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths.map((path, stroke) => (
        <path key={path} className={classNames(styles.stroke, done[stroke] && styles.drawn)} d={path} />
      ))}
    </svg>
  );
}
