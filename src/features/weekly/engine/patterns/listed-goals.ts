import { addDays, localDateOf } from '../../../../kernel/calendar.ts';
import { firstQuote, isInline } from '../../../../language/quote.ts';
import {
  ANSWERS,
  type Answer,
  type EntryReading,
  sharedBy,
  type TextReading,
} from '../../../../language/reader.ts';
import { ENDS_WITH_ITS_DAY } from '../../../../language/vocabulary.ts';
import { type Claim, claimOf } from '../answered.ts';
import { isGrave } from '../own-words.ts';
import { datesOf, idsOf, isInRange, type Scope } from '../scope.ts';
import { subjectsByDay, subjectsOf } from '../subjects.ts';
import { isTopicKey } from '../topic-phrases.ts';

/*
 * Goals of the list, and what speaks of them in other words than theirs: 'Be online so that people find us' speaks of 'A
 * website for the workshop'. One that was the goal of several days, and of which nothing is written since, is left.
 */

/** On how many days it must have been the goal of the day, and on how many there must have been others since. */
const DAYS = 3;
const DAYS_SINCE = 6;
/** So long ago it was the last time; and not longer, for a goal is not missed for ever. */
const QUIET_DAYS = { atLeast: 28, atMost: 70 };
/** Of what is written in another language it can't be told what it speaks of: at most this part of the entries since. */
const OTHER_LANGUAGE = 0.1;
/** By so many of its words a text speaks of a goal, whatever the words are. */
const SHARED = 2;
/** A subject tells of a goal when it stands in plans on so much of the days that have it. */
const TELLING = 0.6;
/** A topic of plans on more than this part of all days is about more than one goal. */
const BROAD = 0.2;

const PLANS: readonly Answer[] = ['goal', 'goal_importance', 'action'];
const OTHERS = ANSWERS.filter((name) => !PLANS.includes(name));

/** A goal of the list. */
export interface ListedGoal {
  quote: string;
  text: TextReading;
  /** Whether a plan speaks of it. */
  isIn: (plan: TextReading) => boolean;
  /** Whether a text that may be about anything speaks of it without a doubt. */
  isClearlyIn: (text: TextReading) => boolean;
}

/** A goal that was left, with the entries of which it was the goal. */
export interface LeftGoal {
  quote: string;
  entries: EntryReading[];
  claim: Claim;
}

/** Which subjects stand in plans and hardly anywhere else, and which nowhere else at all. */
function spokenInPlans(entries: readonly EntryReading[]) {
  const plans = subjectsByDay(entries, PLANS);
  const others = subjectsByDay(entries, OTHERS);
  const daysOf = (subject: string, by: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...by].flatMap(([date, subjects]) => (subjects.has(subject) ? date : []));
  return {
    isTelling(subject: string): boolean {
      const planned = daysOf(subject, plans).length;
      const all = new Set([...daysOf(subject, plans), ...daysOf(subject, others)]).size;
      const isBroad = isTopicKey(subject) && planned > plans.size * BROAD;
      return planned > 0 && planned >= all * TELLING && !isBroad;
    },
    isNowhereElse: (subject: string): boolean => daysOf(subject, others).length === 0,
  };
}

/** The active goals of the list, by what tells of each and of no other. */
export function listedGoals({ notebook, reader, ofHalfYear }: Scope): ListedGoal[] {
  const active = notebook.goals.flatMap(({ status, text }) => (status === 'active' ? text : []));
  const readings = reader.texts([...new Set(active)]);
  if (readings.length === 0) return [];
  const { isTelling, isNowhereElse } = spokenInPlans(ofHalfYear);
  const subjects = readings.map(({ sentences }) => subjectsOf(sentences));
  return readings.flatMap((text, at) => {
    const quote = firstQuote(text.text);
    const others = subjects.filter((_, place) => place !== at);
    const own = [...(subjects[at] ?? [])].filter((one) => !others.some((other) => other.has(one)));
    const words = new Set(own.filter((one) => !isTopicKey(one)));
    const telling = new Set(own.filter(isTelling));
    const unmistakable = new Set([...words].filter((one) => telling.has(one) && isNowhereElse(one)));
    const speaksBy =
      (signs: ReadonlySet<string>) =>
      ({ sentences }: TextReading): boolean => {
        const spoken = subjectsOf(sentences);
        return sharedBy(signs, spoken) > 0 || sharedBy(words, spoken) >= SHARED;
      };
    return isInline(quote)
      ? [{ quote, text, isIn: speaksBy(telling), isClearlyIn: speaksBy(unmistakable) }]
      : [];
  });
}

/** The goal of the list that was the goal of most days, and of which nothing is written since. */
export function leftGoal(goals: readonly ListedGoal[], scope: Scope): LeftGoal | undefined {
  return goals
    .flatMap((goal) => leftIn(goal, scope))
    .filter(({ claim }) => scope.answered.allows(claim))
    .sort((one, other) => datesOf(other.entries).length - datesOf(one.entries).length)[0];
}

function leftIn(goal: ListedGoal, scope: Scope): LeftGoal[] {
  const { week, ofHalfYear } = scope;
  const naming = ofHalfYear.filter(({ answers }) => answers.goal.text.trim() !== '');
  const named = naming.filter(({ answers }) => goal.isIn(answers.goal));
  const last = named.at(-1)?.row.date ?? week.end;
  const after = naming.filter(({ row }) => row.date > last);
  const isQuiet = isInRange(last, {
    start: addDays(week.end, -QUIET_DAYS.atMost),
    end: addDays(week.end, -QUIET_DAYS.atLeast),
  });
  const isEnough = datesOf(named).length >= DAYS && datesOf(after).length >= DAYS_SINCE;
  if (!isQuiet || !isEnough || isOver(goal.text) || isWrittenOf(goal, last, scope)) return [];
  const claim = claimOf('goal-stalled', goal.quote, idsOf([...named, ...after]));
  return [{ quote: goal.quote, entries: named, claim }];
}

/** Whether it ends with a day, as 'The statistics exam' does, or is about a loss: it is not left but over. */
function isOver({ sentences }: TextReading): boolean {
  const last = sentences.flatMap(({ tokens }) => tokens).findLast(({ isContent }) => isContent);
  const ends = last !== undefined && [last.word, last.lemma].some((word) => ENDS_WITH_ITS_DAY.has(word));
  return ends || sentences.some(isGrave);
}

/** Whether anything written after a day speaks of a goal, as far as it can be told. */
function isWrittenOf({ isClearlyIn }: ListedGoal, last: string, scope: Scope): boolean {
  const { ofHalfYear, open, finished, lessons, notebook, reader } = scope;
  const later = ofHalfYear.filter(({ row }) => row.date > last);
  const isUnknown = later.filter(({ hasOther }) => hasOther).length > later.length * OTHER_LANGUAGE;
  const dayOf = (instant: string) => localDateOf(new Date(instant), notebook.zone);
  const texts = [
    ...open.filter(({ created_at }) => dayOf(created_at) > last).map(({ text }) => text),
    ...lessons.filter(({ date }) => date > last).map(({ lesson }) => lesson),
  ];
  return (
    isUnknown ||
    later.some(({ answers }) => ANSWERS.some((name) => isClearlyIn(answers[name]))) ||
    finished.some(({ date, reading }) => date > last && isClearlyIn(reading)) ||
    reader.texts(texts).some(isClearlyIn)
  );
}
