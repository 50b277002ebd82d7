import { deviceNow } from '../../../browser/device-clock.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { toast } from '../../../kit/toast.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import { perform } from '../../../session/perform.ts';
import { ownProfile } from '../../../session/profile.ts';
import { earn, unearn } from '../../growth/client.ts';
import { actionStreakWith } from '../../growth/rules/streaks.ts';
import { ringOf } from '../../growth/rules.ts';
import { dayOfTask, type OwnTask } from '../rules.ts';
import * as texts from '../texts.ts';

const STREAK_SECONDS = 4;

/** How a tick shows: the action, and the growth of the day that it counts for. */
export function tickChanges(tables: Tables, task: OwnTask, completed: boolean, now: Date): Change[] {
  const zone = ownProfile(tables)?.time_zone;
  const completed_at = completed ? now.toISOString() : null;
  const row: Change = { table: 'tasks', key: task.id, set: { completed, completed_at } };
  if (zone === undefined) return [row];
  const growth = completed
    ? earn(tables, 'action', localDateOf(now, zone))
    : unearn(tables, dayOfTask(task, zone));
  return [row, ...growth];
}

/** The first completion of a day says for how many days in a row there was one. */
function tellStreak(tables: Tables, now: Date): void {
  const zone = ownProfile(tables)?.time_zone;
  if (zone === undefined) return;
  const today = localDateOf(now, zone);
  const day = tables.growth_days.get(today);
  if (day?.task_completed) return;
  const streak = actionStreakWith(tables.growth_days.values(), today, tables.pauses.values());
  toast.streak(texts.actionStreak(streak), { ...ringOf(day), act: true }, { seconds: STREAK_SECONDS });
}

/** Completes an action or opens it again, at once on the screen; what it says already is not done twice. */
export async function tick(id: string, completed: boolean): Promise<void> {
  const tables = readTables();
  const task = tables.tasks.get(id);
  if (!task || task.completed === completed) return;
  const now = deviceNow();
  if (completed) tellStreak(tables, now);
  try {
    await perform({
      what: completed ? texts.completedAction : texts.reopenedAction,
      words: task.text,
      request: async () => ({
        call: 'PATCH /api/tasks/{id}',
        params: { id },
        body: completed ? { completed, completed_at: now.toISOString() } : { completed },
      }),
      changes: tickChanges(tables, task, completed, now),
    });
  } catch (error) {
    if (error instanceof Error) toast.error(error.message);
  }
}
