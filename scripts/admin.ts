/*
 * npm run admin -- <command>: what the operator can do; `npm run admin -- help` lists it. Looks at DATABASE_URL when it is
 * set; else at the server's own database, for which the server must be stopped.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Config } from '../src/server/config.ts';
import { hasDev, startEmbeddedPostgres } from '../src/server/dev.ts';
import { migrate } from '../src/server/migrate.ts';
import type { Services } from '../src/server/services.ts';
import { reasonOf, StartFailure } from '../src/server/start-failure.ts';
import { accountCommands } from './admin/accounts.ts';
import { backupCommands } from './admin/backups.ts';
import type { Command, Desk } from './admin/command.ts';
import { distributionCommands } from './admin/distribution.ts';
import { keyCommands } from './admin/keys.ts';
import { offerCommands } from './admin/offers.ts';
import { workCommands } from './admin/work.ts';

const commands: Record<string, Command> = {
  ...accountCommands,
  ...offerCommands,
  ...workCommands,
  ...keyCommands,
  ...backupCommands,
  ...distributionCommands,
};

/** Every command over what it does: in two columns, the longest line is twice as wide as a terminal. */
function help(): string {
  const uses = Object.entries(commands).map(([name, { takes, does }]) =>
    [`  ${name} ${takes}`.trimEnd(), `      ${does}`].join('\n'),
  );
  return ['npm run admin -- <command>', ...uses].join('\n');
}

const dataDirectory = () => resolve(process.env.DATA_DIR?.trim() || 'data');

/** Most commands need none of it, and it is much code to read. */
async function readConfig(): Promise<Config> {
  const [{ ConfigError, isProduction, loadConfig }, { loadOrCreateMasterSecrets }] = await Promise.all([
    import('../src/server/config.ts'),
    import('../src/server/master-secrets.ts'),
  ]);
  const dataDir = dataDirectory();
  const secrets = isProduction(process.env) ? undefined : loadOrCreateMasterSecrets(dataDir);
  try {
    return { ...loadConfig(process.env, secrets), dataDir, logLevel: 'silent' };
  } catch (error) {
    throw error instanceof ConfigError ? new StartFailure(error.message) : error;
  }
}

async function openServices(url: string): Promise<Services> {
  const { createServices } = await import('../src/server/services.ts');
  return createServices(await readConfig(), url);
}

/** Where Postgres itself is: what is done here needs a session of its own, which a pooler does not give. */
const directAddress = () => process.env.DATABASE_DIRECT_URL?.trim() || process.env.DATABASE_URL?.trim();

async function run(url: string, command: Command, args: string[], options: Desk['options']): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let opened: Promise<Services> | undefined;
  const services = () => {
    opened ??= openServices(url);
    return opened;
  };
  try {
    const desk: Desk = {
      client,
      args,
      options,
      services,
      keyring: readConfig,
      say: (line) => console.log(line),
    };
    for (const line of await command.run(desk)) console.log(line);
  } finally {
    await client.end();
    await (await opened)?.close();
  }
}

/** A database for as long as the work lasts: on a Postgres of its own, or beside the server's where there is none. */
async function withScratch(work: (url: string) => Promise<void>): Promise<void> {
  const given = directAddress();
  if (given && !hasDev()) return withScratchBeside(given, work);
  if (!hasDev()) {
    throw new StartFailure('DATABASE_URL must be set, because this installation has no Postgres of its own.');
  }
  const { startTemporaryPostgres } = await import('../dev/postgres/temporary.ts');
  const postgres = await startTemporaryPostgres();
  await work(postgres.url).finally(() => postgres.stop());
}

async function withScratchBeside(given: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `growth_loop_scratch_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: given });
  await client.connect();
  try {
    await client.query(`create database ${name} template template0`).catch((error) => {
      throw new StartFailure(
        `No throwaway database could be created beside the server’s: ${reasonOf(error)}. Its login needs the right to create databases.`,
      );
    });
    const scratch = new URL(given);
    scratch.pathname = `/${name}`;
    await work(scratch.href).finally(() => client.query(`drop database ${name} with (force)`));
  } finally {
    await client.end();
  }
}

async function withDatabase({ on }: Command, work: (url: string) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (on === 'scratch') return withScratch(work);
  const given = directAddress();
  if (given) return work(given);
  const dataDir = dataDirectory();
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => console.log(line) });
  try {
    if (on !== 'empty') await migrate(postgres.url);
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Undefined for what is no command, or is not whole. */
function asked() {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { days: text, most: text, ends: text, until: text, shards: text, check: { type: 'boolean' } },
    });
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (name === 'help') return 'help';
    return command && args.length === command.needs ? { command, args, options: values } : undefined;
  } catch {
    return undefined;
  }
}

const wish = asked();
if (wish === 'help') console.log(help());
else if (!wish) {
  console.error(help());
  process.exitCode = 1;
} else {
  await withDatabase(wish.command, (url) => run(url, wish.command, wish.args, wish.options)).catch(
    (error: unknown) => {
      if (!(error instanceof StartFailure)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
