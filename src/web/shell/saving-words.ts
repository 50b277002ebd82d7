import type { NotebookState } from '../local/person-notebook.ts';
import type { Saving } from '../local/saving.ts';

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

const changes = (count: number): string => (count === 1 ? 'One change' : `${count} changes`);
const wait = (count: number): string => (count === 1 ? 'waits' : 'wait');

/** What the state of saving means, as the person is told. */
export function explanation({
  state,
  waiting,
  refused,
}: Pick<Saving, 'waiting' | 'refused'> & Partial<Saving>): string {
  const sentences = [
    waiting > 0 &&
      `${changes(waiting)} ${wait(waiting)} on this device for ${state === 'unpaid' ? 'your plan' : 'the connection'}, and ${waiting === 1 ? 'is' : 'are'} sent by ${waiting === 1 ? 'itself' : 'themselves'}${state === 'unpaid' ? ' once you have one' : ''}.`,
    refused.length > 0 &&
      `${changes(refused.length)} could not be saved. The words are kept on this device until you decide.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || 'Everything is saved. Unfinished writing is kept on this device.';
}

/** What signing out would lose. `unsaved` counts all of it: what waits, what was refused, and unfinished writing. */
export function remaining(
  unsaved: number,
  { state, waiting, refused }: Pick<Saving, 'waiting' | 'refused'> & Partial<Saving>,
): string {
  const unfinished = Math.max(unsaved - waiting - refused.length, 0);
  const parts = [
    waiting > 0 &&
      `${changes(waiting)} ${wait(waiting)} for ${state === 'unpaid' ? 'your plan' : 'the connection'}.`,
    refused.length > 0 && `${changes(refused.length)} could not be saved.`,
    unfinished > 0 && `${unfinished === 1 ? 'One text is' : `${unfinished} texts are`} unfinished.`,
    'This is kept on this device alone. If you sign out now, it is removed for good.',
  ];
  return parts.filter((part) => part !== false).join(' ');
}
