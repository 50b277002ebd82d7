import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyAll } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any constant will do: it only has to be the same in every server on one database. */
const LOCK = 7_146_913;

/** Brings the database's tables to this version. Servers that start together take turns. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyAll(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** How many migrations this version holds. */
export async function migrationCount(): Promise<number> {
  const journal: { entries: unknown[] } = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'));
  return journal.entries.length;
}

/** Whether every migration of this version has been applied. Rejects when the database does not say. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  return rows[0].applied >= (await migrationCount());
}
