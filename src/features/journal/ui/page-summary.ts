import { useLocation } from 'react-router';
import { useSearchParams } from '../../../kit/search-params.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { actionLines, type PageAction } from '../rules.ts';
import { entryOf } from './views.ts';

/** What the page was about. */
export interface PageSummary {
  actions: PageAction[];
  goal: string;
  goalImportance: string;
  /** The day of the entry; undefined when only navigation state tells of the page. */
  date?: string;
  /** When the entry was saved and its actions with it, as a UTC ISO instant; undefined likewise. */
  savedAt?: string;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An action in navigation state: with the id of its save, or as a plain text. */
function actionIn(value: unknown): PageAction {
  const { id, text } = (typeof value === 'object' && value !== null ? value : { text: value }) as Record<
    string,
    unknown
  >;
  return { line: textIn(text), taskId: textIn(id) || undefined };
}

/** A page that navigation state tells of itself: `tasks`, `goal`, `goalImportance`. */
function summaryIn(state: Record<string, unknown>): PageSummary | undefined {
  const { tasks, goal, goalImportance } = state;
  if (!Array.isArray(tasks)) return undefined;
  return {
    actions: tasks.map(actionIn).filter(({ line }) => line !== ''),
    goal: textIn(goal),
    goalImportance: textIn(goalImportance),
  };
}

/**
 * The page that /journal/complete shows: the entry that `?entry=` or the journal's own navigation state names (`entry`,
 * and in `actions` the id of each line's action), or what the state tells of a page, or none. `missing` is the id of an
 * entry that is not in the notebook.
 */
export function usePageSummary(): {
  id: string | undefined;
  summary: PageSummary | undefined;
  missing: string | undefined;
} {
  const state = (useLocation().state ?? {}) as Record<string, unknown>;
  const asked = useSearchParams().get('entry') ?? '';
  const id = asked || textIn(state.entry) || undefined;
  const entry = useView(entryOf, id ?? '');
  const told = id ? undefined : summaryIn(state);
  if (!entry) return { id, summary: told, missing: id };
  const ids = asked ? [] : listIn(state.actions).map(textIn);
  return {
    id,
    summary: {
      actions: actionLines(entry.action).map((line, place) => ({ line, taskId: ids[place] || undefined })),
      goal: entry.goal,
      goalImportance: entry.goal_importance,
      date: entry.date,
      savedAt: entry.created_at,
    },
    missing: undefined,
  };
}
