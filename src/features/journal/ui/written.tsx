import type { ReactNode } from 'react';
import { isOpened } from '../../../kernel/seal.ts';
import { classNames } from '../../../kit/class-names.ts';

interface WrittenProps {
  text: string;
  /** Within a line of another look. */
  inline?: boolean;
  /** The same text with words marked in it, where it was found by them. */
  children?: ReactNode;
}

/** Somebody's words, with their line breaks; what cannot be read is told apart from them. */
export function Written({ text, inline = false, children = text }: WrittenProps): ReactNode {
  const isNote = !isOpened(text);
  const Element = inline ? 'span' : 'p';
  return (
    <Element
      dir="auto"
      className={classNames(
        !inline && 'font-serif text-read',
        isNote ? 'text-ink-3 italic' : 'whitespace-pre-line wrap-anywhere',
      )}
    >
      {children}
    </Element>
  );
}
