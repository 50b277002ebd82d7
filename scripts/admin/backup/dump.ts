import type pg from 'pg';
import { StartFailure } from '../../../src/server/start-failure.ts';
import { type Part, readBackup, type Tally, Tallying, writeBackup } from './file.ts';
import { rowsOf, sequencesOf, setPortableFormats, tablesOf } from './tables.ts';

/** One moment of the whole database, while servers go on. */
async function* momentOf(client: pg.ClientBase): AsyncGenerator<Part> {
  await client.query('begin isolation level repeatable read read only');
  await setPortableFormats(client);
  const { rows } = await client.query<{ hash: string; at: Date }>(
    'select hash, now() as at from drizzle.__drizzle_migrations order by created_at',
  );
  const tables = await tablesOf(client);
  const made_at = (rows[0]?.at ?? new Date()).toISOString();
  const migrations = rows.map(({ hash }) => hash);
  yield {
    head: { growth_loop_backup: 1, made_at, migrations, tables, sequences: await sequencesOf(client) },
  };
  const tallies: Record<string, Tally> = {};
  for (const { name } of tables) {
    const tallying = new Tallying();
    for await (const rows of rowsOf(client, name)) {
      tallying.add(rows);
      yield { table: name, rows };
    }
    tallies[name] = tallying.tally;
  }
  await client.query('commit');
  yield { tallies };
}

/**
 * Writes a backup, and reads it once more from the disk. Answers how many rows of how many tables are in it.
 *
 * @throws StartFailure for a database of another product, or a name that is taken
 */
export async function backUp(client: pg.ClientBase, path: string): Promise<{ rows: number; tables: number }> {
  const { rows: found } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.sync_epoch') is not null as ours",
  );
  if (!found[0].ours)
    throw new StartFailure('There is nothing to back up: no server has used this database yet.');
  await writeBackup(path, momentOf(client));
  return inspect(path);
}

/** @throws StartFailure for a file that is damaged, cut off, or no backup */
export async function inspect(path: string): Promise<{ rows: number; tables: number }> {
  let counts = { rows: 0, tables: 0 };
  for await (const part of readBackup(path)) {
    if (!('tallies' in part)) continue;
    const tallies = Object.values(part.tallies);
    counts = { rows: tallies.reduce((sum, { rows }) => sum + rows, 0), tables: tallies.length };
  }
  return counts;
}
