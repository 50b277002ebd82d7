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
  { db }: Pick<Database, 'db'>,
  table: string,
  isOld: SQL,
  pagesAtOnce = PAGES_AT_ONCE,
): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(sql`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages`);
  const pages = rows[0]?.pages ?? 0;
  let deleted = 0;
  for (let page = 0; page < pages; page += pagesAtOnce) {
    const { rowCount } = await db.execute(sql`
      delete from ${sql.raw(table)} where ctid >= ${`(${page},0)`}::tid
        and ctid < ${`(${page + pagesAtOnce},0)`}::tid and ${isOld}`);
    deleted += rowCount ?? 0;
  }
  return deleted;
}

/** The same for rows whose instant in `column` is before another. */
export const deleteRowsBefore = (
  database: Pick<Database, 'db'>,
  table: string,
  column: string,
  before: Date,
): Promise<number> => deleteOldRows(database, table, sql`${sql.raw(column)} < ${before.toISOString()}`);
