import type { ReactNode } from 'react';
import { formatPercent } from '../../../kernel/amounts.ts';
import type { WeekStats } from '../engine/notebook.ts';
import * as texts from '../texts.ts';
import styles from './weekly.module.css';

type Figure = [name: string, value: ReactNode];

/** Numbers beside each other, each below its name. */
export function Numbers({ figures }: { figures: readonly Figure[] }): ReactNode {
  return (
    <dl className={styles.numbers}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A week's rows as they stand. */
export function WeekStatistics({ stats }: { stats: WeekStats }): ReactNode {
  const { totalJournalEntries, totalLessons, completedActions, totalActions, actionCompletionRate } = stats;
  const completed = (
    <>
      {completedActions} <small>{texts.ofActions(totalActions)}</small>
    </>
  );
  return (
    <Numbers
      figures={[
        [texts.journalEntries, totalJournalEntries],
        [texts.lessons, totalLessons],
        [texts.actionsCompleted, completed],
        [texts.completionRate, formatPercent(actionCompletionRate)],
      ]}
    />
  );
}
