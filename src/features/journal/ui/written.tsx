import type { ReactNode } from 'react';
import { UNREADABLE, WAITING } from '../../../kernel/seal.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import type { FoundWords } from '../../find/rules.ts';
import { Marked } from '../../find/ui/widgets/marked.tsx';

interface WrittenProps {
  text: string;
  /** Within a line of another look. */
  inline?: boolean;
  /** The words that it was found by: they are marked. */
  words?: FoundWords | undefined;
}

/** Somebody's words, with their line breaks; what cannot be read is told apart from them. */
export function Written({ text, inline = false, words }: WrittenProps): ReactNode {
  const isNote = text === UNREADABLE || text === WAITING;
  const Element = inline ? 'span' : 'p';
  return (
    <Element
      className={classNames(
        !inline && 'font-serif text-read',
        isNote ? 'text-ink-3 italic' : 'whitespace-pre-line wrap-anywhere',
      )}
    >
      <Marked text={text} words={words} />
    </Element>
  );
}
