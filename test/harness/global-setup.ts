import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../dev/postgres/temporary.ts';
import { migrate } from '../../src/server/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that each test file gets a copy of; nobody may stay connected to it. */
    templateDatabaseUrl: string;
  }
}

/** Starts one Postgres for the whole run and migrates the database that the tests' own are copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('templateDatabaseUrl', postgres.url);
  return () => postgres.stop();
}
