import { SYNCED_TABLES, type SyncedTable } from '../../../kernel/synced-tables.ts';

/**
 * Insights are made again from the rows, who may see a part of the product is for the operator to say, and which reminder
 * was sent when says something of this server alone.
 */
const NOT_ARCHIVED = [
  'weekly_insights',
  'ai_test_access',
  'reminder_deliveries',
] as const satisfies SyncedTable[];
export type ArchivedTable = Exclude<SyncedTable, (typeof NOT_ARCHIVED)[number]>;

/** The tables of an archive, in the order in which they stand in it. */
export const ARCHIVED_TABLES = (Object.keys(SYNCED_TABLES) as SyncedTable[]).filter(
  (table): table is ArchivedTable => !(NOT_ARCHIVED as readonly string[]).includes(table),
);
