import type { LocalDate } from '../../kernel/calendar.ts';
import { meansBeginning, wordsOf } from '../../language/word-forms.ts';

export * from '../../language/word-forms.ts';

export const DOCUMENT_KINDS = ['entry', 'lesson', 'action', 'goal', 'item', 'vision'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Something that a person wrote and can find again. */
export interface SearchDocument {
  key: DocumentKey;
  kind: DocumentKind;
  /** That of its row; the short name of a vision document, which is a column of the profile. */
  id: string;
  date: LocalDate;
  /**
   * An entry's six answers in the order in which they are asked, then its text if it is from another journal; an item, its
   * reason and its story; else one text.
   */
  texts: string[];
}

/** Of an entry's answers, what is feared. */
export const FEAR_PART = 3;

export type DocumentKey = `${DocumentKind}:${string}`;

export const documentKey = (kind: DocumentKind, id: string): DocumentKey => `${kind}:${id}`;

/** The two parts of a key. */
export function partsOfKey(key: DocumentKey): { kind: DocumentKind; id: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) as DocumentKind, id: key.slice(at + 1) };
}

/** What a person asks for. */
export interface Query {
  text: string;
  /** None means all. */
  kinds: readonly DocumentKind[];
  /** The first and the last day, as far as they are given. */
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  /** A question that is asked of everything that was written, instead of words. */
  question?: string | undefined;
  /** The day on which a question in the text is answered; without it nothing is taken for a question. */
  today?: LocalDate | undefined;
  /** How many of each kind are wanted; without it as many as a list shows. */
  each?: number;
}

/** Everything is searched. */
export const NO_FILTERS = { kinds: [], from: undefined, to: undefined } as const satisfies Partial<Query>;

export const BLANK_QUERY: Query = { text: '', kinds: [] };

/** Whether a document is of the kind and of the days that are asked for. */
export const matchesFilters = (
  { kind, date }: Pick<SearchDocument, 'kind' | 'date'>,
  query: Query,
): boolean =>
  (query.kinds.length === 0 || query.kinds.includes(kind)) &&
  (!query.from || date >= query.from) &&
  (!query.to || date <= query.to);

/**
 * A document that answers a question, and how well: 2 for each word that stands there so, 1 for one that begins so or
 * has another ending.
 */
export interface Hit {
  key: DocumentKey;
  date: LocalDate;
  relevance: number;
}

/** The best first; the newest first among equally good ones. */
export function byRelevance(a: Hit, b: Hit): number {
  if (a.relevance !== b.relevance) return b.relevance - a.relevance;
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.key < b.key ? 1 : -1;
}

/** How well forms in one line (`formsOf`) answer the words that were asked, without typos; undefined unless each is found. */
export function relevanceByScan(asked: readonly string[], forms: string): number | undefined {
  let relevance = 0;
  for (const word of asked) {
    if (forms.includes(` ${word} `)) relevance += 2;
    else if (meansBeginning(word) && forms.includes(` ${word}`)) relevance += 1;
    else return undefined;
  }
  return relevance;
}

/** By what the words that were found are known in a text. */
export interface FoundWords {
  asked: readonly string[];
  /** Forms that are meant although they are spelt in another way: with a typo, or with another ending. */
  alike: ReadonlySet<string>;
}

/** A stretch of a text, in UTF-16 units: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

function isFound(forms: readonly string[], { asked, alike }: FoundWords): boolean {
  return forms.some(
    (form) =>
      asked.some((word) => form === word || (meansBeginning(word) && form.startsWith(word))) ||
      alike.has(form),
  );
}

/** Where the found words stand in a text. */
export const marksIn = (text: string, found: FoundWords): Span[] =>
  wordsOf(text)
    .filter(({ forms }) => isFound(forms, found))
    .map(({ start, end }) => ({ start, end }));

/** A stretch of text that was found, or that stands around what was. */
export interface Stretch {
  text: string;
  found: boolean;
  /** Where it begins; tells equal ones apart. */
  start: number;
}

/** A part of a text, cut at its marks; joined again it is the same. */
export function stretchesOf(text: string, marks: readonly Span[], part: Span): Stretch[] {
  const stretches: Stretch[] = [];
  let at = part.start;
  const cut = (end: number, found: boolean): void => {
    if (end > at) stretches.push({ text: text.slice(at, end), found, start: at });
    at = Math.max(at, end);
  };
  for (const mark of marks) {
    if (mark.end <= part.start || mark.start >= part.end) continue;
    cut(Math.max(mark.start, part.start), false);
    cut(Math.min(mark.end, part.end), true);
  }
  cut(part.end, false);
  return stretches;
}

/** What a result shows of its document: which of its texts, and the sentence around the found words. */
export interface Snippet {
  /** The index among the document's texts. */
  part: number;
  stretches: Stretch[];
  /** Whether the text goes on before and after it. */
  before: boolean;
  after: boolean;
}

/** How much of a text is shown, in UTF-16 units. */
export interface SnippetRoom {
  length: number;
  /** How much of a long sentence stands before its first found word. */
  lead: number;
}

const RESULT_ROOM: SnippetRoom = { length: 200, lead: 70 };
/** Two lines of the command palette. */
export const PALETTE_ROOM: SnippetRoom = { length: 96, lead: 24 };

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Room to see whether a word at the limit goes on: an apostrophe and a letter of two units. */
const BEYOND = 4;

/** The end of the last word that ends within the limit, so that none is cut. */
function lastEnd(text: string, from: number, limit: number): number {
  if (text.length <= limit) return text.length;
  const words = wordsOf(text.slice(from, limit + BEYOND));
  return from + (words.findLast(({ end }) => from + end <= limit)?.end ?? 0);
}

/** The sentence around a mark, and those after it, as far as there is room. A long one begins near the mark. */
function aroundMark(text: string, mark: Span, { length, lead }: SnippetRoom): Span {
  const sentence = sentences.segment(text).containing(mark.start)?.index ?? 0;
  const start =
    sentence + (wordsOf(text.slice(sentence, mark.start)).find(isNear)?.start ?? mark.start - sentence);
  const begin = mark.start - sentence <= lead ? sentence : start;
  return { start: begin, end: lastEnd(text, begin, Math.max(begin + length, mark.end)) };

  function isNear(word: Span): boolean {
    return mark.start - (sentence + word.start) <= lead;
  }
}

/** Of the texts the one with the most found words, the first of them if several have; undefined when no text has one. */
export function snippetOf(
  texts: readonly string[],
  found: FoundWords,
  room: SnippetRoom = RESULT_ROOM,
): Snippet | undefined {
  let best: { part: number; marks: Span[] } | undefined;
  for (const [part, text] of texts.entries()) {
    const marks = marksIn(text, found);
    if (marks.length > (best?.marks.length ?? 0)) best = { part, marks };
  }
  const first = best?.marks[0];
  if (!best || !first) return undefined;
  const text = texts[best.part] ?? '';
  return snippetAround(text, first, { part: best.part, marks: best.marks, room });
}

function snippetAround(
  text: string,
  around: Span,
  { part, marks, room }: { part: number; marks: readonly Span[]; room: SnippetRoom },
): Snippet {
  const span = aroundMark(text, around, room);
  return {
    part,
    stretches: stretchesOf(text, marks, span),
    before: text.slice(0, span.start).trim() !== '',
    after: text.slice(span.end).trim() !== '',
  };
}

/** A sentence of one of the texts with its found words; undefined when the text is shorter now. */
export function sentenceSnippet(
  texts: readonly string[],
  { part, start, end }: Span & { part: number },
  found: FoundWords,
): Snippet | undefined {
  const text = texts[part] ?? '';
  if (end > text.length) return undefined;
  const marks = marksIn(text.slice(start, end), found).map((mark) => ({
    start: start + mark.start,
    end: start + mark.end,
  }));
  return snippetAround(text, marks[0] ?? { start, end: start }, { part, marks, room: RESULT_ROOM });
}
