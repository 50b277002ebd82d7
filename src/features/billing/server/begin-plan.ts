import { AppError } from '../../../kernel/errors.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { BILLING_CODES } from '../contract.ts';
import * as texts from '../texts.ts';
import { oweCancellation } from './cancellations.ts';
import { refreshCustomer } from './customers.ts';
import type { Beginning, Provider } from './provider.ts';
import { isOtherUnderKey, isOutcomeUnknown } from './provider-errors.ts';

/** Somebody's wish for a plan, confirmed with a card. */
export interface Wish {
  userId: string;
  customer: string;
  /** The id of the confirmation of the card: a repeat has the same. */
  id: string;
  paymentMethod: string;
  billingName: string | undefined;
  /** What is to begin, worked out when it is sure that it has not begun yet. @throws AppError when it may not */
  terms(): Promise<
    Pick<Beginning, 'price' | 'firstCents' | 'undiscountedCents' | 'covers' | 'nextChargeAt' | 'promotion'>
  >;
}

export const planAlready = () => new AppError(409, BILLING_CODES.planAlready, texts.planAlready);
export const amountChanged = () => new AppError(409, BILLING_CODES.amountChanged, texts.amountChanged);

/** So long one wish keeps others waiting when its outcome is not known, in milliseconds. */
const CLAIM_MS = 120_000;

/**
 * Begins a plan, once however often it is asked. Of two wishes at the same moment one is fulfilled.
 * @throws AppError 402 when the card is refused, 409 beside another plan, 503 when the provider is away
 */
export async function beginPlan(services: Services, provider: Provider, wish: Wish): Promise<void> {
  if (!(await claim(services, wish))) throw planAlready();
  try {
    await fulfil(services, provider, wish);
  } catch (error) {
    if (!isOutcomeUnknown(error)) await release(services, wish);
    throw error;
  }
  await release(services, wish);
}

async function fulfil(services: Services, provider: Provider, wish: Wish): Promise<void> {
  const { customer, id, paymentMethod, billingName } = wish;
  const { fulfilled, anyRuns } = await provider.wishesOf(customer);
  if (!fulfilled.has(id)) {
    if (anyRuns) throw planAlready();
    const terms = await wish.terms();
    await provider.keepCard(customer, paymentMethod, billingName);
    await beginOnce(services, provider, { ...terms, wish: id, customer, paymentMethod });
  }
  if ((await refreshCustomer(services, provider, customer)) === 'unknown') {
    // The account was deleted meanwhile.
    await oweCancellation(services, customer);
  }
}

async function beginOnce(services: Services, provider: Provider, beginning: Beginning): Promise<void> {
  let charged: number | undefined;
  try {
    charged = await provider.begin(beginning);
  } catch (error) {
    if (!isOtherUnderKey(error)) throw error;
    // The same wish was sent before, on another day: either it began, or nothing did.
    const { fulfilled } = await provider.wishesOf(beginning.customer);
    if (!fulfilled.has(beginning.wish)) throw amountChanged();
    return;
  }
  if (charged !== undefined && charged !== beginning.firstCents) {
    services.log.error('a first charge differs from what was shown', {
      differences: charged - beginning.firstCents,
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

async function claim(services: Services, { userId, id }: Wish): Promise<boolean> {
  const now = services.clock();
  const over = new Date(now.getTime() - CLAIM_MS).toISOString();
  const rows = await services.database.asJob(userId, now, ({ run }) =>
    run(claimed({ userId, id, now: now.toISOString(), over })),
  );
  return rows.length === 1;
}

const release = (services: Services, { userId, id }: Wish): Promise<unknown> =>
  services.database.asJob(userId, services.clock(), ({ run }) => run(released({ userId, id })));

export const promotionInvalid = (message: string) =>
  new AppError(400, BILLING_CODES.promotionInvalid, message);
export const setupIncomplete = (message: string) => new AppError(400, BILLING_CODES.setupIncomplete, message);
export const notYours = () => new AppError(403, 'forbidden', texts.notYours);
