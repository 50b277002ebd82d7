import type { NotebookState } from '../../notebook/notebook.ts';
import type { Saving } from '../use-saving.ts';

/** 'saving': on its way, and likely there in a moment. 'offline': there is no connection, whatever waits for one. */
export type ShownState = Saving['state'] | 'saving' | 'offline';

/** What is known of the connection: 'quick' while what waits has not waited long. */
export type Connection = 'none' | 'slow' | 'quick';

/** Whether it is known what waits on this device: before the device was read, nobody can say that all is saved. */
const isKnown = ({ state, problem }: Pick<NotebookState, 'state' | 'problem'>): boolean =>
  state !== 'opening' && problem !== 'no-key';

/**
 * What is said of the person's writing: nothing as long as it is not known, and 'saved' only when the server has it all,
 * pictures and recordings included.
 */
export function shownState(
  state: Saving['state'],
  notebook: Pick<NotebookState, 'state' | 'problem'>,
  connection: Connection,
  files: 'saved' | 'saving' | 'needs-you' = 'saved',
): ShownState | undefined {
  if (state === 'needs-you' || state === 'unpaid') return state;
  if (state === 'saved' && !isKnown(notebook)) return undefined;
  if (connection === 'none') return 'offline';
  if (state === 'saved') return files;
  return state === 'waiting' && connection === 'quick' ? 'saving' : state;
}
