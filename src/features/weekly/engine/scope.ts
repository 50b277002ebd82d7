import { addDays, type DayRange, dayNumber, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import type { EntryReading, Reader, TextReading } from '../../../language/reader.ts';
import type { KnownPeople } from '../../../language/topics.ts';
import { AnsweredClaims, type InsightAnswer } from './answered.ts';
import type { GrowthDay, LessonRow, OpenedNotebook, TaskRow, WeekStats } from './notebook.ts';

/** How many weeks are looked at: the one asked for, and those before it. */
const WINDOW_WEEKS = 12;
const HALF_YEAR_WEEKS = 26;
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

const HOUR_MS = 3_600_000;
/** How far a zone's clock is at most from UTC, either way. */
const FARTHEST_MS = 15 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The local day of an instant when it is one of the range, else undefined. Working out a local day takes time, so that
 * of instants far away is not.
 */
function dayIn(instant: string | null, range: DayRange, zone: string): LocalDate | undefined {
  const at = instant === null ? Number.NaN : Date.parse(instant);
  const isNear =
    at >= Date.parse(range.start) - FARTHEST_MS && at < Date.parse(range.end) + DAY_MS + FARTHEST_MS;
  const date = isNear ? localDateOf(new Date(at), zone) : undefined;
  return date !== undefined && isInRange(date, range) ? date : undefined;
}

const inOrder = (one: { date: string; created_at: string }, other: { date: string; created_at: string }) =>
  one.date === other.date
    ? Date.parse(one.created_at) - Date.parse(other.created_at)
    : dayNumber(one.date) - dayNumber(other.date);

/** The week's numbers: rows as they stand, by the days of the profile's zone. */
export function statsOf(notebook: OpenedNotebook, week: DayRange): WeekStats {
  const isOfWeek = (instant: string | null) => dayIn(instant, week, notebook.zone) !== undefined;
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
  const done = notebook.tasks.flatMap((row) => {
    const date = row.completed ? dayIn(row.completed_at, window, notebook.zone) : undefined;
    return date === undefined ? [] : [{ row, date }];
  });
  const readings = reader.texts(done.map(({ row }) => row.text));
  return done
    .map((one, at) => ({ ...one, reading: readings[at] ?? { text: '', sentences: [] } }))
    .sort((one, other) => Date.parse(one.row.completed_at ?? '') - Date.parse(other.row.completed_at ?? ''));
}

/** The days that are looked at for a week: its own, and those of the weeks before it. */
export const windowOf = ({ start, end }: DayRange): DayRange => ({
  start: addDays(start, -DAYS_IN_WEEK * (WINDOW_WEEKS - 1)),
  end,
});

interface ReadBy {
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
  const halfYear = { start: addDays(week.start, -DAYS_IN_WEEK * (HALF_YEAR_WEEKS - 1)), end: week.end };
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
