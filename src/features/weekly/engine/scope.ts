import { addDays, type DayRange, dayNumber, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import type { EntryReading, Reader, TextReading } from '../../../language/reader.ts';
import type { KnownPeople } from '../../../language/topics.ts';
import { AnsweredClaims, type InsightAnswer } from './answered.ts';
import type { GrowthDay, LessonRow, OpenedNotebook, TaskRow, WeekStats } from './notebook.ts';

/** How many weeks are looked at: the one asked for, and those before it. */
const WINDOW_WEEKS = 12;
const HALF_YEAR_WEEKS = 26;
/** What could be said of one of so many weeks before is known. */
export const WEEKS_KNOWN = 4;
const DAYS_IN_WEEK = 7;

/** An action that was completed, with the day and its words. */
export interface FinishedAction {
  row: TaskRow;
  date: LocalDate;
  reading: TextReading;
  /** It is in another language, and was not read. */
  isOther?: true;
}

/** What of a notebook a week's insights rest on. Everything is in the order of its days. */
export interface Scope {
  week: DayRange;
  /** The day that the person calls today. */
  today: LocalDate;
  /** From the first day that is looked at to the end of the week. */
  window: DayRange;
  /** Entries of the window, those of the week included. */
  entries: EntryReading[];
  /** Entries of half a year, those of the window included: goals last longer than what else is looked at. */
  ofHalfYear: EntryReading[];
  ofWeek: EntryReading[];
  before: EntryReading[];
  /** Actions completed in the window. */
  finished: FinishedAction[];
  /** Actions that are open now, whenever they were named. */
  open: TaskRow[];
  /** All lessons up to the end of the week. */
  lessons: LessonRow[];
  growthDays: GrowthDay[];
  stats: WeekStats;
  notebook: OpenedNotebook;
  reader: Reader;
  answered: AnsweredClaims;
  /** What the names of people say. */
  people: KnownPeople;
  /** The names that are people's, as far as the texts tell; none before they were looked for. */
  names: ReadonlySet<string>;
}

export const isInRange = (date: LocalDate, { start, end }: DayRange): boolean => date >= start && date <= end;

/** 0 for Sunday to 6 for Saturday. January 1, 1970 was a Thursday. */
export const weekdayOf = (date: LocalDate): number => (dayNumber(date) + 4) % DAYS_IN_WEEK;

/** Whether an instant may be of the range, in any zone: told from its letters, as there are many. */
export function nearOf({ start, end }: DayRange): (instant: string | null) => instant is string {
  const from = addDays(start, -1);
  const until = addDays(end, 2);
  return (instant): instant is string => instant !== null && instant >= from && instant < until;
}

/** The local day of an instant when it is one of the range, else undefined. */
function dayIn(range: DayRange, zone: string): (instant: string | null) => LocalDate | undefined {
  const isNear = nearOf(range);
  return (instant) => {
    const date = isNear(instant) ? localDateOf(new Date(instant), zone) : undefined;
    return date !== undefined && isInRange(date, range) ? date : undefined;
  };
}

const inOrder = (one: { date: string; created_at: string }, other: { date: string; created_at: string }) =>
  one.date === other.date
    ? Date.parse(one.created_at) - Date.parse(other.created_at)
    : dayNumber(one.date) - dayNumber(other.date);

/** The week's numbers: rows as they stand, by the days of the profile's zone. */
export function statsOf(notebook: OpenedNotebook, week: DayRange): WeekStats {
  const dayOf = dayIn(week, notebook.zone);
  const isOfWeek = (instant: string | null) => dayOf(instant) !== undefined;
  const isDone = (task: TaskRow) => task.completed && isOfWeek(task.completed_at);
  const actions = notebook.tasks.filter((task) => isOfWeek(task.created_at) || isDone(task));
  const completedActions = actions.filter(isDone).length;
  return {
    totalJournalEntries: notebook.entries.filter(({ date }) => isInRange(date, week)).length,
    totalLessons: notebook.lessons.filter(({ date }) => isInRange(date, week)).length,
    completedActions,
    totalActions: actions.length,
    actionCompletionRate: actions.length ? Math.round((completedActions / actions.length) * 100) : 0,
  };
}

function finishedIn(notebook: OpenedNotebook, window: DayRange, reader: Reader): FinishedAction[] {
  const dayOf = dayIn(window, notebook.zone);
  const done = notebook.tasks.flatMap((row) => {
    const date = row.completed ? dayOf(row.completed_at) : undefined;
    return date === undefined ? [] : [{ row, date }];
  });
  const readings = reader.texts(done.map(({ row }) => row.text));
  return done
    .map((one, at) => ({ ...one, reading: readings[at] ?? { text: '', sentences: [] } }))
    .sort((one, other) => Date.parse(one.row.completed_at ?? '') - Date.parse(other.row.completed_at ?? ''));
}

/** A week with those before it, so many in all. */
const lastWeeks = ({ start, end }: DayRange, weeks: number): DayRange => ({
  start: addDays(start, -DAYS_IN_WEEK * (weeks - 1)),
  end,
});

/** The days that are looked at for a week: its own, and those of the weeks before it. */
const windowOf = (week: DayRange): DayRange => lastWeeks(week, WINDOW_WEEKS);

/** The week so many weeks before. */
export const weeksBefore = ({ start, end }: DayRange, weeks: number): DayRange => ({
  start: addDays(start, -DAYS_IN_WEEK * weeks),
  end: addDays(end, -DAYS_IN_WEEK * weeks),
});

/** The days of which everything must be given for a week: what is looked at for it, and for those before it. */
export const daysToRead = (week: DayRange): DayRange => lastWeeks(week, HALF_YEAR_WEEKS + WEEKS_KNOWN);

/** How a week is read. */
export interface ReadBy {
  today: LocalDate;
  reader: Reader;
  answers?: readonly InsightAnswer[];
  people?: KnownPeople;
}

/** Takes from a notebook what a week's insights rest on. */
export function scopeOf(
  notebook: OpenedNotebook,
  week: DayRange,
  { today, reader, answers = [], people = new Map() }: ReadBy,
): Scope {
  const window = windowOf(week);
  const halfYear = lastWeeks(week, HALF_YEAR_WEEKS);
  const rows = notebook.entries.filter(({ date }) => isInRange(date, halfYear)).sort(inOrder);
  const ofHalfYear = reader.entries(rows);
  const entries = ofHalfYear.filter(({ row }) => isInRange(row.date, window));
  return {
    week,
    today,
    window,
    entries,
    ofHalfYear,
    ofWeek: entries.filter(({ row }) => isInRange(row.date, week)),
    before: entries.filter(({ row }) => !isInRange(row.date, week)),
    finished: finishedIn(notebook, window, reader),
    open: notebook.tasks.filter(({ completed }) => !completed),
    lessons: notebook.lessons.filter(({ date }) => date <= week.end).sort(inOrder),
    growthDays: notebook.growthDays.filter(({ date }) => isInRange(date, window)),
    stats: statsOf(notebook, week),
    notebook,
    reader,
    answered: new AnsweredClaims(answers),
    people,
    names: new Set(),
  };
}

/** The ids of the rows that were read. */
export const idsOf = (readings: readonly { row: { id: string } }[]): string[] =>
  readings.map(({ row }) => row.id);

/** The days of rows, each once, in their order. */
export const datesOf = (entries: readonly EntryReading[]): LocalDate[] => [
  ...new Set(entries.map(({ row }) => row.date)),
];
