import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { LoopRing, NO_STROKES, type Strokes } from './loop-ring.tsx';
import styles from './loop-step.module.css';
import { TextLink } from './text-link.tsx';

interface LoopStepProps {
  /** Which of the day's strokes it is. */
  stroke: keyof Strokes;
  name: string;
  /** Whether today's stroke is drawn. */
  done: boolean;
  /** Where all of its kind is kept. */
  link: { to: string; label: string };
  children: ReactNode;
}

/** Clarify, Act or Learn on the dashboard: its name and stroke in the margin, its content beside the margin line. */
export function LoopStep({ stroke, name, done, link, children }: LoopStepProps): ReactNode {
  const id = useId();
  return (
    <section id={stroke} className={classNames(styles.step, done && styles.done)} aria-labelledby={id}>
      <div className={styles.head}>
        <LoopRing strokes={{ ...NO_STROKES, [stroke]: done }} size="step" />
        <h2 className="section-heading" id={id}>
          {name}
        </h2>
        <span className={styles.lineBreak} />
        <TextLink to={link.to}>{link.label}</TextLink>
      </div>
      <div className={classNames('margin-line', styles.content)}>{children}</div>
    </section>
  );
}
