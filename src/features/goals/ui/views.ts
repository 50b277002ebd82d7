import type { Tables } from '../../../notebook/rows.ts';
import { goalsInOrder, type ShownGoal } from '../rules.ts';

/** Every goal of the person, active ones first. */
export const allGoals = (tables: Tables): ShownGoal[] => goalsInOrder(tables.previous_goals.values());
