import type { CSSProperties, ReactNode } from 'react';
import styles from './recording.module.css';

interface BarsProps {
  /** How loud it is, each from 0 to 100. */
  bars: readonly number[];
  /** How many of them have been heard. */
  done?: number;
}

/** A sound as bars; those that were heard are green. */
export const Bars = ({ bars, done = 0 }: BarsProps): ReactNode => (
  <span className={styles.bars} aria-hidden="true">
    {bars.map((bar, place) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place alone.
        key={place}
        data-done={place < done || undefined}
        style={{ '--loud': bar / 100 } as CSSProperties}
      />
    ))}
  </span>
);
