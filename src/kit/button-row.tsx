import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** Buttons and quiet links side by side, below what they act on. `className` places the row. */
export function ButtonRow({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
