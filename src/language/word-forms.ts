/*
 * How a text is cut into words, and how a word is compared: without capitals, accents and the other small differences
 * that a person who looks for it does not type.
 */

/** A word of a text: where it stands, in UTF-16 units, and the forms under which it can be found. */
export interface Word {
  start: number;
  end: number;
  /** The first is the word itself; after it the parts that may be looked for alone. */
  forms: string[];
}

/** How many words of a question are looked for; more would make nothing clearer. */
const WORDS_ASKED = 8;

/** Letters and digits, with the marks and the invisible signs between them; an apostrophe holds its two sides together. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*(?:['’ʼ][\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*)*/gu;
const APOSTROPHES = /['’ʼ]/u;
const ASCII = /^[a-z0-9]*$/i;

/** Writing without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Accents, the points of Hebrew and Arabic, and what chooses a look or cannot be seen. Vowel signs of other scripts
 * are letters to their readers and stay.
 */
const ACCENTS = new RegExp(
  [
    '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]',
    '[\\u0591-\\u05c7]',
    '[\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06ed]|\\u0640',
    '[\\ufe00-\\ufe0f]|\\p{Cf}',
  ].join('|'),
  'gu',
);

/** Letters that no accent tells apart from their plain ones. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  // Arabic is typed with and without these signs, and on Persian keyboards.
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ک: 'ك',
};
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** How umlauts are written where a keyboard has none. */
const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** The article of Arabic and the small words written together with it, before a word that is long enough to be one. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/u;
/** The signs by which kana are voiced: none begins a word. */
const VOICED = /^[\u3099\u309a]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A word in the form in which words are compared; '' when nothing of it is left. */
export function fold(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(UNPLAIN, (letter) => PLAIN[letter] ?? letter);
}

/** The word from each of its characters on: a word in the middle of a longer one is found too. */
function endings(word: string): string[] {
  const characters = [...word];
  return characters
    .slice(1)
    .map((_, at) => characters.slice(at + 1).join(''))
    .filter((ending) => !VOICED.test(ending));
}

function unspacedWords(run: string, offset: number): Word[] {
  return [...segmenter.segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => {
      const word = fold(segment);
      const forms = UNSPACED.test(segment) ? [word, ...endings(word)] : [word];
      return { start: offset + index, end: offset + index + segment.length, forms };
    });
}

/** Other ways to write a word: 'laeufe' for 'Läufe', and in Arabic without the article. */
function otherSpellings(word: string): string[] {
  if (ASCII.test(word)) return [];
  const lower = word.normalize('NFC').toLowerCase();
  const speltOut = fold(lower.replace(/[äöü]/gu, (letter) => SPELT_OUT[letter] ?? letter));
  const folded = fold(word);
  return [speltOut, folded.replace(ARTICLE, '')].filter((other) => other !== folded);
}

/** The forms of a word with apostrophes: all in one (dont), and each side that is more than a letter (l’amour: amour). */
function spacedForms(word: string): string[] {
  if (!APOSTROPHES.test(word)) return [fold(word), ...otherSpellings(word)];
  const parts = word.split(APOSTROPHES).map(fold);
  return [parts.join(''), ...parts.filter((part) => part.length > 1)];
}

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!ASCII.test(run) && UNSPACED.test(run)) words.push(...unspacedWords(run, index));
    else words.push({ start: index, end: index + run.length, forms: spacedForms(run) });
  }
  return words.filter(({ forms }) => forms[0] !== '');
}

/** A word that is looked for. */
export interface AskedWord {
  word: string;
  /** As it was typed. */
  typed: string;
  /** Other ways to write it. */
  spellings: string[];
}

/** What is looked for when a person types this, each word once. */
export function askedWords(text: string): AskedWord[] {
  const words = new Map<string, AskedWord>();
  for (const { start, end, forms } of wordsOf(text)) {
    const typed = text.slice(start, end);
    // A single sign may stand for several words, or for a space with an accent.
    for (const word of (forms[0] ?? '').split(' ')) {
      if (word !== '' && !words.has(word)) words.set(word, { word, typed, spellings: otherSpellings(typed) });
    }
  }
  return [...words.values()].slice(0, WORDS_ASKED);
}

/** The same words as they are compared. */
export const queryWords = (text: string): string[] => askedWords(text).map(({ word }) => word);

/** All forms of some texts in one line, each with a space before and after it. */
export function formsOf(texts: readonly string[]): string {
  const forms = new Set(texts.flatMap((text) => wordsOf(text).flatMap((word) => word.forms)));
  return ` ${[...forms].join(' ')} `;
}

/** Whether everything that begins with the word is meant: from two letters on, or one where a letter says more. */
export const meansBeginning = (word: string): boolean => word.length > 1 || !ASCII.test(word);

/** How many letters of a word may be wrong: none in short words and in numbers. */
export function typosIn(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word) || UNSPACED.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
