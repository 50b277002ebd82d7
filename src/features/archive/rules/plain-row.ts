import type { ArchiveRows } from '../contract/archive.ts';
import type { ArchiveTable } from '../contract/archive-tables.ts';
import type { OtherJournalEntry } from './other-journals.ts';

/** A row that is to be brought in, in readable words. */
export type PlainRow = { [T in ArchiveTable]: { table: T; row: ArchiveRows[T] } }[ArchiveTable];

/** What of an entry of another journal decides who it is: its id there, or else all that it says. */
export const partsOfId = (
  source: string,
  { uuid, date, text }: OtherJournalEntry,
  repeat: number,
): string[] => (uuid ? [source, uuid] : [source, date, text, String(repeat)]);

/** One part of such an entry as a row. Its text stands where the free text of a page stands. */
export const entryRow = (id: string, { date, created_at }: OtherJournalEntry, text: string): PlainRow => ({
  table: 'journal_entries',
  row: {
    id,
    date,
    celebration: '',
    goal: '',
    goal_importance: '',
    reflection: text,
    value_alignment: '',
    action: '',
    start_time: null,
    end_time: null,
    created_at,
  },
});
