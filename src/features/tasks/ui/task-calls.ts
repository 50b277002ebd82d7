import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { newId } from '../../../kernel/ids.ts';
import { ApiError, call } from '../../../web/api.ts';
import { queryClient } from '../../../web/queries.ts';
import type { Strokes } from '../../../web/ui/loop-ring.tsx';
import { toast } from '../../../web/ui/toast.ts';
import { daysInARow } from '../../score/rules.ts';
import type { Task } from '../contract.ts';

const TASKS = ['tasks'];
const STREAK_SECONDS = 4;
const UNDO_SECONDS = 5;
const ACT_DRAWN: Strokes = { clarify: false, act: true, learn: false };

/** The open actions and those completed lately. */
export const useTasks = (): UseQueryResult<Task[]> =>
  useQuery({
    queryKey: TASKS,
    queryFn: async ({ signal }) => (await call('GET /api/tasks', { signal })).tasks,
  });

function edit(change: (tasks: Task[]) => Task[]): void {
  queryClient.setQueryData<Task[]>(TASKS, (tasks) => tasks && change(tasks));
}

const put = (task: Task): void =>
  edit((tasks) => tasks.map((other) => (other.id === task.id ? task : other)));

/** A reading that is under way would bring back what was before the change. It is over when this returns. */
const cancelReads = (): Promise<void> => queryClient.cancelQueries({ queryKey: TASKS });

/** What a completed action counts for is shown elsewhere too. */
async function invalidateReads(): Promise<void> {
  await Promise.all(
    [TASKS, ['growth'], ['dashboard']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

const tell = (error: Error): void => {
  toast.error(error.message);
};

/** An action whose answer never came: it may be stored, so the same words are sent again as the same action. */
let unacknowledged: { id: string; text: string } | undefined;

const isUnacknowledged = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Adds an action on top of the list. Rejects, and says why, when it was not kept. */
export async function addAction(text: string): Promise<void> {
  const action = unacknowledged?.text === text ? unacknowledged : { id: newId(), text };
  try {
    const { task } = await call('POST /api/tasks', { body: action });
    unacknowledged = undefined;
    cancelReads();
    edit((tasks) => [task, ...tasks.filter((other) => other.id !== task.id)]);
  } catch (error) {
    unacknowledged = isUnacknowledged(error) ? action : undefined;
    if (error instanceof Error) tell(error);
    throw error;
  }
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
      if (first_today) toast.streak(`${daysInARow(streak)}!`, ACT_DRAWN, { seconds: STREAK_SECONDS });
    },
    onError: (error, { task }) => {
      put(task);
      tell(error);
    },
    onSettled: invalidateReads,
  });
  return (task, completed) => {
    cancelReads();
    put({ ...task, completed, completed_at: completed ? new Date().toISOString() : null });
    mutate({ task, completed });
  };
}

async function putBack(task: Task): Promise<void> {
  const { id, text, completed_at, created_at } = task;
  try {
    await call('PUT /api/tasks/{id}', { params: { id }, body: { text, completed_at, created_at } });
  } catch (error) {
    if (error instanceof Error) tell(error);
  }
  await invalidateReads();
}

/** Deletes at once and offers to undo it for five seconds. */
export async function deleteAction(task: Task): Promise<void> {
  cancelReads();
  edit((tasks) => tasks.filter((other) => other.id !== task.id));
  try {
    await call('DELETE /api/tasks/{id}', { params: { id: task.id } });
    const undo = { label: 'Undo', onSelect: () => putBack(task) };
    toast.success('Action deleted', { seconds: UNDO_SECONDS, action: undo });
  } catch (error) {
    if (error instanceof Error) tell(error);
  }
  await invalidateReads();
}
