import type { DayRange, LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { isMoodStep, type MoodStep } from '../contract/limits.ts';

/** Whether the person wants moods. Devices may have a profile from before this choice existed. */
export const keepsMood = (tables: Tables): boolean => ownProfile(tables)?.mood_enabled === true;

/** The mood of a day; undefined when it has none, or what is stored cannot be read here. */
export function moodOn(tables: Tables, day: LocalDate): MoodStep | undefined {
  const step = tables.moods.get(day)?.step;
  return isMoodStep(step) ? step : undefined;
}

/** Whether moods are wanted, and a day of the range has one. */
export const hasMoodIn = (tables: Tables, { start, end }: DayRange): boolean =>
  keepsMood(tables) &&
  [...tables.moods.values()].some(({ date, step }) => date >= start && date <= end && isMoodStep(step));
