import { type ReactNode, useMemo } from 'react';
import { type FoundWords, marksIn, type Stretch, stretchesOf } from '../rules.ts';
import styles from './marked.module.css';

/** Stretches of a text, those that were found marked. */
export function Stretches({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  return stretches.map(({ text, found, start }) =>
    found ? (
      <mark className={styles.mark} key={start}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

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
