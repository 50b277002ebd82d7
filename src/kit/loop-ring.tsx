import { type ReactNode, useId } from 'react';
import { LARGE_RING, ringPaths, ringWays, SMALL_RING } from './brush.ts';
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

const small = { box: 32, shape: SMALL_RING, paths: ringPaths(SMALL_RING) };
const large = { box: 120, shape: LARGE_RING, paths: ringPaths(LARGE_RING) };

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
  /** What the ring says, e.g. "Today: 1 of 3 strokes drawn"; without it the ring is decoration. */
  label?: string;
  /** What was drawn before: a stroke that is new since then is drawn in once, over its empty one. */
  from?: Strokes;
}

const inOrder = ({ clarify, act, learn }: Strokes): boolean[] => [clarify, act, learn];

/** Clarify, Act and Learn as brush strokes of one ring; done strokes are green. */
export function LoopRing({ strokes, size = 'mark', label, from }: LoopRingProps): ReactNode {
  const { box, shape, paths, pixels } = sizes[size];
  const done = inOrder(strokes);
  const before = inOrder(from ?? strokes);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration.
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={pixels}
      height={pixels}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths.map((path, stroke) => {
        const isNew = done[stroke] && !before[stroke];
        return (
          <g key={path}>
            <path className={classNames(styles.stroke, done[stroke] && !isNew && styles.drawn)} d={path} />
            {isNew && <NewStroke path={path} way={ringWays(shape)[stroke]} width={shape.startWidth * 2} />}
          </g>
        );
      })}
    </svg>
  );
}

/** A stroke that is uncovered along the way of the hand; its length counts as 1, however long it is. */
function NewStroke({
  path,
  way,
  width,
}: {
  path: string;
  way: string | undefined;
  width: number;
}): ReactNode {
  const mask = useId();
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse">
        <path className={styles.way} d={way} strokeWidth={width} pathLength={1} />
      </mask>
      <path className={classNames(styles.stroke, styles.drawn)} d={path} mask={`url(#${mask})`} />
    </>
  );
}
