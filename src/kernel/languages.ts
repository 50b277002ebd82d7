/* The languages of the screens. English is the source; which one a build has is in kernel/intl.ts. */

/** Languages that days, numbers and suggestions are written in. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ja' | 'ar';

/** Those in which every text is there: they are built and offered. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'ar'] as const satisfies readonly Language[];

export type OfferedLanguage = (typeof LANGUAGES)[number];

/** What each language calls itself, in its own writing. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ja: '日本語',
  ar: 'العربية',
};

/** Holds what the person chose on this device, so that the server sends documents in that language. */
export const LANGUAGE_COOKIE = 'language';

/** As `lang` and `hreflang` name it: texts in Portuguese are those of Brazil. */
export const languageTag = (language: Language): string => (language === 'pt' ? 'pt-BR' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Whether the text names a language that is offered. */
export const isLanguage = (text: string | undefined): text is OfferedLanguage =>
  LANGUAGES.some((language) => language === text);

/** The address of a public page in a language: '/de/login'. English ones have no prefix. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** A public page's address without its language, and the language that it named. */
export function partsOfAddress(address: string): { language: Language | undefined; path: string } {
  const [, first = '', rest] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
  return isLanguage(first) && first !== 'en'
    ? { language: first, path: rest === undefined || rest === '/' ? '/' : rest }
    : { language: undefined, path: address };
}
