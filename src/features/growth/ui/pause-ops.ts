import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { newId } from '../../../kernel/ids.ts';
import { toast } from '../../../kit/toast.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Mutation } from '../../../session/perform.ts';
import { tryPerform, UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { writtenNow } from '../../../session/written-now.ts';
import { isAhead, problemWith } from '../rules/pause-setting.ts';
import type { OwnPause, PausedDays } from '../rules/pauses.ts';
import * as texts from '../texts.ts';

/**
 * Sets a pause, at once on the screen. Answers why it cannot be, as a sentence for the person; undefined when it is set,
 * or when it could not be kept, which is said.
 */
export async function setPause({ starts_on, ends_on }: PausedDays): Promise<string | undefined> {
  const tables = readTables();
  const { written } = writtenNow(tables);
  const others = tables.pauses.values();
  const problem = problemWith({ starts_on, ends_on }, { earliest: written.date, others });
  if (problem) return problem;
  const row: OwnPause = { id: newId(), starts_on, ends_on, created_at: written.at };
  const write: Mutation = {
    id: row.id,
    what: texts.newPause,
    request: async () => ({
      call: 'POST /api/pauses',
      body: { id: row.id, starts_on, ends_on, at: written.at },
    }),
    changes: [{ table: 'pauses', key: row.id, put: row }],
  };
  if (await tryPerform(write, texts.setFailed)) toast.success(texts.pauseSet);
  return undefined;
}

const undoing = (days: PausedDays) => ({
  seconds: UNDO_SECONDS,
  action: { label: texts.undoButton, onSelect: () => void setPause(days) },
});

const removing = ({ id }: OwnPause): Mutation => ({
  what: texts.removedPause,
  request: async () => ({ call: 'DELETE /api/pauses/{id}', params: { id } }),
  changes: [{ table: 'pauses', key: id, gone: true }],
});

const ending = ({ id }: OwnPause, ends_on: LocalDate, at: string): Mutation => ({
  what: texts.endedPause,
  request: async () => ({ call: 'PATCH /api/pauses/{id}', params: { id }, body: { ends_on, at } }),
  changes: [{ table: 'pauses', key: id, set: { ends_on } }],
});

/**
 * Ends a pause so that today counts again, and takes one away of which no day has gone by; both can be undone for eight
 * seconds: what is left of it is paused again.
 */
export async function endPause(pause: OwnPause): Promise<void> {
  const { written } = writtenNow(readTables());
  const today = written.date;
  const removes = isAhead(pause, today);
  const write = removes ? removing(pause) : ending(pause, addDays(today, -1), written.at);
  if (!(await tryPerform(write, texts.changeFailed))) return;
  const left = { starts_on: removes ? pause.starts_on : today, ends_on: pause.ends_on };
  toast.success(removes ? texts.pauseRemoved : texts.pauseEnded, undoing(left));
}
