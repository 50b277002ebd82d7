import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, languageTag } from '../kernel/languages.ts';
import { LANGUAGE } from '../kernel/locale.ts';
import styles from './footer.module.css';
import * as texts from './texts.ts';

/** Leads to the same public page in each language. The server remembers the choice, so that the app follows. */
export function LanguageLinks(): ReactNode {
  return (
    <nav className={styles.languages} aria-label={texts.languagesLabel}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`?language=${language}`}
          lang={languageTag(language)}
          hrefLang={languageTag(language)}
          aria-current={language === LANGUAGE ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
