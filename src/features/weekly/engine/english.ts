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
