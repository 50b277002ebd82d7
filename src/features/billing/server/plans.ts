import { startOfLocalDay } from '../../../kernel/calendar.ts';
import {
  type LaterOffer,
  type PlanOffer,
  type Plans,
  PRICE_KEYS,
  type PriceKey,
  type Starts,
} from '../contract.ts';
import { type PlanQuote, quoteOf } from '../rules/quote.ts';
import { type LaterQuote, quoteAfterTrial } from '../rules/quote-after-trial.ts';
import { texts } from '../spoken-texts.ts';
import { discountInWords } from './discount-in-words.ts';
import type { Payments } from './payments.ts';
import type { PlanStart, Price, Promotion, Provider } from './provider.ts';

/** What a plan costs whoever confirms it now: one that begins today, and during the trial one that begins after it. */
export interface Offer {
  price: Price;
  promotion: Promotion | undefined;
  quote: PlanQuote;
  undiscounted: PlanQuote;
  later: LaterQuote | undefined;
}

interface Asked {
  zone: string;
  now: Date;
  /** When the trial ends, while it runs. */
  trialEndsAt: Date | undefined;
  promotion?: Promotion | undefined;
}

const isFor = ({ products, usable }: Promotion, { product }: Price): boolean =>
  usable && (products === undefined || products.includes(product));

export async function offerOf(
  provider: Provider,
  priceKey: PriceKey,
  { zone, now, trialEndsAt, promotion }: Asked,
): Promise<Offer> {
  const price = await provider.price(priceKey);
  const held = promotion && isFor(promotion, price) ? promotion : undefined;
  const asked = { priceKey, amountCents: price.cents, now, zone };
  return {
    price,
    promotion: held,
    quote: quoteOf({ ...asked, discount: held?.discount }),
    undiscounted: quoteOf(asked),
    later: trialEndsAt && quoteAfterTrial({ ...asked, trialEndsAt, discount: held?.discount }),
  };
}

/** When a plan begins, as it was asked for: the days of a running trial are kept unless somebody asks for today. */
export const startsOf = ({ later }: Offer, asked: Starts | undefined): Starts =>
  asked ?? (later ? 'after_trial' : 'today');

/** What is shown of a plan that begins then; undefined where the trial is over. */
export const quoteFor = ({ quote, later }: Offer, starts: Starts): PlanQuote | undefined =>
  starts === 'today' ? quote : later;

type Start = Omit<PlanStart, 'requestId' | 'customer' | 'paymentMethod'>;

/** The local days that a first charge covers, as instants. */
const coveredBy = ({ first_charge_covers: { from, to } }: PlanQuote, zone: string): PlanStart['covers'] => ({
  from: startOfLocalDay(from, zone),
  to: startOfLocalDay(to, zone),
});

/** What the provider is asked to begin when the trial is over. */
export function laterStartOf({ price, promotion }: Offer, later: LaterQuote, zone: string): Start {
  return {
    price,
    promotion,
    firstCents: later.first_charge_cents,
    undiscountedCents: later.first_charge_cents,
    covers: coveredBy(later, zone),
    nextChargeAt: later.next_charge_at,
    later: { at: later.begins_at, anchor: later.anchor_at },
  };
}

/** What the provider is asked to begin today. */
export function planStartOf({ price, promotion, quote, undiscounted }: Offer, zone: string): Start {
  return {
    price,
    promotion,
    firstCents: quote.first_charge_cents,
    undiscountedCents: undiscounted.first_charge_cents,
    covers: coveredBy(quote, zone),
    nextChargeAt: price.interval === 'month' ? quote.next_charge_at : undefined,
  };
}

/** Both plans, with a code where one is asked for. */
export async function plansOf(
  payments: Payments,
  { code, customer, ...asked }: Asked & { code: string | undefined; customer: string | undefined },
): Promise<Plans> {
  const provider = await payments.provider();
  const promotion = code ? await provider.promotionBy(code, customer) : undefined;
  const offers = await Promise.all(PRICE_KEYS.map((key) => offerOf(provider, key, { ...asked, promotion })));
  return {
    plans: offers.map(shown),
    publishable_key: payments.publishableKey,
    test_mode: payments.testMode,
    promotion: code ? saidOf(code, promotion, offers) : null,
  };
}

function shown({ price, quote, undiscounted, later }: Offer): PlanOffer {
  const { next_charge_at: _, ...rest } = quote;
  return {
    price_key: price.key,
    price_id: price.id,
    interval: price.interval,
    amount_cents: price.cents,
    ...rest,
    undiscounted: {
      first_charge_cents: undiscounted.first_charge_cents,
      next_charge_cents: undiscounted.next_charge_cents,
    },
    after_trial: later ? shownLater(later) : null,
  };
}

function shownLater(later: LaterQuote): LaterOffer {
  const { begins_at: _, anchor_at: __, next_charge_at: ___, ...rest } = later;
  return rest;
}

function saidOf(
  code: string,
  promotion: Promotion | undefined,
  offers: Offer[],
): NonNullable<Plans['promotion']> {
  const none = { code, id: null, says: null };
  if (!promotion) return { ...none, error: texts.promotionUnknown };
  if (!promotion.usable) return { ...none, error: texts.promotionUsed };
  if (offers.every((offer) => !offer.promotion)) return { ...none, error: texts.promotionNotForPlan };
  return { code: promotion.code, id: promotion.id, says: discountInWords(promotion.discount), error: null };
}
