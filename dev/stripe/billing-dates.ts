/** So many months after the anchor, in seconds: on its day of the month, or the last one there is, as Stripe counts. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const day = from.getUTCDate();
  const then = new Date(from);
  then.setUTCDate(1);
  then.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then.getTime() / 1000;
}

/** The first charge after an instant that the anchor and the interval lead to. */
export function nextCharge(anchor: number, interval: 'month' | 'year', after: number): number {
  const step = interval === 'month' ? 1 : 12;
  let count = 0;
  while (monthsAfter(anchor, count) <= after) count += step;
  return monthsAfter(anchor, count);
}
