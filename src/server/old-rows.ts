import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Some thousands of rows, of most tables: what a statement deletes at the most. */
const PAGES_AT_ONCE = 64;

/**
 * Deletes the rows of a table to which a condition applies, in small steps of a transaction each: so many pages of its file
 * at a time, which takes no index and reads the table once. Stopped in between, it has done what it has done, and the
 * next time does the rest. Answers how many went.
 */
export async function deleteOldRows(
  database: Pick<Database, 'db'>,
  table: string,
  isOld: SQL,
  pagesAtOnce = PAGES_AT_ONCE,
): Promise<number> {
  const { db } = database;
  const pages = await pagesOf(database, table);
  let deleted = 0;
  for (let page = 0; page < pages; page += pagesAtOnce) {
    const { rowCount } = await db.execute(sql`
      delete from ${sql.raw(table)} where ctid >= ${`(${page},0)`}::tid
        and ctid < ${`(${page + pagesAtOnce},0)`}::tid and ${isOld}`);
    deleted += rowCount ?? 0;
  }
  return deleted;
}

/** How long the table's file is; of one that lies in shards, which are gone through side by side, the longest of theirs. */
async function pagesOf({ db }: Pick<Database, 'db'>, table: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string; page: string; citus: boolean }>(sql`
    select pg_relation_size(${table}::regclass) as bytes, current_setting('block_size') as page,
      to_regclass('citus_shards') is not null as citus`);
  const [{ bytes = '0', page = '1', citus = false } = {}] = rows;
  if (Number(bytes) > 0 || !citus) return Number(bytes) / Number(page);
  const { rows: shards } = await db.execute<{ bytes: string | null }>(
    sql`select max(shard_size) as bytes from citus_shards where table_name = ${table}::regclass`,
  );
  return Number(shards[0]?.bytes ?? 0) / Number(page);
}

/** The same for rows whose instant in `column` is before another. */
export const deleteRowsBefore = (
  database: Pick<Database, 'db'>,
  table: string,
  column: string,
  before: Date,
): Promise<number> => deleteOldRows(database, table, sql`${sql.raw(column)} < ${before.toISOString()}`);
