/*
 * npm run admin -- grant-test-access <email>, npm run admin -- revoke-test-access <email>: lets an account in to the
 * weekly categories, or out. Looks at DATABASE_URL when it is set; else at the server's own database, for which the
 * server must be stopped.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { canonicalAddress } from '../src/features/auth/contract/address.ts';
import { newId } from '../src/kernel/ids.ts';
import { startEmbeddedPostgres } from '../src/server/database/embedded.ts';
import { migrate } from '../src/server/migrate.ts';
import { StartFailure } from '../src/server/start-failure.ts';

const USAGE = `npm run admin -- grant-test-access <email>   lets the account in to the weekly categories
npm run admin -- revoke-test-access <email>  lets it out again; its categories stay`;

/** What each command does to an account, and what is said when that changed something, or nothing. */
const commands: Record<
  string,
  { text: string; values: (id: string) => string[]; done: string; already: string }
> = {
  'grant-test-access': {
    text: `insert into ai_test_access (user_id, id) select $1::uuid, $2::uuid
      where not exists (select from ai_test_access where user_id = $1::uuid)`,
    values: (id) => [id, newId()],
    done: 'has access to the weekly categories now.',
    already: 'has had access to the weekly categories before.',
  },
  'revoke-test-access': {
    text: 'delete from ai_test_access where user_id = $1',
    values: (id) => [id],
    done: 'has no access to the weekly categories any more.',
    already: 'has had no access to the weekly categories.',
  },
};

async function run(url: string, { text, values, done, already }: (typeof commands)[string], email: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from auth."user" where email = $1', [
      email,
    ]);
    const [account] = rows;
    if (!account) throw new StartFailure('No account has that address.');
    const { rowCount } = await client.query(text, values(account.id));
    console.log(`The account ${rowCount ? done : already}`);
  } finally {
    await client.end();
  }
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const given = process.env.DATABASE_URL?.trim();
  if (given) return work(given);
  const dataDir = resolve(process.env.DATA_DIR?.trim() || 'data');
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => console.log(line) });
  try {
    await migrate(postgres.url);
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const [name = '', address = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || !address) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await withDatabase((url) => run(url, command, canonicalAddress(address))).catch((error: unknown) => {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
