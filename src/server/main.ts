import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { type Config, ConfigError, cautions, isLocalAddress, isProduction, loadConfig } from './config.ts';
import { type EmbeddedPostgres, refuseWithoutDev, startEmbeddedPostgres } from './dev.ts';
import { loadOrCreateMasterSecrets } from './master-secrets.ts';
import type { Services } from './services.ts';
import { type AddressSetting, databaseFailure } from './start/database-failure.ts';
import { diskFull } from './start/disk-full.ts';
import { guardOutput } from './start/output.ts';
import { checkPooler } from './start/pooler.ts';
import { findPort, listen, stopListening } from './start/port.ts';
import { reasonOf, StartFailure } from './start-failure.ts';

const NODE_AT_LEAST = 24;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Everything that runs, in the order it was started; undefined until then. */
interface Running {
  postgres?: EmbeddedPostgres;
  services?: Services;
  server?: ServerType;
  metrics?: Server;
}

async function readConfig(): Promise<Config> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = resolve(process.env.DATA_DIR?.trim() || 'data');
  const secrets = isProduction(process.env) ? undefined : loadOrCreateMasterSecrets(dataDir);
  const config = { ...loadConfig(process.env, secrets), dataDir };
  const port = await findPort(config.port, config.host);
  const appUrl = config.port === 0 ? config.appUrl.replace(/:0$/, `:${port}`) : config.appUrl;
  return { ...config, port, appUrl };
}

/** The product itself, much code to read: it is loaded only once nothing is in the way, while the database starts. */
async function loadProduct() {
  const [{ createApp }, { createServices }, { migrate }] = await Promise.all([
    import('./app.ts'),
    import('./services.ts'),
    import('./migrate.ts'),
  ]);
  return { createApp, createServices, migrate };
}

async function openDatabase(config: Config, running: Running): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  running.postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, say });
  return running.postgres.url;
}

async function start(running: Running): Promise<Config> {
  if (Number.parseInt(process.versions.node, 10) < NODE_AT_LEAST) {
    throw new StartFailure(
      `Growth Loop needs Node ${NODE_AT_LEAST} or newer; this is ${process.versions.node}.`,
    );
  }
  const config = await readConfig();
  refuseWithoutDev(config);
  await startWith(config, running).catch((error) => {
    throw diskFull(error, config) ?? error;
  });
  return config;
}

async function startWith(config: Config, running: Running): Promise<void> {
  const loading = loadProduct();
  loading.catch(() => undefined);
  const databaseUrl = await openDatabase(config, running);
  const { createApp, createServices, migrate } = await loading;
  await migrateAt(config, databaseUrl, migrate);
  if (config.databaseDirectUrl) await checkPooler(config, databaseUrl, config.databaseDirectUrl);
  running.services = await createServices(config, databaseUrl);
  guardOutput(running.services.log);
  const { fetch } = createApp(running.services).app;
  // Requests of HTTP/1.0, as health checks send them, may name no host: they mean this one.
  running.server = createAdaptorServer({ fetch, hostname: new URL(config.appUrl).host });
  await serveMetrics(config, running);
  await listen(running.server, config.port, config.host);
}

/** Past a pooler, where there is one. */
async function migrateAt(
  config: Config,
  databaseUrl: string,
  migrate: (url: string, setting: AddressSetting) => Promise<void>,
): Promise<void> {
  const url = config.databaseDirectUrl ?? databaseUrl;
  const setting = config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  await migrate(url, setting).catch((error) => {
    throw config.databaseUrl ? databaseFailure(error, url, setting) : error;
  });
}

async function serveMetrics(config: Config, running: Running): Promise<void> {
  const { metricsPort, metricsHost } = config;
  const { metrics } = running.services ?? {};
  if (!metrics || metricsPort === undefined) return;
  running.metrics = metrics.createServer();
  await listen(running.metrics, metricsPort, metricsHost, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
}

async function stop({ server, metrics, services, postgres }: Running): Promise<void> {
  services?.writeNotices?.endFollowing();
  await Promise.all([server, metrics].map((listening) => listening && stopListening(listening)));
  await services?.close();
  await postgres?.stop();
}

function tellReady(config: Config, { postgres, metrics }: Running): void {
  const address = process.env.APP_URL ? config.appUrl : `http://localhost:${config.port}`;
  const place = postgres?.elsewhere ? ` (its database is in ${postgres.directory})` : '';
  say(`${config.productName} is ready at ${address}${place}`);
  if (config.devOutbox) {
    const place = isLocalAddress(config.appUrl)
      ? `at ${address}/dev/outbox, on this machine only`
      : `in ${config.dataDir}/outbox`;
    say(`Emails are not sent but stored ${place}.`);
  }
  const scraped = metrics?.address();
  if (typeof scraped === 'object' && scraped) {
    say(`Metrics are at http://${config.metricsHost}:${scraped.port}/metrics`);
  }
  if (config.telemetry) say(`Traces and metrics are sent to ${config.telemetry.endpoint}`);
  for (const caution of cautions(config)) complain(`CAUTION: ${caution}`);
}

function tellFailure(error: unknown): void {
  if (error instanceof ConfigError) for (const line of error.lines) complain(line);
  else if (error instanceof StartFailure) complain(error.message);
  else {
    complain(
      `Growth Loop could not start: ${reasonOf(error)}. See “When it does not start” in docs/operating.md.`,
    );
  }
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

const running: Running = {};
let ready = false;

onWishToStop((code) => {
  // Before it is ready there is nothing to finish: the database stops with this process.
  if (!ready) process.exit(code);
  say('Stopping ...');
  stop(running).then(
    () => process.exit(0),
    (error) => {
      complain(`Growth Loop did not stop cleanly: ${reasonOf(error)}.`);
      process.exit(1);
    },
  );
});

try {
  const config = await start(running);
  ready = true;
  tellReady(config, running);
  running.postgres?.lost.then((reason) => {
    complain(reason);
    process.exit(1);
  });
} catch (error) {
  tellFailure(error);
  await stop(running).catch(() => undefined);
  process.exit(1);
}
