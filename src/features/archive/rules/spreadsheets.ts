import { isOpened } from '../../../kernel/seal.ts';
import type { SyncedTable } from '../../../kernel/synced-tables.ts';
import { importedPage, type MaybeImported } from '../../journal/rules/imported-page.ts';
import { weatherText } from '../../journal/rules/page-facts.ts';
import { importedFrom } from '../../journal/texts.ts';
import { isMoodStep } from '../../mood/contract/limits.ts';
import { stepNames } from '../../mood/texts.ts';
import { csvLine } from './csv.ts';

/* The tables of an archive that are meant for spreadsheets: for each, its file, and its columns in their order. */

export const SPREADSHEETS = {
  journal_entries: {
    file: 'entries.csv',
    columns: [
      ...['date', 'celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment', 'action'],
      ...['title', 'text', 'place', 'weather', 'tags', 'starred', 'imported_from'],
      ...['start_time', 'end_time', 'created_at', 'id'],
    ],
  },
  tasks: { file: 'actions.csv', columns: ['text', 'completed', 'completed_at', 'created_at', 'id'] },
  lessons_learned: { file: 'lessons.csv', columns: ['date', 'lesson', 'created_at', 'id'] },
  moods: { file: 'moods.csv', columns: ['date', 'mood', 'chosen_at'] },
  previous_goals: {
    file: 'goals.csv',
    columns: ['text', 'status', 'use_count', 'last_used_at', 'completed_at', 'created_at', 'id'],
  },
  bucket_list_items: {
    file: 'bucket-list.csv',
    columns: [
      ...['item', 'reason', 'status', 'completion_story'],
      ...['created_at', 'updated_at', 'completed_at', 'id'],
    ],
  },
} as const satisfies Partial<Record<SyncedTable, { file: string; columns: readonly string[] }>>;

export type Spreadsheet = keyof typeof SPREADSHEETS;

type EntryRow = MaybeImported & object;

/** A page from another journal answers no question: its text has a column of its own. */
function entryCells(row: EntryRow): Record<string, unknown> {
  const page = importedPage(row);
  if (!page) return { ...row };
  const { facts, title, text } = page;
  return {
    ...row,
    ...{ reflection: '', title, text },
    place: facts.place,
    weather: facts.weather && weatherText(facts.weather),
    tags: facts.tags?.join(', '),
    starred: facts.starred,
    imported_from: importedFrom(facts.journal),
  };
}

/** A mood by its name; undefined for a day whose mood was taken away. */
function moodCells(row: object): Record<string, unknown> | undefined {
  const { step } = row as { step: string | null };
  return isMoodStep(step) ? { ...row, mood: stepNames[step] } : undefined;
}

function cellsOf(table: Spreadsheet, row: object): Record<string, unknown> | undefined {
  if (table === 'journal_entries') return entryCells(row as EntryRow);
  return table === 'moods' ? moodCells(row) : { ...row };
}

/** The lines of a table, its heading first. What cannot be opened is left empty. */
export function* linesOf(table: Spreadsheet, rows: Iterable<object>): Iterable<string> {
  const { columns }: { columns: readonly string[] } = SPREADSHEETS[table];
  yield csvLine(columns);
  for (const row of rows) {
    const cells = cellsOf(table, row);
    if (!cells) continue;
    yield csvLine(
      columns.map((column) => {
        const value = cells[column];
        return typeof value === 'string' && !isOpened(value) ? '' : value;
      }),
    );
  }
}
