import type { SyncedRow, SyncedRows } from '../../src/features/feed/contract.ts';
import type { SyncedTable } from '../../src/kernel/synced-tables.ts';
import type { Person } from './app.ts';

/** Answers the rows of a table as every device of the person's has them now, their texts sealed. */
export async function syncedRows(
  person: Person,
): Promise<<Table extends SyncedTable>(table: Table) => SyncedRows[Table][]> {
  const rows: SyncedRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { body } = await person.get(`/api/sync?after=${after}`);
    rows.push(...body.rows);
    after = body.next;
  }
  return <Table extends SyncedTable>(table: Table) =>
    rows.filter(([name]) => name === table).map(([, row]) => row as SyncedRows[Table]);
}
