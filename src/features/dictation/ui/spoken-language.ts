/** The language that is spoken, as a BCP 47 tag: the browser's first. */
export const spokenLanguage = (): string => navigator.language || 'en-US';
