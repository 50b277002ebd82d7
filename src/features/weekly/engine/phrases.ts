import type { Span } from '../../../language/quote.ts';
import type { EntryReading, Sentence, TextReading, Token } from '../../../language/reader.ts';
import {
  AFTER_THINGS,
  EVERYDAY,
  FEAR_WORDS,
  FUNCTION_WORDS,
  KIN,
  PLAIN_QUALITIES,
  WEAK_THINGS,
} from '../../../language/vocabulary.ts';
import { isDenied, isDeniedItself, isOthers, isOthersInValues, stockTokens } from './own-words.ts';

/*
 * Things as a person names them: 'the workshop', 'my mother', 'Priya', 'running'. A noun that stands alone is a word and
 * not a name, so that only what has an article, an owner or a capital letter is taken.
 */

/** A thing where an entry names it. */
export interface Phrase extends Span {
  /** Of the same thing the same. */
  key: string;
  /** As it is said to the person: 'my mother' is 'your mother'. */
  words: string;
  entry: EntryReading;
  answer: TextReading;
  sentence: Sentence;
}

type Found = Pick<Phrase, 'key' | 'words' | 'start' | 'end'>;

const OWNERS: Readonly<Record<string, string>> = { the: 'the', my: 'your', our: 'your' };
/** How many words may stand between the article and the thing. */
const MOST_BETWEEN = 2;
const PLAIN_WORD = /^[a-z]+(?:[’'-][a-z]+)*$/iu;
const POSSESSIVE = /[’']s?$/u;
const SHOUTED = /^\p{Lu}{5,}$/u;
const NAME = /^\p{Lu}\p{Ll}+$/u;
/** Words of one sentence that all begin with a capital letter are a heading. */
const MOST_NAMES = 0.5;

/** Before it, a word that ends in -ing is something that is done, and not what somebody was doing just then. */
const BEFORE_DOING =
  /^(?:about|avoid|avoided|enjoy|enjoyed|hate|hated|keep|kept|like|love|loved|miss|missed|of|practice|practiced|quit|start|started|without)$/;
const NO_DOING =
  /^(?:asking|being|bringing|building|calling|coming|doing|during|evening|feeling|finding|finishing|getting|giving|going|having|keeping|knowing|leaving|letting|living|losing|looking|making|meeting|morning|needing|nothing|putting|saying|seeing|something|starting|staying|taking|telling|thinking|trying|using|waiting|wanting|anything|everything|king|spring|thing|ceiling|wedding|showing|talking|turning|worrying|working|opening)$/;
const AFTER_DOING =
  /^(?:away|into|late|low|on|out|over|to|up|a|an|the|my|his|her|their|your|our|this|that|it|them|him|me|you|us|for|as|like|from|off|down)$/;

const isAdjacent = (text: string, one: Span, next: Span): boolean => text.slice(one.end, next.start) === ' ';

/** Whether a word may be the name of a thing, and not only point at one. */
const canName = ({ surface, word, lemma, isContent }: Token): boolean =>
  isContent &&
  word.length > 2 &&
  PLAIN_WORD.test(surface) &&
  !POSSESSIVE.test(surface) &&
  !SHOUTED.test(surface) &&
  ![EVERYDAY, WEAK_THINGS, FEAR_WORDS].some((words) => words.has(word) || words.has(lemma));

/** Whether what follows would make the thing a part of a longer name, or 'the end of the book' of it. */
function leadsOn(text: string, token: Token, next: Token | undefined): boolean {
  if (!next || !isAdjacent(text, token, next)) return false;
  if (next.word === 'of') return true;
  if (!next.isContent || AFTER_THINGS.has(next.word) || /[^e]ed$/.test(next.word)) return false;
  return !token.isThing || next.isThing || EVERYDAY.has(next.word) || /ings?$/.test(next.word);
}

/** What begins with an article or an owner: 'the spring concert', 'my old house'. */
function ownedAt(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const first = tokens[at];
  const owner = OWNERS[first?.word ?? ''];
  if (!first || owner === undefined) return undefined;
  const between: Token[] = [];
  for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next += 1) {
    const token = tokens[next];
    const before = tokens[next - 1];
    if (!token || !before || !isAdjacent(text, before, token)) return undefined;
    if (!PLAIN_WORD.test(token.surface) || FUNCTION_WORDS.has(token.word)) return undefined;
    if (leadsOn(text, token, tokens[next + 1]) && tokens[next + 1]?.word !== 'of') {
      between.push(token);
      continue;
    }
    if (!canName(token) || leadsOn(text, token, tokens[next + 1])) return undefined;
    const telling = between.filter(({ word }) => !PLAIN_QUALITIES.has(word));
    return {
      key: [...telling.map(({ word }) => word), token.lemma].join(' '),
      words: [owner, ...telling.map(({ surface }) => surface), token.surface].join(' '),
      start: first.start,
      end: token.end,
    };
  }
  return undefined;
}

/** 'mom' of 'called mom', in whichever letters: 'your mom'. */
function kinAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token || !KIN.has(token.word) || POSSESSIVE.test(token.surface)) return undefined;
  const before = tokens[at - 1]?.word ?? '';
  if (/^(?:a|an|her|his|its|that|the|their|this|your|of|other|every|no)$/.test(before)) return undefined;
  const { start, end, word } = token;
  return { key: word, words: `your ${word}`, start, end };
}

/** A name, within its sentence: at the beginning every word has a capital letter. */
function nameAt(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || !NAME.test(token.surface) || !token.isThing || KIN.has(token.word))
    return undefined;
  if (WEAK_THINGS.has(token.word) && token.word !== 'god') return undefined;
  const next = tokens[at + 1];
  const isPart = (other: Token | undefined) =>
    other !== undefined && /^\p{Lu}/u.test(other.surface) && other.word !== 'i';
  if (isPart(before) && isAdjacent(text, before, token)) return undefined;
  if (next && isPart(next) && isAdjacent(text, token, next)) return undefined;
  if (!/[\p{L},] $/u.test(text.slice(0, token.start)) || before.word === 'the') return undefined;
  return { key: token.surface, words: token.surface, start: token.start, end: token.end };
}

/** Somebody whose name is known, also at the beginning of a sentence: 'Ida' of 'Ida's birthday'. */
function personAt(tokens: readonly Token[], at: number, names: ReadonlySet<string>): Found | undefined {
  const token = tokens[at];
  const name = token?.surface.replace(POSSESSIVE, '') ?? '';
  if (!token || !names.has(name)) return undefined;
  return { key: name, words: name, start: token.start, end: token.end };
}

/** Something that is done: 'running' of 'I love running'. */
function doingAt(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token || !/^[a-z]{3,}ing$/.test(token.surface) || NO_DOING.test(token.word)) return undefined;
  const next = tokens[at + 1];
  if (!BEFORE_DOING.test(tokens[at - 1]?.word ?? '')) return undefined;
  if (next && isAdjacent(text, token, next) && (next.isContent || AFTER_DOING.test(next.word)))
    return undefined;
  return { key: token.word, words: token.word, start: token.start, end: token.end };
}

/** What is feared without an article: 'heights' of 'afraid of heights'. */
function fearedAt(text: string, tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  const [of, feared] = [tokens[at - 1], tokens[at - 2]];
  if (!token || !of || !feared || !FEAR_WORDS.has(feared.word) || !/^(?:of|about)$/.test(of.word))
    return undefined;
  if (token.surface !== token.word || !token.isContent || leadsOn(text, token, tokens[at + 1]))
    return undefined;
  if (!token.isThing && !/ing$/.test(token.word)) return undefined;
  if (/ing$/.test(token.word) && AFTER_DOING.test(tokens[at + 1]?.word ?? '')) return undefined;
  return { key: token.lemma, words: token.word, start: token.start, end: token.end };
}

function isHeading({ tokens }: Sentence): boolean {
  const names = tokens
    .slice(1)
    .filter(({ surface, word }) => /^\p{Lu}/u.test(surface) && word !== 'i').length;
  return tokens.length > 2 && names > tokens.length * MOST_NAMES;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The things that a sentence names in the person's own voice, each once. @param names of people, as far as they are known */
export function phrasesIn(
  entry: EntryReading,
  answer: TextReading,
  sentence: Sentence,
  {
    isFear = false,
    names = NOBODY,
  }: { isFear?: boolean | undefined; names?: ReadonlySet<string> | undefined } = {},
): Phrase[] {
  const { tokens } = sentence;
  const { text } = answer;
  const found = tokens.flatMap((token, at) => {
    const one =
      ownedAt(text, tokens, at) ??
      kinAt(tokens, at) ??
      nameAt(text, tokens, at) ??
      personAt(tokens, at, names) ??
      doingAt(text, tokens, at) ??
      (isFear ? fearedAt(text, tokens, at) : undefined);
    return one ? [{ ...one, token }] : [];
  });
  if (found.length === 0 || isHeading(sentence)) return [];
  const stock = stockTokens(sentence);
  const isSaidByOthers = answer === entry.answers.value_alignment ? isOthersInValues : isOthers;
  return found
    .filter(({ token }) => !stock.has(token) && !(isFear ? isDeniedItself : isDenied)(sentence, token))
    .filter((one) => !isSaidByOthers(answer, one))
    .map(({ key, words, start, end }) => ({ key, words, start, end, entry, answer, sentence }));
}

/** The words by which most of the phrases name their thing. */
export function commonest(phrases: readonly Phrase[]): string {
  const times = Map.groupBy(phrases, ({ words }) => words);
  return [...times].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
}
