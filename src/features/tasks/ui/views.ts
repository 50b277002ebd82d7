import type { Tables } from '../../../notebook/rows.ts';
import { hasOlderTasks, listedTasks, type OwnTask, olderTasks } from '../rules.ts';

const MINUTE_MS = 60_000;

/** The minute that an instant lies in, so that a list that depends on the time is worked out once a minute. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);

/** Whether some action is still open. */
export const hasOpenActions = (tables: Tables): boolean =>
  [...tables.tasks.values()].some(({ completed }) => !completed);

/** The actions that stand in the lists in a minute: open ones, and completed ones for seven days. */
export const tasksAt = (tables: Tables, minute: number): OwnTask[] =>
  listedTasks(tables.tasks.values(), new Date(minute * MINUTE_MS));

/** Those completed before that, the latest first. */
export const olderAt = (tables: Tables, minute: number): OwnTask[] =>
  olderTasks(tables.tasks.values(), new Date(minute * MINUTE_MS));

/** Whether there is any of them. */
export const hasOlder = (tables: Tables, minute: number): boolean =>
  hasOlderTasks(tables.tasks.values(), new Date(minute * MINUTE_MS));
