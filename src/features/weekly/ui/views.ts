import { type DayRange, daysOf, type LocalDate, localDateOf, weekOf } from '../../../kernel/calendar.ts';
import type { Strokes } from '../../../kit/loop-ring.tsx';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { ringOf } from '../../growth/rules.ts';
import {
  type Citation,
  entryRowOf,
  type OpenedNotebook,
  type TaskRow,
  type WeekStats,
} from '../engine/notebook.ts';
import { daysToRead, isInRange, nearOf, statsOf } from '../engine/scope.ts';
import { peopleFrom } from '../rules/known-people.ts';
import { type DayActions, growthOfWeeks, latestReadable, type WeekGrowth, weeksShown } from '../rules.ts';

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
const byDate = (one: { date: string }, other: { date: string }): number => (one.date < other.date ? -1 : 1);

function tasksFor(tables: Tables, range: DayRange): TaskRow[] {
  const isNear = nearOf(range);
  return [...tables.tasks.values()]
    .filter((row) => !row.completed || isNear(row.completed_at) || isNear(row.created_at))
    .map(({ id, text, completed, completed_at, created_at }) => ({
      id,
      text,
      completed,
      completed_at,
      created_at,
    }))
    .sort(byId);
}

function entriesFor(tables: Tables, range: DayRange): OpenedNotebook['entries'] {
  return [...tables.journal_entries.values()]
    .filter(({ date }) => isInRange(date, range))
    .map(entryRowOf)
    .sort(byId);
}

/**
 * What of the notebook can be said of the days of a range, in an order of its own, so that the same rows are the same
 * notebook: entries and actions of the range, with the actions that are open; lessons, days and goals up to its end.
 * Undefined until the profile is here.
 */
export function notebookOf(tables: Tables, range: DayRange): OpenedNotebook | undefined {
  const profile = ownProfile(tables);
  if (!profile) return undefined;
  const { core_value_1, core_value_2, core_value_3, time_zone } = profile;
  const people = peopleFrom(tables.insight_answers.values());
  return {
    entries: entriesFor(tables, range),
    tasks: tasksFor(tables, range),
    lessons: [...tables.lessons_learned.values()]
      .filter(({ date }) => date <= range.end)
      .map(({ id, lesson, date, created_at }) => ({ id, lesson, date, created_at }))
      .sort(byId),
    goals: [...tables.previous_goals.values()].sort(byId).map(({ text, status }) => ({ text, status })),
    growthDays: [...tables.growth_days.values()]
      .filter(({ date }) => date <= range.end)
      .map(({ date, journaled, task_completed, lesson_learned }) => ({
        date,
        journaled,
        task_completed,
        lesson_learned,
      }))
      .sort(byDate),
    values: [core_value_1, core_value_2, core_value_3].filter((value) => typeof value === 'string'),
    ...(people.length > 0 && { people }),
    zone: time_zone,
  };
}

/** What the insights of a week rest on; undefined until the profile is here. */
export const notebookForWeek = (tables: Tables, start: LocalDate): OpenedNotebook | undefined =>
  notebookOf(tables, daysToRead(weekOf(start)));

/** A day of a week. */
export interface WeekDay {
  date: LocalDate;
  strokes: Strokes;
  actions: DayActions;
}

/** A week in numbers. */
export interface WeekNumbers extends WeekGrowth {
  stats: WeekStats;
  days: WeekDay[];
}

/** The actions of each day: completed ones on the day they were, those that were not in the week on the day of their naming. */
function actionsByDay({ tasks, zone }: OpenedNotebook, range: DayRange): Map<LocalDate, DayActions> {
  const found = new Map<LocalDate, DayActions>();
  const note = (date: LocalDate, kind: keyof DayActions): void => {
    const day = found.get(date) ?? { done: 0, open: 0 };
    found.set(date, { ...day, [kind]: day[kind] + 1 });
  };
  const dayOf = (instant: string): LocalDate => localDateOf(new Date(instant), zone);
  for (const { completed, completed_at, created_at } of tasks) {
    const doneOn = completed && completed_at !== null ? dayOf(completed_at) : undefined;
    const namedOn = dayOf(created_at);
    if (doneOn !== undefined && isInRange(doneOn, range)) note(doneOn, 'done');
    if (isInRange(namedOn, range) && (doneOn === undefined || weekOf(doneOn).start !== weekOf(namedOn).start))
      note(namedOn, 'open');
  }
  return found;
}

function numbersOf(tables: Tables, weeks: readonly DayRange[]): WeekNumbers[] {
  const start = weeks.at(-1)?.start;
  const end = weeks[0]?.end;
  if (start === undefined || end === undefined) return [];
  const notebook = notebookOf(tables, { start, end });
  if (!notebook) return [];
  const actions = actionsByDay(notebook, { start, end });
  return growthOfWeeks(tables.growth_days, weeks).map((growth) => ({
    ...growth,
    stats: statsOf(notebook, growth.week),
    days: daysOf(growth.week).map((date) => ({
      date,
      strokes: ringOf(tables.growth_days.get(date)),
      actions: actions.get(date) ?? { done: 0, open: 0 },
    })),
  }));
}

const signedUpOn = (tables: Tables): LocalDate | undefined => {
  const profile = ownProfile(tables);
  return profile && localDateOf(new Date(profile.created_at), profile.time_zone);
};

/** Whether nothing was written or done yet that a week could show. */
export const isUnwritten = (tables: Tables): boolean =>
  [tables.growth_days, tables.journal_entries, tables.lessons_learned, tables.tasks].every(
    ({ size }) => size === 0,
  );

/** The weeks that are shown, the newest first; none until the profile is here. */
export function shownWeeks(tables: Tables, today: LocalDate | undefined): WeekNumbers[] {
  const since = signedUpOn(tables);
  return since === undefined || today === undefined ? [] : numbersOf(tables, weeksShown(since, today));
}

/** The latest week that is over, of those since the person signed up. */
export function latestWeek(tables: Tables, today: LocalDate): DayRange | undefined {
  const since = signedUpOn(tables);
  return since === undefined ? undefined : latestReadable(since, today);
}

/** One week, and the growth of those up to it, the oldest first. */
export interface WeekAmongWeeks {
  numbers: WeekNumbers;
  upToIt: WeekGrowth[];
}

/** The week that begins on that day, among those before it; undefined until the profile is here. */
export function weekAmongWeeks(tables: Tables, start: LocalDate): WeekAmongWeeks | undefined {
  const since = signedUpOn(tables);
  const week = weekOf(start);
  const [numbers] = numbersOf(tables, [week]);
  if (since === undefined || !numbers) return undefined;
  return { numbers, upToIt: growthOfWeeks(tables.growth_days, weeksShown(since, week.end).reverse()) };
}

/** The day of each row that is cited; undefined of one that is gone. */
export function citedDays(tables: Tables, citations: readonly Citation[]): (LocalDate | undefined)[] {
  const zone = ownProfile(tables)?.time_zone ?? 'UTC';
  return citations.map(({ kind, id }) => {
    if (kind === 'entry') return tables.journal_entries.get(id)?.date;
    if (kind === 'lesson') return tables.lessons_learned.get(id)?.date;
    const task = tables.tasks.get(id);
    return task && localDateOf(new Date(task.completed_at ?? task.created_at), zone);
  });
}
