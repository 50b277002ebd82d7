import type { ReactNode } from 'react';
import { Marked, type SearchTarget } from '../../search/client.ts';

import type { SealedColumn } from '../contract/limits.ts';
import { importedPage, leadOf } from '../rules/imported-page.ts';
import * as texts from '../texts.ts';
import { firstAnswered, PARTS } from './entry-parts.ts';
import { ImportedPageText } from './imported-page.tsx';
import type { Entry } from './views.ts';
import { Written } from './written.tsx';

interface EntryAnswersProps {
  entry: Entry;
  /** How the entry begins (`EntryLead`) stands elsewhere already. */
  withoutLead?: boolean;
  /** The words that the entry was found by. */
  words?: SearchTarget['words'];
}

/** What an entry is known by in a list: its first answer, or the title of a page from another journal. */
export function EntryLead({ entry, words }: Omit<EntryAnswersProps, 'withoutLead'>): ReactNode {
  const page = importedPage(entry);
  // A page from another journal may consist of pictures alone.
  const text = page ? leadOf(page) || texts.importedPageTitle : entry[firstAnswered(entry)];
  return (
    <Written text={text} inline>
      <Marked text={text} words={words} />
    </Written>
  );
}

/** The answers of an entry, each under its name; those that were left out are not there. */
export function EntryAnswers({ entry, withoutLead = false, words }: EntryAnswersProps): ReactNode {
  const page = importedPage(entry);
  if (page) return <ImportedPageText page={page} withoutLead={withoutLead} words={words} />;
  const lead: SealedColumn | undefined = withoutLead ? firstAnswered(entry) : undefined;
  return (
    <dl className="grid gap-[24px]">
      {PARTS.filter(([, column]) => entry[column] !== '' && column !== lead).map(([label, column]) => (
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
