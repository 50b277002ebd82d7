import type { ReactNode } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { byPlace } from '../rules/problem-list.ts';
import * as texts from '../texts.ts';
import { FileProblems, ImportProblems } from './import-problems.tsx';
import { chooseAnother, type Importing, startImport } from './importing.ts';
import { UndoImport } from './undo-import.tsx';

type Result = Extract<Importing, { at: 'result' }>;

/** What has come of an import, and the ways on from there. */
export function ImportResult({ result, onUndone }: { result: Result; onUndone: () => void }): ReactNode {
  const { prepared, file, importId, counts, files, ended } = result;
  const { source } = prepared;
  const undone = (): void => {
    chooseAnother();
    onUndone();
  };
  return (
    <div className="grid max-w-[38em] grid-cols-1 gap-[20px]">
      {ended && <Alert>{ended}</Alert>}
      <div>
        <h2 className="text-h3">
          {ended ? texts.importedSoFarTitle(source, counts.added) : texts.importedTitle(source, counts.added)}
        </h2>
        {files && files.added > 0 && <p className="mt-1">{texts.filesImported(files.added)}</p>}
        <p className="mt-1 text-ink-2">
          {counts.present > 0 && <>{texts.alreadyThere(source, counts.present)} </>}
          {texts.noPoints}
        </p>
      </div>
      <ImportProblems prepared={prepared} />
      <FileProblems problems={byPlace([...prepared.fileProblems, ...(files?.problems ?? [])])} />
      <div className="flex flex-wrap gap-[12px]">
        {ended ? (
          <Button onClick={() => void startImport(prepared, file)}>{texts.continueImportButton}</Button>
        ) : (
          <ButtonLink to="/journal/history">{texts.openJournalButton}</ButtonLink>
        )}
        {counts.added > 0 && importId && (
          <UndoImport id={importId} source={source} added={counts.added} onUndone={undone} />
        )}
        <Button variant="tertiary" onClick={chooseAnother}>
          {texts.importAnotherFileButton}
        </Button>
      </div>
    </div>
  );
}
