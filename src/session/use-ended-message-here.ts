import { useEffect } from 'react';
import { setEndedMessageHere } from './ended.ts';

/** The page stays under its address, and says this, should the session turn out to be over while it is open. */
export function useEndedMessageHere(words: string): void {
  useEffect(() => setEndedMessageHere(words), [words]);
}
