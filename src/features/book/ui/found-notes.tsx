import type { ReactNode } from 'react';
import type { Characters, Found } from '../rules/found.ts';
import * as texts from '../texts.ts';

const Note = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="text-small/5.5 text-ink-2 wrap-anywhere">{children}</p>
);

const has = ({ named }: Characters): boolean => named.length > 0;

/** What the book will hold, and what of it will not look as it was written: said before it is made. */
export function FoundNotes({ found }: { found: Found }): ReactNode {
  const { days, first, last, unreadable, otherFont, noFont } = found;
  if (!first || !last) return <p>{texts.nothingInSpan}</p>;
  return (
    <>
      <p>{texts.daysFound(days, first, last)}</p>
      {has(otherFont) && <Note>{texts.otherFont(otherFont.named, otherFont.more)}</Note>}
      {has(noFont) && <Note>{texts.noFont(noFont.named, noFont.more)}</Note>}
      {unreadable > 0 && <Note>{texts.unreadableLeftOut(unreadable)}</Note>}
    </>
  );
}
