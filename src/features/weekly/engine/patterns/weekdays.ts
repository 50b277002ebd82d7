import { ANSWERS } from '../../../../language/reader.ts';
import { TOPICS, widerTopic } from '../../../../language/topics.ts';
import { claimOf } from '../answered.ts';
import type { Pattern } from '../notebook.ts';
import { isGrave } from '../own-words.ts';
import { commonest, type Phrase } from '../phrases.ts';
import { datesOf, idsOf, isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { subjectOf } from '../topic-phrases.ts';
import { weekdayThatStandsOut } from '../weekday.ts';
import { citationsOf, phrasesByKey, withoutCopies } from './mentions.ts';

/* What is written about on one day of the week, and hardly on others. */

/** On so many days of one weekday at least, and on so much of its days. */
const DAYS = 4;
const MOSTLY = 0.6;
/** What chance alone would bring more often is no pattern. There are many subjects to be wrong about. */
const CHANCE = 0.001;

/** A wide topic is too much to be a habit. */
const NARROW = new Set([...TOPICS.keys()].filter((topic) => widerTopic(topic) !== undefined));

export function subjectOnWeekday(scope: Scope): Pattern[] {
  const { entries, week, people, names, answered } = scope;
  const english = withoutCopies(entries).filter(({ isEnglish }) => isEnglish);
  const looked = { answers: ANSWERS, counts: () => true } as const;
  const things = phrasesByKey(english, { ...looked, names });
  const topics = phrasesByKey(english, { ...looked, sought: { topics: NARROW, people } });
  const all = datesOf(english);
  const least = { days: DAYS, mostly: MOSTLY, chance: CHANCE };
  const found = [...things, ...topics]
    .filter(
      ([, phrases]) => phrases.length >= DAYS && phrases.some(({ entry }) => isInRange(entry.row.date, week)),
    )
    .flatMap(([key, phrases]) => {
      const dates = phrases.map(({ entry }) => entry.row.date);
      const on = weekdayThatStandsOut(dates, all, least);
      return on ? { key, phrases, ...on } : [];
    })
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
  claimOf('weekday', subjectOf(key), idsOf(phrases.map(({ entry }) => entry)));
