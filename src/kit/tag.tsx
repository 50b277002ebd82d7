import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** A small word beside a heading: 'earned' for what was achieved, 'due' for a review that is due. */
export function Tag({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'earned' | 'due';
  children: ReactNode;
}): ReactNode {
  return <span className={classNames(styles.tag, tone !== 'quiet' && styles[tone])}>{children}</span>;
}
