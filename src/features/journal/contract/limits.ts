/** Most actions that one page may hold. */
export const ACTIONS_LIMIT = 100;

/** The columns of an entry that hold sealed text, in the order in which they are asked. */
export const SEALED_COLUMNS = [
  'celebration',
  'goal',
  'goal_importance',
  'reflection',
  'value_alignment',
  'action',
] as const;
export type SealedColumn = (typeof SEALED_COLUMNS)[number];
