import { formatDay } from '../../../kernel/written-days.ts';
import type { PriceKey } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import type { PlanQuote } from './quote.ts';
import type { LaterQuote } from './quote-after-trial.ts';

/** For example '$3.33', and '$10' for whole dollars. */
export const inDollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** What the person agrees to: 'Nothing today. Your trial runs until …. Your plan begins on …: $6, for … to …. Then …' */
export function laterQuoteInText(quote: LaterQuote, priceKey: PriceKey): string {
  const { trial_ends_on, begins_on, next_charge_on } = quote;
  const inWords = priceKey === 'CGA_STRIPE_MONTHLY' ? texts.laterTermsMonthly : texts.laterTermsYearly;
  return inWords({
    trialEnds: formatDay(trial_ends_on),
    begins: formatDay(begins_on, { year: true }),
    ...amountsInText(quote),
    day: formatDay(next_charge_on, { year: true }),
  });
}

const dollarsOrNothing = (cents: number): string => (cents === 0 ? texts.nothing : inDollars(cents));

function amountsInText({ first_charge_cents, first_charge_covers, next_charge_cents }: PlanQuote) {
  const { from, to } = first_charge_covers;
  return {
    first: dollarsOrNothing(first_charge_cents),
    covers: texts.period(formatDay(from), formatDay(to, { year: true })),
    next: dollarsOrNothing(next_charge_cents),
  };
}

/** What the person agrees to: 'Today $3.33, for … to …. Then $10 on … and on the 1st of every month.' */
export function quoteInText(quote: PlanQuote, priceKey: PriceKey): string {
  const { first, covers, next } = amountsInText(quote);
  const inWords = priceKey === 'CGA_STRIPE_MONTHLY' ? texts.termsMonthly : texts.termsYearly;
  return inWords(first, covers, next, formatDay(quote.next_charge_on, { year: true }));
}
