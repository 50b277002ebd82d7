import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../web/api.ts';
import { openRow } from '../../../../web/entry-key.ts';
import { GROWTH_KEY } from '../../../../web/growth.ts';
import { queryClient } from '../../../../web/queries.ts';
import { todayStrokes } from '../../../../web/today.ts';
import { toast } from '../../../../web/ui/toast.ts';
import { daysInARow } from '../../../score/rules.ts';
import type { Task } from '../../contract.ts';

const TASKS = ['tasks'];
const STREAK_SECONDS = 4;

/** The open actions and those completed lately. */
export const useTasks = (): UseQueryResult<Task[]> =>
  useQuery({
    queryKey: TASKS,
    queryFn: async ({ signal }) => {
      const { tasks } = await call('GET /api/tasks', { signal });
      return Promise.all(tasks.map((task) => openRow('tasks', task)));
    },
  });

/** Changes what is shown of the actions, before the server has said so. */
export function editTasks(change: (tasks: Task[]) => Task[]): void {
  queryClient.setQueryData<Task[]>(TASKS, (tasks) => tasks && change(tasks));
}

const put = (task: Task): void =>
  editTasks((tasks) => tasks.map((other) => (other.id === task.id ? task : other)));

/** A read that is under way would bring back what was before the change. It is over when this returns. */
export const cancelTaskReads = (): Promise<void> => queryClient.cancelQueries({ queryKey: TASKS });

/** What a completed action counts for is shown elsewhere too. */
export async function invalidateTasks(): Promise<void> {
  await Promise.all(
    [TASKS, GROWTH_KEY, ['dashboard']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

interface Tick {
  task: Task;
  completed: boolean;
}

/** Ticks and unticks, at once on the screen and one after the other on the way to the server. */
export function useTick(): (task: Task, completed: boolean) => void {
  const { mutate } = useMutation({
    scope: { id: 'tasks' },
    mutationFn: ({ task, completed }: Tick) =>
      call('PATCH /api/tasks/{id}', { params: { id: task.id }, body: { completed } }),
    onSuccess: ({ first_today, streak }) => {
      const strokes = { ...todayStrokes(), act: true };
      if (first_today) toast.streak(`${daysInARow(streak)}!`, strokes, { seconds: STREAK_SECONDS });
    },
    onError: (error, { task }) => {
      put(task);
      toast.error(error.message);
    },
    onSettled: invalidateTasks,
  });
  return (task, completed) => {
    cancelTaskReads();
    put({ ...task, completed, completed_at: completed ? new Date().toISOString() : null });
    mutate({ task, completed });
  };
}
