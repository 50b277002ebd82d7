import type { LocalDate } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { summaryOf } from '../lineage.ts';
import { recentGoals } from './choose-goal.ts';
import { lineageOn } from './lineage-view.ts';

/** The goal that was used last and what came of it; undefined until a page has named it, and once it is reached. */
export function latestStanding(
  tables: Tables,
  today: LocalDate,
): { text: string; summary: string } | undefined {
  const [goal] = recentGoals(tables);
  if (!goal || goal.status === 'completed' || !isOpened(goal.text)) return undefined;
  const lineage = lineageOn(tables, goal, today);
  return lineage.entries.length > 0 ? { text: goal.text, summary: summaryOf(lineage) } : undefined;
}
