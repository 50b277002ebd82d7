import type { Language } from './languages.ts';

/** The language that the texts are written in. */
export const LANGUAGE: Language = 'fr';

/** As `Intl` names it. */
export const LOCALE = 'fr-FR';

/** Around what is quoted, with narrow spaces. */
export const QUOTATION_MARKS = ['«\u202f', '\u202f»'] as const;
