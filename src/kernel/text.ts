import { once } from './once.ts';

/** White space, and what shows nothing by itself: zero-width spaces and joiners, marks of direction, fillers and the like. */
const SHOWN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether there is nothing to read in the text. What joins the parts of an emoji or of a word belongs to it. */
export const isBlank = (text: string): boolean => !SHOWN.test(text);

/** The text trimmed; null when there is nothing to read in it. */
export const textOrNull = (text: string): string | null => (isBlank(text) ? null : text.trim());

const sentences = once(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }));
const graphemes = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/**
 * The text, or what of it fits in `limit` UTF-16 units with an ellipsis at the end. What a person sees as one
 * character, an emoji of several parts too, is never cut in half.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end =
    graphemes()
      .segment(text)
      .containing(limit - 1)?.index ?? 0;
  return `${text.slice(0, end)}…`;
}

/** The first sentence of a text, without the line break that may end it; '' when there is none. */
export function firstSentence(text: string): string {
  const [first] = sentences().segment(text.trim());
  return first?.segment.trim() ?? '';
}
