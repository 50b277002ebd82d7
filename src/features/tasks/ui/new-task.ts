import { writtenFormat } from '../../../session/sealing.ts';
import type { OwnTask } from '../rules.ts';

/** An open action as its row reads before the server has it. `text` is trimmed; `at` is the instant it was made. */
export const newTaskRow = (id: string, text: string, at: Date): OwnTask => ({
  id,
  text,
  format: writtenFormat(),
  completed: false,
  completed_at: null,
  created_at: at.toISOString(),
});
