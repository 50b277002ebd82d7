import type { NotebookState } from '../local/person-notebook.ts';
import type { Saving } from '../local/saving.ts';
import * as texts from './texts.ts';

/** 'saving': on its way, and likely there in a moment. 'offline': there is no connection, whatever waits for one. */
export type ShownState = Saving['state'] | 'saving' | 'offline';

/** What is known of the connection: 'quick' while what waits has not waited long. */
export type Connection = 'none' | 'slow' | 'quick';

/** Whether it is known what waits on this device: before the device was read, nobody can say that all is saved. */
const isKnown = ({ state, problem }: Pick<NotebookState, 'state' | 'problem'>): boolean =>
  state !== 'opening' && problem !== 'no-key';

/**
 * What is said of the person's writing: nothing as long as it is not known, and 'saved' only when the server has it all.
 */
export function shownState(
  state: Saving['state'],
  notebook: Pick<NotebookState, 'state' | 'problem'>,
  connection: Connection,
): ShownState | undefined {
  if (state === 'needs-you' || state === 'unpaid') return state;
  if (state === 'saved' && !isKnown(notebook)) return undefined;
  if (connection === 'none') return 'offline';
  return state === 'waiting' && connection === 'quick' ? 'saving' : state;
}

const changes = (count: number): string => (count === 1 ? texts.oneChange : `${count} changes`);
const wait = (count: number): string => (count === 1 ? 'waits' : 'wait');

/** What the state of saving means, as the person is told. */
export function explanation({
  state,
  waiting,
  refused,
}: Pick<Saving, 'waiting' | 'refused'> & Partial<Saving>): string {
  const sentences = [
    waiting > 0 &&
      texts.onThisDeviceForAnd(
        changes(waiting),
        wait(waiting),
        state === 'unpaid' ? texts.yourPlan : texts.theConnection,
        waiting === 1 ? 'is' : 'are',
        waiting === 1 ? 'itself' : 'themselves',
        state === 'unpaid' ? texts.onceYouHaveOne : '',
      ),
    refused.length > 0 && texts.couldNotBeSavedThe(changes(refused.length)),
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || texts.everythingIsSavedUnfinishedWriting;
}

/** What signing out would lose. `unsaved` counts all of it: what waits, what was refused, and unfinished writing. */
export function remaining(
  unsaved: number,
  { state, waiting, refused }: Pick<Saving, 'waiting' | 'refused'> & Partial<Saving>,
): string {
  const unfinished = Math.max(unsaved - waiting - refused.length, 0);
  const parts = [
    waiting > 0 &&
      texts.forText(
        changes(waiting),
        wait(waiting),
        state === 'unpaid' ? texts.yourPlan : texts.theConnection,
      ),
    refused.length > 0 && texts.couldNotBeSaved(changes(refused.length)),
    unfinished > 0 &&
      texts.textsAreUnfinished(unfinished === 1 ? texts.oneTextIs : texts.textsAre(unfinished)),
    texts.thisIsKeptOnThis,
  ];
  return parts.filter((part) => part !== false).join(' ');
}
