/*
 * A server that reminds, in a process of its own, with a clock that its parent starts: what `bench/reminders/peak.ts` runs
 * several of. Reads DATABASE_URL, SMTP_URL and DATA_DIR from its environment.
 */
import { dueJob } from '../../src/features/reminders/server/due.ts';
import { createApp } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config.ts';
import { loadOrCreateMasterSecrets } from '../../src/server/master-secrets.ts';
import { createServices } from '../../src/server/services.ts';

/** From now on it is this instant, and the clock runs. One of the servers is told to look for what is due. */
export interface Begin {
  now: string;
  looks: boolean;
}

export interface Said {
  ready?: true;
  /** Processor time since the start, in milliseconds. */
  cpu?: number;
}

const { env } = process;
const config = loadConfig(env, loadOrCreateMasterSecrets(env.DATA_DIR ?? ''));
let now = new Date(env.NOW ?? '').getTime();
let begunAt: number | undefined;
const clock = () => new Date(begunAt === undefined ? now : now + performance.now() - begunAt);
const services = await createServices(config, env.DATABASE_URL ?? '', { clock });
createApp(services);

const say = (said: Said) => process.send?.(said);

process.on('message', (message: Begin | 'tell') => {
  if (message === 'tell') {
    const { user, system } = process.cpuUsage();
    say({ cpu: (user + system) / 1000 });
    return;
  }
  now = new Date(message.now).getTime();
  begunAt = performance.now();
  if (message.looks) void services.jobs.send(dueJob, {});
});
process.on('disconnect', () => process.exit());
say({ ready: true });
