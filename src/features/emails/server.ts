import * as z from 'zod';
import type { Api } from '../../server/api.ts';
import { defineJob } from '../../server/jobs.ts';
import { errorFields } from '../../server/log.ts';
import { inBackground } from '../../server/services.ts';
import { deliverMailing, mailingJob } from './server/deliver.ts';
import { forgetOldMailings, sendDueMailings } from './server/due.ts';
import { serveUnsubscribe } from './server/unsubscribe.ts';

export { composeEmail, type EmailContent } from './server/compose-email.ts';
export { sendPaymentFailed } from './server/payment-failed.ts';
export { unsubscribeLink } from './server/unsubscribe-link.ts';

/** Finds the time zones where it is morning. They differ by quarters of an hour. */
const dueJob = defineJob({ name: 'mailings-due', data: z.object({}), retries: 2, seconds: 600 });
const EVERY_QUARTER = '*/15 * * * *';
const tidyJob = defineJob({ name: 'mailings-tidy', data: z.object({}), seconds: 3600 });
const NIGHTLY = '37 3 * * *';

/** Registers the automatic emails and the page that stops them. */
export function registerEmails(api: Api): void {
  const { services } = api;
  const { jobs, log } = services;
  serveUnsubscribe(api);
  const aside = inBackground(services);
  jobs.handle(mailingJob, (mailing) => deliverMailing(aside, mailing));
  jobs.handle(dueJob, () => sendDueMailings(aside));
  jobs.handle(tidyJob, async () => void (await forgetOldMailings(services)));
  for (const [job, cron] of [
    [dueJob, EVERY_QUARTER],
    [tidyJob, NIGHTLY],
  ] as const) {
    jobs.schedule(job, cron, {}).catch((error) => log.error('schedule failed', errorFields(error)));
  }
}
