import type { SealedColumn } from '../contract/limits.ts';
import * as texts from '../texts.ts';

/** What an entry's answers are called where it is read: the first, and those below it. */
export const PARTS = [
  ['Celebration', 'celebration'],
  ['Goal', 'goal'],
  [texts.whyItsImportant, 'goal_importance'],
  ['Awareness', 'reflection'],
  ['Alignment', 'value_alignment'],
  ['Action', 'action'],
] as const;

/** The answer that an entry is known by in a list: the first that it has. What came from another journal may have one alone. */
export const firstAnswered = (entry: Record<SealedColumn, string>): SealedColumn =>
  PARTS.find(([, column]) => entry[column] !== '')?.[1] ?? 'celebration';
