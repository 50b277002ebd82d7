/*
 * A server that hands on reminders and sends them, in a process of its own, with a clock that stands still: what a test
 * kills. Reads DATABASE_URL, SMTP_URL, AUTH_SECRET, DATA_DIR and NOW from its environment.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { enqueueDueReminders } from '../../src/features/reminders/server/due.ts';
import { createApp } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config.ts';
import { loadOrCreateMasterSecrets } from '../../src/server/master-secrets.ts';
import { createServices } from '../../src/server/services.ts';

const { env } = process;
const now = new Date(env.NOW ?? '');
const config = loadConfig(env, loadOrCreateMasterSecrets(env.DATA_DIR ?? ''));
const services = await createServices(config, env.DATABASE_URL ?? '', { clock: () => now });
createApp(services);
console.log('ready');
for (;;) {
  await enqueueDueReminders(services, now);
  await pause(20);
}
