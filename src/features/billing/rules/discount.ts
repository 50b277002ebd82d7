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
