import type { LocalDate } from '../../../../kernel/calendar.ts';
import type { Tables } from '../../../../web/local/notebook.ts';
import { goalsByUse } from '../../../goals/rules.ts';
import type { Growth } from '../../contract.ts';
import { growthOf, ringOf } from '../../rules.ts';

/** The growth of a month ('YYYY-MM', that of today when left out); undefined until it is known what today is. */
export const growthOfMonth = (
  tables: Tables,
  today: LocalDate | undefined,
  month?: string,
): Growth | undefined =>
  today === undefined
    ? undefined
    : growthOf(
        {
          days: tables.growth_days.values(),
          tasks: tables.tasks.values(),
          goals: goalsByUse(tables.previous_goals.values()),
        },
        today,
        month,
      );

/** Which strokes of a day are drawn; undefined until the day and the rows are known. */
export const strokesOf = (tables: Tables, day: LocalDate | undefined) =>
  day === undefined ? undefined : ringOf(tables.growth_days.get(day));
