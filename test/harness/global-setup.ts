import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../dev/postgres/temporary.ts';
import { Jobs } from '../../src/server/jobs.ts';
import { createLog } from '../../src/server/log.ts';
import { migrate } from '../../src/server/migrate.ts';
import { makeCitusTemplate, onCitus } from './citus.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that each test file gets a copy of; nobody may stay connected to it. */
    templateDatabaseUrl: string;
    /** Where databases are made: one machine, or all of a distributed Postgres, the one that servers connect to first. */
    databaseMachines: string[];
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
  if (onCitus) return setUpCitus(project);
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url);
    await makeJobTables(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('templateDatabaseUrl', postgres.url);
  project.provide('databaseMachines', [postgres.url]);
  return () => postgres.stop();
}

async function setUpCitus(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeCitusTemplate(makeJobTables);
  project.provide('templateDatabaseUrl', template.url);
  project.provide('databaseMachines', template.machines);
  return template.drop;
}
