import { formatDay, isLocalDate, type LocalDate } from './calendar.ts';

/** What a list says of a row whose date cannot be read. */
export const INVALID_DATE = 'Invalid date';

export interface ReadableDate {
  day: string;
  weekday: string;
  /** For example 'November 2026'. */
  month: string;
  /** For example 'Wednesday, November 18, 2026'. */
  long: string;
}

/** A row's date in the parts that lists show; undefined when it cannot be read. */
export function readableDate(date: LocalDate): ReadableDate | undefined {
  if (!isLocalDate(date)) return undefined;
  const long = formatDay(date, { year: true });
  const [weekday = '', monthDay = '', year = ''] = long.split(', ');
  const [month = '', day = ''] = monthDay.split(' ');
  return { day, weekday, month: `${month} ${year}`, long };
}

/** Rows under their months, in the order in which they come; dates that cannot be read stand together. */
export function byMonth<Row extends { date: string }>(
  rows: readonly Row[],
): { month: string; rows: Row[] }[] {
  const months: { month: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const month = readableDate(row.date)?.month ?? INVALID_DATE;
    const last = months.at(-1);
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months;
}
