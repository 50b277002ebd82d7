import type { Claim } from './answered.ts';

/*
 * What is news. A sentence that could be said of one of the weeks before as well is news again when it rests on half as
 * many rows more; until then it is known, and something else is worth reading.
 */

/** By what a claim is about, on how many rows it rests. */
export type KnownClaims = ReadonlyMap<string, number>;

/** When it rests on so many rows for the first time, a claim is news. */
const MILESTONES = [2, 3, 4, 6, 9, 14, 21, 31, 47, 70];

/** What speaks of one week alone is news in each; it may be about the same as in the week before. */
const OF_ONE_WEEK = new Set(['goal', 'value-acted', 'fear-overcome', 'theme']);
/** What goes on until it is over is not more so by further rows. */
const STATES = new Set(['goal-stalled', 'value-waiting', 'value-unnamed']);

const kindOf = (about: string): string => about.slice(0, about.indexOf(':'));

/** Whether a claim says something that could not be said of the weeks before, or hardly. */
export function isNews({ about, rows }: Claim, known: KnownClaims): boolean {
  const before = known.get(about);
  if (before === undefined || OF_ONE_WEEK.has(kindOf(about))) return true;
  return !STATES.has(kindOf(about)) && MILESTONES.some((count) => before < count && count <= rows.length);
}
