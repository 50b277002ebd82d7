import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ringOf } from '../rules.ts';

/** Which strokes of a day are drawn; undefined until the day and the rows are known. */
export const strokesOf = (tables: Tables, day: LocalDate | undefined) =>
  day === undefined ? undefined : ringOf(tables.growth_days.get(day));
