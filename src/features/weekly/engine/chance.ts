/** The logarithm of n over k. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let at = 1; at <= k; at += 1) sum += Math.log(n - k + at) - Math.log(at);
  return sum;
}

/**
 * How likely it is by chance alone that of `drawn` days at least `hits` are among the `marked` of all `days`
 * (hypergeometric): small when it hardly is chance.
 */
export function probabilityOfChance({
  hits,
  drawn,
  marked,
  days,
}: {
  hits: number;
  drawn: number;
  marked: number;
  days: number;
}): number {
  let sum = 0;
  for (let at = hits; at <= Math.min(drawn, marked); at += 1) {
    if (drawn - at > days - marked) continue;
    sum += Math.exp(logChoose(marked, at) + logChoose(days - marked, drawn - at) - logChoose(days, drawn));
  }
  return sum;
}
