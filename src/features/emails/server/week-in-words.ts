import type { DayRange } from '../../../kernel/calendar.ts';
import { words } from '../../../server/spoken-words.ts';
import type { WeekInNumbers } from '../rules.ts';
import { texts } from '../spoken-texts.ts';

/** The numbers with their names, as the summary lists them. */
export const weekFacts = ({ journaled, actions, lessons, streak }: WeekInNumbers) => [
  { name: texts.daysJournaled, value: texts.daysOfWeek(journaled) },
  { name: texts.actionsCompleted, value: words.formatNumber(actions) },
  { name: texts.lessonsNoted, value: words.formatNumber(lessons) },
  { name: texts.yourStreak, value: texts.streakDays(streak) },
];

/** The sentence that introduces the numbers. */
export function weekInWords({ journaled, actions, lessons }: WeekInNumbers): string {
  if (journaled === 7) return texts.fullWeek;
  if (journaled + actions + lessons === 0) return texts.quietWeek;
  return texts.usualWeek;
}

/** 'Sunday, November 15 to Saturday, November 21' */
export const weekName = ({ start, end }: DayRange): string =>
  texts.weekSpan(words.formatDay(start), words.formatDay(end));
