import { isOpened } from '../kernel/seal.ts';
import { isBlank } from '../kernel/text.ts';

/** How long a quotation is at most, in UTF-16 units. */
export const QUOTE_LENGTH = 140;
/** How much of a long sentence stands before the word for which it is quoted. */
const LEAD = 50;
/** A part that ends with its clause is preferred to a longer one, when it is this long. */
const WHOLE_THOUGHT = 50;
const CLAUSE_ENDS = /^\s*(?:[,;:—–(]|$)/u;
/** A part that ends so would leave the reader waiting. */
const LEADS_ON =
  /(?:^|\s)(?:a|an|and|as|at|because|but|by|for|from|i|if|in|is|it|my|of|on|or|so|that|the|then|to|was|we|when|which|who|with|you|[,;:—–(])$|[,;:—–(]$/iu;
/** More footnotes than these would not be read. */
export const CITATIONS_LIMIT = 12;

export type CitedKind = 'entry' | 'lesson' | 'action';

/** A row on which something rests, with a stretch of its text, letter for letter and at most `QUOTE_LENGTH` long. */
export interface Citation {
  kind: CitedKind;
  id: string;
  quote: string;
}

/** A stretch of a text, in UTF-16 units: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** What would break out of its line or turn the words around it: it is not quoted at all. */
export const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** What marks a line as an item of a list, a heading or a citation, and is none of its words. */
const LINE_MARK = /^[ \t]*(?:(?:#{1,6}|[-*+•>]|\d{1,3}[.)]|\[[ xX]?\])[ \t]+)+/u;
/** Signs of layout that were meant to be seen as bold, as code or as a table. */
export const LAYOUT = /\*\*|__|~~|`|^\|.*\|$/u;
/** What ends a line. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/gu;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The span without the white space at its ends. */
function trimmed(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  const lead = inner.length - inner.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + inner.trimEnd().length) };
}

function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(LINE_END)) {
    lines.push({ start, end: index });
    start = index + mark.length;
  }
  return [...lines, { start, end: text.length }].map((line) => ({
    start: line.start + (LINE_MARK.exec(text.slice(line.start, line.end))?.[0].length ?? 0),
    end: line.end,
  }));
}

/** The text; what stands in the place of one that could not be opened is none of the person's words. */
export const readable = (text: string): string => (isOpened(text) ? text : '');

/** Where the sentences of a line begin, but for those that would begin within a word, as in “A.B”. */
function beginningsIn(line: string): number[] {
  const inWords = words.segment(line);
  const isWithinWord = (at: number) =>
    /\S/u.test(line.charAt(at - 1)) && inWords.containing(at)?.index !== at;
  return [...sentences.segment(line)].map(({ index }) => index).filter((at) => at === 0 || !isWithinWord(at));
}

/** The sentences of a text; none goes on over the end of a line. */
export function sentencesOf(text: string): Span[] {
  return linesOf(readable(text))
    .flatMap(({ start, end }) => {
      const beginnings = beginningsIn(text.slice(start, end));
      return beginnings.map((at, number) =>
        trimmed(text, { start: start + at, end: start + (beginnings[number + 1] ?? end - start) }),
      );
    })
    .filter(({ start, end }) => end > start);
}

/** Where a sentence may be cut: before and after its words, never within what is seen as one character. */
function edgesOf(sentence: string): { starts: number[]; ends: number[] } {
  const whole = new Set([...graphemes.segment(sentence)].map(({ index }) => index));
  const shown = [...words.segment(sentence)].filter(({ segment }) => !isBlank(segment));
  const isEdge = (at: number) => at === sentence.length || whole.has(at);
  return {
    starts: shown
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index }) => index)
      .filter(isEdge),
    ends: shown.map(({ index, segment }) => index + segment.length).filter(isEdge),
  };
}

/** A part of the sentence that is short enough and holds the stretch; undefined when no cut allows it. */
function cut(sentence: string, around: Span): string | undefined {
  const { starts, ends } = edgesOf(sentence);
  const start =
    around.end <= QUOTE_LENGTH
      ? 0
      : starts.find(
          (at) => at <= around.start && around.start - at <= LEAD && around.end - at <= QUOTE_LENGTH,
        );
  if (start === undefined) return undefined;
  const possible = ends.filter((at) => at - start <= QUOTE_LENGTH && at >= around.end && at > start);
  const end =
    possible.findLast((at) => at - start >= WHOLE_THOUGHT && CLAUSE_ENDS.test(sentence.slice(at))) ??
    possible.findLast((at) => !LEADS_ON.test(sentence.slice(start, at))) ??
    possible.at(-1);
  return end === undefined ? undefined : sentence.slice(start, end);
}

/** The quotation, unless it would break out of its line, turn the words around it, or show signs in place of layout. */
export const usable = (quote: string): string | undefined =>
  isBlank(quote) || UNRULY.test(quote) || LAYOUT.test(quote) ? undefined : quote;

/**
 * The sentence around a stretch, letter for letter, or what of it is short enough. Undefined when nothing can be quoted
 * without breaking a word, a character or the line.
 */
export function quoteAround(text: string, around: Span): string | undefined {
  const sentence = sentencesOf(text).find(({ start, end }) => start <= around.start && around.end <= end);
  if (!sentence) return undefined;
  const whole = text.slice(sentence.start, sentence.end);
  if (whole.length <= QUOTE_LENGTH) return usable(whole);
  const inner = { start: around.start - sentence.start, end: around.end - sentence.start };
  const part = cut(whole, inner);
  return part === undefined ? undefined : usable(part);
}

/** The first sentence that can be quoted. */
export function firstQuote(text: string): string | undefined {
  for (const { start } of sentencesOf(text)) {
    const quote = quoteAround(text, { start, end: start });
    if (quote !== undefined) return quote;
  }
  return undefined;
}

/** All of a text where it is short and can stand within a sentence, else its first sentence that can be quoted. */
export function shortQuote(text: string): string | undefined {
  const all = text.trim();
  const whole = all.length <= QUOTE_LENGTH ? usable(all) : undefined;
  return isInline(whole) ? whole : firstQuote(text);
}

/** A quotation that can stand between quotation marks within a sentence: it has none of its own that would end it. */
export const isInline = (quote: string | undefined): quote is string =>
  quote !== undefined && !/[“”„‟"«»「」]/u.test(quote);

/** Cites a row; nothing when its text cannot be quoted. */
export function cite(kind: CitedKind, id: string, text: string, around?: Span): Citation[] {
  const quote = (around && quoteAround(text, around)) ?? firstQuote(text);
  return quote === undefined ? [] : [{ kind, id, quote }];
}
