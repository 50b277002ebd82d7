import { newId } from '../../../kernel/ids.ts';
import { ApiError, call } from '../../../web/api.ts';
import { toast } from '../../../web/ui/toast.ts';
import type { Task } from '../contract.ts';
import { cancelTaskReads, editTasks, invalidateTasks } from './widgets/use-tasks.ts';

const UNDO_SECONDS = 5;

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
    cancelTaskReads();
    editTasks((tasks) => [task, ...tasks.filter((other) => other.id !== task.id)]);
  } catch (error) {
    unacknowledged = isUnacknowledged(error) ? action : undefined;
    if (error instanceof Error) tell(error);
    throw error;
  }
}

async function putBack(task: Task): Promise<void> {
  const { id, text, completed_at, created_at } = task;
  try {
    await call('PUT /api/tasks/{id}', { params: { id }, body: { text, completed_at, created_at } });
  } catch (error) {
    if (error instanceof Error) tell(error);
  }
  await invalidateTasks();
}

/** Deletes at once and offers to undo it for five seconds. */
export async function deleteAction(task: Task): Promise<void> {
  cancelTaskReads();
  editTasks((tasks) => tasks.filter((other) => other.id !== task.id));
  try {
    await call('DELETE /api/tasks/{id}', { params: { id: task.id } });
    const undo = { label: 'Undo', onSelect: () => putBack(task) };
    toast.success('Action deleted', { seconds: UNDO_SECONDS, action: undo });
  } catch (error) {
    if (error instanceof Error) tell(error);
  }
  await invalidateTasks();
}
