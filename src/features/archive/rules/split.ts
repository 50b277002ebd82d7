const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** In which order a place to part a text is looked for: between paragraphs, lines, sentences, words. */
const SEAMS = ['\n\n', '\n', '. ', ' '];

/** The part must not become absurdly short for the sake of a fine seam. */
const SHORTEST = 0.5;

function seamIn(text: string, limit: number): number {
  for (const seam of SEAMS) {
    const at = text.lastIndexOf(seam, limit - seam.length);
    if (at >= limit * SHORTEST) return at + seam.length;
  }
  return graphemes.segment(text).containing(limit)?.index || limit;
}

/**
 * A text in parts of at most `limit` UTF-16 units, which are the text again when they are put together. What a person
 * sees as one character stays in one part, unless it is longer than a part itself.
 */
export function partsOf(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const end = seamIn(rest, limit);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
