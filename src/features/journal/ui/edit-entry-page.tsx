import type { ReactNode } from 'react';
import { capitalized } from '../../../kernel/capitalized.ts';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { Attaching } from '../../attachments/client.ts';
import type { SealedColumn } from '../contract/limits.ts';
import { importedPage, importedPageOf } from '../rules/imported-page.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './edit-entry-page.module.css';
import { EditPageFields } from './edit-page-fields.tsx';
import { PAGE_QUESTIONS } from './page-questions.ts';
import { type Edit, useEdit } from './use-edit.ts';
import { type Entry, entryOf } from './views.ts';

const TITLE = texts.editTitle;

const ASKED: Record<SealedColumn, string> = {
  ...(Object.fromEntries(PAGE_QUESTIONS.map(({ column, ask }) => [column, ask])) as Record<
    SealedColumn,
    string
  >),
  goal_importance: texts.reasonQuestion,
};

const IN_ORDER = [
  'celebration',
  'goal',
  'goal_importance',
  'reflection',
  'value_alignment',
  'action',
] as const;

function EditAnswers({ edit, onSubmit }: { edit: Edit; onSubmit: () => void }): ReactNode {
  return (
    <>
      {IN_ORDER.map((column, place) => (
        <div key={column}>
          <WritingArea
            label={ASKED[column]}
            maxLength={TEXT_LIMIT}
            value={edit.answers[column]}
            onChange={(text) => edit.change({ [column]: text })}
            onSubmitShortcut={onSubmit}
            readOnly={edit.saving === 'busy'}
            autoFocus={place === 0}
          />
        </div>
      ))}
      <p className="text-small text-ink-2">{texts.actionsUnchanged}</p>
    </>
  );
}

function EditForm({ entry }: { entry: Entry }): ReactNode {
  const edit = useEdit(entry);
  const { answers, problem, isChanged, saving } = edit;
  // It stays what it is, whatever is written in it.
  const page = importedPage(entry) && importedPageOf(answers);
  const save = (): void => {
    if (isChanged && !problem) void edit.save();
  };
  if (!edit.ready) return <Skeleton lines={8} />;
  return (
    <div className={styles.form}>
      {edit.isOvertaken && <Notice>{texts.changedElsewhere}</Notice>}
      <Attaching table="journal_entries" id={entry.id} isPaused={saving === 'busy'}>
        {page ? (
          <EditPageFields edit={edit} page={page} onSubmit={save} />
        ) : (
          <EditAnswers edit={edit} onSubmit={save} />
        )}
      </Attaching>
      {problem && (
        <p className="text-small/5.5 text-danger" role="alert">
          {problem}
        </p>
      )}
      {saving === 'failed' && <Alert onRetry={save}>{texts.changesNotSaved}</Alert>}
      <ButtonRow>
        <Button
          disabled={!isChanged || problem !== undefined}
          busy={saving === 'busy'}
          busyLabel={texts.saving}
          onClick={save}
        >
          {texts.saveChangesButton}
        </Button>
        <Button variant="tertiary" onClick={edit.cancel}>
          {texts.cancelButton}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** /journal/edit?entry=…: an entry, to be changed; what it says now is kept as an earlier version. */
export default function EditEntryPage(): ReactNode {
  const id = useSearchParams().get('entry') ?? '';
  const entry = useView(entryOf, id);
  useTitle(TITLE);
  return (
    <div className="mx-auto max-w-[760px] pb-16">
      <PageHead
        title={TITLE}
        sub={entry && capitalized(readableDate(entry.date)?.long ?? INVALID_DATE)}
        back={{ to: `/journal/history?entry=${id}`, label: texts.backToHistoryButton }}
      />
      {!entry && <NotHere failed={texts.entryNotLoaded} />}
      {entry &&
        (isReadable(entry) ? (
          <EditForm key={entry.id} entry={entry} />
        ) : (
          <Alert>{texts.entryNotReadable}</Alert>
        ))}
    </div>
  );
}
