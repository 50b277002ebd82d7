import { isOpened } from '../../../kernel/seal.ts';
import type { SyncedTable } from '../../../kernel/synced-tables.ts';
import { csvLine } from './csv.ts';

/* The tables of an archive that are meant for spreadsheets: for each, its file, and its columns in their order. */

export const SPREADSHEETS = {
  journal_entries: {
    file: 'entries.csv',
    columns: [
      ...['date', 'celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment', 'action'],
      ...['start_time', 'end_time', 'created_at', 'id'],
    ],
  },
  tasks: { file: 'actions.csv', columns: ['text', 'completed', 'completed_at', 'created_at', 'id'] },
  lessons_learned: { file: 'lessons.csv', columns: ['date', 'lesson', 'created_at', 'id'] },
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

/** The lines of a table, its heading first. What cannot be opened is left empty. */
export function* linesOf(table: Spreadsheet, rows: Iterable<object>): Iterable<string> {
  const { columns }: { columns: readonly string[] } = SPREADSHEETS[table];
  yield csvLine(columns);
  for (const row of rows) {
    yield csvLine(
      columns.map((column) => {
        const value = (row as Record<string, unknown>)[column];
        return typeof value === 'string' && !isOpened(value) ? '' : value;
      }),
    );
  }
}
