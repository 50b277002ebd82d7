import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';
import { EarlierImports, useEarlierImports } from './earlier-imports.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import {
  chooseAnother,
  chooseFile,
  type Importing,
  refuseFile,
  stopImport,
  useImporting,
} from './importing.ts';
import { ProgressBar } from './progress-bar.tsx';

/** Whoever closes the tab in the middle is asked; it can be gone on with either way. */
function useStayAsked(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

function Reading({ done }: { done: number }): ReactNode {
  return (
    <div className="grid max-w-[38em] grid-cols-1 gap-[16px]">
      <p role="status">{texts.readingFile}</p>
      <ProgressBar label={texts.readingFileLabel} done={done} total={1} />
      <div>
        <Button variant="tertiary" onClick={chooseAnother}>
          {texts.cancelButton}
        </Button>
      </div>
    </div>
  );
}

/** How far an import is: its words first, then its pictures and recordings. */
function progressOf({ prepared, counts, files }: Extract<Importing, { at: 'importing' }>) {
  if (files) {
    const done = files.added + files.present + files.problems.length;
    const total = prepared.files.length;
    return { done, total, said: texts.filesProgress(done, total) };
  }
  const done = counts.added + counts.present;
  const total = prepared.rows.length;
  return { done, total, said: texts.importProgress(prepared.source, done, total) };
}

function Running({ run }: { run: Extract<Importing, { at: 'importing' }> }): ReactNode {
  const { done, total, said } = progressOf(run);
  return (
    <div className="grid max-w-[38em] grid-cols-1 gap-[16px]">
      <h2 className="text-h3">{texts.importingTitle}</h2>
      <ProgressBar label={texts.importingTitle} done={done} total={total} />
      <p className="text-ink-2">
        {said} {texts.keepTabOpen}
      </p>
      <div>
        <Button variant="secondary" onClick={stopImport}>
          {texts.cancelButton}
        </Button>
      </div>
    </div>
  );
}

function Step({ importing, refresh }: { importing: Importing; refresh: () => void }): ReactNode {
  switch (importing.at) {
    case 'choosing':
      return (
        <FileChoice
          problem={importing.problem}
          onChoose={(file) => void chooseFile(file)}
          onRefuse={refuseFile}
        />
      );
    case 'reading':
      return <Reading done={importing.done} />;
    case 'preview':
      return <ImportPreview shown={importing} />;
    case 'importing':
      return <Running run={importing} />;
    case 'result':
      return <ImportResult result={importing} onUndone={refresh} />;
  }
}

/** Each step takes the place of the one before: whoever reads on, by eye or ear, is taken to its beginning. */
function useStepInSight(step: Importing['at']) {
  const here = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    here.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  return here;
}

/** /import: an archive or another journal comes in, and goes again if it was not meant. */
export default function ImportPage(): ReactNode {
  useTitle(texts.importTitle);
  const importing = useImporting();
  const { imports, refresh } = useEarlierImports();
  const here = useStepInSight(importing.at);
  const shown = importing.at === 'result' ? importing.importId : undefined;
  const earlier = imports.filter(({ id }) => id !== shown);
  const isBusy = importing.at === 'importing';
  useStayAsked(isBusy);
  useEffect(() => {
    if (importing.at === 'result') refresh();
  }, [importing.at, refresh]);
  return (
    <div className="pb-16">
      <PageHead title={texts.importTitle} back={{ to: '/profile', label: texts.backToProfileButton }} />
      <div ref={here} tabIndex={-1} className="outline-none">
        <Step importing={importing} refresh={refresh} />
      </div>
      {!isBusy && <EarlierImports imports={earlier} onUndone={refresh} />}
    </div>
  );
}
