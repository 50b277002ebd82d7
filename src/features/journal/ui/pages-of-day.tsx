import { type ReactNode, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { Attachments } from '../../attachments/client.ts';
import { importedPage } from '../rules/imported-page.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { EntryAnswers } from './entry-answers.tsx';
import { type Entry, entriesOf } from './views.ts';

function Page({ entry }: { entry: Entry }): ReactNode {
  return (
    <div>
      <EntryAnswers entry={entry} />
      <Attachments table="journal_entries" id={entry.id} />
      {isReadable(entry) && (
        <p className="mt-[12px]">
          <TextLink to={`/journal/edit?entry=${entry.id}`}>{texts.editLink}</TextLink>
        </p>
      )}
    </div>
  );
}

/** The whole pages of a day; nothing on a day without one. */
export function PagesOfDay({ day }: { day: LocalDate }): ReactNode {
  const entries = useView(entriesOf, day);
  const [imported, own] = [entries.filter(importedPage), entries.filter((entry) => !importedPage(entry))];
  return (
    <>
      {own.length > 0 && <OwnPages entries={own} />}
      {imported.map((entry) => (
        <section key={entry.id} aria-label={texts.importedPageTitle}>
          <Page entry={entry} />
        </section>
      ))}
    </>
  );
}

function OwnPages({ entries }: { entries: readonly Entry[] }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-[16px] section-heading" id={heading}>
        {texts.clarifyTitle}
      </h2>
      <div className="grid gap-[36px]">
        {entries.map((entry) => (
          <Page key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}
