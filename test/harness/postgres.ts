import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseSettings } from '../../src/server/distribution.ts';
import { onCitus, withDatabase } from './citus.ts';
// What it provides is declared there.
import type {} from './global-setup.ts';

export interface TestDatabase {
  /** Signs in as the database's owner. */
  url: string;
  drop(): Promise<void>;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const LEAVING_TAKES_AT_MOST = 20;

async function dropWhenLeft(template: string, name: string): Promise<void> {
  // The workers of Citus never leave by themselves.
  const attempts = onCitus ? 0 : LEAVING_TAKES_AT_MOST;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await run(template, `drop database ${name}`);
    } catch {
      await setTimeout(50);
    }
  }
  await run(template, `drop database ${name} with (force)`);
}

/** Copies the migrated database, so that a test file shares nothing with others. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(new URL(inject('templateDatabaseUrl')).pathname.slice(1));

/** A database on which no migration has run. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(templateName: string): Promise<TestDatabase> {
  const machines = inject('databaseMachines');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The settings of a database are not copied with it.
  const settings = onCitus ? databaseSettings(name) : [];
  const make = async (machine: string) => {
    await run(machine, `create database ${name} template ${templateName}`);
    for (const setting of settings) await run(machine, setting);
  };
  await Promise.all(machines.map(make));
  return {
    url: withDatabase(inject('templateDatabaseUrl'), name),
    // A pool that was just ended may still be saying goodbye; cut off in that moment, it would throw.
    drop: async () => {
      for (const machine of machines) await dropWhenLeft(machine, name);
    },
  };
}
