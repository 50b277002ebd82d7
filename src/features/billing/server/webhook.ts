import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Api } from '../../../server/api.ts';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import { sendPaymentFailed } from '../../emails/server.ts';
import { texts } from '../spoken-texts.ts';
import { accountNow } from './account.ts';
import { completeCheckout } from './checkout.ts';
import { refreshCustomer } from './customers.ts';
import type { Payments } from './payments.ts';
import { eventOf } from './provider-facts.ts';

export const WEBHOOK_PATH = '/webhooks/stripe';
/** The largest events the provider sends are far smaller. */
const LARGEST_BODY = 256 * 1024;

/** What an event asks for: nothing of what it says is believed but whom to ask about. */
export const eventJob = defineJob({
  name: 'billing-event',
  data: z.object({
    event_id: z.string(),
    type: z.string(),
    customer: z.string().optional(),
    checkout: z.string().optional(),
    invoice: z.string().optional(),
  }),
  retries: 8,
});
type EventData = z.output<typeof eventJob.data>;

/** Takes the provider's messages: signed ones, each once, their work in the transaction that notes them. */
export function serveWebhook({ hono, services }: Api, payments: Payments): void {
  const tooLarge = () => {
    throw new AppError(413, 'too_large', texts.tooLarge);
  };
  hono.post(
    WEBHOOK_PATH,
    bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }),
    async (context: Context) => {
      const provider = await payments.provider();
      const signature = context.req.header('stripe-signature') ?? '';
      const body = await context.req.text();
      const message = await provider.verified(body, signature, services.clock());
      if (message === undefined) throw invalid(texts.notSigned);
      const event = eventOf(message);
      if (!event) {
        await noteUnreadable(services, body);
        throw invalid(texts.unreadableEvent);
      }
      const { id, type, customer, checkout, invoice } = event;
      await services.database.asServer(async (tx) => {
        const { rowCount } = await tx.execute(sql`
        insert into billing.events (id, type, received_at)
        values (${id}, ${type}, ${services.clock().toISOString()}) on conflict (id) do nothing`);
        if (rowCount === 1)
          await services.jobs.send(eventJob, { event_id: id, type, customer, checkout, invoice }, { tx });
      });
      return context.json({ received: true });
    },
  );
}

/** The provider sends a refused message again for days: it is stored and logged the first time only. */
async function noteUnreadable({ database, clock, log }: Services, body: string): Promise<void> {
  const id = `unreadable_${createHash('sha256').update(body).digest('hex')}`;
  const now = clock().toISOString();
  const { rowCount } = await database.asServer((tx) =>
    tx.execute(sql`
      insert into billing.events (id, type, received_at, done_at, outcome)
      values (${id}, 'unreadable', ${now}, ${now}, 'unreadable') on conflict (id) do nothing`),
  );
  if (rowCount === 1) log.error('a signed payment message cannot be read', { event: id });
}

/** Does what an event asks for, as often as it is asked: the end is the same. Answers what came of it. */
export async function processEvent(services: Services, payments: Payments, data: EventData): Promise<string> {
  const outcome = await outcomeOf(services, payments, data);
  await services.database.db.execute(sql`
    update billing.events set done_at = ${services.clock().toISOString()}, outcome = ${outcome}
    where id = ${data.event_id}`);
  return outcome;
}

async function outcomeOf(services: Services, payments: Payments, data: EventData): Promise<string> {
  const { event_id: event, type, customer, checkout, invoice } = data;
  if (/^charge\.(refunded|dispute\.)/.test(type)) services.log.warn(`payment: ${type}`, { event });
  if (checkout && type === 'checkout.session.completed') {
    const outcome = await completeOwn(services, payments, checkout);
    if (outcome) return outcome;
  }
  if (!customer) return 'noted';
  if (invoice && type === 'invoice.payment_failed') await tellOwner(services, customer, invoice);
  const refreshed = await refreshCustomer(services, await payments.provider(), customer);
  return refreshed === 'unknown' ? 'unknown customer' : 'refreshed';
}

/** Writes to whoever's payment failed; the mail goes once for each invoice. */
async function tellOwner(services: Services, customer: string, invoice: string): Promise<void> {
  const { rows } = await services.database.db.execute<{ user_id: string }>(
    sql`select user_id from billing_customers where customer_id = ${customer}`,
  );
  const [owner] = rows;
  if (owner) await sendPaymentFailed(services, owner.user_id, invoice);
}

/** Begins the plan of a checkout, should its person not have come back to do so. Undefined: it did, or is nobody's. */
async function completeOwn(
  services: Services,
  payments: Payments,
  sessionId: string,
): Promise<string | undefined> {
  const { rows } = await services.database.db.execute<{ user_id: string }>(
    sql`select user_id from billing_checkouts where session_id = ${sessionId}`,
  );
  const userId = rows[0]?.user_id;
  const account = userId && (await accountNow(services, userId));
  if (!userId || !account) return undefined;
  try {
    await completeCheckout({ services, payments, userId, account, now: services.clock() }, sessionId);
    return undefined;
  } catch (error) {
    // A refusal is final, and the person sees it on the page; whatever else is tried again.
    if (error instanceof AppError && error.status < 500) return `not begun: ${error.code}`;
    throw error;
  }
}
