import { isOpened } from '../../../kernel/seal.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from '../../../kernel/synced-tables.ts';

/*
 * The rows of a notebook as an archive's JSON has them (docs/archive.md): as they read, without what only this device and
 * its server need.
 */

type Fields = Record<string, unknown>;

/** Numbers of writes and envelopes say nothing outside of the place where the row is stored. */
const OF_STORAGE = new Set(['seq', 'format', 'visions_format']);

const withoutStorage = (row: object): Fields =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OF_STORAGE.has(name)));

const isReadable = (value: unknown): boolean => typeof value !== 'string' || isOpened(value);

/** A revision's texts by column; undefined when they cannot be read. */
function formerColumns(text: unknown): Fields | undefined {
  try {
    const columns = JSON.parse(String(text)) as Fields;
    return Object.values(columns).every(isReadable) ? columns : undefined;
  } catch {
    return undefined;
  }
}

/** The row as the file has it; undefined when it holds a text that cannot be opened here. */
export function archiveRow(table: SyncedTable, row: object): Fields | undefined {
  const fields = withoutStorage(row);
  if (table === 'revisions') {
    const { text, ...facts } = fields;
    const columns = formerColumns(text);
    return columns && { ...facts, columns };
  }
  const sealed: readonly string[] = SYNCED_TABLES[table].sealed;
  return sealed.every((column) => isReadable(fields[column])) ? fields : undefined;
}

/** A table's rows in the order of their keys, so that the same notebook gives the same file. */
export const inOrder = <Row extends object>(table: SyncedTable, rows: Iterable<Row>): Row[] =>
  [...rows]
    .map((row) => [keyOfRow(table, row), row] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
