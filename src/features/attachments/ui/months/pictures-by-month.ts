import type { LocalDate } from '../../../../kernel/calendar.ts';
import { INVALID_DATE, readableDate } from '../../../../kernel/month-list.ts';
import type { Tables } from '../../../../notebook/rows.ts';
import type { AttachedTable } from '../../contract/limits.ts';
import { type AttachedPicture, attachedTo, isPicture } from '../views.ts';

/** A row that may have pictures. */
export interface DatedRow {
  id: string;
  date: LocalDate;
}

/** A picture, and the day of the row that it belongs to. */
export interface DatedPicture {
  picture: AttachedPicture;
  date: LocalDate;
}

export interface MonthOfPictures {
  /** For example 'November 2026': there is one of each. */
  id: string;
  /** At least one. */
  pictures: DatedPicture[];
}

/** The pictures of these rows, in the rows' order; of one row in the order in which they were added. */
export function picturesByMonth(
  tables: Tables,
  table: AttachedTable,
  rows: readonly DatedRow[],
): MonthOfPictures[] {
  const ofRow = Map.groupBy(attachedTo(tables, table).filter(isPicture), ({ row }) => row.of_id);
  const dated = rows.flatMap(({ id, date }) => (ofRow.get(id) ?? []).map((picture) => ({ picture, date })));
  const months = Map.groupBy(dated, ({ date }) => readableDate(date)?.month ?? INVALID_DATE);
  return [...months].map(([id, pictures]) => ({ id, pictures }));
}
