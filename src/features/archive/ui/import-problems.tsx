import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Download } from '../../../kit/icons.ts';
import { sentence } from '../../../kit/sentence.ts';
import type { Problem } from '../rules/other-journals.ts';
import { problemTable } from '../rules/problem-list.ts';
import * as texts from '../texts.ts';
import type { Prepared } from './read-import.ts';
import { saveAsFile } from './save-as-file.ts';

/** How many are listed on the page; the saved list has all of them. */
const SHOWN = 20;
/** So few are seen without opening the list. */
const OPEN = 5;

interface ProblemListProps {
  title: string;
  problems: readonly Problem[];
  /** What the saved list is called. */
  file: string;
}

function ProblemList({ title, problems, file }: ProblemListProps): ReactNode {
  if (problems.length === 0) return null;
  const more = problems.length - SHOWN;
  const save = (): void => saveAsFile(file, new Blob([problemTable(problems)], { type: 'text/csv' }));
  return (
    <div className="grid grid-cols-1 gap-[8px] border-rule border-y py-[8px]">
      <details open={problems.length <= OPEN}>
        <summary className="min-h-[44px] cursor-pointer py-[8px] font-semibold">{title}</summary>
        <ul className="grid grid-cols-1 gap-[6px] py-[8px] text-small text-ink-2">
          {problems.slice(0, SHOWN).map(({ place, what }) => (
            <li key={`${place} ${what}`} className="wrap-anywhere">
              {sentence(texts.problemAt<ReactNode>(<span className="text-ink">{place}</span>, what))}
            </li>
          ))}
        </ul>
        {more > 0 && <p className="pb-[8px] text-small text-ink-2">{texts.moreProblems(more)}</p>}
      </details>
      <div className="pb-[8px]">
        <Button variant="secondary" onClick={save}>
          <Download />
          {texts.saveListButton}
        </Button>
      </div>
    </div>
  );
}

/** What of a file cannot be imported, each part with its place and the reason. */
export const ImportProblems = ({ prepared: { source, problems } }: { prepared: Prepared }): ReactNode => (
  <ProblemList
    title={texts.problemsTitle(source, problems.length)}
    problems={problems}
    file="growth-loop-not-imported.csv"
  />
);

/** Which pictures and recordings cannot be imported, each with the reason. */
export const FileProblems = ({ problems }: { problems: readonly Problem[] }): ReactNode => (
  <ProblemList
    title={texts.fileProblemsTitle(problems.length)}
    problems={problems}
    file="growth-loop-files-not-imported.csv"
  />
);
