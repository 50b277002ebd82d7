import { type ReactNode, useId } from 'react';
import * as texts from '../texts.ts';
import styles from './content.module.css';

interface StepProps {
  number: number;
  title: string;
  /** What comes before it has been chosen. */
  isOpen: boolean;
  children: ReactNode;
}

/** One of the numbered choices; what it asks for is there once it is its turn. */
export function Step({ number, title, isOpen, children }: StepProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id} data-open={isOpen}>
      <h2 id={id}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {!isOpen && <p className="sr-only">{texts.stepLocked}</p>}
      {isOpen && <div className={styles.inner}>{children}</div>}
    </section>
  );
}
