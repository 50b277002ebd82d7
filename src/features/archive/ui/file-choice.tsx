import { type ReactNode, useRef } from 'react';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { UNPACKED_MEGABYTES } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { useFilesHere } from './use-files-here.ts';

interface FileChoiceProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
  /** What was brought cannot be read at all, and why. */
  onRefuse: (problem: string) => void;
}

/** How a journal is exported there, step by step. */
function Steps(): ReactNode {
  return (
    <section aria-labelledby="export-steps">
      <h2 id="export-steps" className="mb-[8px] section-heading">
        {texts.exportStepsTitle}
      </h2>
      {texts.EXPORT_STEPS.map(({ app, steps }) => (
        <AccordionItem key={app} summary={app}>
          <ol className="grid list-decimal gap-[8px] pb-[20px] pl-[1.4em] text-ink-2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </AccordionItem>
      ))}
    </section>
  );
}

/** The way in: a file of this device, chosen, dropped anywhere on the page, or pasted. */
export function FileChoice({ problem, onChoose, onRefuse }: FileChoiceProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFilesHere(onChoose, onRefuse);
  return (
    <div className="grid max-w-[1040px] grid-cols-1 gap-x-[64px] gap-y-[40px] lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid grid-cols-1 content-start gap-[24px]">
        <p className="max-w-[38em] text-ink-2">{texts.importHelp}</p>
        <div
          className={classNames(
            'grid justify-items-center gap-[16px] rounded-[8px] border border-dashed px-[24px] py-[48px] text-center',
            isOver ? 'border-accent bg-accent-wash' : 'border-edge',
          )}
          data-over={isOver || undefined}
        >
          <p className="font-serif text-h3 pointer-coarse:hidden">
            {isOver ? texts.dropNow : texts.dropHere}
          </p>
          <input
            ref={input}
            type="file"
            accept=".zip,.json,.csv,.tsv,.txt,application/zip,application/json,text/csv"
            aria-label={texts.fileToImportLabel}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen once more.
              target.value = '';
              if (file) onChoose(file);
            }}
          />
          <Button onClick={() => input.current?.click()}>{texts.chooseFileButton}</Button>
          <p className="text-small text-ink-2">{texts.fileKinds(UNPACKED_MEGABYTES)}</p>
        </div>
        {problem && (
          <Alert>
            {problem} {texts.nothingChanged}
          </Alert>
        )}
      </div>
      <Steps />
    </div>
  );
}
