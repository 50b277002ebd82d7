import type { Span } from '../../../language/quote.ts';
import {
  deniesFear,
  mentionsDanger,
  phraseMatcher,
  type Sentence,
  type TextReading,
  type Token,
} from '../../../language/reader.ts';
import {
  BEREAVED,
  BEREAVED_PHRASES,
  CALLS_OFF,
  DANGER_TOGETHER,
  FEAR_WORDS,
  FOREIGN_NEGATIONS,
  GRAVE,
  NEGATIONS,
  NO_ANSWER,
  PLATITUDES,
  RECOVERING,
  STOCK_PHRASES,
} from '../../../language/vocabulary.ts';

/*
 * What of a text a person says in their own name, and means as it is written: not what they quote, deny, or say as
 * everyone does. Where it cannot be told, it is left out: a thing left unsaid does no harm, a foolish one does.
 */

const BIBLE =
  'genesis|exodus|leviticus|deuteronomy|joshua|judges|ruth|samuel|kings|job|psalms?|proverbs|ecclesiastes|isaiah|jeremiah|lamentations|ezekiel|daniel|hosea|micah|malachi|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|thessalonians|timothy|titus|hebrews|james|peter|jude|revelation|surah|quran|gita';

/**
 * Somebody else's words: between quotation marks, after the sign of a quotation, with the name of who said them. What is
 * struck out is nobody's.
 */
const OTHERS = [
  /[“„"«»](?!\s)[^“”„"«»\n]+[”“"»«]/gu,
  /(?<![\p{L}\p{N}])['‘](?!\s)[^'‘’\n]{3,}?['’](?![\p{L}\p{N}])/gu,
  /[“„«"][^“”„«»"\n]*$/gmu,
  /^[ \t]*>.*$/gmu,
  /~~[^~\n]+~~/gu,
  /^.*[ \t”"’](?:—|–|--?|~)\s?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}(?:,[^\n]*)?$/gmu,
  /^(?![ \t]*[-–—~*•])[^\n]+\n[ \t]*(?:—|–|--?|~)\s?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}$/gmu,
  new RegExp(`^.*\\b(?:${BIBLE})\\.? \\d+(?:[:,.]\\d+)?.*$`, 'gimu'),
];

const SAYS =
  '(?:(?:once|always|often|just|also|still)\\s+)?(?:says?|said|wrote|writes|thinks?|thought|claims?|claimed|believes?|believed|puts? it|(?:tells?|told|reminds?|reminded) (?:me|us))\\b[^.!?\\n]*';
/** Who is reported, and what they said up to the end of the sentence. */
const REPORTED = new RegExp(
  `\\b(?:he|she|they|mom|mum|dad|boss|coach|teacher|pastor|priest|therapist|doctor|husband|wife|sister|brother|friend|mother|father|everyone|everybody|people)\\s+${SAYS}`,
  'giu',
);
/** A name does the same, except in the answer in which the values speak: 'Courage says'. */
const REPORTED_BY_NAME = new RegExp(`\\b(?!I\\b)\\p{Lu}\\p{L}+\\s+${SAYS}`, 'gu');

const spansOf = (text: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );

const quoted = new WeakMap<TextReading, Span[]>();
const reported = new WeakMap<TextReading, Span[]>();
const reportedByName = new WeakMap<TextReading, Span[]>();

function quoteMatches(
  spans: WeakMap<TextReading, Span[]>,
  reading: TextReading,
  patterns: readonly RegExp[],
): Span[] {
  const known = spans.get(reading);
  if (known) return known;
  const found = spansOf(reading.text, patterns);
  spans.set(reading, found);
  return found;
}

const touches = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && start < span.end);

/** Whether a stretch is quoted from somebody else. */
export const isQuoted = (reading: TextReading, stretch: Span): boolean =>
  touches(quoteMatches(quoted, reading, OTHERS), stretch);

/** Whether a stretch is quoted from somebody else, or is what somebody else said; values may speak. */
export const isOthersInValues = (reading: TextReading, stretch: Span): boolean =>
  isQuoted(reading, stretch) || touches(quoteMatches(reported, reading, [REPORTED]), stretch);

/** Whether a stretch is quoted from somebody else, or is what somebody else said. */
export const isOthers = (reading: TextReading, stretch: Span): boolean =>
  isOthersInValues(reading, stretch) ||
  touches(quoteMatches(reportedByName, reading, [REPORTED_BY_NAME]), stretch);

const stockAt = phraseMatcher(STOCK_PHRASES);

/** The tokens of a sentence that belong to a turn of speech. */
export function stockTokens({ tokens }: Sentence): Set<Token> {
  const found = new Set<Token>();
  const words = tokens.map(({ word }) => word);
  words.forEach((_, at) => {
    for (const phrase of stockAt(words, at)) {
      for (const token of tokens.slice(at, at + phrase.length)) found.add(token);
    }
  });
  return found;
}

/** How many words before another may deny it. */
const REACH = 4;
/** How many words before a feeling the verb that says whose it is may be. */
const NEAR = 3;

/** Whether one of the words before the token denies it. */
export const isDenied = ({ tokens }: Sentence, token: Token): boolean => {
  const at = tokens.indexOf(token);
  return tokens.slice(Math.max(0, at - REACH), at).some(({ word }) => NEGATIONS.has(word));
};

/** Whether what is named is denied right there: 'never the exam', 'not about the money'. */
export const isDeniedItself = ({ tokens }: Sentence, token: Token): boolean => {
  const at = tokens.indexOf(token);
  const before = tokens
    .slice(0, at)
    .findLast(({ word }) => !/^(?:about|of|even|just|only|really|so|much)$/.test(word));
  return before !== undefined && tokens.indexOf(before) >= at - NEAR && NEGATIONS.has(before.word);
};

/** What says that a fear is over. */
const OVER =
  /\b(?:no longer|any ?more|used to|not any|stopped (?:being|worrying|fearing)|got over|over (?:it|that)|behind me|less (?:afraid|scared|worried|nervous|anxious)|went (?:fine|well|great)|turned out (?:fine|well|ok|okay)|unafraid|fearless|faced|conquered|overcame|overcome|instead of (?:fear|worry))\b/iu;
/** Words for how somebody feels, rather than for what frightens. */
const FELT = /^(?:afraid|anxious|frightened|nervous|panicked|panicking|scared|terrified|worried|worrying)$/;
const SOMEBODY_IS =
  /^(?:is|was|are|were|hes|shes|theyre|isnt|wasnt|looks|seems|gets|got|feels|became|has|had|been)$/;
const OWN = /^(?:i|im|ive|we|were|me|id)$/;

/** Whether the fear of a sentence is somebody else's. */
function isOfAnother({ tokens }: Sentence): boolean {
  return tokens.some(({ word }, at) => {
    if (!FELT.test(word))
      return /^(?:fears|dreads|worries)$/.test(word) && !OWN.test(tokens[0]?.word ?? '') && at > 0;
    const verb = tokens.slice(Math.max(0, at - NEAR), at).findLastIndex((one) => SOMEBODY_IS.test(one.word));
    if (verb === -1) return false;
    const before = tokens.slice(0, Math.max(0, at - NEAR) + verb + 1).map((one) => one.word);
    return !before.some((one) => OWN.test(one)) && before.length > 1;
  });
}

const isPast = ({ tokens }: Sentence): boolean => {
  const fear = tokens.findIndex(({ word }) => FEAR_WORDS.has(word));
  if (fear === -1) return false;
  const was = tokens
    .slice(Math.max(0, fear - NEAR), fear)
    .some(({ word }) => /^(?:was|were|had)$/.test(word));
  return was && tokens.slice(fear).some(({ word }) => /^(?:but|now|fine|well|great|anyway)$/.test(word));
};

/** Whether a sentence of the answer about fears names one that the person has now. */
export function namesFear({ text, sentences }: TextReading, sentence: Sentence): boolean {
  const words = text.slice(sentence.start, sentence.end);
  const next = sentences[sentences.indexOf(sentence) + 1];
  return !(
    deniesFear(sentence) ||
    OVER.test(words) ||
    words.endsWith('?') ||
    isPast(sentence) ||
    isOfAnother(sentence) ||
    (next !== undefined && next.tokens.length <= REACH && OVER.test(text.slice(next.start, next.end)))
  );
}

/** Whether words of another language may deny what they say. */
export const mayDeny = ({ tokens }: Sentence): boolean =>
  tokens.some(({ word }) => FOREIGN_NEGATIONS.has(word) || word === 'no');

const wordsIn = (reading: TextReading): string[] =>
  reading.sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word));

/** Whether nothing is answered: 'None', 'same as yesterday', 'n/a', a dash. */
export const isNoAnswer = (reading: TextReading): boolean =>
  wordsIn(reading).every((word) => NO_ANSWER.has(word));

/** Whether a text says nothing but what everyone says. */
export function isPlatitude(reading: TextReading): boolean {
  const words = wordsIn(reading);
  return PLATITUDES.some(
    (phrase) => words.length <= phrase.length + 1 && words.join(' ').includes(phrase.join(' ')),
  );
}

/** Whether it speaks of loss, illness, violence or harm. */
export const isGrave = ({ tokens }: Sentence): boolean =>
  tokens.some(({ word, lemma }) => GRAVE.has(word) || GRAVE.has(lemma)) ||
  mentionsDanger(tokens.map(({ word }) => word));

/** Whether an action undoes something, or is not to be done. */
export const isCalledOff = ({ sentences }: TextReading): boolean =>
  sentences.some(({ tokens }) =>
    tokens.some(({ word, lemma }) => NEGATIONS.has(word) || CALLS_OFF.has(word) || CALLS_OFF.has(lemma)),
  );

/** What dies without anybody's death: machines, and who laughs. Of 'the widow' somebody else tells. */
const NOBODY_DIED = [
  /\b(?:battery|bike|boiler|bulb|car|computer|conversation|engine|fire|fridge|internet|laptop|lights?|machine|mixer|ovens?|phone|power|printer|radio|router|server|telly|tv|van|wifi)(?: \w+){0,2} died\b/,
  /\bdied (?:laughing|a bit|a little|inside|of (?:boredom|embarrassment|laughter|shame))\b/,
  /\b(?:bored|heat|scared|tickled|worried) (?:to )?death\b|\bdeath (?:metal|star|trap|valley)\b|\bthe widow\b/,
];

/** Whether a sentence tells of a death in the person's own life. */
export function isBereaved(sentence: Sentence): boolean {
  const words = sentence.tokens.map(({ word }) => word);
  if (hasBereavedPhrase(words)) return true;
  const tells = sentence.tokens.some((token) => BEREAVED.has(token.word) && !isDenied(sentence, token));
  return tells && !NOBODY_DIED.some((one) => one.test(words.join(' ')));
}

const bereavedAt = phraseMatcher(BEREAVED_PHRASES);
const hasBereavedPhrase = (words: readonly string[]): boolean =>
  words.some((_, at) => bereavedAt(words, at).length > 0);

/** Whether it tells of a life without drinking or using. */
export const isOfRecovery = ({ tokens }: Sentence): boolean =>
  tokens.some(({ word }) => RECOVERING.has(word));

const dangers = new WeakMap<TextReading, boolean>();

/** Whether a text tells that the person may hurt themselves, or is being hurt; by whomever it is said, and even if denied. */
export function isOfDanger(reading: TextReading): boolean {
  const known = dangers.get(reading);
  if (known !== undefined) return known;
  const found = DANGER_TOGETHER.test(reading.text) || mentionsDanger(wordsIn(reading));
  dangers.set(reading, found);
  return found;
}
