import type pg from 'pg';
import { deriveEntryKey, UNREADABLE, VAULT_FORMAT } from '../../../src/kernel/seal.ts';
import { formatOf, openRow } from '../../../src/kernel/sealed-row.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../../src/kernel/synced-tables.ts';
import type { MasterKeys } from '../../../src/server/master-keys.ts';
import { noFiles, type OpenedFiles, openFiles } from './files.ts';

/** Everybody's key is opened, and the texts of so many people, those who came last. */
const PEOPLE = 25;

type Row = Record<string, unknown>;

export interface Opened {
  people: number;
  texts: number;
  /** Texts that did not open. */
  closed: number;
  files: OpenedFiles;
}

async function textsOf(
  client: pg.ClientBase,
  person: string,
  key: CryptoKey,
): Promise<Pick<Opened, 'texts' | 'closed'>> {
  const found = { texts: 0, closed: 0 };
  for (const table of Object.keys(SYNCED_TABLES) as SyncedTable[]) {
    const columns: readonly string[] = SYNCED_TABLES[table].sealed;
    if (columns.length === 0) continue;
    const owner = table === 'profiles' ? 'id' : 'user_id';
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from public.${table} t where ${owner} = $1`,
      [person],
    );
    for (const { row } of rows) {
      // What says nothing of a format may be in plain words of before; only the person's devices open what is in a vault.
      const format = formatOf(table, row);
      if (format === null || format === VAULT_FORMAT) continue;
      const read = (await openRow(key, person, table, row)) as Row;
      const values = columns.map((column) => read[column]).filter((value) => typeof value === 'string');
      found.texts += values.length;
      found.closed += values.filter((value) => value === UNREADABLE).length;
    }
  }
  return found;
}

/** Opens what people wrote and added, as their browsers do, with what the database holds and the master key. */
export async function openWritings(client: pg.ClientBase, keys: MasterKeys): Promise<Opened> {
  const { rows: people } = await client.query<{ id: string; wrapped: string }>(
    `select user_id::text as id, wrapped_salt as wrapped from auth.entry_key order by created_at desc limit ${PEOPLE}`,
  );
  const all: Opened = { people: people.length, texts: 0, closed: 0, files: noFiles() };
  for (const { id, wrapped } of people) {
    const key = await deriveEntryKey(id, keys.open(id, wrapped));
    const { texts, closed } = await textsOf(client, id, key);
    all.texts += texts;
    all.closed += closed;
    const { opened, broken, elsewhere } = await openFiles(client, id, key);
    all.files.opened += opened;
    all.files.broken += broken;
    all.files.elsewhere += elsewhere;
  }
  return all;
}
