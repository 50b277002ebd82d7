import type { Context } from 'hono';
import type { QueueDepth } from './jobs.ts';
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
  const depths = await withTimeout(jobs.depths(), JOBS_MS).catch(() => undefined);
  return context.json({ status: 'ready', parts: { database: 'up', ...partsOf(depths) } });
}

const notReady = (context: Context, database: 'down' | 'not migrated'): Response =>
  context.json({ status: 'not ready', parts: { database } }, 503);

function partsOf(depths: QueueDepth[] | undefined): {
  jobs: 'up' | 'down';
  mail: 'up' | 'retrying' | 'unknown';
} {
  if (!depths) return { jobs: 'down', mail: 'unknown' };
  const isRefused = depths.some(
    ({ queue, state, jobs }) => MAIL_QUEUE.test(queue) && state === 'retry' && jobs > 0,
  );
  return { jobs: 'up', mail: isRefused ? 'retrying' : 'up' };
}
