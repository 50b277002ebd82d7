import {
  isPersonsName,
  type MentionedName,
  type NameSigns,
  namesIn,
  plainWordsIn,
} from '../../../language/mentioned-names.ts';
import { ANSWERS, type EntryReading } from '../../../language/reader.ts';

/** So often at least a name must stand where people's names stand. */
const PERSON_SIGNS = 2;

interface Mentions {
  names: MentionedName[];
  plain: string[];
}
const known = new WeakMap<EntryReading, Mentions>();

/** What an entry mentions. One week after another asks for it. */
function mentionsIn(entry: EntryReading): Mentions {
  const texts = ANSWERS.map((answer) => entry.answers[answer].text).filter((text) => text !== '');
  const mentions = known.get(entry) ?? {
    names: texts.flatMap(namesIn),
    plain: texts.flatMap(plainWordsIn),
  };
  known.set(entry, mentions);
  return mentions;
}

/** The names that are people's, as far as the texts around them tell. What also stands without a capital letter is none. */
export function namedPeople(entries: readonly EntryReading[]): ReadonlySet<string> {
  const signs = new Map<string, NameSigns>();
  const plain = new Set<string>();
  for (const entry of entries.filter(({ isEnglish }) => isEnglish)) {
    const mentions = mentionsIn(entry);
    for (const word of mentions.plain) plain.add(word);
    for (const { name, isPerson, isPlace } of mentions.names) {
      const { person, place } = signs.get(name) ?? { person: 0, place: 0 };
      signs.set(name, { person: person + Number(isPerson), place: place + Number(isPlace) });
    }
  }
  const isPerson = ([name, found]: [string, NameSigns]) =>
    isPersonsName(found, PERSON_SIGNS) && !plain.has(name.toLowerCase());
  return new Set([...signs].filter(isPerson).map(([name]) => name));
}
