import { FIXED } from '../texts/post-sentences.ts';
import {
  type Arranging,
  ascending,
  type Draft,
  grown,
  ownWords,
  type Places,
  paragraphsAt,
  postOf,
  unitAt,
  withoutLink,
} from './arranging.ts';
import { mayBeListed, mayBeOpening } from './fitness.ts';
import {
  BEFORE_PARTICIPLES,
  LEARNED,
  MOST_ITEM_WORDS,
  PAST_FORM,
  PAST_WORDS,
  SURELY_PAST,
} from './shape-words.ts';

/*
 * The shapes of drafts. Each is made of the person's own sentences, or not at all where they do not carry it.
 */

const placesOf = ({ chosen }: Arranging): number[] => chosen.sentences.map((_, at) => at);

const textAt = ({ chosen }: Arranging, at: number): string => chosen.sentences[at]?.text ?? '';

/** “was ignored” and “has learned” are no past of their own. */
const isPast = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      SURELY_PAST.has(word) ||
      ((PAST_WORDS.has(word) || PAST_FORM.test(word)) && !BEFORE_PARTICIPLES.has(words[at - 1] ?? '')),
  );

const isQuestion = (text: string): boolean => /\?["'”’)\]]*$/u.test(text);

/** Whether the sentence tells what happened. */
const tells = (arranging: Arranging, at: number): boolean => {
  const { text = '', words = [] } = arranging.chosen.sentences[at] ?? {};
  return !LEARNED.test(text) && !isQuestion(text) && isPast(words);
};

/** Whether the sentence says what is so, or what was learned. */
const teaches = (arranging: Arranging, at: number): boolean =>
  !isQuestion(textAt(arranging, at)) && !tells(arranging, at);

/** Units of the sentences for which `holds`, as far as they may begin something. */
function unitsOf(arranging: Arranging, holds: (arranging: Arranging, at: number) => boolean): Places[] {
  const { chosen } = arranging;
  return placesOf(arranging).flatMap((at) => {
    const unit = holds(arranging, at) ? unitAt(chosen, at) : undefined;
    return unit && !chosen.sentences[unit[0] ?? 0]?.pointsBack ? [unit] : [];
  });
}

/** How much the best of its sentences is about what was chosen; what is the quote is before everything. */
const scoreOf = ({ chosen }: Arranging, unit: Places): number =>
  unit.includes(chosen.quote ?? -1)
    ? Number.POSITIVE_INFINITY
    : Math.max(...unit.map((at) => chosen.scores[at] ?? 0));

/** The unit that a draft is about. Of equals the one that says what was learned, then the later one. */
function best(arranging: Arranging, units: readonly Places[]): Places | undefined {
  const weight = (unit: Places): number =>
    scoreOf(arranging, unit) + (unit.some((at) => LEARNED.test(textAt(arranging, at))) ? 2 : 0);
  return units.toSorted((one, other) => weight(other) - weight(one) || (other[0] ?? 0) - (one[0] ?? 0))[0];
}

/** The sentences after the unit that go on from it. */
function followers({ chosen }: Arranging, unit: Places): number[] {
  const from = (unit.at(-1) ?? 0) + 1;
  const end = chosen.sentences.findIndex(({ leans }, at) => at >= from && !leans);
  return chosen.sentences.slice(from, end < 0 ? undefined : end).map((_, at) => from + at);
}

/** What happened before what it taught, or else after it, from where it is moved; with the quote where it is told. */
function happened(arranging: Arranging, lesson: Places): Places[] {
  const units = unitsOf(arranging, tells).filter((unit) =>
    unit.every((at) => tells(arranging, at) && !lesson.includes(at)),
  );
  const isBefore = ([at = 0]: Places): boolean => at < (lesson[0] ?? 0);
  const before = units.filter(isBefore);
  const after = units.filter((unit) => !isBefore(unit));
  const quote = arranging.chosen.quote ?? -1;
  return before.length === 0 || after.some((unit) => unit.includes(quote)) ? after : before;
}

/** What happened, then what it taught. */
export function storyOf(arranging: Arranging): Draft | undefined {
  const lesson = arranging.isEnglish ? best(arranging, unitsOf(arranging, teaches)) : undefined;
  if (!lesson) return undefined;
  const point = new Set([...lesson, ...followers(arranging, lesson)]);
  const draftOf = (places: Places): Draft => {
    const told = places.filter((at) => !point.has(at));
    const taught = places.filter((at) => point.has(at));
    return {
      shape: 'story',
      paragraphs: [...paragraphsAt(arranging, told), ...paragraphsAt(arranging, taught)],
      places: [...told, ...taught],
    };
  };
  const told = happened(arranging, [...point]);
  const first = best(arranging, told);
  if (!first) return undefined;
  const others = [...point, ...told.flat().toReversed()];
  return draftOf(grown(arranging, ascending([...first, ...lesson]), others, draftOf));
}

const MARKER = /^\s*(?:[-*•‣◦–—+]|\d{1,3}[.)]|\[[ xX]?\]|[☐☑✓✔])\s+/u;
const LEAST_ITEMS = 3;
const MOST_ITEMS = 7;
const asList = (items: readonly string[]): string => items.map((item) => `• ${item}`).join('\n');

/** The lines of the person’s own list, and what stands above it. */
function ownList({ request, grammar }: Arranging): { opening: string; items: string[] } | undefined {
  const lines = request.content.split('\n');
  const start = lines.findIndex((line) => MARKER.test(line));
  if (start < 0) return undefined;
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !MARKER.test(line));
  const all = rest.slice(0, end < 0 ? undefined : end).map((line) => line.replace(MARKER, '').trim());
  const items = [...new Set(all.filter((item) => mayBeListed(item, grammar)))];
  const above = lines.slice(0, start).findLast((line) => line.trim() !== '') ?? '';
  const opening = /[^.!?]*:$/u.exec(above.trim())?.[0].trim() ?? '';
  return { opening: mayBeOpening(opening, grammar) ? opening : '', items };
}

/** Their own list with the line above it, and the quote below it. */
function listOfLines(arranging: Arranging): Draft | undefined {
  const { opening, items } = ownList(arranging) ?? { opening: '', items: [] };
  if (items.length < LEAST_ITEMS || (opening === '' && !arranging.isEnglish)) return undefined;
  const quote = arranging.chosen.quote;
  const places = quote === undefined ? [] : unitAt(arranging.chosen, quote);
  if (!places) return undefined;
  const held = items.slice(0, MOST_ITEMS);
  const head = opening || FIXED.list;
  const own = { items: opening ? [opening, ...held] : held, added: opening ? [] : [FIXED.list] };
  const list = `${head}\n${asList(held)}`;
  return { shape: 'list', paragraphs: [list, ...paragraphsAt(arranging, places)], places, ...own };
}

/** A sentence as a line of a list: as it is, or without the word that links it. Undefined where it needs another. */
function lineAt(
  { chosen, isEnglish, grammar }: Arranging,
  at: number,
): { text: string; cut?: string } | undefined {
  const sentence = chosen.sentences[at];
  if (!sentence || sentence.reason !== undefined || chosen.sentences[at + 1]?.turns) return undefined;
  if (!sentence.pointsBack) return sentence.leans ? undefined : { text: sentence.text };
  const freed = isEnglish ? withoutLink(sentence.text, grammar) : undefined;
  return freed && { text: freed.sentence.text, cut: freed.cut };
}

/** Sentences that each say something alone, below a fixed line. */
function listOfSentences(arranging: Arranging): Draft | undefined {
  const { chosen, isEnglish } = arranging;
  if (!isEnglish) return undefined;
  const isItem = (at: number): boolean =>
    teaches(arranging, at) &&
    (chosen.sentences[at]?.words.length ?? 0) <= MOST_ITEM_WORDS &&
    lineAt(arranging, at) !== undefined;
  const ranked = placesOf(arranging)
    .filter(isItem)
    .toSorted((one, other) => scoreOf(arranging, [other]) - scoreOf(arranging, [one]) || one - other);
  const draftOf = (places: Places): Draft => {
    const lines = places.flatMap((at) => lineAt(arranging, at) ?? []);
    return {
      shape: 'list',
      paragraphs: [`${FIXED.list}\n${asList(lines.map(({ text }) => text))}`],
      places,
      added: [FIXED.list],
      shortened: lines.flatMap(({ cut }) => cut ?? []),
    };
  };
  let places: Places = [];
  for (const at of ranked) {
    const more = ascending([...places, at]);
    if (more.length <= MOST_ITEMS && postOf(arranging, draftOf(more))) places = more;
  }
  return places.length < LEAST_ITEMS ? undefined : draftOf(places);
}

/** An opening line, and several of the person’s sentences or points below it. */
export const listOf = (arranging: Arranging): Draft | undefined =>
  listOfLines(arranging) ?? listOfSentences(arranging);

/** A question that asks about something said before it. */
const ASKS_BACK = /\b(?:that|this|it|so|them|then)\?["'”’)]*$/iu;

/** The person’s own question with the sentences that answer it: those after it, or else those before it. */
function ownQuestion(arranging: Arranging): Draft | undefined {
  const { chosen } = arranging;
  const asked = chosen.sentences.findIndex(
    ({ text, asks, pointsBack }) => asks && !ASKS_BACK.test(text) && !(arranging.isEnglish && pointsBack),
  );
  if (asked < 0) return undefined;
  const draftOf = (places: Places): Draft => {
    const answers = paragraphsAt(arranging, places);
    const question = textAt(arranging, asked);
    const isFirst = (places[0] ?? 0) > asked;
    return {
      shape: 'question',
      paragraphs: isFirst ? [question, ...answers] : [...answers, question],
      places: isFirst ? [asked, ...places] : [...places, asked],
    };
  };
  const mayAnswer = (unit: Places): boolean => unit.every((at) => !isQuestion(textAt(arranging, at)));
  const units = unitsOf(arranging, () => true).filter(mayAnswer);
  const after = units.filter(([at = 0]) => at > asked);
  const answers = after.length > 0 ? after : units.filter((unit) => (unit.at(-1) ?? 0) < asked);
  const first = best(arranging, answers);
  return first && draftOf(grown(arranging, first, answers.flat(), draftOf));
}

/** Fewer words than these are no answer to a question that is not the person’s own. */
const LEAST_ANSWER = 8;

/** Whether one of the sentences takes another back: a fixed question would be answered twice. */
const turns = ({ chosen }: Arranging, unit: Places): boolean =>
  unit.some((at) => chosen.sentences[at]?.turns);

/** A fixed question that fits, answered by what the person says is so. */
function fixedQuestion(arranging: Arranging): Draft | undefined {
  const units = unitsOf(arranging, teaches).filter((unit) => !turns(arranging, unit));
  const first = arranging.isEnglish ? best(arranging, units) : undefined;
  if (!first) return undefined;
  const draftOf = (places: Places): Draft => {
    const isLearned = places.some((at) => LEARNED.test(textAt(arranging, at)));
    const question = isLearned ? FIXED.learned : FIXED.remember;
    const paragraphs = [question, ...paragraphsAt(arranging, places)];
    return { shape: 'question', paragraphs, places, added: [question] };
  };
  const others = [...followers(arranging, first), ...units.flat()];
  const draft = draftOf(grown(arranging, first, others, draftOf));
  return ownWords(arranging, draft) < LEAST_ANSWER ? undefined : draft;
}

/** A question that is answered by the person’s sentences: their own, or else one that fits them. */
export const questionOf = (arranging: Arranging): Draft | undefined =>
  ownQuestion(arranging) ?? fixedQuestion(arranging);

/** In a language whose order of thoughts is unknown, sentences as they were written, which is no shape. */
export function asWritten(arranging: Arranging): Draft | undefined {
  if (arranging.isEnglish) return undefined;
  const draftOf = (places: Places): Draft => ({
    shape: undefined,
    paragraphs: paragraphsAt(arranging, places),
    places,
  });
  const { quote } = arranging.chosen;
  const begun = quote === undefined ? [] : unitAt(arranging.chosen, quote);
  return begun && draftOf(grown(arranging, begun, placesOf(arranging), draftOf));
}
