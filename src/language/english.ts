import nlp from 'compromise/two';
import type { Grammar, Term } from './reader.ts';

/** What of the library's analysis of single words is needed; its last and slowest step only weighs them in sentences. */
const STEPS = ['normal', 'lexicon', 'preTagger', 'root'];
const THING = 'Noun';
const NO_THINGS = ['Pronoun', 'Date', 'Value', 'Expression', 'Determiner'];

interface AnalysedTerm {
  normal: string;
  root?: string;
  tags: Set<string>;
}

const termOf = ({ normal, root, tags }: AnalysedTerm): Term => ({
  lemma: root || normal,
  isThing: tags.has(THING) && !NO_THINGS.some((tag) => tags.has(tag)),
});

/**
 * English grammar for `readerOf`, with the library that knows it: load this module when a person asks for insights, not
 * before. It looks at words one by one, a vocabulary at a time, which is many times quicker than at whole texts.
 */
export const english: Grammar = (words) => {
  const plain = words.filter((word) => /^[a-z]+$/.test(word));
  if (plain.length === 0) return new Map();
  const analysed = nlp.tokenize(plain.join('.\n')).compute(STEPS) as unknown as { docs: AnalysedTerm[][] };
  return new Map(analysed.docs.flatMap(([term]) => (term ? [[term.normal, termOf(term)] as const] : [])));
};

/** First names that a diary about growing uses as words far more often. */
const WORDS_TOO = /^(?:autumn|charity|dawn|faith|grace|harmony|hope|joy|mercy|patience|serenity|summer)$/i;
const KNOWN_NO_PERSON = ['Place', 'Date', 'Organization', 'Demonym', 'Acronym', 'Pronoun', 'Value'];

interface ReadTerm {
  text: string;
  /** What is written before and after the word. */
  pre: string;
  post: string;
  tags: Set<string>;
}

/** A capital within a sentence is a name, unless it is known as something else or is written like a brand. */
const isCapitalName = ({ text, pre, tags }: ReadTerm, before: ReadTerm | undefined): boolean =>
  before !== undefined &&
  !/["“«„(]/u.test(pre) &&
  !/[.:!?]/u.test(before.post) &&
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  !KNOWN_NO_PERSON.some((tag) => tags.has(tag));

const isName = (term: ReadTerm, before: ReadTerm | undefined): boolean =>
  !WORDS_TOO.test(term.text) &&
  (term.tags.has('FirstName') || term.tags.has('Person') || isCapitalName(term, before));

/** What the grammar tells of one sentence, read in its context: slower than words, so ask for few. */
export const englishSentence = (sentence: string): { hasVerb: boolean; hasName: boolean } => {
  const terms = (nlp(sentence).docs as unknown as ReadTerm[][]).flat();
  return {
    hasVerb: terms.some(({ tags }) => tags.has('Verb')),
    hasName: terms.some((term, at) => isName(term, terms[at - 1])),
  };
};
