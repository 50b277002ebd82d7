const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The text, or what of it fits in `limit` UTF-16 units with an ellipsis at the end. What a person sees as one
 * character, an emoji of several parts too, is never cut in half.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = graphemes.segment(text).containing(limit - 1)?.index ?? 0;
  return `${text.slice(0, end)}…`;
}
