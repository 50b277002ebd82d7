import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

/**
 * The router over the browser's own history. react-router's BrowserRouter does the same, but shares a file with its
 * forms, fetchers and prefetching, none of which a bundler can leave out.
 */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen((moved) => startTransition(() => setPlace(moved))), [history]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
