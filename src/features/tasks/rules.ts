import { type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { todayOrYesterday } from '../../kernel/today-or-yesterday.ts';
import { dayFormatter } from '../../kernel/written-days.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { COMPLETED_DAYS, DASHBOARD_TASKS } from './contract/limits.ts';

/** An action as devices keep it, its text in plain words. */
export type OwnTask = Omit<SyncedRows['tasks'], 'seq'>;

const DAY_MS = 86_400_000;

/** Instants are UTC ISO texts of one form, so that they sort as texts, which takes a tenth of the time. */
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The later made first; those that were made in one instant stand in the order of their ids. */
const newestFirst = (a: OwnTask, b: OwnTask): number =>
  compared(b.created_at, a.created_at) || compared(a.id, b.id);

/** Since when completed actions are listed at an instant, as a UTC ISO instant. */
const listedSince = (now: Date): string => new Date(now.getTime() - COMPLETED_DAYS * DAY_MS).toISOString();

/** All open actions and those completed in the last seven days, newest first, as GET /api/tasks answers them. */
export function listedTasks<Row extends OwnTask>(tasks: Iterable<Row>, now: Date): Row[] {
  const since = listedSince(now);
  const isListed = ({ completed, completed_at }: Row): boolean => !completed || (completed_at ?? '') >= since;
  return [...tasks].filter(isListed).sort(newestFirst);
}

/** The actions of `tasks` that were completed on a day of the zone. */
export const doneOn = <Row extends OwnTask>(tasks: Iterable<Row>, day: LocalDate, zone: string): Row[] =>
  [...tasks].filter((task) => task.completed && dayOfTask(task, zone) === day);

const completedBefore =
  (since: string) =>
  ({ completed_at }: OwnTask): boolean =>
    completed_at !== null && completed_at < since;

/** The actions completed longer ago than those that are listed, the latest completed first. */
export const olderTasks = <Row extends OwnTask>(tasks: Iterable<Row>, now: Date): Row[] =>
  completedTasks([...tasks].filter(completedBefore(listedSince(now))));

/** Whether there is any of them. */
export const hasOlderTasks = (tasks: Iterable<OwnTask>, now: Date): boolean =>
  [...tasks].some(completedBefore(listedSince(now)));

/** What the dashboard shows of what is listed: the first open actions, and those completed today, each in its old place. */
export function dashboardTasks<Row extends OwnTask>(
  tasks: readonly Row[],
  today: LocalDate,
  zone: string,
): Row[] {
  const shown = new Set([...openTasks(tasks).slice(0, DASHBOARD_TASKS), ...doneOn(tasks, today, zone)]);
  return tasks.filter((task) => shown.has(task));
}

export const openTasks = <Row extends OwnTask>(tasks: readonly Row[]): Row[] =>
  tasks.filter((task) => !task.completed);

/** The completed ones, the latest completed first. */
export const completedTasks = <Row extends OwnTask>(tasks: readonly Row[]): Row[] =>
  tasks
    .filter((task) => task.completed)
    .toSorted((a, b) => compared(b.completed_at ?? '', a.completed_at ?? ''));

/** The local day that a task is listed under: when it was completed, else when it was made. */
export const dayOfTask = (task: Pick<OwnTask, 'completed_at' | 'created_at'>, zone: string): LocalDate =>
  localDateOf(new Date(task.completed_at ?? task.created_at), zone);

const shortDay = dayFormatter({ month: 'short', day: 'numeric' });

/** 'Today', 'Yesterday', or for example 'Nov 17'. */
export const nearDay = (day: LocalDate, today: LocalDate): string =>
  todayOrYesterday(day, today) ?? shortDay(day);
