import type { Reader, Sentence, TextReading, Token } from '../../../language/reader.ts';
import { EVERYDAY } from '../../../language/vocabulary.ts';
import { ownSentences, type SentenceGrammar } from './fitness.ts';
import { looksEnglish } from './sentences.ts';

/** What can be said of a text: what it is about, and words of its own to quote. */
export interface Topics {
  topics: string[];
  quotes: string[];
}

const TOPICS = 5;
const QUOTES = 5;
/** Most words of a topic, and characters of one that is how a text begins. */
const TOPIC_WORDS = 3;
const TOPIC_LENGTH = 60;
/** A quotation that can be taken in at a glance. */
const QUOTE_LENGTH = 200;

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase('en')}${text.slice(1)}`;

/** Stretches of words that each say something and stand beside each other. */
function stretchesIn(text: string, { tokens }: Sentence): Token[][] {
  const stretches: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const isBeside = last !== undefined && /^[\s-]+$/u.test(text.slice(last.end, token.start));
    if (token.isContent && isBeside && stretches.length > 0) stretches.at(-1)?.push(token);
    else if (token.isContent) stretches.push([token]);
    last = token.isContent ? token : undefined;
  }
  return stretches;
}

/** A stretch up to its last thing: “slow mornings” of “slow mornings help”. Without a grammar, all of it. */
function named(stretch: readonly Token[], knowsThings: boolean): Token[] {
  const isNamed = ({ isThing, word, lemma }: Token): boolean =>
    isThing || EVERYDAY.has(word) || EVERYDAY.has(lemma);
  const end = knowsThings ? stretch.findLastIndex(isNamed) + 1 : stretch.length;
  return stretch.slice(Math.max(0, end - TOPIC_WORDS), end);
}

/** A word that is a topic by itself. */
const isTelling = (token: Token | undefined): boolean =>
  token !== undefined && token.word.length > 3 && !EVERYDAY.has(token.word);

function phrasesIn({ text, sentences }: TextReading): string[] {
  const knowsThings = sentences.some(({ tokens }) => tokens.some(({ isThing }) => isThing));
  const found = sentences
    .flatMap((sentence) => stretchesIn(text, sentence))
    .map((stretch) => named(stretch, knowsThings))
    .filter((words) => words.length > 1 || isTelling(words[0]));
  // Those of several words say more; otherwise they come as they stand in the text.
  const ordered = found.toSorted((one, other) => Number(other.length > 1) - Number(one.length > 1));
  const once = new Map(
    ordered.map((words) => [
      words.map(({ lemma }) => lemma).join(' '),
      capital(text.slice(words[0]?.start, words.at(-1)?.end).replaceAll(/\s+/gu, ' ')),
    ]),
  );
  return [...once.values()];
}

/** The beginning of a sentence, cut between words, without the mark at its end. */
function beginning(sentence: string): string {
  const whole = sentence.replace(/[.!?…]+$/u, '').replaceAll(/\s+/gu, ' ');
  if (whole.length <= TOPIC_LENGTH) return whole;
  const cut = whole.slice(0, TOPIC_LENGTH);
  return cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : undefined).toWellFormed();
}

/** Of a text of a person's own: at most five topics, and five sentences of it that can stand in a post, letter for letter. */
export function topicsOf(content: string, reader: Reader, grammar?: SentenceGrammar): Topics {
  const sentences = ownSentences(content, grammar);
  const [reading] = reader.texts([content]);
  // Of another language it is not known what names a thing: its sentences begin as they do.
  const phrases = reading && looksEnglish(content) ? phrasesIn(reading) : [];
  return {
    topics: (phrases.length > 0 ? phrases : sentences.map(({ text }) => beginning(text))).slice(0, TOPICS),
    quotes: sentences
      .filter(({ reason }, at) => reason === undefined && !sentences[at + 1]?.turns)
      .map(({ text }) => text)
      .filter(({ length }) => length <= QUOTE_LENGTH)
      .slice(0, QUOTES),
  };
}
