import { NOT_READY } from '../kernel/seal.ts';
import type { Write } from '../notebook/mutation.ts';
import { openedNotebook } from './open-notebook.ts';

export type { Write, WriteRequest } from '../notebook/mutation.ts';

let isAsked = false;

/** From the first write on there is something to lose: the browser is asked to keep it when room gets short. */
function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Shows the write at once; resolves when it is durable on this device (or, where storage is refused, when the server
 * has it). Rejects when it is neither, and then nothing of it is shown any more: the words could not be sealed, or the
 * server refused what this device could not keep.
 */
export async function perform(write: Write): Promise<void> {
  const notebook = openedNotebook();
  if (!notebook) throw new Error(NOT_READY);
  askToPersist();
  await notebook.perform(write);
}
