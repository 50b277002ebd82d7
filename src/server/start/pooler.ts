import pg from 'pg';
import type { Config } from '../config.ts';
import { sqlState } from '../database.ts';
import { StartFailure } from '../start-failure.ts';
import { databaseFailure, placeOf } from './database-failure.ts';

/** Prepared under one name by two sessions: one that is shared finds it there already. */
const PROBE = { name: 'growth-loop-probe', text: 'select 1' };
const ALREADY_PREPARED = '42P05';

/**
 * Makes sure, at start, that the pooler leads to the database that was migrated, and does with prepared statements what
 * the settings say: what is wrong would otherwise fail later, at random. @throws StartFailure
 */
export async function checkPooler(config: Config, pooledUrl: string, directUrl: string): Promise<void> {
  if (pooledUrl === directUrl) return;
  const sameDatabase = async () => (await epochAt(pooledUrl)) === (await epochAt(directUrl));
  const isSame = await sameDatabase().catch((error) => {
    throw databaseFailure(error, pooledUrl);
  });
  if (!isSame) {
    throw new StartFailure('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  }
  if (config.databasePrepare && (await losesStatements(pooledUrl))) {
    throw new StartFailure(
      `The pooler at ${placeOf(pooledUrl)} does not keep prepared statements: set DATABASE_PREPARE=off, or use PgBouncer 1.21 or newer with max_prepared_statements above 0.`,
    );
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  return work(client).finally(() => client.end());
}

const epochAt = (url: string): Promise<string> =>
  withClient(url, async (client) => (await client.query('select app_sync_epoch() as epoch')).rows[0].epoch);

/** Whether two connections meet in one session of Postgres and do not know of each other's statements. */
const losesStatements = (url: string): Promise<boolean> =>
  withClient(url, (one) =>
    withClient(url, async (other) => {
      try {
        await one.query(PROBE);
        await other.query(PROBE);
        return false;
      } catch (error) {
        if (sqlState(error) === ALREADY_PREPARED) return true;
        throw error;
      }
    }),
  );
