import type { ReactNode } from 'react';
import { FormerVersions } from '../../../kit/former-versions.tsx';
import { toast } from '../../../kit/toast.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { type FormerVersion, formerVersions } from '../../feed/client.ts';
import { ENTRY_COLUMNS } from '../contract/limits.ts';
import { answersOf, type EntryTexts, isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { EntryAnswers } from './entry-answers.tsx';
import { editEntry } from './ops.ts';
import type { Entry } from './views.ts';

const FAILED = texts.restoreFailed;

/** The answers of a former version; what it does not name reads as it does now. */
const answersThen = (entry: Entry, { texts }: FormerVersion): EntryTexts => ({
  ...answersOf(entry),
  ...Object.fromEntries(
    ENTRY_COLUMNS.filter((column) => texts?.[column] !== undefined).map((column) => [
      column,
      texts?.[column] ?? '',
    ]),
  ),
});

async function bringBack(entry: Entry, answers: EntryTexts): Promise<void> {
  const now = answersOf(entry);
  try {
    await editEntry(entry, answers);
    const undo = { label: texts.undoButton, onSelect: () => void bringBack({ ...entry, ...answers }, now) };
    toast.success(texts.versionRestored, { seconds: UNDO_SECONDS, action: undo });
  } catch {
    toast.error(FAILED);
  }
}

/** What an entry said before it was changed: to be read, and to be brought back. */
export function EarlierVersions({ entry }: { entry: Entry }): ReactNode {
  const versions = useView(formerVersions, 'journal_entries', entry.id);
  return (
    <FormerVersions
      versions={versions}
      onBringBack={(version) => {
        const answers = answersThen(entry, version);
        return isReadable(answers) ? () => void bringBack(entry, answers) : undefined;
      }}
    >
      {(version) => version.texts && <EntryAnswers entry={{ ...entry, ...answersThen(entry, version) }} />}
    </FormerVersions>
  );
}
