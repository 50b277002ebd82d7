import type { ReactNode } from 'react';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import * as texts from '../texts.ts';

/** Leads to the page on which a book is made. */
export function BookOffer(): ReactNode {
  return (
    <p className="text-ink-2">
      {sentence(texts.makeBookOffer<ReactNode>(<Link to="/book">{texts.makeBookLink}</Link>))}
    </p>
  );
}
