import type { Context } from 'hono';
import { isMigrated } from './migrate.ts';
import type { Services } from './services.ts';
import { withTimeout } from './unavailable.ts';

/** Shorter than what asks for readiness waits. */
const JOBS_MS = 2000;
/** Whatever sends an email: the letter itself, the kinds that are composed as they leave, and the account's own. */
const MAIL_QUEUE = /mail$|^mailing$/;

/**
 * Whether this server can take requests, which its database alone decides; and which part is ill, in one word each.
 * Jobs and mail that wait are a reason to look, none to send people elsewhere: another server has the same queues.
 */
export async function answerReadiness(context: Context, { database, jobs }: Services): Promise<Response> {
  try {
    if (!(await isMigrated(database.pool))) return notReady(context, 'not migrated');
  } catch (error) {
    // For the log line.
    if (error instanceof Error) context.error = error;
    return notReady(context, 'down');
  }
  return context.json({ status: 'ready', parts: { database: 'up', ...(await partsOf(jobs)) } });
}

const notReady = (context: Context, database: 'down' | 'not migrated'): Response =>
  context.json({ status: 'not ready', parts: { database } }, 503);

async function partsOf(jobs: Services['jobs']): Promise<{
  jobs: 'up' | 'down';
  mail: 'up' | 'retrying' | 'unknown';
}> {
  try {
    const isRefused = await withTimeout(
      jobs.hasRetries((queue) => MAIL_QUEUE.test(queue)),
      JOBS_MS,
    );
    return { jobs: 'up', mail: isRefused ? 'retrying' : 'up' };
  } catch {
    return { jobs: 'down', mail: 'unknown' };
  }
}
