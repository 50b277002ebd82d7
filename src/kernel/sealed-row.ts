/*
 * Whole rows of the person's tables, opened or sealed column by column, each for its own place.
 */
import { prefixOf } from './seal/format-4.ts';
import { type Key, openForReading, seal, UNREADABLE, VAULT_FORMAT } from './seal.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from './synced-tables.ts';

/** Most rows that are sealed again in one call. */
export const SEAL_ROWS = 50;

type Fields = Record<string, unknown>;

/** What a row says of its envelopes. On a profile it is said of the visions, which are all that is sealed there. */
export const formatOf = (table: SyncedTable, row: object): number | null => {
  const { format, visions_format } = row as { format?: number | null; visions_format?: number | null };
  return (table === 'profiles' ? visions_format : format) ?? null;
};

/** Whether a text of the row is under another key of a vault than the one that seals now. */
function isUnderFormerKey(key: Key | undefined, table: SyncedTable, row: object): boolean {
  const vault = key && 'format' in key ? key.vault : undefined;
  if (!vault || vault.keys.size < 2 || formatOf(table, row) !== VAULT_FORMAT) return false;
  const prefix = prefixOf(vault.id);
  return SYNCED_TABLES[table].sealed.some((column) => {
    const value = (row as Fields)[column];
    return typeof value === 'string' && value !== '' && !value.startsWith(prefix);
  });
}

async function opened(
  key: Key | undefined,
  person: string,
  table: SyncedTable,
  row: object,
): Promise<Fields> {
  const place = { table, row: keyOfRow(table, row), person };
  const texts = SYNCED_TABLES[table].sealed.map(async (column) => {
    const value = (row as Fields)[column];
    if (typeof value !== 'string') return [];
    return [[column, await openForReading(key, value, formatOf(table, row), { ...place, column })]];
  });
  // In the order of the columns: a former version must read the same on every device.
  return Object.fromEntries((await Promise.all(texts)).flat());
}

/** A revision's text, as stored: the sealed columns of a former row with their format, and that row's key. */
interface Former {
  of_table: SyncedTable;
  of_id: string;
  text: string;
}

/** The former columns opened, as JSON, and the format they had. They stay sealed for the place where they stood. */
async function openedFormer(key: Key | undefined, person: string, former: Former) {
  try {
    const { format, columns } = JSON.parse(former.text) as { format: number | null; columns: Fields };
    const row = { ...columns, format, visions_format: format, id: former.of_id };
    const text = JSON.stringify(await opened(key, person, former.of_table, row));
    return { text, format: isUnderFormerKey(key, former.of_table, row) ? null : format };
  } catch {
    return { text: UNREADABLE };
  }
}

/**
 * A row with its texts as they read. `row` may be a part of one that has its key and its format; what it lacks is left
 * out. Without a key the texts say WAITING; one that cannot be opened says UNREADABLE. The `text` of a revision becomes
 * JSON of the former texts by column, and its `format` the one that they had. A row under a former key of a vault says no
 * format any more, as whatever is to be sealed again.
 */
export async function openRow<Row extends object>(
  key: Key | undefined,
  person: string,
  table: SyncedTable,
  row: Row,
): Promise<Row> {
  if (table !== 'revisions') {
    const said = table === 'profiles' ? 'visions_format' : 'format';
    const format = isUnderFormerKey(key, table, row) ? { [said]: null } : {};
    return { ...row, ...(await opened(key, person, table, row)), ...format };
  }
  return { ...row, ...(await openedFormer(key, person, row as unknown as Former)) };
}

/** Enough to keep the engine busy, few enough for others to get their turn in between. */
const OPENED_AT_ONCE = 500;

/** Many rows of a table as `openRow` opens one, in their order: ten years take a moment. */
export async function openRows<Row extends object>(
  key: Key | undefined,
  person: string,
  table: SyncedTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const readable: Row[] = [];
  for (let at = 0; at < rows.length; at += OPENED_AT_ONCE) {
    const some = rows.slice(at, at + OPENED_AT_ONCE);
    readable.push(...(await Promise.all(some.map((row) => openRow(key, person, table, row)))));
  }
  return readable;
}

/** Columns of a row sealed for their places, in the keyring's format. An empty text and what is no text stay as they are. */
export async function sealRow<Columns extends object>(
  key: Key,
  place: { person: string; table: SyncedTable; row: string },
  columns: Columns,
): Promise<Columns> {
  const sealed = await Promise.all(
    Object.entries(columns).map(async ([column, text]) => [
      column,
      typeof text === 'string' && text !== '' ? await seal(key, text, { ...place, column }) : text,
    ]),
  );
  return Object.fromEntries(sealed) as Columns;
}
