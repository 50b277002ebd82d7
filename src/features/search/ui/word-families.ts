import { stemOf } from '../../../language/stems.ts';
import type { WrittenLanguage } from '../../../language/written-in.ts';
import type { AskedWord } from '../rules.ts';

/** The forms of the words of one language. */
interface Family {
  byStem: Map<string, Set<string>>;
  /** The stems of a form: those of 'papa' and 'papá' are two. */
  stemsOf: Map<string, Set<string>>;
  /** The words that were taken, as they are written: most come again and again. */
  taken: Set<string>;
  /** How many of the words whose language is not known were taken. */
  takenUnknown: number;
}

const NO_STEMS: ReadonlySet<string> = new Set();

/** Knows which forms belong to one word: 'Läufe' and 'laufen' in German. They stay when their texts are gone. */
export class WordFamilies {
  readonly #families = new Map<WrittenLanguage, Family>();
  /** Words of texts that say too little of their language, in the order in which they came, each once. */
  readonly #unknown = new Map<string, string>();

  /** Takes a word as it is written in a text of the language, with the form under which it is found. */
  add(language: WrittenLanguage | undefined, word: string, form: string): void {
    if (language === undefined) this.#unknown.set(word, form);
    else take(this.#familyOf(language), language, word, form);
  }

  /**
   * Other forms of a word that was asked for, in the language.
   * @param isUsual texts whose language is not known are taken to be in this one
   */
  formsLike({ word, typed }: AskedWord, language: WrittenLanguage, isUsual: boolean): string[] {
    const family = this.#familyOf(language);
    if (isUsual) this.#takeUnknown(family, language);
    const stem = stemOf(language, typed);
    const stems = family.stemsOf.get(word) ?? (stem === undefined ? NO_STEMS : new Set([stem]));
    const forms = new Set([...stems].flatMap((each) => [...(family.byStem.get(each) ?? [])]));
    forms.delete(word);
    return [...forms];
  }

  #familyOf(language: WrittenLanguage): Family {
    const known = this.#families.get(language);
    if (known) return known;
    const family = { byStem: new Map(), stemsOf: new Map(), taken: new Set<string>(), takenUnknown: 0 };
    this.#families.set(language, family);
    return family;
  }

  #takeUnknown(family: Family, language: WrittenLanguage): void {
    if (family.takenUnknown === this.#unknown.size) return;
    for (const [word, form] of [...this.#unknown].slice(family.takenUnknown))
      take(family, language, word, form);
    family.takenUnknown = this.#unknown.size;
  }
}

function take(family: Family, language: WrittenLanguage, word: string, form: string): void {
  if (family.taken.has(word)) return;
  family.taken.add(word);
  const stem = stemOf(language, word);
  if (stem === undefined) return;
  put(family.byStem, stem, form);
  put(family.stemsOf, form, stem);
}

function put(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set<string>();
  set.add(value);
  sets.set(key, set);
}
