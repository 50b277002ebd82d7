import type { Place } from '../../../kernel/seal.ts';

/** For which place what a run changed is sealed, so that it lies sealed on the device too. */
export const changesPlace = (person: string, runId: string): Place => ({
  table: 'google_task_runs',
  column: 'changes',
  row: runId,
  person,
});
