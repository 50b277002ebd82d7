import { type ReactNode, startTransition } from 'react';
import { continueFromPublicPage } from '../../kit/scroll-and-focus.tsx';
import { App } from '../app.tsx';
import { preloadPage } from '../routes.tsx';

/**
 * Hands a public page over to the app: `begin` changes the address, and the page of that address is fetched before
 * `show` puts the app in the place of what is seen.
 */
export async function openPage(begin: () => void, show: (app: ReactNode) => void): Promise<void> {
  const { pathname } = location;
  continueFromPublicPage(pathname, scrollY);
  begin();
  await preloadPage(location.pathname).catch(() => undefined);
  startTransition(() => show(<App />));
}
