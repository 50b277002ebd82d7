import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What went well, read aloud when it appears. Stands in the page from the start, or nobody would hear it. */
export function StatusNotice({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={children ? styles.notice : 'sr-only'}>
      {children}
    </p>
  );
}
