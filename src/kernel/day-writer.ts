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
  /** A letter for each. */
  narrowWeekdays: string;
  months: readonly string[];
  shortMonths: readonly string[];
  arrange: (parts: WrittenParts, form: DayForm) => string;
}

/** The parts that there are, with the same text between any two. */
export const joined = (between: string, ...parts: readonly string[]): string =>
  parts.filter(Boolean).join(between);

const atNoon = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);

type Names = Readonly<Record<NonNullable<DayForm['weekday']>, readonly string[] | string>>;

const nameOf = (form: DayForm['weekday'], at: number, names: Names): string =>
  (form && names[form][at]) ?? '';

/**
 * Writes days in a language, as `Intl` does. By names that are at hand: the browser's formatters take longer to come
 * than the whole first screen.
 */
export function dayWriter(names: DayNames) {
  const weekdays = { long: names.weekdays, short: names.shortWeekdays, narrow: names.narrowWeekdays };
  const months = { long: names.months, short: names.shortMonths, narrow: [] };
  /** Writes days in this form. */
  const dayFormatter =
    (form: DayForm) =>
    (date: LocalDate): string => {
      const noon = atNoon(date);
      const parts = {
        weekday: nameOf(form.weekday, noon.getUTCDay(), weekdays),
        month: nameOf(form.month, noon.getUTCMonth(), months),
        day: form.day ? String(noon.getUTCDate()) : '',
        year: form.year ? String(noon.getUTCFullYear()) : '',
      };
      return names.arrange(parts, form);
    };
  const inWords = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const dayAlone = dayFormatter(inWords);
  const dayOfYear = dayFormatter({ ...inWords, year: 'numeric' });
  /** For example 'Thursday, November 19', or with the year 'Thursday, November 19, 2026'. */
  const formatDay = (date: LocalDate, options: { year?: boolean } = {}): string =>
    options.year ? dayOfYear(date) : dayAlone(date);
  return { dayFormatter, formatDay };
}
