/*
 * npm run admin -- <command>: what the operator can do; `npm run admin -- help` lists it. Looks at DATABASE_URL when it is
 * set; else at the server's own database, for which the server must be stopped.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/server/database/embedded.ts';
import { migrate } from '../src/server/migrate.ts';
import type { Services } from '../src/server/services.ts';
import { StartFailure } from '../src/server/start-failure.ts';
import { accountCommands } from './admin/accounts.ts';
import type { Command } from './admin/command.ts';
import { offerCommands } from './admin/offers.ts';
import { workCommands } from './admin/work.ts';

const commands: Record<string, Command> = { ...accountCommands, ...offerCommands, ...workCommands };

function help(): string {
  const uses = Object.entries(commands).map(([name, { takes }]) =>
    `npm run admin -- ${name} ${takes}`.trimEnd(),
  );
  const width = Math.max(...uses.map((use) => use.length));
  return Object.values(commands)
    .map(({ does }, at) => `${uses[at]?.padEnd(width)}  ${does}`)
    .join('\n');
}

const dataDirectory = () => resolve(process.env.DATA_DIR?.trim() || 'data');

/** Most commands need none of it, and it is much code to read. */
async function openServices(url: string): Promise<Services> {
  const [{ isProduction, loadConfig }, { keepMasterSecrets }, { createServices }] = await Promise.all([
    import('../src/server/config.ts'),
    import('../src/server/master-secrets.ts'),
    import('../src/server/services.ts'),
  ]);
  const dataDir = dataDirectory();
  const secrets = isProduction(process.env) ? undefined : keepMasterSecrets(dataDir);
  return createServices({ ...loadConfig(process.env, secrets), dataDir, logLevel: 'silent' }, url);
}

async function run(url: string, command: Command, args: string[], options: object): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let opened: Promise<Services> | undefined;
  const services = () => {
    opened ??= openServices(url);
    return opened;
  };
  try {
    for (const line of await command.run({ client, args, options, services })) console.log(line);
  } finally {
    await client.end();
    await (await opened)?.close();
  }
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const given = process.env.DATABASE_URL?.trim();
  if (given) return work(given);
  const dataDir = dataDirectory();
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => console.log(line) });
  try {
    await migrate(postgres.url);
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
      options: { days: text, most: text, ends: text, until: text },
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
  await withDatabase((url) => run(url, wish.command, wish.args, wish.options)).catch((error: unknown) => {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
