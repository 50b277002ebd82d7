import { chanceOf } from '../chance.ts';
import type { Pattern, Suggestion } from '../notebook.ts';
import { deniesFear, type EntryReading, isLong } from '../reader.ts';
import { datesOf, isIn, type Scope, weekdayOf } from '../scope.ts';
import { WORDING } from '../wording.ts';
import { citationsOf, type LookedThrough, type Mention, mentionsIn } from './mentions.ts';

/** On fewer days a fear has not come back often enough to speak of it. */
const DAYS = 3;
/** Below this, a weekday is hardly chance. */
const CHANCE = 0.01;
/** The part of the days that must fall on the weekday. */
const MOSTLY = 0.75;
/** In a language without grammar, a word of so many answers builds sentences rather than names something. */
const COMMON = 0.35;
const ENOUGH = 10;
/** The part of its entries that must have a phrase, to name it instead of its word. */
const PHRASE = 0.8;

/** What is named as a fear: its words as they are written last, and where they stand, one place for each entry. */
export interface Fear {
  words: string;
  lemma: string;
  mentions: Mention[];
  weekday?: number;
}

/** What was answered when asked for fears, but for what denies one. */
const FEARS: LookedThrough = {
  answersOf: ({ answers }) => [answers.reflection],
  counts: (sentence) => !deniesFear(sentence),
};

/** Two words that stand beside each other wherever the one does. */
function phraseOf({
  answer: { text },
  sentence,
  token,
}: Mention): { text: string; lemmas: string } | undefined {
  const at = sentence.tokens.indexOf(token);
  const before = sentence.tokens[at - 1];
  if (!before?.isContent || text.slice(before.end, token.start) !== ' ') return undefined;
  return { text: text.slice(before.start, token.end), lemmas: `${before.lemma} ${token.lemma}` };
}

function wordsFor(mentions: readonly Mention[]): string {
  const phrases = mentions.flatMap((mention) => phraseOf(mention) ?? []);
  const last = phrases.at(-1);
  const same = phrases.filter(({ lemmas }) => lemmas === last?.lemmas).length;
  const isPhrase = last !== undefined && same >= mentions.length * PHRASE;
  return isPhrase ? last.text : commonest(mentions.map(({ token }) => token.surface));
}

/** The spelling that comes most often. */
function commonest(surfaces: readonly string[]): string {
  const times = Map.groupBy(surfaces, (surface) => surface);
  return [...times].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
}

/** The weekday on which the fear is named, when that is no chance among the days that have an answer at all. */
function weekdayFor(mentions: readonly Mention[], entries: readonly EntryReading[]): number | undefined {
  const days = datesOf(mentions.map(({ entry }) => entry)).map(weekdayOf);
  const all = datesOf(entries).map(weekdayOf);
  const on = (weekday: number, of: readonly number[]) => of.filter((day) => day === weekday).length;
  return [0, 1, 2, 3, 4, 5, 6].find((weekday) => {
    const hits = on(weekday, days);
    const chance = chanceOf({ hits, drawn: days.length, marked: on(weekday, all), days: all.length });
    return hits >= DAYS && hits >= days.length * MOSTLY && chance <= CHANCE;
  });
}

/** The fear that comes back most: named in this week, and on days of several weeks. */
export function recurringFear(scope: Scope): Fear | undefined {
  const answered = scope.entries.filter(({ answers }) => answers.reflection.sentences.length > 0);
  const english = answered.filter(({ isEnglish }) => isEnglish);
  const others = answered.filter(({ isEnglish }) => !isEnglish);
  const rare = [...mentionsIn(others, FEARS, isLong)].filter(
    ([, mentions]) => others.length >= ENOUGH && mentions.length <= others.length * COMMON,
  );
  const named = new Set(
    [...mentionsIn(english, FEARS, ({ isThing }) => isThing), ...rare].map(([lemma]) => lemma),
  );
  const [best] = [...mentionsIn(answered, FEARS, ({ lemma }) => named.has(lemma))]
    .filter(([, mentions]) => comesBack(mentions, scope))
    .sort(([, one], [, other]) => other.length - one.length);
  if (!best) return undefined;
  const [lemma, mentions] = best;
  const weekday = weekdayFor(mentions, answered);
  return { words: wordsFor(mentions), lemma, mentions, weekday };
}

function comesBack(mentions: readonly Mention[], { week }: Scope): boolean {
  const dates = datesOf(mentions.map(({ entry }) => entry));
  return (
    dates.length >= DAYS && dates.some((date) => isIn(date, week)) && dates.some((date) => !isIn(date, week))
  );
}

export function fearPatterns(fear: Fear | undefined, { week }: Scope): Pattern[] {
  if (!fear) return [];
  const dates = datesOf(fear.mentions.map(({ entry }) => entry));
  const { weekday } = fear;
  const sign =
    weekday === undefined
      ? undefined
      : { weekday, days: dates.filter((date) => weekdayOf(date) === weekday).length };
  const text = WORDING.fear(fear.words, dates.length, dates[0] ?? week.start, week.end, sign);
  return [{ kind: 'fear', text, citations: citationsOf(fear.mentions) }];
}

export const fearSuggestions = (fear: Fear | undefined): Suggestion[] =>
  fear
    ? [
        {
          kind: 'fear',
          text: WORDING.fearStep(fear.words, fear.weekday),
          citations: citationsOf(fear.mentions),
        },
      ]
    : [];
