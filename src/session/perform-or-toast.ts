import { toast } from '../kit/toast.ts';
import { type Mutation, perform } from './perform.ts';
import * as texts from './texts.ts';

/** How long an undo is offered, in seconds. */
export const UNDO_SECONDS = 8;

/**
 * Performs a write. Rejects when it could be kept neither here nor by the server, after it has said `failed`, or without
 * it the reason.
 */
export async function performOrToast(write: Mutation, failed?: string): Promise<void> {
  try {
    await perform(write);
  } catch (error) {
    const said = failed ?? (error instanceof Error ? error.message : undefined);
    if (said !== undefined) toast.error(said);
    throw error;
  }
}

/** Performs a write. Answers whether it was kept here or by the server; says why not as `performOrToast` does. */
export const tryPerform = (write: Mutation, failed?: string): Promise<boolean> =>
  performOrToast(write, failed).then(
    () => true,
    () => false,
  );

/** Says what was done, and offers for eight seconds to undo it. Answers the toast, to be dismissed. */
export const offerUndo = (said: string, undoing: Mutation, failed?: string) =>
  toast.success(said, {
    seconds: UNDO_SECONDS,
    action: { label: texts.undoButton, onSelect: () => void tryPerform(undoing, failed) },
  });

interface Deleting {
  /** What deletes the row. */
  write: Mutation;
  /** What puts it back; undefined when its words are unknown here, as they would be lost. */
  puttingBack: Mutation | undefined;
  /** What is said once it is gone. */
  said: string;
  failed?: string;
}

/**
 * Says at once that a row is gone and offers for eight seconds to put it back. When it could not be deleted, that is
 * said instead, and the row stays.
 */
export async function deleteWithUndo({ write, puttingBack, said, failed }: Deleting): Promise<void> {
  const shown = puttingBack
    ? offerUndo(said, puttingBack, failed)
    : toast.success(said, { seconds: UNDO_SECONDS });
  if (!(await tryPerform(write, failed))) toast.dismiss(shown);
}
