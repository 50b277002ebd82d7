import type { Language } from './languages.ts';

/** The language that the texts are written in. */
export const LANGUAGE: Language = 'ar';

/** As `Intl` names it. */
export const LOCALE = 'ar-u-nu-latn';

/** Around what is quoted, which runs in its own direction. */
export const QUOTATION_MARKS = ['«\u2068', '\u2069»'] as const;
