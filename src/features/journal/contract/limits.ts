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

/** Every column of an entry that is sealed: its answers, and what is known of a page from another journal. */
export const ENTRY_COLUMNS = [...SEALED_COLUMNS, 'imported'] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

/** Where a page may come from when it is not written here. */
export const JOURNALS = ['day_one', 'journey', 'apple_journal', 'csv'] as const;
export type Journal = (typeof JOURNALS)[number];
