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

const PLACES = { here: 'here', there: 'at Google' };
const BY = { here: 'at Google', there: 'here' };

const DONE = {
  created: 'Made',
  renamed: 'Renamed',
  completed: 'Completed',
  reopened: 'Reopened',
  deleted: 'Deleted',
  restored: 'Kept',
} as const;

/** What was done and why, in one sentence without the task's words: for example 'Renamed here: it was renamed at Google.' */
export function changeSentence({ side, what, why }: SyncChange): string {
  if (what === 'skipped') {
    return why === 'empty' ? texts.leftAloneItHasNo(PLACES[side]) : texts.leftAloneTheOtherSide(PLACES[side]);
  }
  return `${DONE[what]} ${PLACES[side]}: ${reason(side, why)}`;
}

function reason(side: 'here' | 'there', why: SyncChange['why']): string {
  if (why === 'new') return texts.itWasNew(BY[side]);
  if (why === 'deleted') return texts.itWasDeleted(BY[side]);
  if (why === 'later') return texts.bothSidesHadChangedIt(BY[side]);
  return texts.itWasChanged(BY[side]);
}

const NONE = texts.nothingToChange;

function countsInWords({ created, changed, deleted }: SyncCounts): string {
  const parts = [
    created > 0 && `${created} made`,
    changed > 0 && `${changed} changed`,
    deleted > 0 && `${deleted} deleted`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : NONE;
}

/** What a run came to, for example 'Here: 2 made. At Google: nothing to change.' */
export function runSentence({ here, there, skipped }: LoggedRun): string {
  const left = skipped > 0 ? texts.leftAlone(skipped) : '';
  return texts.hereAtGoogle(countsInWords(here), countsInWords(there), left);
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
