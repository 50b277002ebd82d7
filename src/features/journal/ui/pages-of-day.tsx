import { type ReactNode, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { EntryAnswers } from './entry-answers.tsx';
import { entriesOf } from './views.ts';

/** The whole pages of a day; nothing on a day without one. */
export function PagesOfDay({ day }: { day: LocalDate }): ReactNode {
  const entries = useView(entriesOf, day);
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-[16px] section-heading" id={heading}>
        {texts.clarifyTitle}
      </h2>
      <div className="grid gap-[36px]">
        {entries.map((entry) => (
          <div key={entry.id}>
            <EntryAnswers entry={entry} />
            {isReadable(entry) && (
              <p className="mt-[12px]">
                <TextLink to={`/journal/edit?entry=${entry.id}`}>{texts.editLink}</TextLink>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
