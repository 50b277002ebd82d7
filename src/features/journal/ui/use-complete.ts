import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../../../web/api.ts';
import { queryClient } from '../../../web/queries.ts';
import { toast } from '../../../web/ui/toast.ts';
import { daysInARow } from '../../score/rules.ts';
import type { Task } from '../../tasks/contract.ts';
import { actionLines } from '../rules.ts';
import { JOURNAL_KEY, openEntry } from './entries.ts';

/** What the page was about. */
export interface PageSummary {
  tasks: string[];
  goal: string;
  goalImportance: string;
  /** The day of the entry; undefined when the page has just been completed. */
  date?: string;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Navigation state as the journal leaves it: `tasks`, `goal`, `goalImportance`. */
function summaryIn(state: unknown): PageSummary | undefined {
  const { tasks, goal, goalImportance } = (state ?? {}) as Record<string, unknown>;
  if (!Array.isArray(tasks)) return undefined;
  return {
    tasks: tasks.map(textIn).filter((text) => text !== ''),
    goal: textIn(goal),
    goalImportance: textIn(goalImportance),
  };
}

async function readSummary(id: string): Promise<PageSummary> {
  const { answers, date } = await openEntry(await call('GET /api/journal/entries/{id}', { params: { id } }));
  return {
    tasks: actionLines(answers.action),
    goal: answers.goal,
    goalImportance: answers.goal_importance,
    date,
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

const TASKS_KEY = ['tasks', 'of a page'];
const CHANGED_BY_AN_ACTION = [['tasks'], ['growth'], ['dashboard'], ['checklist']];

interface TaskList {
  tasks: Task[];
}

const ticked = (list: TaskList | undefined, id: string, completed: boolean): TaskList | undefined =>
  list && { tasks: list.tasks.map((task) => (task.id === id ? { ...task, completed } : task)) };

/** Each line with the action that came of it, as far as it is still in the list. */
function withTasks(lines: string[], tasks: Task[]): { line: string; task: Task | undefined }[] {
  const free = [...tasks];
  return lines.map((line) => {
    const at = free.findIndex(({ text }) => text === line);
    return { line, task: at === -1 ? undefined : free.splice(at, 1)[0] };
  });
}

/** The actions of a page, and a way to tick them. */
export function useActions(lines: string[]) {
  const { data } = useQuery({
    queryKey: TASKS_KEY,
    queryFn: (): Promise<TaskList> => call('GET /api/tasks'),
    enabled: lines.length > 0,
  });
  const { mutate } = useMutation({
    mutationFn: ({ id, completed }: { id: string; completed: boolean }) =>
      call('PATCH /api/tasks/{id}', { params: { id }, body: { completed } }),
    onMutate: ({ id, completed }) =>
      queryClient.setQueryData<TaskList>(TASKS_KEY, (list) => ticked(list, id, completed)),
    onSuccess: ({ first_today, streak }) => {
      const strokes = { clarify: true, act: true, learn: false };
      if (first_today) toast.streak(`${daysInARow(streak)}!`, strokes, { seconds: 4 });
    },
    onError: (_error, { id, completed }) => {
      queryClient.setQueryData<TaskList>(TASKS_KEY, (list) => ticked(list, id, !completed));
      toast.error('That could not be saved. Please try again.');
    },
    onSettled: () => {
      for (const queryKey of CHANGED_BY_AN_ACTION) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { actions: withTasks(lines, data?.tasks ?? []), tick: mutate };
}
