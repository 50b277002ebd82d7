import { addDays, type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { DASHBOARD_TASKS } from './contract/limits.ts';
import type { Task } from './contract.ts';

/** What the dashboard shows: the first open actions, and those that were ticked there, each in its old place. */
export function dashboardTasks(tasks: readonly Task[], tickedHere: ReadonlySet<string>): Task[] {
  const open = tasks.filter((task) => !task.completed).slice(0, DASHBOARD_TASKS);
  return tasks.filter((task) => open.includes(task) || (task.completed && tickedHere.has(task.id)));
}

export const openTasks = (tasks: readonly Task[]): Task[] => tasks.filter((task) => !task.completed);

/** The completed ones, the latest completed first. */
export const completedTasks = (tasks: readonly Task[]): Task[] =>
  tasks
    .filter((task) => task.completed)
    .toSorted((a, b) => (b.completed_at ?? '').localeCompare(a.completed_at ?? ''));

/** The local day that a task is listed under: when it was completed, else when it was made. */
export const dayOfTask = (task: Task, zone: string): LocalDate =>
  localDateOf(new Date(task.completed_at ?? task.created_at), zone);

/** Whether any action was completed on the day. */
export const isDayActed = (tasks: readonly Task[], day: LocalDate, zone: string): boolean =>
  tasks.some((task) => task.completed && dayOfTask(task, zone) === day);

/** 'Today', 'Yesterday', or for example 'Nov 17'. */
export function nearDay(day: LocalDate, today: LocalDate): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
