import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../dev/postgres/temporary.ts';
import { Jobs } from '../../src/server/jobs.ts';
import { createLog } from '../../src/server/log.ts';
import { migrate } from '../../src/server/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that each test file gets a copy of; nobody may stay connected to it. */
    templateDatabaseUrl: string;
  }
}

/** The tables of waiting work, which a server would make at its first start. */
async function makeJobTables(url: string): Promise<void> {
  const jobs = new Jobs(url, createLog('silent'));
  await jobs.start();
  await jobs.stop();
}

/** Starts one Postgres for the whole run and readies the database that the tests' own are copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url);
    await makeJobTables(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('templateDatabaseUrl', postgres.url);
  return () => postgres.stop();
}
