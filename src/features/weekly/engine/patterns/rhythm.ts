import { addDays, daysOf, type LocalDate, localDateOf } from '../../../../kernel/calendar.ts';
import { cite, readable } from '../../../../language/quote.ts';
import type { EntryReading } from '../../../../language/reader.ts';
import { type Claim, claimOf } from '../answered.ts';
import { probabilityOfChance } from '../chance.ts';
import type { Pattern } from '../notebook.ts';
import { datesOf, idsOf, type Scope, weekdayOf } from '../scope.ts';
import * as texts from '../texts.ts';

/** Each side of a comparison needs this many days. */
const ENOUGH_DAYS = 6;
/** What chance alone would bring more often than this is no pattern; there are seven weekdays to be wrong about. */
const CHANCE = 0.005;
const CHANCE_OF_ONE_WEEKDAY = CHANCE / 7;
/** By how much of its days a weekday must differ from each other one. */
const APART = 0.3;
const ENOUGH_TIMES = 10;
/** The part of all days whose entry must begin in one part of the day. */
const MOSTLY = 0.75;
/** How many of the entries behind a rhythm are cited. */
const EXAMPLES = 3;

/** The days of the window that were lived with a notebook: from the first one with a mark on, and not after today. */
function livedDays({ window, today, notebook }: Scope): LocalDate[] {
  const first = notebook.growthDays.map(({ date }) => date).reduce(earlier, addDays(window.end, 1));
  const start = earlier(first, window.start) === first ? window.start : first;
  const end = earlier(window.end, today);
  return start > end ? [] : daysOf({ start, end });
}

const earlier = (one: LocalDate, other: LocalDate): LocalDate => (other < one ? other : one);

const marked = ({ growthDays }: Scope, mark: 'journaled' | 'task_completed'): Set<LocalDate> =>
  new Set(growthDays.filter((day) => day[mark]).map(({ date }) => date));

const examplesOf = (entries: readonly EntryReading[]) =>
  entries
    .toReversed()
    // As it is written, in whatever language: nothing is said of the words.
    .flatMap(({ row }) => cite('entry', row.id, readable(row.celebration) || readable(row.goal)))
    .slice(0, EXAMPLES);

const countIn = (days: readonly LocalDate[], set: ReadonlySet<LocalDate>): number =>
  days.filter((day) => set.has(day)).length;

/** Whether actions get done on days with an entry rather than on others. */
export function togetherPatterns(scope: Scope): Pattern[] {
  const days = livedDays(scope);
  const journaled = marked(scope, 'journaled');
  const acted = marked(scope, 'task_completed');
  const withEntry = days.filter((day) => journaled.has(day));
  const without = days.filter((day) => !journaled.has(day));
  if (Math.min(withEntry.length, without.length) < ENOUGH_DAYS) return [];
  const hits = countIn(withEntry, acted);
  const chance = probabilityOfChance({
    hits,
    drawn: withEntry.length,
    marked: countIn(days, acted),
    days: days.length,
  });
  if (chance > CHANCE) return [];
  const text = texts.together(
    { hits, of: withEntry.length },
    { hits: countIn(without, acted), of: without.length },
  );
  const citations = examplesOf(scope.entries.filter(({ row }) => acted.has(row.date)));
  return [{ kind: 'together', text, citations, ...claimOfDays('together', 'actions', scope) }];
}

/** A rhythm counts days: a further one is news. */
const claimOfDays = (kind: string, subject: string, { growthDays }: Scope): Claim =>
  claimOf(kind, subject, growthDays.map(({ date }) => date).sort());

interface OnWeekday {
  weekday: number;
  /** How many of these days have an entry, of how many. */
  hits: number;
  of: number;
  chance: number;
}

/** Whether the journal is opened on the weekday much more, or much less, than on any other. */
function standsOut(one: OnWeekday, all: readonly OnWeekday[]): boolean {
  const rates = all.filter((other) => other !== one).map(({ hits, of }) => hits / of);
  const rate = one.hits / one.of;
  return (
    one.of >= ENOUGH_DAYS &&
    one.chance <= CHANCE_OF_ONE_WEEKDAY &&
    (rate - Math.max(...rates) >= APART || Math.min(...rates) - rate >= APART)
  );
}

/** The weekday that stands out among the days with an entry. */
export function weekdayPatterns(scope: Scope): Pattern[] {
  const days = livedDays(scope);
  if (days.length < 7 * ENOUGH_DAYS) return [];
  const journaled = marked(scope, 'journaled');
  const all = countIn(days, journaled);
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map(onWeekday);
  const strongest = weekdays.find((one) => standsOut(one, weekdays));
  if (!strongest) return [];
  const { weekday, hits, of } = strongest;
  const text = texts.journalingOn(weekday, { hits, of }, { hits: all - hits, of: days.length - of });
  const shown = scope.entries.filter(({ row }) => (weekdayOf(row.date) === weekday) === hits > 0);
  const claim = claimOfDays('weekday', String(weekday), scope);
  return [{ kind: 'weekday', text, citations: examplesOf(shown), ...claim }];

  function onWeekday(weekday: number): OnWeekday {
    const on = days.filter((day) => weekdayOf(day) === weekday);
    const hits = countIn(on, journaled);
    const of = on.length;
    const more = probabilityOfChance({ hits, drawn: of, marked: all, days: days.length });
    const fewer = probabilityOfChance({
      hits: of - hits,
      drawn: of,
      marked: days.length - all,
      days: days.length,
    });
    return { weekday, hits, of, chance: Math.min(more, fewer) };
  }
}

const NOON = 12;
const FIVE = 17;
const DAWN = 4;

const PARTS = [
  { name: 'morning', isInRange: (hour: number) => hour >= DAWN && hour < NOON, say: texts.wroteInTheMorning },
  {
    name: 'afternoon',
    isInRange: (hour: number) => hour >= NOON && hour < FIVE,
    say: texts.wroteInTheAfternoon,
  },
  { name: 'evening', isInRange: (hour: number) => hour >= FIVE || hour < DAWN, say: texts.wroteInTheEvening },
];

/**
 * The part of the day in which a person begins to write, by the clock of the profile's zone. A day counts once, by its
 * first entry; what was written for another day, or imported at one instant, tells nothing of the hour.
 */
export function timePatterns({ entries, ofWeek, notebook }: Scope): Pattern[] {
  if (ofWeek.length === 0) return [];
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: notebook.zone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hourOf = (instant: string) =>
    Number(clock.formatToParts(new Date(instant)).find(({ type }) => type === 'hour')?.value);
  const timed = new Map<LocalDate, { entry: EntryReading; hour: number }>();
  for (const entry of entries) {
    const { start_time: start, date } = entry.row;
    if (!start || timed.has(date) || localDateOf(new Date(start), notebook.zone) !== date) continue;
    timed.set(date, { entry, hour: hourOf(start) });
  }
  const all = [...timed.values()];
  const isEnough = all.length >= ENOUGH_TIMES && all.length >= datesOf(entries).length * MOSTLY;
  if (!isEnough) return [];
  for (const { name, isInRange, say } of PARTS) {
    const of = all.filter(({ hour }) => isInRange(hour)).map(({ entry }) => entry);
    if (of.length < all.length * MOSTLY) continue;
    const text = say({ hits: of.length, of: all.length });
    const claim = claimOf('time-of-day', name, idsOf(of));
    return [{ kind: 'time-of-day', text, citations: examplesOf(of), ...claim }];
  }
  return [];
}
