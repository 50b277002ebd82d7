import type { ReactNode } from 'react';
import type { Stretch } from '../rules.ts';
import styles from './marked.module.css';

/** Stretches of a text, those that were found marked. */
export function Stretches({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  return stretches.map(({ text, found, start }) =>
    found ? (
      <mark className={styles.mark} key={start}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
