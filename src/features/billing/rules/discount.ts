import * as texts from '../texts.ts';
/** What a promotion code takes off. */
export interface Discount {
  /** Of a hundred; undefined for a fixed amount. */
  percentOff: number | undefined;
  /** In US cents; undefined for a percentage. */
  amountOffCents: number | undefined;
  lasts: 'once' | 'months' | 'forever';
  /** For how many months, where it lasts for months. */
  months: number | undefined;
}

/** What is left of an amount in cents, rounded as the provider rounds: half a cent off counts as one. */
export function discounted(cents: number, discount: Discount | undefined): number {
  if (!discount) return cents;
  const { percentOff, amountOffCents = 0 } = discount;
  const off = percentOff === undefined ? amountOffCents : Math.round((cents * percentOff) / 100);
  return Math.max(0, cents - off);
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** For example '20% off for 3 months'. */
export function discountInWords({ percentOff, amountOffCents, lasts, months }: Discount): string {
  const off = percentOff === undefined ? `${dollars(amountOffCents ?? 0)} off` : `${percentOff}% off`;
  if (lasts === 'forever') return off;
  if (lasts === 'once') return texts.offFirstPayment(off);
  return texts.offForMonths(off, months ?? 0);
}
