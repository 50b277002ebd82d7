import { deviceNow } from '../../../browser/device-clock.ts';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { toast } from '../../../kit/toast.ts';
import type { WrittenText } from '../../../notebook/react/use-text-draft.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change } from '../../../notebook/rows.ts';
import type { Mutation } from '../../../session/perform.ts';
import { deleteWithUndo, performOrToast, UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { sealedWords } from '../../../session/sealed-text.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { revisionChange } from '../../feed/client.ts';
import type { OwnTask } from '../rules.ts';
import * as texts from '../texts.ts';
import { newTaskRow } from './new-task.ts';

/**
 * Adds an action on top of the list; the text is trimmed and not blank. Rejects, and says why, when it could be kept
 * neither on this device nor by the server.
 */
export function addAction({ id, text, draft }: WrittenText): Promise<void> {
  return performOrToast({
    what: texts.newAction,
    words: text,
    request: async (sealer) => ({
      call: 'POST /api/tasks',
      body: { id, ...(await sealedWords(sealer, 'tasks', id, text)) },
    }),
    changes: [{ table: 'tasks', key: id, put: newTaskRow(id, text, deviceNow()) }],
    endsDraft: draft,
  });
}

/** How a reworded action shows: its new words, and the former ones among its earlier versions. */
const changesOfRewording = ({ id, text: former }: OwnTask, text: string): Change[] => [
  { table: 'tasks', key: id, set: { text, format: writtenFormat() } },
  revisionChange('tasks', id, { text: former }, deviceNow()),
];

/**
 * Gives an action other words, trimmed and not blank, and offers to undo it; the former ones are kept as a revision.
 * @param draft the draft that it ends
 */
export async function rewordAction(task: OwnTask, text: string, draft?: string): Promise<void> {
  const { id } = task;
  await performOrToast({
    what: texts.changedAction,
    words: text,
    request: async (sealer) => ({
      call: 'PATCH /api/tasks/{id}',
      params: { id },
      body: await sealedWords(sealer, 'tasks', id, text),
    }),
    changes: changesOfRewording(task, text),
    ...(draft === undefined ? {} : { endsDraft: draft }),
  });
  const back = { ...task, text };
  const undo = (): void => void rewordAction(back, task.text).catch(() => undefined);
  toast.success(texts.actionChanged, {
    seconds: UNDO_SECONDS,
    action: { label: texts.undoButton, onSelect: undo },
  });
}

function puttingBack(task: OwnTask): Mutation {
  const { id, text, completed_at, created_at } = task;
  return {
    what: texts.restoredAction,
    words: text,
    request: async (sealer) => ({
      call: 'PUT /api/tasks/{id}',
      params: { id },
      body: { completed_at, created_at, ...(await sealedWords(sealer, 'tasks', id, text)) },
    }),
    changes: [{ table: 'tasks', key: id, put: { ...task, format: writtenFormat() } }],
  };
}

/** Deletes at once and offers to undo it for eight seconds. Points earned with the action stay. */
export async function deleteAction(id: string): Promise<void> {
  const task = readTables().tasks.get(id);
  if (!task) return;
  await deleteWithUndo({
    write: {
      what: texts.deletedAction,
      words: task.text,
      request: async () => ({ call: 'DELETE /api/tasks/{id}', params: { id } }),
      changes: [{ table: 'tasks', key: id, gone: true }],
    },
    puttingBack: task.text === UNREADABLE ? undefined : puttingBack(task),
    said: texts.actionDeleted,
  });
}
