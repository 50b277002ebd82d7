import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { goToPlaceToWrite } from './place-to-write.ts';

/** The router's key of an address that it did not open itself. */
const FIRST_KEY = 'default';

const positions = new Map<string, number>();
let currentKey = '';
let currentPath: string | undefined;

addEventListener('scroll', () => positions.set(currentKey, scrollY), { passive: true });

/** The page that a public document showed before the app: the app's first page is not the first that is seen. */
export function continueFromPublicPage(pathname: string, scrolledTo: number): void {
  currentPath = pathname;
  positions.set(FIRST_KEY, scrolledTo);
}

/** A new page: the heading takes focus, so it is read aloud and Tab goes on from there. */
function focusHeading(): void {
  const main = document.getElementById('main');
  if (!main || main.contains(document.activeElement)) return;
  const target = main.querySelector('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Rendered beside a page, inside the same Suspense, so that it acts when the page is really there: scrolls to the
 * top, to the named place, or back to where the person was, and moves focus to the heading.
 */
export function ScrollAndFocus(): null {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();

  useLayoutEffect(() => {
    if (currentKey === key) return;
    currentKey = key;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (kind === 'POP') scrollTo(0, positions.get(key) ?? 0);
    else if (!named) scrollTo(0, 0);
    named?.scrollIntoView();
  }, [key, hash, kind]);

  useEffect(() => {
    const first = currentPath === undefined;
    if (currentPath === pathname) return;
    currentPath = pathname;
    if (!first) focusHeading();
  }, [pathname]);

  useEffect(() => goToPlaceToWrite(hash), [hash]);

  return null;
}
