import type { Language } from './languages.ts';

/** The language that the texts are written in. */
export const LANGUAGE: Language = 'ar';

/** As `Intl` names it. */
export const LOCALE = 'ar-u-nu-latn';
