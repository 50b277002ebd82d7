import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { goalsByUse } from '../../goals/rules.ts';
import type { Growth } from '../contract.ts';
import { growthOf } from '../rules/growth.ts';

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
          pauses: tables.pauses.values(),
        },
        today,
        month,
      );
