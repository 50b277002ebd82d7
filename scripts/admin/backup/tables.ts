import type pg from 'pg';
import { CHARACTERS_AT_ONCE, type Head, type Tally, Tallying } from './file.ts';

/**
 * The schemas of the product. What jobs have still to do (`pgboss`) is no part of a backup: done since, it would be done
 * again.
 */
export const SCHEMAS = ['public', 'auth', 'billing', 'reminders', 'drizzle'];

const ROWS_AT_ONCE = 500;
/** Before it is known how long a table's rows are. */
const FIRST_ROWS = 10;

/** Rows as texts that mean the same on any server. */
export async function setPortableFormats(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
     set local bytea_output = 'hex'; set local extra_float_digits = 1; set local row_security = off;
     set local search_path = ''`,
  );
}

export async function tablesOf(client: pg.ClientBase): Promise<Head['tables']> {
  const { rows } = await client.query<Head['tables'][number]>(
    `select format('%I.%I', n.nspname, c.relname) as name,
        array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname = any($1) group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/** The sequences, with the last number that each has given; null: none yet. */
export async function sequencesOf(client: pg.ClientBase): Promise<Head['sequences']> {
  const { rows } = await client.query<Head['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
      where schemaname = any($1) order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/** All rows of a table, some at a time, within the running transaction. */
export async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for select t::text as row from only ${table} t`);
  let longest = 1;
  for (let count = FIRST_ROWS; ; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${count} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
    longest = Math.max(longest, ...rows.map(({ row }) => row.length));
    count = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CHARACTERS_AT_ONCE / longest)));
  }
  await client.query('close backup_rows');
}

/** What a table's rows add up to. */
export async function tallyOf(client: pg.ClientBase, table: string): Promise<Tally> {
  const tallying = new Tallying();
  for await (const rows of rowsOf(client, table)) tallying.add(rows);
  return tallying.tally;
}
