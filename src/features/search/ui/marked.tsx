import { type ReactNode, useMemo } from 'react';
import { type FoundWords, marksIn, stretchesOf } from '../rules.ts';
import { Stretches } from './stretches.tsx';

interface MarkedProps {
  text: string;
  /** The words that were found; without them the text stands as it is. */
  words: FoundWords | undefined;
}

/** A person's text with the words marked that it was found by. */
export function Marked({ text, words }: MarkedProps): ReactNode {
  const stretches = useMemo(
    () => words && stretchesOf(text, marksIn(text, words), { start: 0, end: text.length }),
    [text, words],
  );
  return stretches ? <Stretches stretches={stretches} /> : text;
}
