import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { EntryKeys } from './entry-keys.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';

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
}
