import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyFrom } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { migrate } from '../../src/server/migrate.ts';
import { createEmptyDatabase } from './postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

export const ANN = '01900000-0000-7000-8000-00000000000a';
export const BEN = '01900000-0000-7000-8000-00000000000b';
export const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The migrations of a release, in a folder of their own: the first `count` of them. */
async function migrationsOf(count: number): Promise<string> {
  const release = await makeTemporaryDirectory();
  await mkdir(join(release, 'meta'), { recursive: true });
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  journal.entries = journal.entries.slice(0, count);
  await writeFile(join(release, 'meta/_journal.json'), JSON.stringify(journal));
  for (const { tag } of journal.entries)
    await cp(join(MIGRATIONS, `${tag}.sql`), join(release, `${tag}.sql`));
  return release;
}

/**
 * Checks what becomes of a database of an earlier release.
 * @param count how many migrations that release had
 * @param data SQL that fills its tables
 * @param check is given a connection after all migrations of today, and what `rowsOf` said before
 */
export async function withRelease(
  count: number,
  data: string,
  check: (client: pg.Client, before: Rows) => Promise<void>,
): Promise<void> {
  const database = await createEmptyDatabase();
  const migrations = await migrationsOf(count);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await applyFrom(drizzle(client), { migrationsFolder: migrations });
    await client.query(data);
    const before = await rowsOf(client);
    await migrate(database.url);
    await check(client, before);
  } finally {
    await client.end();
    await database.drop();
    await rm(migrations, { recursive: true, force: true });
  }
}

/** All rows of each table, as JSON has them. */
export type Rows = Record<string, Record<string, unknown>[]>;

export async function rowsOf(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'auth') order by name`,
  );
  const found: Rows = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Works as the request role for a person, in a transaction that is undone. */
export async function asPerson<Result>(
  client: pg.Client,
  person: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    await client.query("select set_config('app.user_id', $1, true), set_config('role', 'app_user', true)", [
      person,
    ]);
    return await work();
  } finally {
    await client.query('rollback');
  }
}
