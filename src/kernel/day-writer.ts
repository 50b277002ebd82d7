import type { LocalDate } from './calendar.ts';

/** What is written of a day. */
export interface DayForm {
  weekday?: 'long' | 'short' | 'narrow';
  month?: 'long' | 'short';
  day?: 'numeric';
  year?: 'numeric';
}

/** A day's parts as its language writes each of them; empty where the form leaves one out. */
export interface WrittenParts {
  weekday: string;
  month: string;
  day: string;
  year: string;
}

/** How a language names days, and in which order it writes them. */
export interface DayNames {
  /** From Sunday to Saturday. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** One letter each; the first of the short ones when left out. */
  narrowWeekdays?: readonly string[];
  months: readonly string[];
  shortMonths: readonly string[];
  arrange: (parts: WrittenParts, form: DayForm) => string;
}

/** The parts that there are, with the same text between any two. */
export const joined = (between: string, ...parts: readonly string[]): string =>
  parts.filter(Boolean).join(between);

const atNoon = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);

const nameOf = (
  form: 'long' | 'short' | undefined,
  at: number,
  long: readonly string[],
  short: readonly string[],
): string => (form ? (form === 'long' ? long : short)[at] : undefined) ?? '';

/**
 * Writes days in a language, as `Intl` does. By names that are at hand: the browser's formatters take longer to come
 * than the whole first screen.
 */
export function dayWriter(names: DayNames) {
  const { weekdays, shortWeekdays, months, shortMonths, arrange } = names;
  const narrowWeekdays = names.narrowWeekdays ?? shortWeekdays.map(([letter = '']) => letter);
  const weekdayName = (form: DayForm['weekday'], at: number): string =>
    form === 'narrow' ? (narrowWeekdays[at] ?? '') : nameOf(form, at, weekdays, shortWeekdays);
  /** Writes days in this form. */
  const dayFormatter =
    (form: DayForm) =>
    (date: LocalDate): string => {
      const noon = atNoon(date);
      const parts = {
        weekday: weekdayName(form.weekday, noon.getUTCDay()),
        month: nameOf(form.month, noon.getUTCMonth(), months, shortMonths),
        day: form.day ? String(noon.getUTCDate()) : '',
        year: form.year ? String(noon.getUTCFullYear()) : '',
      };
      return arrange(parts, form);
    };
  const inWords = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const dayAlone = dayFormatter(inWords);
  const dayOfYear = dayFormatter({ ...inWords, year: 'numeric' });
  /** For example 'Thursday, November 19', or with the year 'Thursday, November 19, 2026'. */
  const formatDay = (date: LocalDate, options: { year?: boolean } = {}): string =>
    options.year ? dayOfYear(date) : dayAlone(date);
  return { dayFormatter, formatDay };
}
