import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../../server/jobs.ts';
import { errorFields } from '../../../server/log.ts';
import type { Services } from '../../../server/services.ts';
import type { Provider } from './provider.ts';

/** Ends at the provider what belongs to accounts that are gone; what fails is tried again with the next one. */
export const cancellationsJob = defineJob({
  name: 'billing-cancellations',
  data: z.object({}),
  retries: 0,
  seconds: 300,
});

/** Notes that nothing of the customer may run on. */
export async function enqueueCancellation(services: Services, customer: string): Promise<void> {
  await services.database.db.execute(sql`
    insert into billing.cancellations (customer_id, owed_since) values (${customer}, ${services.clock().toISOString()})
    on conflict (customer_id) do nothing`);
}

/** Ends the person's subscriptions before the account goes. @throws when the provider is away */
export async function cancelBeforeDeletion(
  services: Services,
  provider: () => Promise<Provider>,
  userId: string,
): Promise<void> {
  const { rows } = await services.database.db.execute<{ customer_id: string }>(
    sql`select customer_id from billing_customers where user_id = ${userId}`,
  );
  const [found] = rows;
  if (found) await (await provider()).cancelAll(found.customer_id);
}

/** Answers how many are still owed. */
export async function settleCancellations(services: Services, provider: Provider): Promise<number> {
  const { db } = services.database;
  const { rows } = await db.execute<{ customer_id: string }>(
    sql`select customer_id from billing.cancellations order by attempts, owed_since`,
  );
  let owed = 0;
  for (const { customer_id } of rows) {
    try {
      await provider.cancelAll(customer_id);
      await provider.forget(customer_id);
      await db.execute(sql`delete from billing.cancellations where customer_id = ${customer_id}`);
    } catch (error) {
      owed += 1;
      services.log.error('a cancellation is still outstanding', errorFields(error));
      await db.execute(
        sql`update billing.cancellations set attempts = attempts + 1 where customer_id = ${customer_id}`,
      );
    }
  }
  return owed;
}
