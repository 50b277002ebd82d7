import { AppError } from '../../../kernel/errors.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { BILLING_CODES } from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { enqueueCancellation } from './cancellations.ts';
import { refreshCustomer } from './customers.ts';
import type { PlanStart, Provider } from './provider.ts';
import { isOtherUnderKey, isOutcomeUnknown } from './provider-errors.ts';

/** Somebody's request for a plan, confirmed with a card. */
export interface PlanRequest {
  userId: string;
  customer: string;
  /** The id of the confirmation of the card: a repeat has the same. */
  id: string;
  paymentMethod: string;
  billingName: string | undefined;
  /** What is to begin, worked out when it is sure that it has not begun yet. @throws AppError when it may not */
  quote(): Promise<Omit<PlanStart, 'requestId' | 'customer' | 'paymentMethod'>>;
}

export const planAlready = () => new AppError(409, BILLING_CODES.planAlready, texts.planAlready);
export const amountChanged = () => new AppError(409, BILLING_CODES.amountChanged, texts.amountChanged);

/** So long one request keeps others waiting when its outcome is not known, in milliseconds. */
const CLAIM_MS = 120_000;

/**
 * Begins a plan, once however often it is asked. Of two requests at the same moment one is fulfilled.
 * @throws AppError 402 when the card is refused, 409 beside another plan, 503 when the provider is away
 */
export async function beginPlan(services: Services, provider: Provider, request: PlanRequest): Promise<void> {
  if (!(await claim(services, request))) throw planAlready();
  try {
    await fulfil(services, provider, request);
  } catch (error) {
    if (!isOutcomeUnknown(error)) await release(services, request);
    throw error;
  }
  await release(services, request);
}

async function fulfil(services: Services, provider: Provider, request: PlanRequest): Promise<void> {
  const { customer, id, paymentMethod, billingName } = request;
  const { fulfilled, anyRuns } = await provider.requestsOf(customer);
  if (!fulfilled.has(id)) {
    if (anyRuns) throw planAlready();
    const quote = await request.quote();
    await provider.keepCard(customer, paymentMethod, billingName);
    await beginOnce(services, provider, { ...quote, requestId: id, customer, paymentMethod });
  }
  if ((await refreshCustomer(services, provider, customer)) === 'unknown') {
    // The account was deleted meanwhile.
    await enqueueCancellation(services, customer);
  }
}

async function beginOnce(services: Services, provider: Provider, start: PlanStart): Promise<void> {
  let charged: number | undefined;
  try {
    charged = await provider.begin(start);
  } catch (error) {
    if (!isOtherUnderKey(error)) throw error;
    // The same request was sent before, on another day: either it began, or nothing did.
    const { fulfilled } = await provider.requestsOf(start.customer);
    if (!fulfilled.has(start.requestId)) throw amountChanged();
    return;
  }
  if (charged !== undefined && charged !== start.firstCents) {
    services.log.error('a first charge differs from what was shown', {
      differences: charged - start.firstCents,
    });
  }
}

const claimed = statement<{ user_id: string }>('billing-claim').sql(`
    update billing_customers set beginning = :id, beginning_since = :now
    where user_id = :userId and (beginning is null or beginning = :id or beginning_since <= :over)
    returning user_id`);
const released = statement('billing-release').sql(`
    update billing_customers set beginning = null, beginning_since = null
    where user_id = :userId and beginning = :id`);

async function claim(services: Services, { userId, id }: PlanRequest): Promise<boolean> {
  const now = services.clock();
  const over = new Date(now.getTime() - CLAIM_MS).toISOString();
  const rows = await services.database.asJob(userId, now, ({ run }) =>
    run(claimed({ userId, id, now: now.toISOString(), over })),
  );
  return rows.length === 1;
}

const release = (services: Services, { userId, id }: PlanRequest): Promise<unknown> =>
  services.database.asJob(userId, services.clock(), ({ run }) => run(released({ userId, id })));

export const promotionInvalid = (message: string) =>
  new AppError(400, BILLING_CODES.promotionInvalid, message);
export const setupIncomplete = (message: string) => new AppError(400, BILLING_CODES.setupIncomplete, message);
export const notYours = () => new AppError(403, 'forbidden', texts.notYours);
