import { words } from '../../../server/spoken-words.ts';
import type { Discount } from '../rules/discount.ts';
import { texts } from '../spoken-texts.ts';

/** For example '20% off for 3 months'. */
export function discountInWords({ percentOff, amountOffCents = 0, lasts, months }: Discount): string {
  const amount =
    percentOff === undefined ? words.formatDollars(amountOffCents) : words.formatPercent(percentOff);
  const off = texts.takenOff(amount);
  if (lasts === 'forever') return off;
  if (lasts === 'once') return texts.offFirstPayment(off);
  return texts.offForMonths(off, months ?? 0);
}
