import type { DayRange } from '../../../../kernel/calendar.ts';
import { MARKED, widerTopic } from '../../../../language/topics.ts';
import { claimOf } from '../answered.ts';
import { isCelebration } from '../celebrations.ts';
import type { Pattern } from '../notebook.ts';
import { commonest, type Phrase } from '../phrases.ts';
import { idsOf, isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { isTopicKey, isWideTopic, subjectOf, topicOfKey } from '../topic-phrases.ts';
import { citationsOf, newestQuote, phrasesByKey, withoutCopies } from './mentions.ts';

/** On fewer days it is what a day brought, and nothing that a person comes back to; a topic of many things takes more. */
const DAYS = 4;
const WIDE_TOPIC_DAYS = 5;

/** A narrower topic is named instead of the wider one where it has so much of its days. */
const MOSTLY = 0.6;
/** What is celebrated on most of the days of something else is the same by another name. */
const SAME = 0.5;
const MOST_JOYS = 2;

type Named = [key: string, phrases: Phrase[]];

/** What a person celebrates again and again over the weeks, in whatever words, and in this one too. */
export function joyPatterns(scope: Scope): Pattern[] {
  const { entries, people, names, week, answered } = scope;
  const celebrated = withoutCopies(entries).filter(
    ({ isEnglish, answers: { celebration } }) => isEnglish && isCelebration(celebration),
  );
  const looked = { answers: ['celebration'], counts: () => true } as const;
  const topics = phrasesByKey(celebrated, { ...looked, sought: { topics: MARKED.celebrated, people } });
  const things = phrasesByKey(celebrated, { ...looked, names });
  const comesBack = ([key, phrases]: Named): boolean =>
    phrases.length >= (isWideTopic(key) ? WIDE_TOPIC_DAYS : DAYS) &&
    phrases.some(({ entry }) => isInRange(entry.row.date, week)) &&
    phrases.some(({ entry }) => !isInRange(entry.row.date, week)) &&
    answered.allows(claimOn(phrases));
  const joys = withoutWider([...topics, ...things].filter(comesBack)).sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const others = joys.filter(
    ([, phrases], at) => !joys.slice(0, at).some(([, known]) => isSame(phrases, known)),
  );
  return others.slice(0, MOST_JOYS).map(([, phrases]) => joyPattern(phrases, week));
}

/** Without topics of which a narrower one says nearly the same. */
const withoutWider = (named: readonly Named[]): Named[] =>
  named.filter(
    ([key, phrases]) =>
      !named.some(
        ([other, narrower]) =>
          isTopicKey(other) &&
          isTopicKey(key) &&
          widerTopic(topicOfKey(other)) === topicOfKey(key) &&
          narrower.length >= phrases.length * MOSTLY,
      ),
  );

function isSame(one: readonly Phrase[], other: readonly Phrase[]): boolean {
  const dates = new Set(other.map(({ entry }) => entry.row.date));
  return one.filter(({ entry }) => dates.has(entry.row.date)).length > one.length * SAME;
}

function joyPattern(phrases: readonly Phrase[], week: DayRange): Pattern {
  const days = { days: phrases.length, since: phrases[0]?.entry.row.date ?? week.start, end: week.end };
  const newest = newestQuote(phrases.filter(({ entry }) => isInRange(entry.row.date, week)));
  const words = commonest(phrases);
  const text = newest
    ? texts.joyQuoted(words, days, newest.phrase.entry.row.date, newest.quote)
    : texts.joy(words, days);
  return { kind: 'joy', text, citations: citationsOf(phrases), ...claimOn(phrases) };
}

const claimOn = (phrases: readonly Phrase[]) =>
  claimOf('joy', subjectOf(phrases[0]?.key ?? ''), idsOf(phrases.map(({ entry }) => entry)));
