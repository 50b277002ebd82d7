import { sql } from 'drizzle-orm';
import type { Services } from '../../../server/services.ts';
import { mailingJob } from './deliver.ts';

/** Tells a person that a payment has failed: once for each invoice, however often the provider tries and says so. */
export async function sendPaymentFailed(services: Services, userId: string, invoice: string): Promise<void> {
  const kind = 'payment-failed';
  await services.database.asServer(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into mailings_sent (user_id, kind, about, created_at)
      values (${userId}, ${kind}, ${invoice}, ${services.clock().toISOString()}) on conflict do nothing`);
    if (rowCount === 1) await services.jobs.send(mailingJob, { userId, kind, about: invoice }, { tx });
  });
}
