import { registerGoals } from '../features/goals/server.ts';
import { registerTasks } from '../features/tasks/server.ts';
import type { Api } from './api.ts';

/** Every feature's routes. A feature that is not listed here does not exist for the outside. */
export function registerFeatures(api: Api): void {
  registerGoals(api);
  registerTasks(api);
}
