import { formatDay, type LocalDate } from '../../../kernel/calendar.ts';
import type { Source } from '../contract/limits.ts';
import * as texts from '../texts.ts';

/* How imports are spoken of. */

export const SOURCE_NAMES: Record<Source, string> = {
  archive: texts.archiveOfThisApp,
  day_one: texts.dayOne,
  journey: 'Journey',
  csv: texts.csvTable,
};

const number = new Intl.NumberFormat('en-US');

/** For example '1,200 entries', '1 row'. An archive holds more than entries. */
export function amount(count: number, source: Source): string {
  const [one, many] = source === 'archive' ? ['row', 'rows'] : ['entry', 'entries'];
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** For example 'November 22, 2026 to December 1, 2026'; one day alone when there is no other. */
export function range(first: LocalDate | undefined, last: LocalDate | undefined): string {
  if (!first || !last) return '';
  const day = (date: LocalDate): string => formatDay(date, { year: true });
  return first === last ? day(first) : texts.to(day(first), day(last));
}

/** What is said before an import is undone. An archive also fills in settings that were empty; those are not taken back. */
export function undoing(added: number, source: Source): string {
  const leave = added === 1 ? 'leaves' : 'leave';
  const stays = source === 'archive' ? texts.whatYouHaveChangedSince : texts.whatYouHaveChangedSince2;
  return texts.yourNotebookAgainOnAll(amount(added, source), leave, stays);
}
