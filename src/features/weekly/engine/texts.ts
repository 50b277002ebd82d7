import type { LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatList, formatNumber, plural } from '../../../kernel/intl.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter; only a theme (`phrases.ts`) is named in the sentence itself.
 */

const SMALL = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SUNDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
const PLAIN = /^\p{L}[\p{L} ’'-]{0,39}$/u;

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);
const sundays = (on: number): string => SUNDAYS[on] ?? '';

/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

/** A value that is a plain word is named, anything else is quoted. */
const named = (value: string): string => (PLAIN.test(value) ? value : `“${value}”`);

/* Weekly insights: worth celebrating */

export const celebrated = (date: LocalDate, quote: string): string =>
  `On ${weekday(date)} you wrote: “${quote}”`;
export const nothingCelebrated = 'You didn’t write down a celebration this week.';

/* Weekly insights: patterns in fears */

interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}

/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, { days, since, end }: CountedDays): string =>
  `When you wrote about your fears, ${theme} came up on ${number(days)} days since ${day(since, end)}.`;
export const fearOnOneWeekday = (theme: string, { days, since, end }: CountedDays, on: number): string =>
  `When you wrote about your fears, ${theme} came up on ${number(days)} days since ${day(since, end)}, all of them ${sundays(on)}.`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  `When you wrote about your fears, ${theme} came up on ${number(days)} days since ${day(since, end)}. Of those, ${number(hits)} were ${sundays(on)}.`;
export const sameFear = (quote: string, { days, since, end }: CountedDays): string =>
  `You named this fear on ${number(days)} days since ${day(since, end)}: “${quote}”`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `On ${day(feared, end)} you wrote about a fear: “${fear}”, and on ${weekday(date)} you celebrated: “${quote}”`;
export const fearStep = (quote: string): string => `What small step could ease this fear? “${quote}”`;

/* Topics, where they are said to the person in another way than they are named */

const TOPIC_WORDS: Readonly<Record<string, string>> = {
  'my mother': 'your mother',
  'my father': 'your father',
};
export const topicWords = (topic: string): string => TOPIC_WORDS[topic] ?? topic;

/* Weekly insights: what is celebrated again and again */

export const joy = (topic: string, { days, since, end }: CountedDays): string =>
  `When you celebrated something, ${topic} came up on ${number(days)} days since ${day(since, end)}.`;
export const joyQuoted = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `When you celebrated something, ${topic} came up on ${number(days)} days since ${day(since, end)}. On ${weekday(date)} you wrote: “${quote}”`;

/* Weekly insights: themes */

export const theme = (words: string, days: number): string =>
  `${capitalized(words)} came up on ${number(days)} days this week.`;
export const themeQuoted = (words: string, days: number, date: LocalDate, quote: string): string =>
  `${capitalized(words)} came up on ${number(days)} days this week. On ${weekday(date)} you wrote: “${quote}”`;

/* Weekly insights: goals */

export const goalNamed = (goal: string, days: number, of: number): string => {
  if (days < of)
    return `“${goal}” was your goal on ${number(days)} of the ${number(of)} days you wrote this week.`;
  if (of === 2) return `“${goal}” was your goal on both days you wrote this week.`;
  return `“${goal}” was your goal on all ${number(of)} days you wrote this week.`;
};
export const goalMoved = (goal: string, days: number, actions: readonly string[]): string =>
  `“${goal}” was your goal on ${number(days)} days this week. You also finished ${formatList(actions.map((action) => `“${action}”`))}.`;
export const goalStalled = (goal: string, days: number, last: LocalDate, end: LocalDate): string =>
  `“${goal}” was your goal on ${number(days)} days, most recently on ${day(last, end)}. Since then you’ve written about other goals.`;
export const goalChoice = (goal: string): string =>
  `Take one small step toward “${goal}”, or decide that it can wait.`;

/* Weekly insights: values */

export const valueActed = (value: string, wrote: string, did: string): string =>
  `You acted on ${named(value)}: you finished “${did}”. You had written: “${wrote}”`;
export const valueWaiting = (value: string, days: number, since: LocalDate, end: LocalDate): string =>
  `You wrote about ${named(value)} on ${number(days)} days since ${day(since, end)}. None of the actions you completed in that time mentions it.`;
export const valueUnlived = (
  value: string,
  { days, since, end }: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `You wrote about ${named(value)} on ${number(days)} days since ${day(since, end)}. On ${toDo === days ? 'all' : number(toDo)} of them it was still to be done. On ${day(date, end)} you wrote: “${quote}”`;
export const valueUnnamed = (
  value: string,
  other: string,
  { days, since, end }: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `When you wrote about your values, ${named(other)} came up on ${number(days)} days since ${day(since, end)}. You haven’t mentioned ${named(value)} in that time.`;
export const valueStep = (value: string, quote: string): string =>
  `Turn this thought about ${named(value)} into an action: “${quote}”`;
export const valueAsk = (value: string): string =>
  `Next time you write about your values, start with ${named(value)}.`;

/* Weekly insights: lessons and actions */

export const lessonAgain = (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
  `You noted this lesson on ${number(days)} days, first on ${day(first, end)}: “${quote}”`;
export const lessonTopic = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `You noted lessons about ${topicWords(topic)} on ${number(days)} days since ${day(since, end)}. On ${weekday(date)} it was: “${quote}”`;
export const lessonStep = (quote: string): string =>
  `This lesson keeps coming back. Where could it help you next week? “${quote}”`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `“${quote}” has been on your list since ${day(since, end)}. What would a small first step be?`;

export const firstStep = (quote: string): string => `What would a small first step be? “${quote}”`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  { days, since, end }: CountedDays,
): string =>
  `“${quote}” has been on your list since ${day(listed, end)}. “${thing}” came up on ${number(days)} days since ${day(since, end)}, but not in an action you finished.`;

/* Weekly insights: rhythms */

interface Share {
  hits: number;
  of: number;
}

export const together = (withEntry: Share, without: Share): string =>
  `You finished an action on ${number(withEntry.hits)} of the ${number(withEntry.of)} days you journaled, and on ${number(without.hits)} of the ${number(without.of)} days you didn’t.`;
export const subjectOnWeekday = (
  subject: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  hits === days
    ? `${capitalized(subject)} came up on ${number(days)} days since ${day(since, end)}, all of them ${sundays(on)}.`
    : `${capitalized(subject)} came up on ${number(days)} days since ${day(since, end)}. Of those, ${number(hits)} were ${sundays(on)}.`;
export const journalingOn = (on: number, those: Share, others: Share): string =>
  `You journaled on ${number(those.hits)} of the last ${number(those.of)} ${sundays(on)}, and on ${number(others.hits)} of the ${number(others.of)} other days.`;
export const wroteInTheMorning = ({ hits, of }: Share): string =>
  hits < of
    ? `You started writing in the morning on ${number(hits)} of your last ${number(of)} journaling days.`
    : `You started writing in the morning on all of your last ${number(of)} journaling days.`;
export const wroteInTheAfternoon = ({ hits, of }: Share): string =>
  hits < of
    ? `You started writing in the afternoon on ${number(hits)} of your last ${number(of)} journaling days.`
    : `You started writing in the afternoon on all of your last ${number(of)} journaling days.`;
export const wroteInTheEvening = ({ hits, of }: Share): string =>
  hits < of
    ? `You started writing in the evening or at night on ${number(hits)} of your last ${number(of)} journaling days.`
    : `You started writing in the evening or at night on all of your last ${number(of)} journaling days.`;

/* Weekly insights: in short */

export const noEntries = 'There are no entries from this week.';
export const oneEntry = 'One entry isn’t enough to show a pattern.';
export const wrote = (entries: number): string =>
  plural(entries, { one: 'You wrote one entry.', other: `You wrote ${number(entries)} entries.` });
export const learned = (lessons: number): string =>
  plural(lessons, { one: 'You noted one lesson.', other: `You noted ${number(lessons)} lessons.` });
export const wroteAndLearned = (entries: number, lessons: number): string =>
  plural(entries, {
    one: plural(lessons, {
      one: 'You wrote one entry and noted one lesson.',
      other: `You wrote one entry and noted ${number(lessons)} lessons.`,
    }),
    other: plural(lessons, {
      one: `You wrote ${number(entries)} entries and noted one lesson.`,
      other: `You wrote ${number(entries)} entries and noted ${number(lessons)} lessons.`,
    }),
  });
export const addedActions = (actions: number): string =>
  plural(actions, { one: 'You added one action.', other: `You added ${number(actions)} actions.` });
export const finishedActions = (finished: number, of: number): string => {
  if (finished < of) return `You finished ${number(finished)} of your ${number(of)} actions.`;
  if (of === 2) return 'You finished both of your actions.';
  return plural(of, {
    one: 'You finished one action.',
    other: `You finished all ${number(of)} of your actions.`,
  });
};
export const loopClosed = (days: number): string =>
  plural(days, { one: 'The loop closed on one day.', other: `The loop closed on ${number(days)} days.` });

/* Weekly review */

export const review = (journaled: number, acted: number, learned: number): string =>
  `In the last seven days, you journaled on ${number(journaled)}, finished actions on ${number(acted)}, and noted lessons on ${number(learned)}.`;
export const reviewNothing = 'Nothing from these days mentions your categories.';
export const categoryNotes = (category: string, notes: number, of: number): string => {
  if (of === 1) return `Your one note touches on ${named(category)}.`;
  return plural(notes, {
    one: `One of your ${number(of)} notes touches on ${named(category)}.`,
    other: `${capitalized(number(notes))} of your ${number(of)} notes touch on ${named(category)}.`,
  });
};
export const categoryStep = (category: string, quote: string): string =>
  `Pick one small action for ${named(category)} from what you wrote: “${quote}”`;
export const categoryQuiet = (category: string): string =>
  `Nothing you wrote on these days mentions ${named(category)}.`;
export const categoryFirst = (category: string, notes: number): string =>
  plural(notes, { one: `${named(category)}: one note`, other: `${named(category)}: ${number(notes)} notes` });
