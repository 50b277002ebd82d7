import { SYNCED_TABLES, type SyncedTable } from '../../../kernel/synced-tables.ts';

/**
 * Insights are made again from the rows, who may see a part of the product is for the operator to say, and which reminder
 * was sent when says something of this server alone. A vault is of one account: an archive holds words that can be read.
 * Attachments stand beside these tables, in a form of their own (archive-attachment.ts).
 */
const NOT_IN_ARCHIVE = [
  'weekly_insights',
  'ai_test_access',
  'reminder_deliveries',
  'vaults',
  'attachments',
] as const satisfies SyncedTable[];
export type ArchiveTable = Exclude<SyncedTable, (typeof NOT_IN_ARCHIVE)[number]>;

/** The tables of an archive, in the order in which they stand in it. */
export const ARCHIVE_TABLES = (Object.keys(SYNCED_TABLES) as SyncedTable[]).filter(
  (table): table is ArchiveTable => !(NOT_IN_ARCHIVE as readonly string[]).includes(table),
);
