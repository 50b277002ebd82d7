import type { ReactNode } from 'react';
import { settings } from '../settings.ts';
import styles from './footer.module.css';

/** The foot of a page: terms, privacy, and what is true of the stored text. */
export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.inner}`}>
        <span>{settings.product_name}</span>
        <a href={settings.links.terms} target="_blank" rel="noreferrer">
          Terms
        </a>
        <a href={settings.links.privacy} target="_blank" rel="noreferrer">
          Privacy
        </a>
        <span className={styles.note}>Journal, lessons, actions and goals are stored encrypted.</span>
      </div>
    </footer>
  );
}
