import type { ReactNode } from 'react';
import { settings } from '../browser/public-settings.ts';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import * as texts from './texts.ts';

interface FooterProps {
  /** Whether the page's document is there in every language. */
  languages?: boolean;
}

/** The foot of a page: terms, privacy, what is true of the stored text, and the page's languages. */
export function Footer({ languages = false }: FooterProps): ReactNode {
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
        {languages && <LanguageLinks />}
      </div>
    </footer>
  );
}
