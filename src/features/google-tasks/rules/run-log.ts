import { formatList } from '../../../kernel/intl.ts';
import { LOG_LINES } from '../contract/limits.ts';
import type { SyncChange, SyncCounts } from '../contract.ts';
import * as texts from '../texts.ts';

/** One line of the log of this device. The words of tasks stand in it sealed alone. */
export interface LogLine {
  id: string;
  /** An instant. */
  at: string;
  kind: 'started' | 'done' | 'failed';
  message: string;
  /** Of a run that was answered. */
  run?: LoggedRun;
}

export interface LoggedRun {
  id: string;
  here: SyncCounts;
  there: SyncCounts;
  skipped: number;
  /** JSON of its changes, sealed. */
  changes: string;
}

/** The log with another line; the latest stand first, and the oldest go. */
export const withLine = (log: readonly LogLine[], line: LogLine): LogLine[] =>
  [line, ...log].slice(0, LOG_LINES);

type Side = SyncChange['side'];
type BySide = Record<Side, string>;

const DONE: Record<Exclude<SyncChange['what'], 'skipped' | 'restored'>, BySide> = {
  created: { here: texts.addedHere, there: texts.addedThere },
  renamed: { here: texts.renamedHere, there: texts.renamedThere },
  completed: { here: texts.completedHere, there: texts.completedThere },
  reopened: { here: texts.reopenedHere, there: texts.reopenedThere },
  deleted: { here: texts.deletedHere, there: texts.deletedThere },
};
const RESTORED: BySide = { here: texts.restoredHere, there: texts.restoredThere };

/** By the side that was written to: the reason lies on the other one. */
const NEW: BySide = { here: texts.wasNewThere, there: texts.wasNewHere };
const CHANGED: BySide = { here: texts.wasChangedThere, there: texts.wasChangedHere };
const CHANGED_LATER: BySide = { here: texts.wasChangedLaterThere, there: texts.wasChangedLaterHere };
const DELETED: BySide = { here: texts.wasDeletedThere, there: texts.wasDeletedHere };

/** What was done and why, without the task's words: for example 'Renamed here. It had changed in Google Tasks.' */
export function changeSentence({ side, what, why }: SyncChange): string {
  if (what === 'skipped') return why === 'empty' ? texts.skippedEmpty : texts.skippedRefused;
  if (what === 'restored') return RESTORED[side];
  return `${DONE[what][side]} ${reason(side, why)}`;
}

function reason(side: Side, why: SyncChange['why']): string {
  if (why === 'new') return NEW[side];
  if (why === 'deleted') return DELETED[side];
  return why === 'later' ? CHANGED_LATER[side] : CHANGED[side];
}

const countsInWords = ({ created, changed, deleted }: SyncCounts): string[] => [
  ...(created > 0 ? [texts.countAdded(created)] : []),
  ...(changed > 0 ? [texts.countChanged(changed)] : []),
  ...(deleted > 0 ? [texts.countDeleted(deleted)] : []),
];

/** What a run came to, for example 'Here: 2 added. Google Tasks: nothing to change.' */
export function runSentence({ here, there, skipped }: LoggedRun): string {
  const [changedHere, changedThere] = [countsInWords(here), countsInWords(there)];
  return [
    changedHere.length > 0 ? texts.changedHere(formatList(changedHere)) : texts.nothingHere,
    changedThere.length > 0 ? texts.changedThere(formatList(changedThere)) : texts.nothingThere,
    ...(skipped > 0 ? [texts.skippedCount(skipped)] : []),
  ].join(' ');
}

const folded = (text: string): string => text.toLocaleLowerCase('en');

/** Whether a line, with what it says of its changes, has all the words that are looked for. */
export function isFound(line: LogLine, changes: readonly SyncChange[], search: string): boolean {
  const said = [
    line.message,
    line.run ? runSentence(line.run) : '',
    ...changes.flatMap((change) => [changeSentence(change), change.text, change.former ?? '']),
  ];
  const all = folded(said.join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
