import { deviceNow } from '../../../browser/device-clock.ts';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { type ToastAction, toast } from '../../../kit/toast.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { type Mutation, perform } from '../../../session/perform.ts';
import { UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { sealedWords } from '../../../session/sealed-text.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { goalOf, type OwnGoal, type ShownGoal } from '../rules.ts';
import * as texts from '../texts.ts';

/** Performs one write for each row of the goal. Answers whether all were kept; says so when not. */
async function performAll(writes: Mutation[]): Promise<boolean> {
  try {
    await Promise.all(writes.map(perform));
    return true;
  } catch {
    toast.error(texts.goalNotSaved);
    return false;
  }
}

/** The rows of a goal as they are now. */
function rowsOf({ ids }: ShownGoal): OwnGoal[] {
  const { previous_goals } = readTables();
  return ids.map((id) => previous_goals.get(id)).filter((row) => row !== undefined);
}

const statusOf = (completed: boolean, now: Date) =>
  completed
    ? { status: 'completed' as const, completed_at: now.toISOString() }
    : { status: 'active' as const, completed_at: null };

function completing(row: OwnGoal, completed: boolean): Mutation {
  const { id, text } = row;
  return {
    what: completed ? texts.reachedGoal : texts.reopenedGoal,
    words: text,
    request: async () => ({ call: 'PATCH /api/goals/{id}', params: { id }, body: { completed } }),
    changes: [{ table: 'previous_goals', key: id, set: statusOf(completed, deviceNow()) }],
  };
}

/** Completes a goal or makes it active again, at once on the screen. */
export async function completeGoal(goal: ShownGoal, completed: boolean): Promise<void> {
  const others = rowsOf(goal).filter(({ status }) => (status === 'completed') !== completed);
  await performAll(others.map((row) => completing(row, completed)));
}

const rewording = ({ id }: OwnGoal, text: string): Mutation => ({
  what: texts.changedGoal,
  words: text,
  request: async (sealer) => ({
    call: 'PATCH /api/goals/{id}',
    params: { id },
    body: await sealedWords(sealer, 'previous_goals', id, text),
  }),
  changes: [{ table: 'previous_goals', key: id, set: { text, format: writtenFormat() } }],
});

/** Rewords a goal; the text is trimmed and not blank. Answers whether it was kept, and says why not. */
export async function rewordGoal(goal: ShownGoal, text: string): Promise<boolean> {
  const known = goalOf(readTables().previous_goals.values(), text);
  if (known && !known.ids.some((id) => goal.ids.includes(id))) {
    toast.error(texts.goalKnown);
    return false;
  }
  return performAll(rowsOf(goal).map((row) => rewording(row, text)));
}

function puttingBack(row: OwnGoal): Mutation {
  const { id, text, use_count, last_used_at, completed_at, created_at } = row;
  const body = { use_count, last_used_at, completed_at, created_at };
  return {
    what: texts.restoredGoal,
    words: text,
    request: async (sealer) => ({
      call: 'PUT /api/goals/{id}',
      params: { id },
      body: { ...body, ...(await sealedWords(sealer, 'previous_goals', id, text)) },
    }),
    changes: [{ table: 'previous_goals', key: id, put: { ...row, format: writtenFormat() } }],
  };
}

const removing = ({ id, text }: OwnGoal): Mutation => ({
  what: texts.deletedGoal,
  words: text,
  request: async () => ({ call: 'DELETE /api/goals/{id}', params: { id } }),
  changes: [{ table: 'previous_goals', key: id, gone: true }],
});

/** What offers to put the goal back; nothing for one whose words are unknown here, as they could not be put back. */
const undoOf = (rows: OwnGoal[]): ToastAction | undefined =>
  rows.some(({ text }) => text === UNREADABLE)
    ? undefined
    : { label: texts.undoButton, onSelect: () => void performAll(rows.map(puttingBack)) };

/** Deletes at once and offers to undo it for eight seconds. */
export async function removeGoal(goal: ShownGoal): Promise<void> {
  const rows = rowsOf(goal);
  const action = undoOf(rows);
  const shown = toast.success(texts.goalDeleted, action && { seconds: UNDO_SECONDS, action });
  if (!(await performAll(rows.map(removing)))) toast.dismiss(shown);
}
