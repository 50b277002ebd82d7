import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../../server/jobs.ts';
import { errorFields } from '../../../server/log.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { forgetAttempts } from './attempt-limit.ts';
import { settleCancellations } from './cancellations.ts';
import { refreshCustomer } from './customers.ts';
import type { Payments } from './payments.ts';
import { processEvent } from './webhook.ts';

/** Compares everybody's plan with what the provider says, once a night. */
export const reconcileJob = defineJob({
  name: 'billing-reconcile',
  data: z.object({}),
  retries: 2,
  seconds: 3600,
});

/** Events whose work is not done after so long have lost it, in milliseconds. */
const LOST_AFTER_MS = 15 * 60_000;
/** So long the log of events is kept, in days: the provider's own is no longer. */
const EVENTS_KEPT_DAYS = 90;
const AT_ONCE = 500;

export interface Reconciled {
  customers: number;
  /** How many were stored otherwise than they stand at the provider. */
  differences: number;
  /** Live subscriptions at the provider of customers whom nobody here is. */
  strangers: number;
}

/** Sets right what differs, and says in the log how much. */
export async function reconcile(services: Services, payments: Payments): Promise<Reconciled> {
  const provider = await payments.provider();
  await settleCancellations(services, provider);
  await finishLostEvents(services, payments);
  const done: Reconciled = { customers: 0, differences: 0, strangers: 0 };
  const known = new Set<string>();
  for await (const customer of customersOf(services)) {
    known.add(customer);
    done.customers += 1;
    try {
      if ((await refreshCustomer(services, provider, customer)) === 'changed') done.differences += 1;
    } catch (error) {
      done.differences += 1;
      services.log.error('a customer could not be reconciled', errorFields(error));
    }
  }
  for await (const customer of provider.liveCustomers()) if (!known.has(customer)) done.strangers += 1;
  tell(services, done);
  const now = services.clock();
  await forgetAttempts(services, now);
  const before = new Date(now.getTime() - EVENTS_KEPT_DAYS * 86_400_000);
  await deleteRowsBefore(services.background, 'billing.events', 'received_at', before);
  return done;
}

function tell({ log }: Services, { customers, differences, strangers }: Reconciled): void {
  const fields = { looked_at: customers, differences };
  if (differences > 0) log.warn('payments differed from the provider and were corrected', fields);
  else log.info('payments agree with the provider', fields);
  if (strangers > 0)
    log.warn('the provider has subscriptions that belong to no account', { differences: strangers });
}

async function* customersOf({ database }: Services): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const { rows } = await database.db.execute<{ customer_id: string }>(sql`
      select customer_id from billing_customers where customer_id > ${after}
      order by customer_id limit ${AT_ONCE}`);
    for (const { customer_id } of rows) {
      after = customer_id;
      yield customer_id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function finishLostEvents(services: Services, payments: Payments): Promise<void> {
  const before = new Date(services.clock().getTime() - LOST_AFTER_MS).toISOString();
  const { rows } = await services.database.db.execute<{ id: string }>(sql`
    select id from billing.events where done_at is null and received_at < ${before} order by received_at`);
  for (const { id } of rows) {
    await redo(services, payments, id).catch((error) =>
      services.log.error('an event could not be processed', { event: id, ...errorFields(error) }),
    );
  }
}

/** Works on an event again, as the provider still has it. */
export async function redo(services: Services, payments: Payments, id: string): Promise<string> {
  const event = await (await payments.provider()).event(id);
  if (!event) throw new Error('the provider answers an event that cannot be read');
  const { type, customer, checkout, invoice } = event;
  return processEvent(services, payments, { event_id: id, type, customer, checkout, invoice });
}
