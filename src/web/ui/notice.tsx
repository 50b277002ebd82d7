import type { ReactNode } from 'react';
import { Clock } from './icons.ts';

interface NoticeProps {
  /** 'due' for a trial ending or a review that is due; 'danger' only for failure. */
  tone?: 'quiet' | 'due' | 'danger';
  /** One link or button, e.g. `<Link className="link" to="…">`. */
  action?: ReactNode;
  children: ReactNode;
}

const toneClass = { quiet: 'notice', due: 'notice due', danger: 'notice bad' };

/** A banner: one sentence and at most one action. */
export function Notice({ tone = 'quiet', action, children }: NoticeProps): ReactNode {
  return (
    <div className={toneClass[tone]}>
      {tone === 'due' && <Clock />}
      <span>{children}</span>
      {action && <span className="end">{action}</span>}
    </div>
  );
}
