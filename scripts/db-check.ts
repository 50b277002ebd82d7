/*
 * npm run db:check: fails when a table lacks the protection that every table of this product has.
 * Looks at DATABASE_URL when it is set, else at a fresh database of its own.
 */
import pg from 'pg';
import { migrate } from '../src/server/migrate.ts';
import { findUnprotectedTables } from '../src/server/row-security.ts';

async function check(url: string): Promise<string[]> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await findUnprotectedTables(client);
  } finally {
    await client.end();
  }
}

async function checkFresh(): Promise<string[]> {
  const { startTemporaryPostgres } = await import('../dev/postgres/temporary.ts');
  const postgres = await startTemporaryPostgres();
  try {
    return await check(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const problems = await (process.env.DATABASE_URL ? check(process.env.DATABASE_URL) : checkFresh());
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Every table is protected.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
