import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyAll } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { distribute, isDistributed } from './distribution.ts';
import { type AddressSetting, placeOf, pooledInstead } from './start/database-failure.ts';
import { reasonOf, StartFailure } from './start-failure.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any constant will do: it only has to be the same in every server on one database. */
export const MIGRATION_LOCK = 7_146_913;
/** The oldest version that is supported and tried. */
const OLDEST_POSTGRES = 15;

/** Longer than any migration takes, and told by no server unless it was asked for: see `refusePooler`. */
const LOCK_TIMEOUT_MS = 3_599_000;

/**
 * Updates the database's tables to this version. Servers that start together take turns: the lock is of the session, so
 * the address must be Postgres' own. @throws StartFailure
 */
export async function migrate(url: string, setting: AddressSetting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  await client.connect();
  try {
    await refuseOld(client, url);
    await refuseOtherEncoding(client, url);
    await refusePooler(client, url, setting);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await update(client).catch((error: unknown) => {
      throw notUpdated(error, url);
    });
  } finally {
    await client.end();
  }
}

/** Where people's rows are spread over several machines, those of a new table are too. */
async function update(client: pg.Client): Promise<void> {
  const distributed = await isDistributed(client);
  if (distributed) await client.query("set citus.multi_shard_modify_mode to 'sequential'");
  await applyAll(drizzle(client), { migrationsFolder: folder });
  if (distributed) await distribute(client, () => undefined);
}

/** All migrations run in one transaction, so one that fails leaves everything as it was. */
const notUpdated = (error: unknown, url: string): StartFailure =>
  new StartFailure(
    `The database at ${placeOf(url)} could not be updated to this version: ${reasonOf(error)}. Nothing was changed. Check that only Growth Loop uses this database and that no newer version has, then start again.`,
    { cause: error },
  );

/** @throws StartFailure when what answers has ignored a setting of the session, as only poolers do */
async function refusePooler(client: pg.Client, url: string, setting: AddressSetting): Promise<void> {
  const { rows } = await client.query(
    "select setting::int as milliseconds from pg_settings where name = 'lock_timeout'",
  );
  if (rows[0].milliseconds !== LOCK_TIMEOUT_MS) throw pooledInstead(url, setting);
}

/** @throws StartFailure when the server is older than what migrations and jobs were tried on */
async function refuseOld(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new StartFailure(
    `The database at ${placeOf(url)} is Postgres ${major}; Growth Loop needs ${OLDEST_POSTGRES} or newer.`,
  );
}

/** @throws StartFailure when the database cannot hold every character that people write */
async function refuseOtherEncoding(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query('show server_encoding');
  const encoding = rows[0].server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartFailure(
    `The database at ${placeOf(url)} is encoded in ${encoding}; Growth Loop needs one that was created with encoding UTF8.`,
  );
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
