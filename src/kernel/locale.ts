import type { Language } from './languages.ts';

/** The language that the texts are written in. */
export const LANGUAGE: Language = 'en';

/** As `Intl` names it. */
export const LOCALE = 'en-US';

/** Around what is quoted. */
export const QUOTATION_MARKS = ['“', '”'] as const;
