import { withoutTime } from '../rules/asked-time.ts';
import { FEAR_PART } from '../rules.ts';
import type { AnswerPlace, MeaningIndex, Nearness, Related } from './meaning-index.ts';
import type { About } from './worker.ts';

/** Nobody asked for it, so it is nearer than what is related to a search. */
const NEAR: Nearness = { answer: 0.45, ofTheBest: 0.5 };

/**
 * What a person wrote that is about the same as a text, the best first: no fear, which nobody asked for, and no other
 * goal. When it is to be says nothing of what it is about: 'in January' is not about winter.
 */
export function moreAbout({ text, except, today }: About, meaning: MeaningIndex): Related[] {
  const shown = new Set(except);
  const isMeant = ({ key, kind, part }: AnswerPlace) =>
    !shown.has(key) && kind !== 'goal' && !(kind === 'entry' && part === FEAR_PART);
  return meaning.nearest(withoutTime(text.toLowerCase(), today).rest, isMeant, NEAR);
}
