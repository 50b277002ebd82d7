import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Clock } from './icons.ts';
import styles from './notice.module.css';

interface NoticeProps {
  /** 'due' for a trial ending or a review that is due; 'danger' only for failure. */
  tone?: 'quiet' | 'due' | 'danger';
  /** One link or button, e.g. `<TextLink to="…">`. */
  action?: ReactNode;
  children: ReactNode;
}

/** A banner: one sentence and at most one action. */
export function Notice({ tone = 'quiet', action, children }: NoticeProps): ReactNode {
  return (
    <div className={classNames(styles.notice, tone !== 'quiet' && styles[tone])}>
      {tone === 'due' && <Clock />}
      <span>{children}</span>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
