import { addDays, daysBetween, isLocalDate, type LocalDate } from './calendar.ts';
import { DATE_WORDS } from './date-words.ts';

/* A day as people type it: in the order of their language, by its month's name, or as computers write it. */

/** What a language calls days where they are typed. */
export interface DateWords {
  /** Whether 3/4 is a day of April, and not of March. */
  isDayFirst: boolean;
  /** How the names of the months begin, so that no two can be confused. */
  monthBeginnings: readonly string[];
  /** Days by their distance from today. */
  namedDays: ReadonlyMap<string, number>;
  /** A weekday before a day, which says nothing more. */
  weekdayBefore: RegExp;
  /** What stands between or after numbers without a meaning of its own. */
  fillers: RegExp;
}

/** What is known when a day is typed. */
interface Around {
  today: LocalDate;
  /** The first and the last day that can be meant. */
  min?: LocalDate | undefined;
  max?: LocalDate | undefined;
}

/** The number of the month whose name begins so; undefined when none does. */
function monthNamed(word: string, { monthBeginnings }: DateWords): number | undefined {
  const at = monthBeginnings.findIndex((beginning) => word.startsWith(beginning));
  return at === -1 ? undefined : at + 1;
}

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
function partsOf(typed: readonly string[], language: DateWords): Parts | undefined {
  const [first = '', second = '', third] = typed;
  if (typed.length < 2 || typed.length > 3) return undefined;
  if (/^\d{4}$/.test(first) && third) return { year: first, month: Number(second), day: Number(third) };
  const named = [monthNamed(first, language), monthNamed(second, language)] as const;
  if (named[0] !== undefined) return { month: named[0], day: Number(second), year: third };
  if (named[1] !== undefined) return { month: named[1], day: Number(first), year: third };
  const isDayFirst = language.isDayFirst ? Number(second) <= 12 : Number(first) > 12;
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

/** The day that is meant, in the language of the screens unless another one is given; undefined when none is. */
export function typedDate(
  typed: string,
  around: Around,
  language: DateWords = DATE_WORDS,
): LocalDate | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const named = language.namedDays.get(text);
  if (named !== undefined) return addDays(around.today, named);
  const words = text
    .replace(language.weekdayBefore, '')
    .replace(language.fillers, '')
    .split(/[\s,،./-]+/u)
    .filter((word) => word !== '');
  if (!words.every((word) => /^(?:\d{1,4}|\p{L}+)$/u.test(word))) return undefined;
  const parts = partsOf(words, language);
  if (!parts) return undefined;
  if (parts.year === undefined) return nearestDay(parts, around);
  return /^\d{2}$|^\d{4}$/.test(parts.year) ? dayIn(fullYear(parts.year, around.today), parts)[0] : undefined;
}

/** Whether the text names its year in full: another letter would say no other day. */
export const isFullDate = (typed: string): boolean => /(?:^|\D)\d{4}(?:\D|$)/.test(typed);
