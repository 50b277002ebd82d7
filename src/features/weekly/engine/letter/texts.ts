import type { LocalDate } from '../../../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../../../kernel/intl.ts';
import { dayFormatter } from '../../../../kernel/written-days.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */

const SMALL = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? formatNumber(count);

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthName = dayFormatter({ month: 'long' });

/* Letter: nothing was written */

export const nothingWritten = {
  week: 'You didn’t write anything down this week, so this letter is short.',
  month: 'You didn’t write anything down this month, so this letter is short.',
  year: 'You didn’t write anything down this year, so this letter is short.',
};
export const otherLanguage =
  'For now, letters can quote English text only, so this one keeps to your numbers.';

/* Letter: what was celebrated */

export const celebratedOn = (date: LocalDate, quote: string): string => `${monthDay(date)}: “${quote}”`;
export const monthInShort = (month: LocalDate, entries: number): string =>
  plural(entries, {
    one: `${monthName(month)}, one entry.`,
    other: `${monthName(month)}, ${number(entries)} entries.`,
  });
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  plural(entries, {
    one: `${monthName(month)}, one entry: “${quote}”`,
    other: `${monthName(month)}, ${number(entries)} entries: “${quote}”`,
  });

/* Letter: what moved */

export const goalInWeeks = (goal: string, weeks: number): string =>
  `“${goal}” was your goal in ${number(weeks)} of the month’s weeks.`;
export const goalInMonths = (goal: string, months: number): string =>
  `“${goal}” was your goal in ${number(months)} months of the year.`;

/* Letter: what came back */

export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `The same fear came up in ${number(weeks)} weeks of the month: “${quote}”`,
  'lesson-again': (weeks: number, quote: string): string =>
    `You noted the same lesson in ${number(weeks)} weeks of the month: “${quote}”`,
  joy: (weeks: number, quote: string): string =>
    `You celebrated the same kind of thing in ${number(weeks)} weeks of the month: “${quote}”`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `The same fear came up in ${number(months)} months of the year: “${quote}”`,
  'lesson-again': (months: number, quote: string): string =>
    `You noted the same lesson in ${number(months)} months of the year: “${quote}”`,
  joy: (months: number, quote: string): string =>
    `You celebrated the same kind of thing in ${number(months)} months of the year: “${quote}”`,
};

/* Letter: the question */

/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string => `What would make this fear a little smaller? “${quote}”`,
  'value-waiting': (quote: string): string => `What would a first step look like? “${quote}”`,
  'goal-stalled': (quote: string): string =>
    `“${quote}” was your goal for a while. Is it still something you want?`,
  'lesson-again': (quote: string): string => `Where will you need this lesson next? “${quote}”`,
  'action-waiting': (quote: string): string => `“${quote}” is still on your list. What is in its way?`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: 'What would make this fear a little smaller?',
  'lesson-again': 'Where will you need this lesson next?',
};

/* Letter: the picture to share */

interface Counts {
  entries: number;
  completedActions: number;
  lessons: number;
  loops: number;
}

const entriesLabel = (count: number): string => plural(count, { one: 'entry', other: 'entries' });
const actionsLabel = (count: number): string =>
  plural(count, { one: 'action finished', other: 'actions finished' });
const lessonsLabel = (count: number): string => plural(count, { one: 'lesson', other: 'lessons' });
const loopsLabel = (count: number): string => plural(count, { one: 'closed loop', other: 'closed loops' });

/** Each number with what it counts. */
export const pictureFigures = ({ entries, completedActions, lessons, loops }: Counts): [string, string][] => [
  [formatNumber(entries), entriesLabel(entries)],
  [formatNumber(completedActions), actionsLabel(completedActions)],
  [formatNumber(lessons), lessonsLabel(lessons)],
  [formatNumber(loops), loopsLabel(loops)],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const figures = pictureFigures(counts).map(([value, label]) => `${value} ${label}`);
  return `${name}: a ring for each of ${formatNumber(days)} days, with strokes on ${formatNumber(drawn)} of them. ${formatList(figures)}.`;
};
