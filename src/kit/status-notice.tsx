import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface StatusNoticeProps {
  /** One sentence or none: of several parts that are not there an empty strip would be left. */
  children: string | false | undefined;
}

/** What went well, read aloud when it appears. Stands in the page from the start, or nobody would hear it. */
export function StatusNotice({ children }: StatusNoticeProps): ReactNode {
  return (
    <p role="status" className={children ? styles.notice : 'sr-only'}>
      {children}
    </p>
  );
}
