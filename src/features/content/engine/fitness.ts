import { once } from '../../../kernel/once.ts';
import { LAYOUT, type Span, sentencesOf, UNRULY } from '../../../language/quote.ts';
import { mentionsDanger } from '../../../language/reader.ts';
import { ADDS, KIN, POINTS_BACK, PRIVATE, REFERS, SELF, STOCK, THEM, TO_READERS } from './sentence-words.ts';
import { foldedWords, looksEnglish } from './sentences.ts';

/*
 * Which sentences of a diary may stand in a post, and which of them need another beside them to be understood. Each rule
 * has a name, and errs on the side of leaving a sentence out: the person can always add it to the draft.
 */

/** What a grammar tells of one sentence. */
export type SentenceGrammar = (sentence: string) => { hasVerb: boolean; hasName: boolean };

/** A sentence where it stands in its text. */
interface Placed {
  text: string;
  words: string[];
  /** What comes directly before it on its line, back to where the line begins. */
  lead: string;
  /** The sentence after it. */
  next: string;
  /** Whether a quotation begins or ends outside of it. */
  cutsQuotation: boolean;
  /** What the grammar tells of it; of another language, or without a grammar, nothing. */
  told: () => ReturnType<SentenceGrammar> | undefined;
}

const LEAST_WORDS = 3;
/** A sentence of so many words has a verb, even if the grammar does not find it. */
const SURELY_A_SENTENCE = 8;

/** Quotations within a line; one that is not closed runs to its end. */
const QUOTATION = /“[^”\n]*(”)?|"[^"\n]*(")?|«[^»\n]*(»)?|„[^“”\n]*([“”])?/gu;
const MARKED = /[“”"«»„]/u;
const LIST_ITEM = /^\s*(?:[-*•‣◦–—+>]|#{1,6}|\d{1,3}[.)]|\p{L}\)|\[[ xX]?\]|[☐☑✓✔])(?=\s|$)/u;
const ATTRIBUTION = /[-–—~]\s*\p{Lu}[\p{L}.’']*(?:\s+\p{Lu}[\p{L}.’']*){0,3}\s*$/u;
const SAYS =
  /(\S+)\s+(?:(?:once|always|often|also)\s+)?(?:said|says|wrote|writes|told (?:me|us)|used to say|puts it)\b/iu;
const ADDRESS =
  /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}]\.(?:com|org|net|io|app|dev|co|de|es|fr|uk)\b|(?:\d[\s().-]?){7,}/iu;
/** Half an emoji, a joiner or a variation with nothing to vary, and what stands for a character that was lost. */
const BROKEN_SIGN = /\p{Cs}|\ufffd|(?:^|\s)[\u200d\ufe0f]|\u200d(?:\s|$)/u;

const isAttribution = (text: string): boolean => new RegExp(`^${ATTRIBUTION.source}`, 'u').test(text);
const has = (words: readonly string[], set: ReadonlySet<string>): boolean =>
  words.some((word) => set.has(word));

const isQuestion = (text: string): boolean => /[?？]["'”’)\]]*$/u.test(text);

/** Why a sentence is left out of posts. */
const RULES = {
  broken: ({ text }) => UNRULY.test(text) || BROKEN_SIGN.test(text),
  layout: ({ text }) => LAYOUT.test(text),
  listItem: ({ lead, text }) => LIST_ITEM.test(lead + text),
  question: ({ text, words }) => isQuestion(text) && !has(words, TO_READERS),
  fragment: ({ text, words, told }) =>
    words.length < (words.length === 2 && told()?.hasVerb ? 2 : LEAST_WORDS) ||
    /(?:[:;,–—-]|…|\.\.\.)["'”’)\]]*$/u.test(text) ||
    (words.length < SURELY_A_SENTENCE && told()?.hasVerb === false),
  shouted: ({ text, words }) => words.length >= LEAST_WORDS && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text),
  address: ({ text }) => ADDRESS.test(text),
  stock: ({ words }) => STOCK.has(words.join(' ')),
  cutQuotation: ({ cutsQuotation }) => cutsQuotation,
  unmarkedQuotation: ({ text, next }) =>
    !MARKED.test(text) &&
    (ATTRIBUTION.test(text) ||
      isAttribution(next) ||
      /\baccording to\b/iu.test(text) ||
      !SELF.has(foldedWords(SAYS.exec(text)?.[1] ?? 'I')[0] ?? 'i')),
  named: ({ told }) => told()?.hasName === true,
  danger: ({ words }) => mentionsDanger(words),
  othersPrivate: ({ words }) => has(words, PRIVATE) && (has(words, THEM) || has(words, KIN)),
} as const satisfies Record<string, (sentence: Placed) => boolean>;

type Rule = keyof typeof RULES;
export type Reason = Rule | 'repeated';

const reasonAgainst = (sentence: Placed, previous: string, ...but: Rule[]): Reason | undefined =>
  // The name below a quotation belongs to it.
  isAttribution(sentence.text) && MARKED.test(previous)
    ? undefined
    : (Object.keys(RULES) as Rule[]).find((reason) => !but.includes(reason) && RULES[reason](sentence));

/** Whether a point of the person’s own list may be a line of one in a post: it need not be a sentence. */
export function mayBeListed(item: string, grammar?: SentenceGrammar): boolean {
  const words = foldedWords(item);
  const told = once(() => grammar?.(item));
  const placed: Placed = { text: item, words, lead: '', next: '', cutsQuotation: false, told };
  return words.length > 1 && reasonAgainst(placed, '', 'fragment') === undefined;
}

/** Whether a line may stand above a list: nothing but its colon speaks against it. */
export const mayBeOpening = (line: string, grammar?: SentenceGrammar): boolean =>
  mayBeListed(line, grammar) && (!looksEnglish(line) || ownSentences(line)[0]?.pointsBack === false);

/** Not back to what was said, but to when it is. */
const THIS_DAY =
  /^this (?:morning|afternoon|evening|week|weekend|month|year|spring|summer|fall|autumn|winter)\b/iu;
const FIRST_WORDS = 4;
/** So short a sentence is a step of what is being told. */
const SHORT_WORDS = 3;
/** The sentence takes back, or turns, the one before it. */
const TURNS =
  /^(?:but|however|yet|except|unless|nope|wrong|actually|pero|sin embargo|aber|doch|mais|pourtant|però|mas)(?!\p{L})|^(?:no|not)(?=[.,!…]|\s+(?:really|true|quite|always|at all))|^(?:that|this|it|which)(?:['’]s|\s+is|\s+was)(?:\s+not|n['’]t|\s+wrong|\s+false|\s+a lie|\s+nonsense)|^i (?:was wrong|don['’]?t (?:believe|think) (?:that|this|it|so)|no longer)/iu;

/** A sentence of a person's, and what it takes to publish it. */
export interface OwnSentence {
  text: string;
  words: string[];
  /** Why it is left out; undefined of one that may stand in a post. */
  reason: Reason | undefined;
  /** It means nothing without the sentence before it. */
  leans: boolean;
  /** It begins as if something had been said before, even if it is the first. */
  pointsBack: boolean;
  /** It turns the sentence before it, which may not be published without it. */
  turns: boolean;
  /** It asks, and nothing but that speaks against it. */
  asks: boolean;
}

interface Quotation extends Span {
  isClosed: boolean;
}

/** Whether a part of the quotation, and not all of it, stands in the stretch. */
const isCutBy = ({ start, end, isClosed }: Quotation, stretch: Span): boolean =>
  start < stretch.end && stretch.start < end && !(isClosed && stretch.start <= start && end <= stretch.end);

/** What ends in a mark without ending a sentence. “I” ends many a sentence. */
const ABBREVIATED = /(?:^|[\s(])(?:[Mm]rs?|[Mm]s|[Dd]r|Prof|St|vs|approx|e\.g|i\.e|[A-HJ-Z])\.$/u;
/** Where a sentence may end for whoever begins none with a capital. */
const SMALL_BEGINNING = /[.!?…]["'”’)\]]*\s+(?=\p{Ll})/gu;

/** The spans of sentences, joined after an abbreviation, and parted where somebody writes without capitals. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const span of sentencesOf(text)) {
    const last = spans.at(-1);
    const isJoined =
      last !== undefined &&
      ABBREVIATED.test(text.slice(last.start, last.end)) &&
      !/[\n\r\u2028\u2029]/u.test(text.slice(last.end, span.start));
    if (isJoined) last.end = span.end;
    else spans.push({ ...span });
  }
  return spans.flatMap((span) => partedAtSmall(text, span));
}

function partedAtSmall(text: string, { start, end }: Span): Span[] {
  const said = text.slice(start, end);
  if (!/^\P{L}*\p{Ll}/u.test(said)) return [{ start, end }];
  const ends = [...said.matchAll(SMALL_BEGINNING)]
    .map(({ 0: mark, index }) => ({ close: index + mark.trimEnd().length, open: index + mark.length }))
    .filter(({ close }) => !ABBREVIATED.test(said.slice(0, close)));
  const starts = [0, ...ends.map(({ open }) => open)];
  return starts.map((open, at) => ({ start: start + open, end: start + (ends[at]?.close ?? said.length) }));
}

/** The sentences of a text, letter for letter, in their order. */
export function ownSentences(text: string, grammar?: SentenceGrammar): OwnSentence[] {
  const spans = spansOf(text).filter(({ start, end }) => foldedWords(text.slice(start, end)).length > 0);
  const quotations = [...text.matchAll(QUOTATION)].map(
    ({ 0: found, 1: curly, 2: straight, 3: angled, 4: low, index }): Quotation => ({
      start: index,
      end: index + found.length,
      isClosed: [curly, straight, angled, low].some((mark) => mark !== undefined),
    }),
  );
  const isEnglish = looksEnglish(text);
  const known = new Set<string>();
  return spans.map((span, at): OwnSentence => {
    const said = text.slice(span.start, span.end);
    const words = foldedWords(said);
    const key = words.join(' ');
    const isRepeated = known.has(key);
    known.add(key);
    const before = spans[at - 1];
    const after = spans[at + 1];
    const previous = before ? text.slice(before.start, before.end) : '';
    const placed: Placed = {
      ...{ text: said, words },
      told: once(() => (isEnglish ? grammar?.(said) : undefined)),
      lead:
        text
          .slice(0, span.start)
          .split(/[\n\r\u2028\u2029]/u)
          .at(-1) ?? '',
      next: after ? text.slice(after.start, after.end) : '',
      cutsQuotation: quotations.some((quotation) => isCutBy(quotation, span)),
    };
    const pointsBack =
      !isEnglish ||
      isAttribution(said) ||
      (POINTS_BACK.has(words[0] ?? '') && !THIS_DAY.test(said)) ||
      has(words, ADDS) ||
      has(words.slice(0, FIRST_WORDS), REFERS) ||
      (words.length <= SHORT_WORDS && before !== undefined);
    const turns = before !== undefined && (TURNS.test(said) || isAttribution(said));
    return {
      ...{ text: said, words, turns, pointsBack },
      asks: isQuestion(said) && !isRepeated && reasonAgainst(placed, previous, 'question') === undefined,
      reason: isRepeated ? 'repeated' : reasonAgainst(placed, previous),
      leans: before !== undefined && (pointsBack || turns),
    };
  });
}

/** Breaks off: nothing after what calls for more. */
const BREAKS_OFF = /(?:[,;–—-]|…|\.\.\.|\b(?:and|but|or|because|that|the|a|to|of|with))["'”’)\]]*$/iu;

/**
 * Whether a draft can be read as it stands: it does not begin as if something had been said before, has no half sentence
 * at its end and none twice. Of languages other than English only the last two are known.
 */
export function readsAlone(content: string): boolean {
  const sentences = ownSentences(content);
  const [first] = sentences;
  const isDangling = looksEnglish(content) && first?.pointsBack === true;
  return (
    !isDangling && !BREAKS_OFF.test(content.trim()) && sentences.every(({ reason }) => reason !== 'repeated')
  );
}
