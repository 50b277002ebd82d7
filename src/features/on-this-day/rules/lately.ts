import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import {
  type HiddenMemories,
  hasHiddenWord,
  isShown,
  type MemoryRows,
  mayComeBack,
  textsOf,
} from '../rules.ts';
import type { Lately } from './relevance.ts';

/** So many days, today among them, are now. */
const DAYS = 14;

export interface LatelyRows extends MemoryRows {
  goals: readonly Pick<SyncedRows['previous_goals'], 'text' | 'status'>[];
}

/**
 * What a person wrote in the last two weeks and is working toward, as far as it may come back. What they are afraid of
 * is left out: nobody is reminded of a day because of a fear.
 */
export function writtenLately(today: LocalDate, rows: LatelyRows, hidden: HiddenMemories): Lately {
  const first = addDays(today, 1 - DAYS);
  const isNow = ({ date }: { date: LocalDate }): boolean => first <= date && date <= today;
  const entries = rows.entries
    .filter((entry) => isNow(entry) && mayComeBack({ date: entry.date, texts: textsOf(entry) }, hidden))
    .map(({ date, celebration, goal, goal_importance, value_alignment, action }) => ({
      date,
      texts: [celebration, goal, goal_importance, value_alignment, action].filter(isShown),
    }));
  const lessons = rows.lessons
    .map(({ date, lesson }) => ({ date, texts: [lesson].filter(isShown) }))
    .filter((lesson) => isNow(lesson) && mayComeBack(lesson, hidden));
  const goals = rows.goals
    .filter(({ text, status }) => status === 'active' && isShown(text) && !hasHiddenWord([text], hidden))
    .map(({ text }) => text);
  return { pages: [...entries, ...lessons], goals };
}
