import type { FileStates } from '../files/file-states.ts';
import type { Saving } from '../use-saving.ts';
import * as texts from './texts.ts';

type Counted = Pick<Saving, 'waiting' | 'refused'> & Partial<Saving>;

/** What keeps files from being saved, in sentences for people. */
function filesInWords(files: FileStates): string[] {
  const reasons = [...files.values()].flatMap((state) => (state.is === 'refused' ? [state.reason] : []));
  const waiting = files.size - reasons.length;
  return [
    ...(waiting > 0 ? [texts.filesWaiting(waiting)] : []),
    ...(reasons.length > 0 ? [texts.filesRefused(reasons.length), ...new Set(reasons)] : []),
  ];
}

/** What the state of saving means, in sentences for people. */
export function explanation({ state, waiting, refused }: Counted, files: FileStates = new Map()): string {
  const changesWaiting = state === 'unpaid' ? texts.changesWaitingForPlan : texts.changesWaiting;
  const sentences = [
    ...(waiting > 0 ? [changesWaiting(waiting)] : []),
    ...(refused.length > 0 ? [texts.changesRefused(refused.length)] : []),
    ...filesInWords(files),
  ];
  return sentences.join(' ') || texts.allSaved;
}

/**
 * What signing out would lose. `unsaved` counts all of it: what waits, what was refused, so many files, and unfinished
 * drafts.
 */
export function remaining(unsaved: number, { state, waiting, refused }: Counted, files = 0): string {
  const unfinished = unsaved - waiting - refused.length - files;
  const changesUnsent = state === 'unpaid' ? texts.changesUnpaid : texts.changesUnsent;
  return [
    ...(waiting > 0 ? [changesUnsent(waiting)] : []),
    ...(refused.length > 0 ? [texts.changesNotSaved(refused.length)] : []),
    ...(files > 0 ? [texts.filesUnsent(files)] : []),
    ...(unfinished > 0 ? [texts.draftsUnfinished(unfinished)] : []),
    texts.onlyOnThisDevice,
  ].join(' ');
}
