import type { ReactNode } from 'react';
import styles from './first-icons.module.css';

/*
 * The two icons that the very first screen may show, drawn by hand from Lucide (ISC licence), so that the landing
 * page does not load the icon library for them.
 */

/** Something failed. */
export function CircleAlert(): ReactNode {
  return (
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4" />
      <path d="M12 16h.01" />
    </svg>
  );
}

/** Work is under way; turns. */
export function Spinner(): ReactNode {
  return (
    <svg className={`lucide ${styles.turning}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
