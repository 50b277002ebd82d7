import { formatDay } from '../../../kernel/calendar.ts';
import type { PriceKey } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import type { PlanQuote } from './quote.ts';

/** For example '$3.33', and '$10' for whole dollars. */
export const inDollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** What the person agrees to: 'Today $3.33, for … to …. Then $10 on … and on the 1st of every month.' */
export function quoteInText(quote: PlanQuote, priceKey: PriceKey): string {
  const { first_charge_cents, first_charge_covers, next_charge_on, next_charge_cents } = quote;
  const first = first_charge_cents === 0 ? texts.nothing : inDollars(first_charge_cents);
  const days = texts.period(
    formatDay(first_charge_covers.from),
    formatDay(first_charge_covers.to, { year: true }),
  );
  const inWords = priceKey === 'CGA_STRIPE_MONTHLY' ? texts.termsMonthly : texts.termsYearly;
  const next = next_charge_cents === 0 ? texts.nothing : inDollars(next_charge_cents);
  return inWords(first, days, next, formatDay(next_charge_on, { year: true }));
}
