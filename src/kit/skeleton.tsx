import { type ReactNode, useEffect, useState } from 'react';
import styles from './skeleton.module.css';
import * as texts from './texts.ts';

const DELAY_MS = 300;

/** Text-shaped bars while something loads; nothing at all for the first 300 ms. */
export function Skeleton({ lines = 4 }: { lines?: number }): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => `${line}`).map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}
