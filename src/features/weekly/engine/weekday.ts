import type { LocalDate } from '../../../kernel/calendar.ts';
import { probabilityOfChance } from './chance.ts';
import { weekdayOf } from './scope.ts';

/** On so many days of the weekday at least, on so much of all of its days, and with so little chance. */
interface Least {
  days: number;
  mostly: number;
  chance: number;
}

/** A weekday, how many days fall on it, and how likely that would be by chance. */
export interface StandsOut {
  weekday: number;
  hits: number;
  chance: number;
}

/** The weekday on which most of some days fall, where that is hardly chance among all days. */
export function weekdayThatStandsOut(
  dates: readonly LocalDate[],
  all: readonly LocalDate[],
  least: Least,
): StandsOut | undefined {
  const on = (weekday: number, of: readonly LocalDate[]) =>
    of.filter((date) => weekdayOf(date) === weekday).length;
  return [0, 1, 2, 3, 4, 5, 6]
    .map((weekday) => ({ weekday, hits: on(weekday, dates) }))
    .filter(({ hits }) => hits >= least.days && hits >= dates.length * least.mostly)
    .map(({ weekday, hits }) => {
      const marked = on(weekday, all);
      const chance = probabilityOfChance({ hits, drawn: dates.length, marked, days: all.length });
      return { weekday, hits, chance };
    })
    .find(({ chance }) => chance <= least.chance);
}
