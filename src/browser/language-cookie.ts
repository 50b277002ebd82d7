import { LANGUAGE_COOKIE, type Language } from '../kernel/languages.ts';

const YEAR_SECONDS = 31_536_000;

/** Has the server send documents in the language from now on. public/before-paint.js writes the same cookie. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page is left.
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}
