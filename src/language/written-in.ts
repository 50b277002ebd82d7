import { OTHER_WORDS, SMALL_WORDS } from './small-words.ts';

/*
 * What language a text is written in, as far as it can be told: by its script, and in Latin letters by the small words
 * that no sentence does without. A diary's texts are short and often mixed; where too little is known, nothing is said.
 */

/** The languages that are told apart. That of the screens is another thing (kernel/languages.ts). */
export type WrittenLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ja' | 'ar';

/** What a word may belong to, each a bit of a number: the languages in Latin letters, and all others that use them. */
const LATIN = ['en', 'de', 'es', 'fr', 'pt'] as const;
const OTHER = 1 << LATIN.length;
const bitOf = (language: (typeof LATIN)[number]): number => 1 << LATIN.indexOf(language);

/** Every bit that a text may speak for. */
const ALL = [...LATIN.map(bitOf), OTHER];
const [DE, ES, FR, PT] = [bitOf('de'), bitOf('es'), bitOf('fr'), bitOf('pt')];

/** Letters that some languages alone have. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[åøæđłşğıİąęćńśźżřěšžčůőűțșă]/u, OTHER],
  [/ß/u, DE],
  [/[äöü]/u, DE],
  [/ñ/u, ES],
  [/[ãõ]/u, PT],
  [/[œèùûîï]/u, FR],
  [/ç/u, FR | PT],
  [/[âêô]/u, FR | PT],
  [/[íóúá]/u, ES | PT],
];

/** Endings that say the same where the word is not known. */
const ENDINGS: readonly (readonly [RegExp, number])[] = [
  [/(?:ción|ciones)$/u, ES],
  [/(?:ção|ções|ões)$/u, PT],
  [/.(?:ung|ungen|keit|heit|lich|liche|lichen)$/u, DE],
  [/.(?:eux|euse|ement)$/u, FR],
];

/** What is quoted is often in another language; addresses and marks of web pages are in none. */
const NOT_OWN = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"\n]*"|<[^<>]*>|\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu;
/** Whether there may be any of that. */
const MAY_BE_QUOTED = /[“„«"<@]|:\/\/|www\./u;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;
/** More words than these make nothing clearer. */
const WORDS_READ = 80;

/** A single word may be borrowed. */
const LEAST_WORDS = 2;
/** So much of a text must be small words of its language, and so many times as many as speak for another. */
const SHARE = 0.18;
const TIMES = 2;
/** So much of all letters must be of the script. */
const MOST_LETTERS = 0.6;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
/** Letters that Persian, Urdu and others write, and Arabic does not. */
const NOT_ARABIC = /[پچژگکیےٹڈڑںھہۀەێۆڵ]/u;

const known = new Map<string, number>();
function learn(words: string, bit: number): void {
  for (const word of words.trim().split(/\s+/u)) known.set(word, (known.get(word) ?? 0) | bit);
}
for (const language of LATIN) learn(SMALL_WORDS[language], bitOf(language));
learn(OTHER_WORDS, OTHER);

/** What speaks for which languages in texts: it can be added up. */
interface Evidence {
  /** How many words of each kind: a kind is the languages that have the word. */
  kinds: Map<number, number>;
  words: number;
  latin: number;
  kana: number;
  han: number;
  arabic: number;
  /** Words that no Arabic text has. */
  notArabic: number;
  letters: number;
}

const noEvidence = (): Evidence => ({
  kinds: new Map(),
  words: 0,
  latin: 0,
  kana: 0,
  han: 0,
  arabic: 0,
  notArabic: 0,
  letters: 0,
});

/** The languages that a word in small letters speaks for; 0 none that are known. */
function kindOf(word: string): number {
  const kind = known.get(word);
  if (kind !== undefined) return kind;
  for (const [letters, of] of LETTERS) if (letters.test(word)) return of;
  for (const [ending, of] of ENDINGS) if (ending.test(word)) return of;
  // “j’espère”, “l’école”: what stands before the apostrophe is French; “mom’s”, “we’d” end as English does.
  if (/^(?:[jldmnstc]|qu)'/u.test(word)) return FR;
  return /'(?:s|d|ll|ve|re|m)$/u.test(word) ? bitOf('en') : 0;
}

/** The kinds of words in Latin letters, as they are written: most come again and again. */
const kinds = new Map<string, number>();
const KINDS_KEPT = 50_000;

function knownKindOf(word: string): number {
  const kept = kinds.get(word);
  if (kept !== undefined) return kept;
  const kind = kindOf(word.toLowerCase().replaceAll('’', "'"));
  if (kinds.size >= KINDS_KEPT) kinds.clear();
  kinds.set(word, kind);
  return kind;
}

function readWord(evidence: Evidence, word: string): void {
  const { length } = word;
  evidence.letters += length;
  if (kinds.has(word) || LATIN_LETTER.test(word)) {
    evidence.words += 1;
    evidence.latin += length;
    const kind = knownKindOf(word);
    if (kind > 0) evidence.kinds.set(kind, (evidence.kinds.get(kind) ?? 0) + 1);
  } else if (ARABIC.test(word)) {
    evidence.words += 1;
    evidence.arabic += length;
    evidence.notArabic += Number(NOT_ARABIC.test(word));
  } else if (KANA.test(word) || HAN.test(word)) readUnspaced(evidence, word);
}

function readUnspaced(evidence: Evidence, run: string): void {
  for (const character of run) {
    if (KANA.test(character)) evidence.kana += character.length;
    else if (HAN.test(character)) evidence.han += character.length;
  }
}

/** What a text says of its language. */
function evidenceIn(text: string): Evidence {
  const evidence = noEvidence();
  const own = (MAY_BE_QUOTED.test(text) ? text.replace(NOT_OWN, ' ') : text).normalize('NFC');
  for (const word of (own.match(WORD) ?? []).slice(0, WORDS_READ)) readWord(evidence, word);
  if (/[¿¡]/u.test(own)) evidence.kinds.set(ES, (evidence.kinds.get(ES) ?? 0) + 1);
  return evidence;
}

function sumOf(all: readonly Evidence[]): Evidence {
  const sum = noEvidence();
  for (const { kinds, ...counts } of all) {
    for (const [kind, count] of kinds) sum.kinds.set(kind, (sum.kinds.get(kind) ?? 0) + count);
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) sum[name] += counts[name];
  }
  return sum;
}

/** How many words speak for one and not for the other. */
function only(kinds: ReadonlyMap<number, number>, one: number, other: number): number {
  let count = 0;
  for (const [kind, times] of kinds) if ((kind & one) !== 0 && (kind & other) === 0) count += times;
  return count;
}

/** The language in Latin letters that more words speak for than for any other. */
function latinLanguage({ kinds, words }: Evidence): WrittenLanguage | undefined {
  if (words < LEAST_WORDS) return undefined;
  return LATIN.find((language) => {
    const bit = bitOf(language);
    const isBeyond = (other: number): boolean => {
      const more = only(kinds, bit, other);
      return more > 0 && more > TIMES * only(kinds, other, bit);
    };
    return only(kinds, bit, 0) >= SHARE * words && ALL.every((other) => other === bit || isBeyond(other));
  });
}

function languageBy(evidence: Evidence): WrittenLanguage | undefined {
  const { letters, latin, kana, han, arabic, notArabic, words } = evidence;
  const least = MOST_LETTERS * letters;
  if (letters === 0) return undefined;
  // Chinese has no kana; Japanese without any is a word or two.
  if (kana > 0 && kana + han >= least) return 'ja';
  if (arabic >= least) return words >= LEAST_WORDS && notArabic === 0 ? 'ar' : undefined;
  return latin >= least ? latinLanguage(evidence) : undefined;
}

/** What a text is written in; undefined of one that says too little, is mixed, or is in a language that is not known here. */
export const languageOf = (text: string): WrittenLanguage | undefined => languageBy(evidenceIn(text));

/** The same of texts that belong together, such as the answers of an entry: what says too little by itself is in the language of them all. */
export function languagesOf(texts: readonly string[]): (WrittenLanguage | undefined)[] {
  const each = texts.map(evidenceIn);
  const languages = each.map(languageBy);
  if (texts.length < 2 || !languages.includes(undefined)) return languages;
  const together = languageBy(sumOf(each));
  return languages.map((language, at) => language ?? ((each[at]?.letters ?? 0) > 0 ? together : undefined));
}

/** Counts what the texts of a diary are written in. */
export class DiaryLanguages {
  readonly #counts = new Map<WrittenLanguage, number>();
  #known = 0;

  /** @param times -1 takes one back that was counted */
  count(language: WrittenLanguage | undefined, times = 1): void {
    if (language === undefined) return;
    this.#counts.set(language, (this.#counts.get(language) ?? 0) + times);
    this.#known += times;
  }

  /** The languages that any text is written in. */
  get all(): WrittenLanguage[] {
    return [...this.#counts].flatMap(([language, count]) => (count > 0 ? language : []));
  }

  /** The language of more than half of the texts of which it is known; undefined where there is none. */
  get usual(): WrittenLanguage | undefined {
    for (const [language, count] of this.#counts) if (count > this.#known / 2) return language;
    return undefined;
  }

  /** Whether a text is read as English: it is, or says too little where most are, or where that is not known either. */
  isEnglish(language: WrittenLanguage | undefined): boolean {
    return (language ?? this.usual ?? 'en') === 'en';
  }

  /** Whether most of what is known is in another language. */
  get isMostlyOther(): boolean {
    return !this.isEnglish(undefined);
  }
}

/** Of texts those that are in English, or say too little while most of them are. */
export function textsInEnglish(texts: readonly string[]): string[] {
  const diary = new DiaryLanguages();
  const languages = texts.map(languageOf);
  for (const language of languages) diary.count(language);
  return texts.filter((_, at) => diary.isEnglish(languages[at]));
}
