import { LOCALE } from './locale.ts';
import { once } from './once.ts';

/** How a language writes money and shares of a whole: only some pages do. */
export function amountsIn(locale: string) {
  // Whole dollars are written without cents.
  const dollars = once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  return {
    /** 333 → '$3.33', 1000 → '$10' */
    formatDollars: (cents: number): string => dollars().format(cents / 100),

    /** 20 → '20%' */
    formatPercent: (ofHundred: number): string => percents().format(ofHundred / 100),
  };
}

export const { formatDollars, formatPercent } = /* @__PURE__ */ amountsIn(LOCALE);
