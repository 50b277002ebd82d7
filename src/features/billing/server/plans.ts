import { startOfLocalDay } from '../../../kernel/calendar.ts';
import { type PlanOffer, type Plans, PRICE_KEYS, type PriceKey } from '../contract.ts';
import { discountInWords } from '../rules/discount.ts';
import { type PlanQuote, quoteOf } from '../rules/quote.ts';
import * as texts from '../texts.ts';
import type { Payments } from './payments.ts';
import type { PlanStart, Price, Promotion, Provider } from './provider.ts';

/** What a plan costs whoever confirms it now. */
export interface Offer {
  price: Price;
  promotion: Promotion | undefined;
  quote: PlanQuote;
  undiscounted: PlanQuote;
}

interface Asked {
  zone: string;
  now: Date;
  promotion?: Promotion | undefined;
}

const isFor = ({ products, usable }: Promotion, { product }: Price): boolean =>
  usable && (products === undefined || products.includes(product));

export async function offerOf(
  provider: Provider,
  priceKey: PriceKey,
  { zone, now, promotion }: Asked,
): Promise<Offer> {
  const price = await provider.price(priceKey);
  const held = promotion && isFor(promotion, price) ? promotion : undefined;
  const asked = { priceKey, amountCents: price.cents, now, zone };
  return {
    price,
    promotion: held,
    quote: quoteOf({ ...asked, discount: held?.discount }),
    undiscounted: quoteOf(asked),
  };
}

/** What the provider is asked to begin. */
export function planStartOf(
  { price, promotion, quote, undiscounted }: Offer,
  zone: string,
): Pick<PlanStart, 'price' | 'firstCents' | 'undiscountedCents' | 'covers' | 'nextChargeAt' | 'promotion'> {
  const { from, to } = quote.first_charge_covers;
  return {
    price,
    promotion,
    firstCents: quote.first_charge_cents,
    undiscountedCents: undiscounted.first_charge_cents,
    covers: { from: startOfLocalDay(from, zone), to: startOfLocalDay(to, zone) },
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

function shown({ price, quote, undiscounted }: Offer): PlanOffer {
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
  };
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
