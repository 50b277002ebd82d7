import type { Stripe } from 'stripe';
import type { PriceKey } from '../contract.ts';
import type { Discount } from '../rules/discount.ts';
import { ask, isMissing, isUnsigned, notAsSet } from './provider-errors.ts';
import {
  cardOf,
  discountOf,
  eventOf,
  laterMetadata,
  type SubscriptionFacts,
  subscriptionOf,
} from './provider-facts.ts';

export interface Price {
  key: PriceKey;
  id: string;
  cents: number;
  interval: 'month' | 'year';
  product: string;
}

export interface Promotion {
  id: string;
  code: string;
  discount: Discount;
  /** Whether it can be used now, by this customer. */
  usable: boolean;
  /** The products that it is for; undefined: for all. */
  products: string[] | undefined;
}

/** A plan that is to begin. */
export interface PlanStart {
  /** By which a repeat is known: the id of the confirmation of the card. */
  requestId: string;
  customer: string;
  paymentMethod: string;
  price: Price;
  /** Charged now, in cents, with the discount taken off. */
  firstCents: number;
  /** The same without the discount. */
  undiscountedCents: number;
  covers: { from: Date; to: Date };
  /** The first charge of a whole period where that is not now. */
  nextChargeAt: Date | undefined;
  promotion: Promotion | undefined;
  /** Where the plan begins later, and nothing is charged now. */
  later?: LaterStart | undefined;
}

/** When a plan begins that is confirmed during the trial. */
export interface LaterStart {
  at: Date;
  /** From when whole periods are counted where the first charge is for a part of one. */
  anchor: Date | undefined;
}

/** How a confirmation of a card stands. */
export interface Setup {
  id: string;
  status: string;
  customer: string | undefined;
  paymentMethod: string | undefined;
  /** The provider's words on why it failed. */
  problem: string | undefined;
}

/** What stands at the provider for a customer. */
export interface CustomerFacts {
  subscriptions: SubscriptionFacts[];
  card: ReturnType<typeof cardOf>;
}

const idOf = (part: string | { id: string } | null | undefined): string | undefined =>
  typeof part === 'string' ? part : part?.id;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];
/** An event that is older, in seconds, was replayed. */
const SIGNED_WITHIN = 300;
const PRICES_KEPT_MS = 600_000;

/** The payment provider, asked through its own SDK. Everything that leaves here is ours by name and unit. */
export class Provider {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #priceIds: Record<PriceKey, string>;
  readonly #prices = new Map<PriceKey, { price: Price; readAt: number }>();

  constructor(stripe: Stripe, webhookSecret: string, priceIds: Record<PriceKey, string>) {
    this.#stripe = stripe;
    this.#webhookSecret = webhookSecret;
    this.#priceIds = priceIds;
  }

  keyOf(priceId: string | undefined): PriceKey | undefined {
    const found = Object.entries(this.#priceIds).find(([, id]) => id === priceId);
    return found?.[0] as PriceKey | undefined;
  }

  /** @throws AppError 503 when the operator's price is not in whole US cents per month or year */
  async price(key: PriceKey): Promise<Price> {
    const kept = this.#prices.get(key);
    if (kept && performance.now() - kept.readAt < PRICES_KEPT_MS) return kept.price;
    const found = await ask(this.#stripe.prices.retrieve(this.#priceIds[key]));
    const interval = key === 'CGA_STRIPE_MONTHLY' ? 'month' : 'year';
    const product = idOf(found.product);
    const fits = found.currency === 'usd' && found.recurring?.interval === interval;
    if (!fits || found.unit_amount === null || !product) throw notAsSet(`${key} is no such price`);
    const price: Price = { key, id: found.id, cents: found.unit_amount, interval, product };
    this.#prices.set(key, { price, readAt: performance.now() });
    return price;
  }

  async createCustomer(userId: string, email: string): Promise<string> {
    const made = this.#stripe.customers.create(
      { email, metadata: { user_id: userId } },
      { idempotencyKey: `customer-${userId}` },
    );
    return (await ask(made)).id;
  }

  async createSetup(customer: string): Promise<{ id: string; clientSecret: string }> {
    const made = await ask(
      this.#stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      }),
    );
    return { id: made.id, clientSecret: made.client_secret ?? '' };
  }

  /** Undefined where the provider knows of none. */
  async setup(id: string): Promise<Setup | undefined> {
    try {
      return setupOf(await ask(this.#stripe.setupIntents.retrieve(id)));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** `says` stands beside the button with which people confirm. */
  async openCheckout(
    customer: string,
    says: string,
    urls: { success: string; cancel: string },
    until: Date,
  ): Promise<{ id: string; url: string | null }> {
    const made = await ask(
      this.#stripe.checkout.sessions.create({
        mode: 'setup',
        allowed_payment_method_types: ['card'],
        customer,
        currency: 'usd',
        custom_text: { submit: { message: says } },
        success_url: urls.success,
        cancel_url: urls.cancel,
        expires_at: seconds(until),
      }),
    );
    return { id: made.id, url: made.url };
  }

  /** How the card of a checkout was confirmed; undefined until it was. */
  async checkoutSetup(sessionId: string): Promise<Setup | undefined> {
    const asked = this.#stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] });
    const { setup_intent: setup } = await ask(asked);
    return setup && typeof setup !== 'string' ? setupOf(setup) : undefined;
  }

  async openPortal(customer: string, returnTo: string): Promise<string> {
    const made = this.#stripe.billingPortal.sessions.create({ customer, return_url: returnTo });
    return (await ask(made)).url;
  }

  /** The promotion with the code that people know, in any case; undefined where there is none. */
  async promotionBy(code: string, customer: string | undefined): Promise<Promotion | undefined> {
    const found = await ask(
      this.#stripe.promotionCodes.list({ code, limit: 1, expand: ['data.promotion.coupon.applies_to'] }),
    );
    const [first] = found.data;
    return first && promotionOf(first, customer);
  }

  async promotion(id: string, customer: string | undefined): Promise<Promotion | undefined> {
    try {
      const asked = this.#stripe.promotionCodes.retrieve(id, { expand: ['promotion.coupon.applies_to'] });
      return promotionOf(await ask(asked), customer);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** What stands at the provider now. A customer who was deleted there has nothing. */
  async facts(customer: string): Promise<CustomerFacts> {
    const expand = ['invoice_settings.default_payment_method'];
    const [person, subscriptions] = await Promise.all([
      ask(this.#stripe.customers.retrieve(customer, { expand })),
      ask(
        this.#stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.latest_invoice', 'data.default_payment_method'],
        }),
      ),
    ]);
    const keyOf = (priceId: string | undefined) => this.keyOf(priceId);
    const live = subscriptions.data.find(({ status }) => LIVE.includes(status));
    const method = person.deleted ? undefined : person.invoice_settings.default_payment_method;
    return {
      subscriptions: subscriptions.data.map((subscription) => subscriptionOf(subscription, keyOf)),
      card: cardOf(live?.default_payment_method ?? method),
    };
  }

  /** Keeps the card for later charges, and the name for bills. */
  async keepCard(customer: string, paymentMethod: string, billingName: string | undefined): Promise<void> {
    const name = billingName ? { name: billingName } : {};
    await ask(
      this.#stripe.customers.update(customer, {
        invoice_settings: { default_payment_method: paymentMethod },
        ...name,
      }),
    );
  }

  /**
   * Makes the subscription. Answers its first charge in cents, as far as the provider tells. One that begins today is
   * free at the provider ("trial") until the first charge of a whole period, because only that way is the first part
   * charged now and exactly.
   */
  async begin(start: PlanStart): Promise<number | undefined> {
    if (start.later) return this.#beginLater(start, start.later);
    const { requestId, nextChargeAt, promotion, firstCents } = start;
    const forFirst = promotion?.discount.lasts === 'once' && nextChargeAt !== undefined;
    const lasting = promotion && !forFirst ? { discounts: [{ promotion_code: promotion.id }] } : {};
    const made = await this.#make(start, {
      proration_behavior: 'none',
      metadata: { wish: requestId },
      expand: ['latest_invoice'],
      ...lasting,
      ...(nextChargeAt ? { trial_end: seconds(nextChargeAt) } : {}),
      ...(nextChargeAt && firstCents > 0 ? { add_invoice_items: [firstPart(start, forFirst)] } : {}),
    });
    const invoice = made.latest_invoice;
    return invoice && typeof invoice !== 'string' ? invoice.total : undefined;
  }

  /** Makes a subscription, once for each request. */
  #make(
    { customer, requestId, paymentMethod, price }: PlanStart,
    more: Omit<Stripe.SubscriptionCreateParams, 'customer' | 'items'>,
  ): Promise<Stripe.Subscription> {
    return ask(
      this.#stripe.subscriptions.create(
        {
          customer,
          items: [{ price: price.id }],
          default_payment_method: paymentMethod,
          payment_behavior: 'error_if_incomplete',
          ...more,
        },
        { idempotencyKey: `begin-${requestId}` },
      ),
    );
  }

  /** Makes a subscription that is on trial until then: the provider charges nothing before, and what is due by itself. */
  async #beginLater(start: PlanStart, { at, anchor }: LaterStart): Promise<number | undefined> {
    const { requestId, promotion, firstCents } = start;
    const made = await this.#make(start, {
      proration_behavior: anchor ? 'create_prorations' : 'none',
      trial_end: seconds(at),
      metadata: laterMetadata(requestId, firstCents),
      ...(anchor ? { billing_cycle_anchor: seconds(anchor) } : {}),
      ...(promotion ? { discounts: [{ promotion_code: promotion.id }] } : {}),
    });
    return this.#firstChargeOf(made.id);
  }

  /** What a subscription that is yet to begin will be charged first; the plan stands, whether this is told or not. */
  async #firstChargeOf(subscription: string): Promise<number | undefined> {
    try {
      return (await ask(this.#stripe.invoices.createPreview({ subscription }))).total;
    } catch {
      return undefined;
    }
  }

  /** Which requests became subscriptions of the customer, also ended ones, and whether any subscription runs. */
  async requestsOf(customer: string): Promise<{ fulfilled: Set<string>; anyRuns: boolean }> {
    const { data } = await ask(this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
    return {
      fulfilled: new Set(data.flatMap(({ metadata }) => metadata.wish ?? [])),
      anyRuns: data.some(({ status }) => LIVE.includes(status)),
    };
  }

  /** Ends every subscription of the customer now. */
  async cancelAll(customer: string): Promise<void> {
    const { data } = await ask(this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
    for (const { id, status } of data) {
      if (LIVE.includes(status)) await ask(this.#stripe.subscriptions.cancel(id, { prorate: false }));
    }
  }

  /** Forgets the customer at the provider, which ends whatever runs. One who is gone already is no error. */
  async forget(customer: string): Promise<void> {
    try {
      await ask(this.#stripe.customers.del(customer));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** The customers of everything that runs at the provider. */
  async *liveCustomers(): AsyncGenerator<string> {
    for await (const { customer, status } of this.#stripe.subscriptions.list({ limit: 100 })) {
      const id = idOf(customer);
      if (id && LIVE.includes(status)) yield id;
    }
  }

  /**
   * The event, if the provider signed exactly these bytes not long ago; undefined otherwise. It may be malformed, and is
   * null where the bytes are no event at all.
   */
  async verified(body: string, signature: string, now: Date): Promise<unknown> {
    try {
      return await this.#stripe.webhooks.constructEventAsync(
        body,
        signature,
        this.#webhookSecret,
        SIGNED_WITHIN,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      // The SDK parses what it has found to be signed, and throws other errors for that.
      return isUnsigned(error) ? undefined : null;
    }
  }

  /** An event that the provider still keeps. */
  async event(id: string) {
    return eventOf(await ask(this.#stripe.events.retrieve(id)));
  }
}

function firstPart({ price, firstCents, undiscountedCents, covers, promotion }: PlanStart, once: boolean) {
  const discount = once && promotion ? { discounts: [{ promotion_code: promotion.id }] } : {};
  return {
    // What a lasting discount takes off is taken off already, so that no rounding of theirs can differ from ours.
    discountable: once,
    price_data: {
      currency: 'usd',
      product: price.product,
      unit_amount: once ? undiscountedCents : firstCents,
    },
    period: {
      start: { type: 'timestamp' as const, timestamp: seconds(covers.from) },
      end: { type: 'timestamp' as const, timestamp: seconds(covers.to) },
    },
    ...discount,
  };
}

const setupOf = (setup: Stripe.SetupIntent): Setup => ({
  id: setup.id,
  status: setup.status,
  customer: idOf(setup.customer),
  paymentMethod: idOf(setup.payment_method),
  problem: setup.last_setup_error?.message,
});

function promotionOf(found: Stripe.PromotionCode, customer: string | undefined): Promotion | undefined {
  const { coupon } = found.promotion;
  if (!coupon || typeof coupon === 'string') return undefined;
  const owner = idOf(found.customer);
  const isOthers = owner !== undefined && owner !== customer;
  return {
    id: found.id,
    code: found.code,
    discount: discountOf(coupon),
    usable: found.active && coupon.valid && !isOthers && isSimple(found, coupon),
    products: coupon.applies_to?.products,
  };
}

/** Whether the provider takes off what our rule says: nothing hangs on the amount, on earlier payments or a currency. */
function isSimple({ restrictions }: Stripe.PromotionCode, coupon: Stripe.Coupon): boolean {
  const conditions = restrictions?.minimum_amount || restrictions?.first_time_transaction;
  return !conditions && (coupon.percent_off !== null || coupon.currency === 'usd');
}
