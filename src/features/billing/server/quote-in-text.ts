import { words } from '../../../server/spoken-words.ts';
import type { PriceKey } from '../contract/limits.ts';
import type { PlanQuote } from '../rules/quote.ts';
import type { LaterQuote } from '../rules/quote-after-trial.ts';
import { texts } from '../spoken-texts.ts';

/** What the person agrees to: 'Nothing today. Your trial runs until …. Your plan begins on …: $6, for … to …. Then …' */
export function laterQuoteInText(quote: LaterQuote, priceKey: PriceKey): string {
  const { trial_ends_on, begins_on, next_charge_on } = quote;
  const inWords = priceKey === 'CGA_STRIPE_MONTHLY' ? texts.laterTermsMonthly : texts.laterTermsYearly;
  return inWords({
    trialEnds: words.formatDay(trial_ends_on),
    begins: words.formatDay(begins_on, { year: true }),
    ...amountsInText(quote),
    day: words.formatDay(next_charge_on, { year: true }),
  });
}

const dollarsOrNothing = (cents: number): string =>
  cents === 0 ? texts.nothing : words.formatDollars(cents);

function amountsInText({ first_charge_cents, first_charge_covers, next_charge_cents }: PlanQuote) {
  const { from, to } = first_charge_covers;
  return {
    first: dollarsOrNothing(first_charge_cents),
    covers: texts.period(words.formatDay(from), words.formatDay(to, { year: true })),
    next: dollarsOrNothing(next_charge_cents),
  };
}

/** What the person agrees to: 'Today $3.33, for … to …. Then $10 on … and on the 1st of every month.' */
export function quoteInText(quote: PlanQuote, priceKey: PriceKey): string {
  const { first, covers, next } = amountsInText(quote);
  const inWords = priceKey === 'CGA_STRIPE_MONTHLY' ? texts.termsMonthly : texts.termsYearly;
  return inWords(first, covers, next, words.formatDay(quote.next_charge_on, { year: true }));
}
