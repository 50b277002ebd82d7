import { sentencesOf } from './quote.ts';
import { topicTerms } from './topics.ts';
import { FUNCTION_WORDS } from './vocabulary.ts';

/*
 * The names of people that English texts mention. A name is known by its capital letter within a sentence; that it is a
 * person's, by what stands around it: 'with Ida', 'Ida said', 'Ida’s'. Whose it is no text says.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** What is done with people, and stands before their names. */
const BEFORE_PEOPLE = setOf(`
  with and called calling call rang ring phoned phone told tell asked ask met meet hugged hug helped help miss missed love
  loved thanked thank texted text emailed visited visit hear heard see saw fed feed kissed for little dear poor uncle aunt
  auntie mr mrs ms miss dr
`);
/** What people do, and stands after their names. */
const AFTER_PEOPLE = setOf(`
  said says told tells asked asks called calls rang phoned texted wrote came comes laughed laughs smiled smiles cried cries
  wants wanted thinks thought feels felt likes liked loves loved slept sleeps ate and is was has had made makes gave gives
  showed shows hugged kissed helped knows knew needs needed who
`);
/** What stands before the names of places. */
const BEFORE_PLACES = setOf(`
  in at near around across through into outside via towards toward
`);

/** Names that are no person's, and which no topic has. */
const NO_PEOPLE = setOf(`
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
  november december english french german spanish italian irish indian american british european god lord jesus
`);

/** A word of a sentence with a capital letter, and whether what stands around it is what stands around people or places. */
export interface MentionedName {
  name: string;
  isPerson: boolean;
  isPlace: boolean;
}

/** How often a name stands where people's names stand, and where those of places do. */
export interface NameSigns {
  person: number;
  place: number;
}
/** So many times as often it must stand where people do. */
const MORE_THAN_PLACE = 2;

/** Whether a name is a person's, as what stands around it tells. @param least so often it must stand where people do */
export const isPersonsName = ({ person, place }: NameSigns, least: number): boolean =>
  person >= least && person > MORE_THAN_PLACE * place;

const WORD = /\p{L}+(?:[’'-]\p{L}+)*/gu;
const NAME = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;
const OWNER = /[’']s?$/u;

const canBeName = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    NAME.test(word) &&
    !FUNCTION_WORDS.has(lower) &&
    !NO_PEOPLE.has(lower) &&
    !topicTerms(word).some(({ weights }) => weights)
  );
};

function mentionAt(words: readonly string[], at: number): MentionedName[] {
  const word = words[at] ?? '';
  const name = word.replace(OWNER, '');
  const before = words[at - 1]?.toLowerCase() ?? '';
  const after = words[at + 1]?.toLowerCase() ?? '';
  if (!canBeName(name)) return [];
  const isPerson = name !== word || BEFORE_PEOPLE.has(before) || AFTER_PEOPLE.has(after);
  return [{ name, isPerson, isPlace: BEFORE_PLACES.has(before) }];
}

/**
 * What may be names in a text, each as often as it stands there. The first word of a sentence has a capital letter whatever
 * it is, so it counts by what follows alone.
 */
export function namesIn(text: string): MentionedName[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const words = text.slice(start, end).match(WORD) ?? [];
    return words
      .flatMap((_, at) => mentionAt(words, at).map((mention) => ({ mention, at })))
      .filter(({ mention, at }) => at > 0 || mention.isPerson)
      .map(({ mention }) => mention);
  });
}

/** The words of a text that have no capital letter: what also stands among them is no name. */
export const plainWordsIn = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) => word === word.toLowerCase());
