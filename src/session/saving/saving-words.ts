import type { Saving } from '../use-saving.ts';
import * as texts from './texts.ts';

type Counted = Pick<Saving, 'waiting' | 'refused'> & Partial<Saving>;

/** What the state of saving means, in sentences for people. */
export function explanation({ state, waiting, refused }: Counted): string {
  const changesWaiting = state === 'unpaid' ? texts.changesWaitingForPlan : texts.changesWaiting;
  const sentences = [
    ...(waiting > 0 ? [changesWaiting(waiting)] : []),
    ...(refused.length > 0 ? [texts.changesRefused(refused.length)] : []),
  ];
  return sentences.join(' ') || texts.allSaved;
}

/** What signing out would lose. `unsaved` counts all of it: what waits, what was refused, and unfinished drafts. */
export function remaining(unsaved: number, { state, waiting, refused }: Counted): string {
  const unfinished = unsaved - waiting - refused.length;
  const changesUnsent = state === 'unpaid' ? texts.changesUnpaid : texts.changesUnsent;
  return [
    ...(waiting > 0 ? [changesUnsent(waiting)] : []),
    ...(refused.length > 0 ? [texts.changesNotSaved(refused.length)] : []),
    ...(unfinished > 0 ? [texts.draftsUnfinished(unfinished)] : []),
    texts.onlyOnThisDevice,
  ].join(' ');
}
