import type { Language } from './languages.ts';

/** The language that the texts are written in. */
export const LANGUAGE: Language = 'pt';

/** As `Intl` names it. */
export const LOCALE = 'pt-BR';

/** Around what is quoted. */
export const QUOTATION_MARKS = ['“', '”'] as const;
