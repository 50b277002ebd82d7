import { type ReactNode, useRef } from 'react';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { UNPACKED_MEGABYTES } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './import.module.css';
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
          <ol className={styles.steps}>
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
    <div className={styles.columns}>
      <div className={styles.file}>
        <p className="max-w-[38em] text-ink-2">{texts.importHelp}</p>
        <div className={classNames(styles.drop, isOver && styles.over)} data-over={isOver || undefined}>
          <p className={classNames('font-serif text-h3', styles.hint)}>
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
