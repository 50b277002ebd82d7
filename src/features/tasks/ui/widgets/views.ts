import type { Tables } from '../../../../web/local/notebook.ts';
import { listedTasks, type OwnTask } from '../../rules.ts';

const MINUTE_MS = 60_000;

/** The minute that an instant lies in, so that a list that depends on the time is worked out once a minute. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);

/** The actions that stand in the lists in a minute: open ones, and completed ones for seven days. */
export const tasksAt = (tables: Tables, minute: number): OwnTask[] =>
  listedTasks(tables.tasks.values(), new Date(minute * MINUTE_MS));
