import { AccountEndings } from './account-endings.ts';
import type { Config } from './config.ts';
import { Database } from './database.ts';
import { loadStandIns } from './dev.ts';
import { isDistributed } from './distribution.ts';
import { EntryKeys } from './entry-keys.ts';
import { Jobs } from './jobs.ts';
import { LanguageModel } from './language-model.ts';
import { createLog, type Log } from './log.ts';
import { Mail } from './mail.ts';
import type { Metrics } from './metrics.ts';
import { masterKeysOf, numberKeyOf } from './product-keys.ts';
import type { Outbox, StandIn, StripeStandIn } from './stand-ins.ts';
import { startTelemetry, type Tracer } from './telemetry.ts';
import { WriteNotices } from './write-notices.ts';

/** What every use-case may lean on. Made once at start; nothing in it is the state of a person. */
export interface Services {
  config: Config;
  database: Database;
  /** The same with a few connections of its own: for work by the hundred that nobody waits for. */
  background: Database;
  entryKeys: EntryKeys;
  /** Under it digests of phone numbers are made. */
  numberKey: Uint8Array;
  /** Whether people's rows are spread over several machines. */
  distributed: boolean;
  jobs: Jobs;
  mail: Mail;
  /** Undefined where no setting leaves anything to it. */
  outbox: Outbox | undefined;
  /** Undefined where Stripe takes the payments, or nobody. */
  stripeStandIn: StripeStandIn | undefined;
  /** Undefined where people sync with Google, or nobody syncs. */
  googleStandIn: StandIn | undefined;
  log: Log;
  /** What is done elsewhere before an account goes. */
  accountEndings: AccountEndings;
  /** Undefined where the operator has named none. */
  languageModel: LanguageModel | undefined;
  /** Undefined where nobody collects them. */
  metrics: Metrics | undefined;
  /** Undefined where no collector is named. */
  tracer: Tracer | undefined;
  /** Undefined where devices only ask what is new. */
  writeNotices: WriteNotices | undefined;
  /** The present instant; tests set it. */
  clock: () => Date;
  /** Lets work in hand finish and lets go of every connection. */
  close(): Promise<void>;
}

/** So many connections are kept from nobody by a peak of reminders or mail. */
const BACKGROUND_CONNECTIONS = 3;

/** What work leans on that nobody waits for: it never takes a connection from a request. */
export const inBackground = (services: Services): Services => ({
  ...services,
  database: services.background,
});

interface ServicesOptions {
  clock?: () => Date;
  /** In milliseconds; another one than the product's is for tests. */
  heartbeat?: number | undefined;
}

/** Opens everything on a migrated database. Jobs and write notices listen, so they go past a pooler. */
export async function createServices(
  config: Config,
  databaseUrl: string,
  options: ServicesOptions = {},
): Promise<Services> {
  const clock = options.clock ?? (() => new Date());
  const standIns = await loadStandIns(config);
  const log = createLog(config.logLevel);
  const metrics = await createMetrics(config);
  const telemetry = await startTelemetry(config, { log, metrics });
  const tracer = telemetry?.tracer;
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const way = { pooled: directUrl !== databaseUrl, prepares: config.databasePrepare, tracer };
  const database = new Database(databaseUrl, way);
  const background = new Database(databaseUrl, {
    ...way,
    connections: BACKGROUND_CONNECTIONS,
    behind: database,
  });
  const [numberKey, distributed] = await Promise.all([
    numberKeyOf(database.pool, config),
    isDistributed(database.pool),
  ]).catch(async (error) => {
    await database.close();
    throw error;
  });
  const jobs = new Jobs(directUrl, log, tracer);
  metrics?.watch({ pool: database.pool, depths: () => jobs.depths() });
  const mail = new Mail(config, jobs, clock, { outbox: standIns.outbox, metrics });
  await jobs.start();
  const writeNotices = config.syncPush
    ? new WriteNotices(directUrl, log, { heartbeat: options.heartbeat })
    : undefined;
  if (writeNotices) database.tellWritesTo((userId, seq) => writeNotices.tell(userId, seq));
  await writeNotices?.start();
  const services: Services = {
    config,
    database,
    background,
    distributed,
    entryKeys: new EntryKeys(masterKeysOf(config)),
    numberKey,
    jobs,
    mail,
    outbox: standIns.outbox,
    stripeStandIn: undefined,
    googleStandIn: standIns.google,
    log,
    accountEndings: new AccountEndings(log),
    languageModel: config.languageModel && new LanguageModel(config.languageModel, log),
    metrics,
    tracer,
    writeNotices,
    clock,
    async close() {
      await jobs.stop();
      await writeNotices?.stop();
      mail.close();
      await background.close();
      await database.close();
      await telemetry?.close();
    },
  };
  services.stripeStandIn = standIns.stripe?.(services);
  return services;
}

/** Their library is loaded only where they are asked for. */
async function createMetrics({ metricsPort, telemetry }: Config): Promise<Metrics | undefined> {
  if (metricsPort === undefined && !telemetry) return undefined;
  const { Metrics } = await import('./metrics.ts');
  return new Metrics();
}
