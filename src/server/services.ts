import type { Config } from './config.ts';
import { Database } from './database.ts';
import { EntryKeys } from './entry-keys.ts';
import { Jobs } from './jobs.ts';
import { createLog, type Log } from './log.ts';
import { Mail } from './mail.ts';

/** What every use-case may lean on. Made once at start; nothing in it is the state of a person. */
export interface Services {
  config: Config;
  database: Database;
  entryKeys: EntryKeys;
  jobs: Jobs;
  mail: Mail;
  log: Log;
  /** The present instant; tests set it. */
  clock: () => Date;
  /** Lets work in hand finish and lets go of every connection. */
  close(): Promise<void>;
}

/** Opens everything on a migrated database. */
export async function createServices(
  config: Config,
  databaseUrl: string,
  options: { clock?: () => Date } = {},
): Promise<Services> {
  const clock = options.clock ?? (() => new Date());
  const log = createLog(config.logLevel);
  const database = new Database(databaseUrl);
  const jobs = new Jobs(databaseUrl, log);
  const mail = new Mail(config, jobs, clock);
  await jobs.start();
  return {
    config,
    database,
    entryKeys: new EntryKeys(config.entryMasterKey),
    jobs,
    mail,
    log,
    clock,
    async close() {
      await jobs.stop();
      mail.close();
      await database.close();
    },
  };
}
