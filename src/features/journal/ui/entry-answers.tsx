import type { ReactNode } from 'react';
import { Marked, type SearchTarget } from '../../search/client.ts';

import type { SealedColumn } from '../contract/limits.ts';
import { PARTS } from './entry-parts.ts';
import type { Entry } from './views.ts';
import { Written } from './written.tsx';

interface EntryAnswersProps {
  entry: Entry;
  /** An answer that stands elsewhere already. */
  without?: SealedColumn;
  /** The words that the entry was found by. */
  words?: SearchTarget['words'];
}

/** The answers of an entry, each under its name; those that were left out are not there. */
export function EntryAnswers({ entry, without, words }: EntryAnswersProps): ReactNode {
  return (
    <dl className="grid gap-[24px]">
      {PARTS.filter(([, column]) => entry[column] !== '' && column !== without).map(([label, column]) => (
        <div key={column}>
          <dt className="mb-[4px] text-small/5.5 text-ink-2">{label}</dt>
          <dd className="max-w-[34em] font-serif text-read">
            <Written text={entry[column]}>
              <Marked text={entry[column]} words={words} />
            </Written>
          </dd>
        </div>
      ))}
    </dl>
  );
}
