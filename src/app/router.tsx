import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  Router,
  type To,
} from 'react-router';
import { partsOfAddress } from '../kernel/languages.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The address where one already is gets no second place in the history, as in a browser: whoever presses a button
 * several times while its page is on its way goes there once.
 */
function withoutRepeats(history: BrowserHistory): BrowserHistory {
  const { push, replace } = history;
  const isHere = (to: To): boolean => history.createURL(to).href === location.href;
  return Object.assign(history, {
    push: (to: To, state?: unknown): void => (isHere(to) ? replace(to, state) : push(to, state)),
  });
}

/** The language before a public page's address is the document's business, not the page's. */
const placeOf = ({ action, location }: BrowserHistory): { action: NavigationType; location: Location } => ({
  action,
  location: { ...location, pathname: partsOfAddress(location.pathname).path },
});

/**
 * The router over the browser's own history. react-router's BrowserRouter does the same, but shares a file with its
 * forms, fetchers and prefetching, none of which a bundler can leave out.
 */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => withoutRepeats(createBrowserHistory({ v5Compat: true })));
  const [place, setPlace] = useState(() => placeOf(history));
  useLayoutEffect(() => {
    const stop = history.listen((moved) => startTransition(() => setPlace(moved)));
    // Whoever goes Back while the first page is on its way does so before anybody listens.
    setPlace((shown) => (shown.location.key === history.location.key ? shown : placeOf(history)));
    return stop;
  }, [history]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
