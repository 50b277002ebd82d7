import type { ReactNode } from 'react';
import { capitalized } from '../../../kernel/capitalized.ts';
import { shorten } from '../../../kernel/text.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Button } from '../../../kit/button.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Notice } from '../../../kit/notice.tsx';
import { range } from '../rules/wording.ts';
import * as texts from '../texts.ts';
import styles from './import.module.css';
import { FileProblems, ImportProblems } from './import-problems.tsx';
import { chooseAnother, type Importing, readDaysAs, startImport } from './importing.ts';
import type { Prepared } from './read-import.ts';

type Shown = Extract<Importing, { at: 'preview' }>;

const EXAMPLE_LENGTH = 240;

const filesIn = ({ files }: Prepared): string => {
  const pictures = files.filter(({ kind }) => kind === 'picture').length;
  return texts.filesFound(pictures, files.length - pictures);
};

const DAY_ORDERS = [
  { value: 'day-first', label: texts.dayFirst },
  { value: 'month-first', label: texts.monthFirst },
] as const;

/** How days are meant that nothing in the file tells apart; the file is read again with each choice. */
function Order({ prepared: { order }, turning }: Shown): ReactNode {
  if (order === undefined) return null;
  return (
    <Choice
      legend={texts.dayOrderTitle}
      options={DAY_ORDERS}
      value={turning ?? order}
      onChoose={(chosen) => void readDaysAs(chosen)}
    />
  );
}

function Examples({ examples }: Pick<Prepared, 'examples'>): ReactNode {
  return (
    <ul
      className={classNames('grid grid-cols-1 content-start gap-[20px]', styles.sample)}
      aria-label={texts.firstEntriesLabel}
    >
      {examples.map(({ id, date, title, text }) => (
        <li key={id}>
          <p className="text-small text-ink-2">{capitalized(formatDay(date, { year: true }))}</p>
          {title && (
            <p dir="auto" className="wrap-anywhere font-serif text-h3">
              {shorten(title, EXAMPLE_LENGTH)}
            </p>
          )}
          <p dir="auto" className="whitespace-pre-line wrap-anywhere font-serif text-read">
            {shorten(text, EXAMPLE_LENGTH)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a file holds, before anything is changed. */
export function ImportPreview({ shown }: { shown: Shown }): ReactNode {
  const { prepared, turning, file } = shown;
  const { source, rows, summary, examples, split } = prepared;
  const files = filesIn(prepared);
  const days = range(summary.first, summary.last);
  return (
    <div className={classNames(styles.columns, styles.preview)}>
      <div className={styles.file}>
        <div>
          <h2 className="text-h3">{texts.contents(source, summary.count)}</h2>
          {files && <p className="mt-1">{files}</p>}
          {days && <p className="mt-1 text-ink-2">{days}</p>}
        </div>
        {split > 0 && <Notice>{texts.longEntriesSplit(split)}</Notice>}
        <Order {...shown} />
        <ImportProblems prepared={prepared} />
        <FileProblems problems={prepared.fileProblems} />
      </div>
      <Examples examples={examples} />
      <div className={classNames('flex flex-wrap content-start gap-[12px]', styles.actions)}>
        {rows.length > 0 && (
          <Button busy={turning !== undefined} onClick={() => void startImport(prepared, file)}>
            {texts.importButton(source, summary.count)}
          </Button>
        )}
        <Button variant={rows.length > 0 ? 'tertiary' : 'secondary'} onClick={chooseAnother}>
          {texts.chooseAnotherFileButton}
        </Button>
      </div>
    </div>
  );
}
