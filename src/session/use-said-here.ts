import { useEffect } from 'react';
import { sayHereIfEnded } from './ended.ts';

/** The page stays under its address, and says this, should the session turn out to be over while it is open. */
export function useSaidHere(words: string): void {
  useEffect(() => sayHereIfEnded(words), [words]);
}
