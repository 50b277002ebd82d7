import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Config, ConfigError, cautions, isProduction, loadConfig } from './config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded.ts';
import { keepMasterSecrets } from './master-secrets.ts';
import { migrate } from './migrate.ts';
import { createServices, type Services } from './services.ts';
import { StartFailure, systemCode } from './start-failure.ts';

/** How long requests in flight may take to finish once the server is told to stop. */
const FINISH_REQUESTS_MS = 10_000;
const NODE_AT_LEAST = 24;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Everything that runs, in the order it was started; undefined until then. */
interface Running {
  postgres?: EmbeddedPostgres;
  services?: Services;
  server?: ServerType;
}

function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = resolve(process.env.DATA_DIR?.trim() || 'data');
  const secrets = isProduction(process.env) ? undefined : keepMasterSecrets(dataDir);
  return { ...loadConfig(process.env, secrets), dataDir };
}

/** The addresses at which this server could be mistaken for another one: `localhost` also means ::1. */
function addressesOf(host: string): string[] {
  return host === '127.0.0.1' ? ['127.0.0.1', '::1'] : [host];
}

/** Finds out before anything is started whether the port is free; picks one for port 0. */
async function reservePort(config: Config): Promise<Config> {
  let port = config.port;
  for (const host of addressesOf(config.host)) {
    port = await new Promise<number>((found, refuse) => {
      const probe = createServer();
      probe.once('error', (error) => {
        const noSuchAddress = host === '::1' && systemCode(error) !== 'EADDRINUSE';
        if (noSuchAddress) found(port);
        else refuse(portFailure(error, { ...config, port }));
      });
      probe.listen({ port, host, exclusive: true }, () => {
        const bound = probe.address();
        probe.close(() => found(typeof bound === 'object' && bound ? bound.port : port));
      });
    });
  }
  const appUrl = config.port === 0 ? config.appUrl.replace(/:0$/, `:${port}`) : config.appUrl;
  return { ...config, port, appUrl };
}

function portFailure(error: unknown, { port, host }: Config): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use: stop the other program, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new StartFailure(reasons[systemCode(error) ?? ''] ?? `Port ${port} cannot be used.`);
}

/** Where the database is, without its password. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.hostname}${url.port ? `:${url.port}` : ''}${url.pathname}`;
}

async function prepareDatabase(config: Config, running: Running): Promise<string> {
  if (!config.databaseUrl) {
    running.postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, say });
  }
  const url = config.databaseUrl ?? running.postgres?.url ?? '';
  try {
    await migrate(url);
  } catch (error) {
    throw config.databaseUrl ? databaseFailure(error, config.databaseUrl) : error;
  }
  return url;
}

/** What Postgres or the network answered when the operator's database could not be used. */
function databaseFailure(error: unknown, databaseUrl: string): unknown {
  const place = withoutPassword(databaseUrl);
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const code = systemCode(cause) ?? '';
  if (/^28/.test(code)) {
    return new StartFailure(`The database at ${place} refuses the user or password of DATABASE_URL.`);
  }
  if (code === '3D000') return new StartFailure(`The database ${place} of DATABASE_URL does not exist.`);
  const unreachable =
    /^E[A-Z_]+$/.test(code) || (cause instanceof Error && /timeout|terminated/i.test(cause.message));
  if (!unreachable) return error;
  return new StartFailure(
    `The database at ${place} cannot be reached (${code || 'no answer'}): check DATABASE_URL.`,
  );
}

function listen(server: ServerType, config: Config): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(portFailure(error, config)));
    server.listen(config.port, config.host, done);
  });
}

/** Takes no new requests, lets those in flight finish, and closes connections that only wait for more. */
async function stopServing(server: ServerType): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const closeIdle = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, 50);
  const giveUp = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, FINISH_REQUESTS_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(giveUp);
}

async function stop({ server, services, postgres }: Running): Promise<void> {
  if (server) await stopServing(server);
  await services?.close();
  await postgres?.stop();
}

function tellReady(config: Config, postgres: EmbeddedPostgres | undefined): void {
  const address = process.env.APP_URL ? config.appUrl : `http://localhost:${config.port}`;
  const place = postgres?.elsewhere ? ` (its database is in ${postgres.directory})` : '';
  say(`${config.productName} is ready at ${address}${place}`);
  if (config.devOutbox) say(`Mail is not sent but kept at ${address}/dev/outbox, on this machine only.`);
  for (const caution of cautions(config)) complain(`CAUTION: ${caution}`);
}

/** Calls `act` at the first wish to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the npm that began it. */
function onWishToStop(act: (code: number) => void): void {
  let asked = false;
  const ask = (code: number) => {
    if (asked) return;
    asked = true;
    act(code);
  };
  process.on('SIGINT', () => ask(130));
  process.on('SIGTERM', () => ask(143));
  process.on('SIGHUP', () => ask(129));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) ask(143);
    }, 500).unref();
  }
}

async function start(running: Running): Promise<Config> {
  if (Number.parseInt(process.versions.node, 10) < NODE_AT_LEAST) {
    throw new StartFailure(
      `Growth Loop needs Node ${NODE_AT_LEAST} or newer; this is ${process.versions.node}.`,
    );
  }
  const config = await reservePort(readConfig());
  const url = await prepareDatabase(config, running);
  running.services = await createServices(config, url);
  const { app } = createApp(running.services);
  running.server = createAdaptorServer({ fetch: app.fetch });
  await listen(running.server, config);
  return config;
}

function tellFailure(error: unknown): void {
  if (error instanceof ConfigError) for (const line of error.lines) complain(line);
  else if (error instanceof StartFailure) complain(error.message);
  else complain(`Growth Loop could not start: ${error instanceof Error ? error.message : String(error)}`);
}

const running: Running = {};
let ready = false;

onWishToStop((code) => {
  // Before it is ready there is nothing to finish: the database stops with this process.
  if (!ready) process.exit(code);
  say('Stopping ...');
  stop(running).then(
    () => process.exit(0),
    (error) => {
      complain(`Growth Loop did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    },
  );
});

try {
  const config = await start(running);
  ready = true;
  tellReady(config, running.postgres);
  running.postgres?.lost.then((reason) => {
    complain(reason);
    process.exit(1);
  });
} catch (error) {
  tellFailure(error);
  await stop(running).catch(() => undefined);
  process.exit(1);
}
