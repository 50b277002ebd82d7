import { quoted } from '../../../kernel/quoted.ts';
import { isBlank } from '../../../kernel/text.ts';
import { CITATIONS_LIMIT, QUOTE_LENGTH, UNRULY } from '../../../language/quote.ts';
import { AnsweredClaims, type InsightAnswer, modelClaim } from './answered.ts';
import type { PromptRow } from './model-request.ts';
import type { Citation, Insight, Insights } from './notebook.ts';

/** A sentence as a model gives it: nothing in it is known to be true. */
export interface ModelSentence {
  text: string;
  citations: { id: string; quote: string }[];
}

export interface ModelAnswer {
  celebration: ModelSentence;
  patterns: ModelSentence[];
  suggestions: ModelSentence[];
  summary: ModelSentence;
}

/** Whose language model wrote: the operator's, or the browser's own. */
export type ModelWriter = 'model' | 'browser';

/** Insights by whoever wrote them. */
export type StoredInsights<By extends ModelWriter = ModelWriter> = Omit<
  Insights,
  'patterns' | 'suggestions'
> & {
  patterns: (Insight & { kind: string })[];
  suggestions: (Insight & { kind: string })[];
  /** Left out: the engine. */
  writtenBy?: By;
};

/** Whether little is said because most is written in a language that the engine doesn't know; a language model may. */
export const isUnread = ({
  isOtherLanguage,
  writtenBy,
}: Pick<StoredInsights, 'isOtherLanguage' | 'writtenBy'>) =>
  isOtherLanguage === true && writtenBy === undefined;

const SENTENCE_LENGTH = 300;
const MOST_PATTERNS = 6;
const MOST_SUGGESTIONS = 3;
/** So many words of a note in a row are the person's, and stand between quotation marks. */
const WORDS_IN_A_ROW = 3;

const QUOTED = /“([^“”"]*)”|"([^“”"]*)"/gu;
const ANY_MARK = /[“”„‟"«»]/u;
/** Markup of any kind, and signs that stand for others. */
const MARKUP = /[<>`*_#[\]{}|\\~^=]|&#?\w+;/u;
/** An address: a dot within a word, a protocol, a mailbox. */
const LINK = /[\p{L}\p{N}]\.[\p{L}\p{N}]|:\/\/|@|\bwww\b|\b(?:javascript|data|mailto):/iu;
/** What is not seen, or seen otherwise than it is written. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
/** The numbers of a week come from its rows: a model may count nothing. */
const NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|twice|thrice|percent|per cent)\b/iu;
/** Shouted words are how something planted in a note would make itself heard. */
const SHOUTED = /\p{Lu}{4,}/u;
/** What only a doctor may say of anybody. */
const DIAGNOSIS =
  /diagnos|disorder|depress|anxiety|bipolar|adhd|autis|narcissis|trauma|ptsd|burnout|addict|medicat|suicid|therap/iu;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  [...words.segment(text.normalize('NFC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** Every few words of a text that stand in a row. */
const runsOf = (text: string): string[] => {
  const all = wordsOf(text);
  return all.slice(WORDS_IN_A_ROW - 1).map((_, at) => all.slice(at, at + WORDS_IN_A_ROW).join(' '));
};

/** Whether the stretch stands in the text letter for letter, from the edge of a word to the edge of a word. */
function standsIn(text: string, quote: string): boolean {
  const edges = new Set([...words.segment(text)].map(({ index }) => index)).add(text.length);
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (edges.has(at) && edges.has(at + quote.length)) return true;
  }
  return false;
}

/** A stretch that says something: two words, or all that there is. */
const isTelling = (quote: string, { texts }: PromptRow): boolean =>
  wordsOf(quote).length >= 2 || texts.some((text) => text.trim() === quote);

const isQuoteOf = (row: PromptRow, quote: string): boolean =>
  quote.length <= QUOTE_LENGTH &&
  !isBlank(quote) &&
  quote.trim() === quote &&
  !UNRULY.test(quote) &&
  row.texts.some((text) => standsIn(text, quote));

type Rows = ReadonlyMap<string, PromptRow>;

/** The citations that hold, each once. */
function citationsIn(sentence: ModelSentence, rows: Rows): (Citation & { row: PromptRow })[] {
  const held = sentence.citations.flatMap(({ id, quote }) => {
    const row = rows.get(id);
    return row && isQuoteOf(row, quote) && isTelling(quote, row)
      ? [{ kind: row.kind, id: row.id, quote, row }]
      : [];
  });
  const once = new Map(held.map((citation) => [`${citation.id} ${citation.quote}`, citation]));
  return [...once.values()].slice(0, CITATIONS_LIMIT);
}

/** What a sentence says itself, each stretch between quotations by itself. */
const ownParts = (text: string): string[] => text.replaceAll(QUOTED, '\n').split('\n');

const saysWhatItMay = (part: string): boolean =>
  !ANY_MARK.test(part) &&
  !NUMBER.test(part) &&
  !SHOUTED.test(part) &&
  !HIDDEN.test(part) &&
  !DIAGNOSIS.test(part);

/** Checks sentences of one answer. */
class Checker {
  readonly #rows: Rows;
  readonly #runs: ReadonlySet<string>;

  constructor(rows: readonly PromptRow[]) {
    this.#rows = new Map(rows.map((row) => [row.short, row]));
    this.#runs = new Set(rows.flatMap(({ texts }) => texts.flatMap(runsOf)));
  }

  /** The sentence with the citations that hold; none when it may not be shown. */
  sentence(given: ModelSentence): Insight[] {
    const text = given.text.trim();
    const citations = citationsIn(given, this.#rows);
    const isFit = text.length <= SENTENCE_LENGTH && !isBlank(text) && !UNRULY.test(text);
    if (!isFit || citations.length === 0 || MARKUP.test(text) || LINK.test(text)) return [];
    const quotes = [...text.matchAll(QUOTED)].map(([, curly, straight]) => curly ?? straight ?? '');
    if (!quotes.every((quote) => citations.some(({ row }) => isQuoteOf(row, quote)))) return [];
    const parts = ownParts(text);
    // Words in their own language stay: but a sentence that is all quotation says nothing.
    if (!parts.some((part) => wordsOf(part).length > 0) || !parts.every(saysWhatItMay)) return [];
    if (parts.flatMap(runsOf).some((run) => this.#runs.has(run))) return [];
    return [
      {
        text: text.replaceAll(QUOTED, (_, curly, straight) => quoted(curly ?? straight)),
        citations: citations.map(({ kind, id, quote }) => ({ kind, id, quote })),
      },
    ];
  }
}

const distinct = (insights: readonly Insight[]): Insight[] => [
  ...new Map(insights.map((insight) => [insight.text, insight])).values(),
];

interface CheckedBy<By> {
  /** What the person has answered sentences with. */
  answers?: readonly InsightAnswer[];
  writtenBy: By;
}

/**
 * What of a model's answer may be shown, in the place of what the engine said: sentences that cite a row by words that
 * stand in it, letter for letter, and say nothing that cannot be checked. Numbers are the engine's, and so is whatever
 * of celebration and summary does not hold or was answered. Without a sentence that holds, all of it is the engine's.
 */
export function checkedInsights<By extends ModelWriter>(
  answer: ModelAnswer,
  rows: readonly PromptRow[],
  own: StoredInsights<By>,
  { answers = [], writtenBy }: CheckedBy<By>,
): StoredInsights<By> {
  const checker = new Checker(rows);
  const answered = new AnsweredClaims(answers);
  const claiming = (sentences: readonly ModelSentence[]): Insight[] =>
    distinct(sentences.flatMap((sentence) => checker.sentence(sentence)))
      .map((insight) => ({ ...insight, ...modelClaim(insight) }))
      .filter((insight) => answered.allows(insight));
  const check = (sentences: readonly ModelSentence[], most: number) =>
    claiming(sentences)
      .slice(0, most)
      .map((insight) => ({ kind: 'model', ...insight }));
  const [celebration] = claiming([answer.celebration]);
  const [summary] = checker.sentence(answer.summary);
  const patterns = check(answer.patterns, MOST_PATTERNS);
  const suggestions = check(answer.suggestions, MOST_SUGGESTIONS);
  if (!celebration && patterns.length + suggestions.length === 0) return own;
  return {
    ...own,
    celebration: celebration ?? own.celebration,
    patterns,
    suggestions,
    summary: summary?.text ?? own.summary,
    writtenBy,
  };
}
