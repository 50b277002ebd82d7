import { addDays, type LocalDate } from '../kernel/calendar.ts';
import type { SyncedTable } from '../kernel/synced-tables.ts';
import type { Row } from '../notebook/optimistic-update.ts';

/** How many days of done actions, of pages and of lessons are at hand when the notebook opens. */
const DAYS_OF_WRITING = 8;
const DAYS_OF_GROWTH = 41;

const dayOf = (value: unknown): string => String(value ?? '').slice(0, 10);

/** Tells the rows without which today cannot be shown: these are opened before all others. */
export function essentialsOn(today: LocalDate): (table: SyncedTable, row: Row) => boolean {
  const writing = addDays(today, -DAYS_OF_WRITING);
  const growth = addDays(today, -DAYS_OF_GROWTH);
  return (table, row) => {
    switch (table) {
      case 'growth_days':
      case 'moods':
        return dayOf(row.date) >= growth;
      case 'journal_entries':
      case 'lessons_learned':
        return dayOf(row.date) >= writing;
      case 'tasks':
        return row.completed === false || dayOf(row.completed_at) >= writing;
      case 'previous_goals':
        return row.status === 'active';
      case 'bucket_list_items':
      case 'weekly_insights':
      case 'call_to_actions':
      case 'voice_profiles':
      case 'kept_posts':
      case 'attachments':
      case 'revisions':
        return false;
      default:
        return true;
    }
  };
}
