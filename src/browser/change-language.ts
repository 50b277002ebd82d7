import type { Language } from '../kernel/languages.ts';
import { rememberLanguage } from './language-cookie.ts';
import { createStore } from './store.ts';

/**
 * Fetches the release that the server has for this browser now, and loads every tab anew with it; rejects without a
 * connection. Undefined where no service worker keeps a release.
 */
export const takeServersRelease = createStore<(() => Promise<void>) | undefined>(undefined);

/**
 * Opens the app in another language, where it is. Each language is a release of its own.
 * @throws TypeError without a connection
 */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  const take = takeServersRelease.get();
  if (take) await take();
  else location.reload();
}
