import type { LocalDate } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { monthName } from './span.ts';

/* The table of contents, and where in the book the first month begins. */

export type TocRow = { kind: 'year'; label: string } | { kind: 'month'; label: string; month: string };

const monthAlone = dayFormatter({ month: 'long' });

/** The months of these days, in their order, as 'YYYY-MM'. */
export const monthsOf = (dates: readonly LocalDate[]): string[] => [
  ...new Set(dates.map((date) => date.slice(0, 7))),
];

/** The rows of the table: months, each year's below its number where there are several years. */
export function tocRows(months: readonly string[]): TocRow[] {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  if (years.length < 2) {
    return months.map((month) => ({ kind: 'month', month, label: monthName(`${month}-01`) }));
  }
  return years.flatMap((year): TocRow[] => [
    { kind: 'year', label: year },
    ...months
      .filter((month) => month.startsWith(year))
      .map((month) => ({ kind: 'month' as const, month, label: monthAlone(`${month}-01`) })),
  ]);
}

/** The rows by page; no page ends with the number of a year. */
export function tocPages(rows: readonly TocRow[], perPage: number): TocRow[][] {
  const pages: TocRow[][] = [[]];
  for (const [at, row] of rows.entries()) {
    const page = pages.at(-1) ?? [];
    const needed = row.kind === 'year' && at < rows.length - 1 ? 2 : 1;
    if (page.length > 0 && page.length + needed > perPage) pages.push([row]);
    else page.push(row);
  }
  return pages;
}

/** The title page and the one behind it stand before the table of contents. */
export const TOC_BEGINS = 3;

/** The page on which the first month begins: a right-hand one. */
export function firstPage(tocPageCount: number): number {
  const next = TOC_BEGINS + tocPageCount;
  return next % 2 === 1 ? next : next + 1;
}
