import type { Context } from 'hono';
import { detectFromCookie, detectFromHeader } from 'hono/language';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type OfferedLanguage } from '../kernel/languages.ts';

/** What an answer in the screen's language depends on, for whoever keeps copies of answers. */
export const LANGUAGE_HEADERS = ['Cookie', 'Accept-Language'].join(', ');

const DETECTION: Parameters<typeof detectFromCookie>[1] = {
  order: ['cookie', 'header'],
  lookupQueryString: LANGUAGE_COOKIE,
  lookupCookie: LANGUAGE_COOKIE,
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  caches: false,
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: 'en',
  ignoreCase: true,
  debug: false,
};

/** The language of whoever asks: the one that was chosen on the device, or else the browser's. */
export function screenLanguage(context: Context): OfferedLanguage {
  const found = detectFromCookie(context, DETECTION) ?? detectFromHeader(context, DETECTION);
  return isLanguage(found) ? found : 'en';
}
