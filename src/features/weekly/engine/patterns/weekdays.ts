import { ANSWERS } from '../../../../language/reader.ts';
import { TOPICS, widerTopic } from '../../../../language/topics.ts';
import { claimOf } from '../answered.ts';
import { probabilityOfChance } from '../chance.ts';
import type { Pattern } from '../notebook.ts';
import { isGrave } from '../own-words.ts';
import { commonest, type Phrase } from '../phrases.ts';
import { datesOf, idsOf, isInRange, type Scope, weekdayOf } from '../scope.ts';
import * as texts from '../texts.ts';
import { isTopicKey, subjectOf } from '../topic-phrases.ts';
import { citationsOf, phrasesByKey, withoutCopies } from './mentions.ts';

/* What is written about on one day of the week, and hardly on others. */

/** On so many days of one weekday at least, and on so much of its days. */
const DAYS = 4;
const MOSTLY = 0.6;
/** What chance alone would bring more often is no pattern. There are many subjects to be wrong about. */
const CHANCE = 0.001;

/** A wide topic is too much to be a habit. */
const NARROW = new Set([...TOPICS.keys()].filter((topic) => widerTopic(topic) !== undefined));

interface OnWeekday {
  key: string;
  phrases: Phrase[];
  weekday: number;
  hits: number;
  chance: number;
}

export function subjectOnWeekday(scope: Scope): Pattern[] {
  const { entries, week, people, names, answered } = scope;
  const english = withoutCopies(entries).filter(({ isEnglish }) => isEnglish);
  const looked = { answers: ANSWERS, counts: () => true } as const;
  const things = phrasesByKey(english, { ...looked, names });
  const topics = phrasesByKey(english, { ...looked, sought: { topics: NARROW, people } });
  const all = datesOf(english).map(weekdayOf);
  const found = [...things, ...topics]
    .filter(
      ([, phrases]) => phrases.length >= DAYS && phrases.some(({ entry }) => isInRange(entry.row.date, week)),
    )
    .flatMap(([key, phrases]) => onWeekday(key, phrases, all))
    .filter(({ key, phrases }) => answered.allows(claimOn(key, phrases)))
    .sort((one, other) => one.chance - other.chance);
  const [best] = found;
  if (!best || best.phrases.some(({ sentence }) => isGrave(sentence))) return [];
  const { key, phrases, weekday, hits } = best;
  const days = { days: phrases.length, since: phrases[0]?.entry.row.date ?? week.start, end: week.end };
  const text = texts.subjectOnWeekday(commonest(phrases), days, weekday, hits);
  return [{ kind: 'weekday', text, citations: citationsOf(phrases), ...claimOn(key, phrases) }];
}

const claimOn = (key: string, phrases: readonly Phrase[]) =>
  claimOf('weekday', isTopicKey(key) ? subjectOf(key) : key, idsOf(phrases.map(({ entry }) => entry)));

/** The weekday on which most of a subject's days fall, where that is hardly chance. */
function onWeekday(key: string, phrases: Phrase[], all: readonly number[]): OnWeekday[] {
  const weekdays = phrases.map(({ entry }) => weekdayOf(entry.row.date));
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const hits = weekdays.filter((one) => one === weekday).length;
    if (hits < DAYS || hits < weekdays.length * MOSTLY) return [];
    const marked = all.filter((one) => one === weekday).length;
    const chance = probabilityOfChance({ hits, drawn: weekdays.length, marked, days: all.length });
    return chance <= CHANCE ? { key, phrases, weekday, hits, chance } : [];
  });
}
