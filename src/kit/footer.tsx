import type { ReactNode } from 'react';
import { settings } from '../browser/public-settings.ts';
import styles from './footer.module.css';
import * as texts from './texts.ts';

/** The foot of a page: terms, privacy, and what is true of the stored text. */
export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.inner}`}>
        <span>{settings.product_name}</span>
        <a href={settings.links.terms} target="_blank" rel="noreferrer">
          {texts.termsLink}
        </a>
        <a href={settings.links.privacy} target="_blank" rel="noreferrer">
          {texts.privacyLink}
        </a>
        <span className={styles.note}>{texts.encryptionNote}</span>
      </div>
    </footer>
  );
}
