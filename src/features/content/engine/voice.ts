import type { Reader, TextReading, Token } from '../../../language/reader.ts';
import { EVERYDAY, FUNCTION_WORDS } from '../../../language/vocabulary.ts';
import { textsInEnglish } from '../../../language/written-in.ts';
import {
  type Ending,
  emptyVoice,
  type Opening,
  type Speaker,
  type Story,
  type Voice,
} from './voice-texts.ts';

/** Words by which a person speaks of themselves, of several, and to somebody. */
const SPEAKERS: Record<Exclude<Speaker, 'none'>, ReadonlySet<string>> = {
  I: new Set('i im ive ill id me my mine myself'.split(' ')),
  // Without apostrophes “we're” reads as “were”, “we'll” as “well”: those are left out.
  we: new Set('we weve us our ours ourselves'.split(' ')),
  you: new Set('you youre youve youll youd your yours yourself'.split(' ')),
};
/** Below this share of all words, a text speaks of things rather than people. */
const SPEAKING_SHARE = 0.02;

const PAST = new Set(
  'was were had did went felt said made learned learnt got took came saw knew thought found told gave kept left wrote'.split(
    ' ',
  ),
);
const PRESENT = new Set(
  'am is are im its thats do does dont doesnt have has isnt arent cant can feel feels think thinks know knows want wants need needs make makes'.split(
    ' ',
  ),
);
const PAST_FORM = /[a-z]{2,}[^e]ed$/;
const TIMES = new Set(
  'today yesterday tonight tomorrow lately recently sometimes always often when after before last monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const RESOLVES =
  /\b(?:will|shall|want to|going to|next time|from now on|tomorrow|let me|let us|let's|i'll|we'll)\b/iu;
const CONTRACTION = /\p{L}['’](?:m|re|ve|ll|d|t|s)\b/iu;

/** From this share of sentences on something is a habit. */
const HABIT = 0.12;
const CONTRACTION_HABIT = 0.08;

const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

const between = (least: number, number: number, most: number): number =>
  Math.min(most, Math.max(least, number));

/** The one that comes most often; of equals the first. */
function most<Kind extends string>(kinds: readonly Kind[], otherwise: Kind): Kind {
  const counts = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? otherwise;
}

interface OwnSentence {
  text: string;
  tokens: Token[];
}

const sentencesIn = ({ text, sentences }: TextReading): OwnSentence[] =>
  sentences
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ start, end, tokens }) => ({ text: text.slice(start, end), tokens }));

function speakerOf(words: readonly string[]): Speaker {
  const said = (Object.keys(SPEAKERS) as (keyof typeof SPEAKERS)[]).flatMap((speaker) =>
    words.filter((word) => SPEAKERS[speaker].has(word)).map(() => speaker),
  );
  return share(said.length, words.length) < SPEAKING_SHARE ? 'none' : most<Speaker>(said, 'none');
}

const pastIn = (words: readonly string[]): number =>
  words.filter((word) => PAST.has(word) || PAST_FORM.test(word)).length;
const presentIn = (words: readonly string[]): number => words.filter((word) => PRESENT.has(word)).length;
const isPast = (words: readonly string[]): boolean => pastIn(words) > presentIn(words);
const isPresent = (words: readonly string[]): boolean => presentIn(words) > pastIn(words);

const wordsOf = ({ tokens }: OwnSentence): string[] => tokens.map(({ word }) => word);
const asks = ({ text }: OwnSentence): boolean => /\?["'”’)]*$/u.test(text);

function openingOf(first: OwnSentence): Opening {
  if (asks(first)) return 'question';
  const [word = ''] = wordsOf(first);
  if (TIMES.has(word) || (word === 'this' && /^(?:morning|evening|week)$/.test(wordsOf(first)[1] ?? '')))
    return 'time';
  return Object.values(SPEAKERS).some((words) => words.has(word)) ? 'person' : 'matter';
}

function endingOf(last: OwnSentence): Ending {
  if (asks(last)) return 'question';
  return RESOLVES.test(last.text) ? 'resolve' : 'statement';
}

function storyOf(sentences: readonly OwnSentence[]): Story {
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last || first === last) return 'thought';
  if (isPast(wordsOf(first)) && isPresent(wordsOf(last))) return 'happening';
  return isPresent(wordsOf(first)) && isPast(wordsOf(last)) ? 'insight' : 'thought';
}

/** Longest turn of phrase: well below what would be somebody's own sentence. */
const PHRASE_WORDS = 5;
const PHRASES = 6;
const THEMES = 8;
const OPENINGS = 3;
/** In so many texts something must stand before it is a habit of theirs. */
const TEXTS_OF_HABIT = 3;

const saysSomething = ({ word }: Token): boolean => !FUNCTION_WORDS.has(word) && word.length > 3;

/** What parts a sentence, so that the words between two of them can be read alone. */
const PAUSE = /[,;:.!?()"“”…\n–—]/u;

/** The words of a reading between two pauses. */
function clausesIn({ text, sentences }: TextReading): Token[][] {
  return sentences.flatMap(({ tokens }) =>
    tokens.reduce<Token[][]>((clauses, token, at) => {
      const before = tokens[at - 1];
      if (before && !PAUSE.test(text.slice(before.end, token.start))) clauses.at(-1)?.push(token);
      else clauses.push([token]);
      return clauses;
    }, []),
  );
}

/** Words that only lead on from what was said before. */
const LEADING_ON = new Set('and but or nor so that then because which who whom whose'.split(' '));

/** A short clause that stands on its own. */
const isClause = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 &&
  tokens.length <= PHRASE_WORDS &&
  tokens.some(saysSomething) &&
  !LEADING_ON.has(tokens[0]?.word ?? '');

/** A thing and how it is ('slow mornings'). */
const isPair = (tokens: readonly Token[]): boolean =>
  tokens.length === 2 && tokens.every(saysSomething) && tokens[1]?.isThing === true;

/**
 * Stretches of a text that a person would know as theirs, each once, as they are written first: short clauses from
 * pause to pause, and things with how they are. Other words in a row are a piece of a sentence and say nothing.
 */
function stretchesIn(reading: TextReading): Map<string, string> {
  const found = new Map<string, string>();
  const add = (tokens: readonly Token[]): void => {
    const written = reading.text.slice(tokens[0]?.start, tokens.at(-1)?.end);
    found.set(tokens.map(({ word }) => word).join(' '), written);
  };
  for (const clause of clausesIn(reading)) {
    if (isClause(clause)) add(clause);
    clause.slice(1).forEach((token, at) => {
      const pair = [clause[at], token].filter((one) => one !== undefined);
      if (isPair(pair)) add(pair);
    });
  }
  return found;
}

/** The favourites among things that stand in texts, those in the most texts first. */
function favourites(
  all: readonly Map<string, string>[],
  least: number,
): { key: string; text: string; count: number }[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const [key, text] of all.flatMap((one) => [...one])) {
    const known = counts.get(key);
    counts.set(key, { text: known?.text ?? text, count: (known?.count ?? 0) + 1 });
  }
  return [...counts]
    .map(([key, { text, count }]) => ({ key, text, count }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
}

const pairsIn = (key: string): string[] => {
  const words = key.split(' ');
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
};

/** Turns of phrase: those that come often and are long, none with two words in a row of another. */
function phrasesIn(readings: readonly TextReading[]): string[] {
  const weight = ({ key, count }: { key: string; count: number }): number => key.split(' ').length * count;
  const found = favourites(readings.map(stretchesIn), TEXTS_OF_HABIT).toSorted(
    (one, other) => weight(other) - weight(one),
  );
  const taken = new Set<string>();
  const phrases: string[] = [];
  for (const { key, text } of found) {
    const pairs = pairsIn(key);
    if (phrases.length === PHRASES) break;
    if (pairs.some((pair) => taken.has(pair))) continue;
    for (const pair of pairs) taken.add(pair);
    phrases.push(text);
  }
  return phrases;
}

function themesIn(readings: readonly TextReading[]): string[] {
  // Without a grammar nothing is known to be a thing.
  const knowsThings = readings.some(({ sentences }) =>
    sentences.some(({ tokens }) => tokens.some(({ isThing }) => isThing)),
  );
  // A name keeps its capital; one that only begins a sentence is not the word's.
  const inside = readings.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens.slice(1)));
  const spelled = new Map(inside.map(({ word, surface }) => [word, surface]));
  const inText = ({ sentences }: TextReading): Map<string, string> => {
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    const named = tokens.filter((token) =>
      knowsThings ? token.isThing : saysSomething(token) && token.isContent,
    );
    return new Map(
      named
        .filter(({ word }) => word.length > 3 && !EVERYDAY.has(word))
        .map(({ lemma, word }) => [lemma, spelled.get(word) ?? word] as const),
    );
  };
  return favourites(readings.map(inText), 2)
    .slice(0, THEMES)
    .map(({ text }) => text);
}

function openingsIn(firsts: readonly OwnSentence[]): string[] {
  const begin = firsts.map(({ tokens }) => {
    const some = tokens.slice(0, 2);
    // “I have” and “So that” are how anybody begins.
    if (!some.some(saysSomething)) return new Map<string, string>();
    return new Map([[some.map(({ word }) => word).join(' '), some.map(({ surface }) => surface).join(' ')]]);
  });
  return favourites(begin, TEXTS_OF_HABIT)
    .slice(0, OPENINGS)
    .map(({ text }) => text);
}

/** How a person writes, measured on texts of theirs. Without a text that can be read, a plain voice. */
export function learnVoice(texts: readonly string[], reader: Reader): Voice {
  // Turns of phrase and themes are known in English alone.
  const readings = reader.texts(textsInEnglish(texts)).filter(({ sentences }) => sentences.length > 0);
  const perText = readings.map(sentencesIn).filter((sentences) => sentences.length > 0);
  const sentences = perText.flat();
  if (sentences.length === 0) return emptyVoice();
  const words = sentences.flatMap(wordsOf);
  const firsts = perText.flatMap(([first]) => (first ? [first] : []));
  const lasts = perText.flatMap((own) => own.slice(-1));
  const having = (pattern: RegExp): number =>
    share(sentences.filter(({ text }) => pattern.test(text)).length, sentences.length);
  return {
    sentenceWords: between(3, median(sentences.map(({ tokens }) => tokens.length)), 40),
    sentences: between(1, median(perText.map((own) => own.length)), 8),
    speaker: speakerOf(words),
    isPast: isPast(words),
    contracts: having(CONTRACTION) >= CONTRACTION_HABIT,
    exclaims: having(/!["'”’)]*$/u) >= HABIT,
    asks: share(sentences.filter(asks).length, sentences.length) >= HABIT,
    phrases: phrasesIn(readings),
    themes: themesIn(readings),
    opening: most(firsts.map(openingOf), 'matter'),
    openings: openingsIn(firsts),
    ending: most(lasts.map(endingOf), 'statement'),
    story: most(perText.map(storyOf), 'thought'),
  };
}
