import { deviceNow } from '../../../browser/device-clock.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { toast } from '../../../kit/toast.ts';
import type { Mutation } from '../../../session/perform.ts';
import { tryPerform, UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import type { MoodStep } from '../contract/limits.ts';
import * as texts from '../texts.ts';

function setting(date: LocalDate, step: MoodStep): Mutation {
  const chosen_at = deviceNow().toISOString();
  return {
    what: texts.moodToSave,
    words: texts.stepNames[step],
    request: async ({ format, seal }) => ({
      call: 'PUT /api/moods/{date}',
      params: { date },
      body: { step: await seal('moods', 'step', date, step), format, chosen_at },
    }),
    changes: [{ table: 'moods', key: date, put: { date, step, format: writtenFormat(), chosen_at } }],
  };
}

function removing(date: LocalDate): Mutation {
  const chosen_at = deviceNow().toISOString();
  return {
    what: texts.moodToRemove,
    request: async () => ({
      call: 'POST /api/moods/{date}/removals',
      params: { date },
      body: { chosen_at },
    }),
    changes: [{ table: 'moods', key: date, put: { date, step: null, format: writtenFormat(), chosen_at } }],
  };
}

/** Gives a day its mood. Says so when it could not be kept. */
export const setMood = async (date: LocalDate, step: MoodStep): Promise<void> =>
  void (await tryPerform(setting(date, step), texts.saveFailed));

/** Takes the mood of a day away, and offers to undo that for eight seconds. */
export async function removeMood(date: LocalDate, was: MoodStep): Promise<void> {
  if (!(await tryPerform(removing(date), texts.removeFailed))) return;
  const onSelect = () => void setMood(date, was);
  toast.success(texts.removed, { seconds: UNDO_SECONDS, action: { label: texts.undoButton, onSelect } });
}
