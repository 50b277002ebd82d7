import { openRow } from '../../../web/entry-key.ts';
import { SEALED_COLUMNS } from '../contract/limits.ts';
import type { JournalEntry } from '../contract.ts';
import { type Answers, NO_ANSWERS } from '../rules.ts';

/** What pages have read of the journal; everything under it is read again after a save. */
export const JOURNAL_KEY = ['journal'];

/** An entry with its texts as they read. */
export interface OpenedEntry {
  id: string;
  date: string;
  answers: Answers;
}

/** Opens an entry's texts in this browser. What cannot be opened says so in its place. */
export async function openEntry(entry: JournalEntry): Promise<OpenedEntry> {
  const opened = await openRow('journal_entries', entry);
  const answers = { ...NO_ANSWERS };
  for (const column of SEALED_COLUMNS) answers[column] = opened[column];
  return { id: entry.id, date: entry.date, answers };
}
