import { FEAR_PART } from '../rules.ts';
import type { MeaningIndex, Related } from './meaning-index.ts';
import type { About } from './worker.ts';

/** What a person wrote that is about the same as a text, the best first: no fear, which nobody asked for, and no other goal. */
export function moreAbout({ text, except }: About, meaning: MeaningIndex): Related[] {
  const shown = new Set(except);
  return meaning.nearest(
    text,
    ({ key, kind, part }) => !shown.has(key) && kind !== 'goal' && !(kind === 'entry' && part === FEAR_PART),
  );
}
