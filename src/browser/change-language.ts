import type { Language } from '../kernel/languages.ts';
import { rememberLanguage } from './language-cookie.ts';
import { createStore } from './store.ts';

/**
 * Fetches the release that the server has for this browser now, and loads every tab anew with it; rejects without a
 * connection. Undefined where no service worker keeps a release.
 */
export const takeServersRelease = createStore<(() => Promise<void>) | undefined>(undefined);

/** How long the watch over releases is waited for, in milliseconds; it begins once a page is idle. */
const WATCH_LIMIT = 5000;

/** Undefined where none keeps a release, or none has been heard of in time. */
async function releaseTaker(): Promise<(() => Promise<void>) | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = takeServersRelease.subscribe(resolve);
  const timer = setTimeout(resolve, WATCH_LIMIT);
  if (!takeServersRelease.get()) await promise;
  clearTimeout(timer);
  stop();
  return takeServersRelease.get();
}

/**
 * Opens the app in another language, where it is. Each language is a release of its own.
 * @throws TypeError without a connection
 */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  const take = await releaseTaker();
  if (take) await take();
  else location.reload();
}
