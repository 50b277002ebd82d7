import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../../../web/api.ts';
import { actionLines, type PageAction } from '../rules.ts';
import { JOURNAL_KEY, openEntry } from './entries.ts';

/** What the page was about. */
export interface PageSummary {
  actions: PageAction[];
  goal: string;
  goalImportance: string;
  /** The day of the entry; undefined when the page has just been completed. */
  date?: string;
  /** When the entry was saved and its actions with it, as a UTC ISO instant; undefined likewise. */
  savedAt?: string;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An action in navigation state: with the id of its save, or as a plain text. */
function actionIn(value: unknown): PageAction {
  const { id, text } = (typeof value === 'object' && value !== null ? value : { text: value }) as Record<
    string,
    unknown
  >;
  return { line: textIn(text), taskId: textIn(id) || undefined };
}

/** Navigation state as the journal leaves it: `tasks`, `goal`, `goalImportance`. */
function summaryIn(state: unknown): PageSummary | undefined {
  const { tasks, goal, goalImportance } = (state ?? {}) as Record<string, unknown>;
  if (!Array.isArray(tasks)) return undefined;
  return {
    actions: tasks.map(actionIn).filter(({ line }) => line !== ''),
    goal: textIn(goal),
    goalImportance: textIn(goalImportance),
  };
}

async function readSummary(id: string): Promise<PageSummary> {
  const entry = await call('GET /api/journal/entries/{id}', { params: { id } });
  const { answers, date } = await openEntry(entry);
  return {
    actions: actionLines(answers.action).map((line) => ({ line })),
    goal: answers.goal,
    goalImportance: answers.goal_importance,
    date,
    savedAt: entry.created_at,
  };
}

/** The page that /journal/complete shows: of the navigation state, of `?entry=`, or none. */
export function usePageSummary() {
  const { state } = useLocation();
  const id = useSearchParams()[0].get('entry') ?? '';
  const given = summaryIn(state);
  const entry = useQuery({
    queryKey: [...JOURNAL_KEY, 'entry', id],
    queryFn: () => readSummary(id),
    enabled: !given && id !== '',
  });
  return {
    summary: given ?? entry.data,
    isLoading: entry.isLoading,
    isError: entry.isError,
    retry: () => void entry.refetch(),
  };
}
