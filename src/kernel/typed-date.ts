import { addDays, daysBetween, isLocalDate, type LocalDate } from './calendar.ts';

/* A day as people type it: in the order of American English, by its month's name, or as computers write it. */

/** What is known when a day is typed. */
interface Around {
  today: LocalDate;
  /** The first and the last day that can be meant. */
  min?: LocalDate | undefined;
  max?: LocalDate | undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of the month whose name begins so, as short as three letters; undefined when none does. */
function monthNamed(word: string): number | undefined {
  const at = MONTHS.indexOf(word.slice(0, 3));
  return word.length >= 3 && at !== -1 ? at + 1 : undefined;
}

const NAMED_DAYS = new Map([
  ['today', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
]);

/** A year of two digits is of the hundred that end twenty years from now. */
function fullYear(digits: string, today: LocalDate): number {
  if (digits.length > 2) return Number(digits);
  const latest = Number(today.slice(0, 4)) + 20;
  const year = latest - (latest % 100) + Number(digits);
  return year > latest ? year - 100 : year;
}

interface Parts {
  month: number;
  day: number;
  year: string | undefined;
}

/** Month, day and year in whichever order they are unmistakable, else in that of the language. */
function partsOf(words: readonly string[]): Parts | undefined {
  const [first = '', second = '', third] = words;
  if (words.length < 2 || words.length > 3) return undefined;
  if (/^\d{4}$/.test(first) && third) return { year: first, month: Number(second), day: Number(third) };
  const named = [monthNamed(first), monthNamed(second)] as const;
  if (named[0] !== undefined) return { month: named[0], day: Number(second), year: third };
  if (named[1] !== undefined) return { month: named[1], day: Number(first), year: third };
  const isDayFirst = Number(first) > 12;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  return { month: Number(month), day: Number(day), year: third };
}

const two = (number: number): string => String(number).padStart(2, '0');

function dayIn(year: number, { month, day }: Parts): LocalDate[] {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isLocalDate(date) ? [date] : [];
}

/** Without a year, the day nearest to today that can be meant. */
function nearestDay(parts: Parts, { today, min = '', max = '9999' }: Around): LocalDate | undefined {
  const year = Number(today.slice(0, 4));
  // A leap day may be some years away.
  const days = Array.from({ length: 17 }, (_, at) => year - 8 + at).flatMap((each) => dayIn(each, parts));
  const distance = (date: LocalDate): number => Math.abs(daysBetween(today, date));
  const nearest = days.sort((one, other) => distance(one) - distance(other));
  return nearest.find((date) => date >= min && date <= max) ?? nearest[0];
}

/** The day that is meant; undefined when none is. */
export function typedDate(typed: string, around: Around): LocalDate | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const named = NAMED_DAYS.get(text);
  if (named !== undefined) return addDays(around.today, named);
  // A weekday before it says nothing more; '5th' is 5.
  const words = text
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?/u, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/gu, '$1')
    .split(/[\s,./-]+/u)
    .filter((word) => word !== '');
  if (!words.every((word) => /^(?:\d{1,4}|\p{L}+)$/u.test(word))) return undefined;
  const parts = partsOf(words);
  if (!parts) return undefined;
  if (parts.year === undefined) return nearestDay(parts, around);
  return /^\d{2}$|^\d{4}$/.test(parts.year) ? dayIn(fullYear(parts.year, around.today), parts)[0] : undefined;
}

/** Whether the text names its year in full: another letter would say no other day. */
export const isFullDate = (typed: string): boolean => /(?:^|\D)\d{4}(?:\D|$)/.test(typed);
