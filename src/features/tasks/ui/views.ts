import type { Tables } from '../../../web/local/notebook.ts';
import { listedTasks, type OwnTask } from '../rules.ts';

/** What the lists of actions show at the instant, given in milliseconds. */
export const tasksAt = (tables: Tables, now: number): OwnTask[] =>
  listedTasks(tables.tasks.values(), new Date(now));
