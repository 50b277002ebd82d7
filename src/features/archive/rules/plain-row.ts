import { factsText } from '../../journal/rules/imported-page.ts';
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

/** One part of such an entry as a row, `part` counted from 0. */
export const entryRow = (
  id: string,
  { date, created_at, page: { facts } }: OtherJournalEntry,
  text: string,
  part: number,
): PlainRow => ({
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
    imported: factsText(part === 0 ? facts : { ...facts, titled: undefined }),
    start_time: null,
    end_time: null,
    created_at,
  },
});
