import { dayFormatter, type LocalDate } from '../../../kernel/calendar.ts';
import type { WeekStats } from './notebook.ts';

/*
 * Every sentence of the insights. They say what stands in the rows and nothing else: what was written, when and how
 * often. They never say how a person is. Words of the person come in quotation marks.
 */

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

/** Numbers up to ten in words. */
const number = (count: number): string => SMALL[count] ?? String(count);
const count = (many: number, one: string, more = `${one}s`): string =>
  `${number(many)} ${many === 1 ? one : more}`;
/** 'three of your five entries', 'all five of your entries', 'your entry'; the part is never nothing. */
const share = (part: number, of: number, one: string, more = `${one}s`): string => {
  if (part < of) return `${number(part)} of your ${count(of, one, more)}`;
  if (of === 2) return `both of your ${more}`;
  return of === 1 ? `your ${one}` : `all ${number(of)} of your ${more}`;
};
/** The same of things that are named by what follows. */
const ofThe = (part: number, of: number, one: string, more = `${one}s`): string =>
  `${part === 0 ? 'none' : number(part)} of the ${count(of, one, more)}`;
const actions = (completed: number, total: number): string =>
  completed === 0 ? `named ${count(total, 'action')}` : `finished ${share(completed, total, 'action')}`;
const quoted = (words: string): string => `“${words}”`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A day of the past year without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

/** A value that is a plain word stands as it is; anything else is quoted. */
const valued = (value: string): string => (/^\p{L}[\p{L} ’'-]{0,39}$/u.test(value) ? value : quoted(value));

export const WORDING = {
  celebrated: (date: LocalDate, quote: string, of: number): string =>
    of > 1
      ? `You wrote down ${count(of, 'celebration')} this week. On ${weekday(date)} it was this: ${quoted(quote)}`
      : `On ${weekday(date)} you celebrated this: ${quoted(quote)}`,
  nothingCelebrated: 'No celebration is written down for this week.',

  fear: (
    words: string,
    days: number,
    since: LocalDate,
    end: LocalDate,
    sign?: { weekday: number; days: number },
  ) =>
    `Asked what you are afraid of, you named ${quoted(words)} on ${count(days, 'day')} since ${day(since, end)}${weekdaySign(days, sign)}.`,
  fearStep: (words: string, on?: number): string =>
    on === undefined
      ? `Choose one small action for ${quoted(words)}, and give it a day.`
      : `Before ${WEEKDAYS[on]} comes, choose one small action for ${quoted(words)}.`,

  theme: (words: string, entries: number, of: number): string =>
    `You came back to ${quoted(words)} in ${share(entries, of, 'entry', 'entries')} this week.`,
  repeat: (word: string, entries: number, of: number, before: number, ofBefore: number): string =>
    `The word ${quoted(word)} stands in ${share(entries, of, 'entry', 'entries')} this week, and in ${ofThe(before, ofBefore, 'entry', 'entries')} of the weeks before.`,

  goalMoved: (goal: string, entries: number, actions: number): string =>
    `${quoted(goal)} was your goal in ${count(entries, 'entry', 'entries')} this week, and ${count(actions, 'action')} that you finished ${actions === 1 ? 'takes' : 'take'} up its words.`,
  goalNamed: (goal: string, entries: number, of: number): string =>
    `${quoted(goal)} was your goal in ${share(entries, of, 'entry', 'entries')} this week.`,
  goalStalled: (goal: string, entries: number, last: LocalDate, after: number, end: LocalDate): string =>
    `${quoted(goal)} was your goal in ${count(entries, 'entry', 'entries')}, most recently on ${day(last, end)}. The ${count(after, 'entry', 'entries')} after that, up to the end of this week, name other goals.`,
  goalChoice: (goal: string): string =>
    `Decide about ${quoted(goal)}: one small action keeps it, and letting it go is a choice too.`,

  valueActed: (value: string, wrote: string, did: string): string =>
    `You acted on ${valued(value)}. You wrote ${quoted(wrote)} and finished ${quoted(did)}.`,
  valueWaiting: (value: string, entries: number, since: LocalDate, end: LocalDate): string =>
    `You wrote what ${valued(value)} says in ${count(entries, 'entry', 'entries')} since ${day(since, end)}. No action you finished in that time takes up those words.`,
  valueUnnamed: (
    value: string,
    entries: number,
    other: string,
    others: number,
    since: LocalDate,
    end: LocalDate,
  ) =>
    `Of your ${count(entries, 'entry', 'entries')} since ${day(since, end)}, ${number(others)} ${others === 1 ? 'names' : 'name'} ${valued(other)}. None names ${valued(value)}.`,
  valueStep: (value: string): string =>
    `Turn one sentence about ${valued(value)} into an action for this week.`,
  valueAsk: (value: string): string =>
    `Ask ${valued(value)} first, the next time you write what your values say.`,

  lessonAgain: (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
    `You noted this lesson on ${count(days, 'day')}, first on ${day(first, end)}: ${quoted(quote)}`,
  lessonStep: (quote: string): string => `Give a lesson that returns a place in your day: ${quoted(quote)}`,
  actionWaiting: (quote: string, since: LocalDate, end: LocalDate): string =>
    `${quoted(quote)} has been open since ${day(since, end)}. Make it smaller, or let it go.`,

  together: (withEntry: number, ofWith: number, without: number, ofWithout: number): string =>
    `In these weeks you finished an action on ${ofThe(withEntry, ofWith, 'day')} with an entry, and on ${ofThe(without, ofWithout, 'day')} without one.`,
  weekday: (on: number, journaled: number, of: number, others: number, ofOthers: number): string =>
    `You journaled on ${ofThe(journaled, of, `last ${WEEKDAYS[on]}`)}, and on ${ofThe(others, ofOthers, 'other day')}.`,
  timeOfDay: (part: 'morning' | 'afternoon' | 'evening', entries: number, of: number): string =>
    `You began ${share(entries, of, 'latest entry', 'latest entries')} ${PARTS_OF_DAY[part]}.`,

  summary: (stats: WeekStats, loops: number): string => {
    const { totalJournalEntries: entries, totalLessons: lessons, completedActions, totalActions } = stats;
    const rest = list(
      [
        lessons > 0 ? `noted ${count(lessons, 'lesson')}` : '',
        totalActions > 0 ? actions(completedActions, totalActions) : '',
      ].filter((part) => part !== ''),
    );
    if (entries === 0) return `There are no entries from this week.${rest ? ` You ${rest}.` : ''}`;
    const wrote = `You wrote ${count(entries, 'entry', 'entries')}`;
    const did = rest ? (rest.includes(' and ') ? `${wrote}, ${rest}` : `${wrote} and ${rest}`) : wrote;
    const loop = loops > 0 ? ` The loop closed on ${count(loops, 'day')}.` : '';
    return `${did}.${entries === 1 ? ' One entry is too little to see a pattern in.' : ''}${loop}`;
  },

  review: (journaled: number, action: number, lesson: number): string =>
    `In the last seven days you journaled on ${count(journaled, 'day')}, finished actions on ${count(action, 'day')} and noted lessons on ${count(lesson, 'day')}.`,
  reviewNothing: 'Nothing from these days takes up the words of your categories.',
  categoryNotes: (category: string, notes: number, of: number): string =>
    `${capital(number(notes))} of your ${count(of, 'note')} ${notes === 1 ? 'takes' : 'take'} up the words of ${valued(category)}.`,
  categoryNote: (quote: string): string => `You wrote this: ${quoted(quote)}`,
  categoryStep: (category: string, quote: string): string =>
    `Choose one small action for ${valued(category)} from this: ${quoted(quote)}`,
  categoryQuiet: (category: string): string =>
    `Nothing you wrote in these days takes up the words of ${valued(category)}.`,
  categoryFirst: (category: string, notes: number): string => `${valued(category)}: ${count(notes, 'note')}`,
} as const;

const PARTS_OF_DAY = {
  morning: 'in the morning, before noon',
  afternoon: 'between noon and five',
  evening: 'in the evening or at night',
} as const;

function weekdaySign(days: number, sign?: { weekday: number; days: number }): string {
  if (!sign) return '';
  const name = WEEKDAYS[sign.weekday];
  return sign.days === days ? `, each of them a ${name}` : `; ${number(sign.days)} of them were ${name}s`;
}
