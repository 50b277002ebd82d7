import {
  addDays,
  type DayRange,
  dayNumber,
  type LocalDate,
  monthOf,
  weekOf,
} from '../../../kernel/calendar.ts';

/* The words of time in a question: 'last year', 'since May', 'on Sundays'. */

/** Whether a day is one of those that are asked for. */
export type DayTest = (day: LocalDate) => boolean;

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const WEEKDAYS = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday';
const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const DAYS_OF = { day: 1, week: 7, month: 30, year: 365 } as const;
type Unit = keyof typeof DAYS_OF;

/** January 1, 1970 was a Thursday. */
const THURSDAY = 4;
const weekdayOf = (day: LocalDate): number => (dayNumber(day) + THURSDAY) % 7;

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));
const ofYear = (year: number): DayRange => ({ start: `${year}-01-01`, end: `${year}-12-31` });
const monthStart = (year: number, month: number): LocalDate =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** The first months of the seasons of the northern half, counted from zero. Winter begins in the year before. */
const SEASONS: Readonly<Record<string, number>> = { winter: -1, spring: 2, summer: 5, autumn: 8, fall: 8 };
const ofSeason = (season: string, year: number): DayRange => {
  const first = SEASONS[season] ?? 0;
  return { start: monthStart(year, first), end: addDays(monthStart(year, first + 3), -1) };
};

/** The latest season that has begun; `back` skips as many. */
function seasonBefore(season: string, today: LocalDate, back: number): DayRange {
  const next = ofSeason(season, yearOf(today) + 1);
  const year = next.start <= today ? yearOf(today) + 1 : yearOf(today);
  const begun = ofSeason(season, year).start <= today ? year : year - 1;
  return ofSeason(season, begun - back);
}

/** 'Last summer' is one that is over. */
function seasonMeant(which: string, season: string, today: LocalDate): DayRange {
  const latest = seasonBefore(season, today, 0);
  return which === 'last' && latest.end >= today ? seasonBefore(season, today, 1) : latest;
}

/** The month of a year; without a year the latest that has begun. */
function monthMeant(month: string, year: string | undefined, today: LocalDate): DayRange {
  const number = MONTHS.split('|').indexOf(month);
  if (year) return monthOf(monthStart(Number(year), number));
  const this_year = monthStart(yearOf(today), number);
  return monthOf(this_year <= today ? this_year : monthStart(yearOf(today) - 1, number));
}

function unitMeant(which: string, unit: string, today: LocalDate): DayRange {
  const back = which === 'last';
  if (unit === 'year') return ofYear(yearOf(today) - Number(back));
  if (unit === 'month') return monthOf(back ? addDays(monthOf(today).start, -1) : today);
  return weekOf(back ? addDays(today, -7) : today);
}

/** From a range and a word before it: what it began, what it ended, or the range itself. */
function sided(side: string | undefined, { start, end }: DayRange): DayTest {
  if (side === 'since' || side === 'after') {
    const first = side === 'since' ? start : addDays(end, 1);
    return (day) => day >= first;
  }
  if (side === 'before') return (day) => day < start;
  if (side === 'until') return (day) => day <= end;
  return (day) => day >= start && day <= end;
}

type Form = readonly [RegExp, (found: readonly (string | undefined)[], today: LocalDate) => DayTest];

const SIDE = '(?:\\b(in|during|since|before|after|until) )';

const FORMS: readonly Form[] = [
  [
    new RegExp(`${SIDE}(?:last |this )?(${MONTHS})(?: (\\d{4}))?\\b`),
    ([, side, month = '', year], today) => sided(side, monthMeant(month, year, today)),
  ],
  [
    new RegExp(`\\b(?:last|this) (${MONTHS})\\b`),
    ([, month = ''], today) => sided('in', monthMeant(month, undefined, today)),
  ],
  [
    new RegExp(`${SIDE}?(?:the )?(winter|spring|summer|autumn|fall) (?:of )?(\\d{4})\\b`),
    ([, side, season = '', year], today) => sided(side, ofSeason(season, Number(year ?? yearOf(today)))),
  ],
  [
    new RegExp(`${SIDE}?\\b(last|this|the) (winter|spring|summer|autumn|fall)\\b`),
    ([, side, which = '', season = ''], today) => sided(side, seasonMeant(which, season, today)),
  ],
  [new RegExp(`${SIDE}((?:19|20)\\d{2})\\b`), ([, side, year]) => sided(side, ofYear(Number(year)))],
  [
    new RegExp(`\\b(?:in |over |during )?the (?:last|past) (\\d{1,3}|${NUMBERS}) (day|week|month|year)s?\\b`),
    ([, count = '', unit = 'day'], today) => {
      const number = Number(count) || NUMBERS.split('|').indexOf(count) + 2;
      const start = addDays(today, -number * DAYS_OF[unit as Unit]);
      return (day) => day >= start && day <= today;
    },
  ],
  [
    new RegExp(`${SIDE}?\\b(last|this) (week|month|year)\\b`),
    ([, side, which = '', unit = ''], today) => sided(side, unitMeant(which, unit, today)),
  ],
  [
    /\b(?:since )?yesterday\b/,
    ([words = ''], today) => {
      const day = addDays(today, -1);
      return sided(words.startsWith('since') ? 'since' : 'in', { start: day, end: day });
    },
  ],
  [/\btoday\b/, (_, today) => (day) => day === today],
  [
    new RegExp(`\\bon (?:a )?(${WEEKDAYS})s?\\b`),
    ([, weekday = '']) => {
      const number = WEEKDAYS.split('|').indexOf(weekday);
      return (day) => weekdayOf(day) === number;
    },
  ],
  [/\b(?:on|at) (?:the )?weekends?\b/, () => (day) => [0, 6].includes(weekdayOf(day))],
];

/** What is asked without its words of time, and which days they mean: all of them where there are none. */
export function withoutTime(words: string, today: LocalDate): { rest: string; isMeant: DayTest } {
  const tests: DayTest[] = [];
  let rest = words;
  for (const [form, meaning] of FORMS) {
    const found = form.exec(rest);
    if (!found) continue;
    tests.push(meaning(found, today));
    rest = rest.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
  }
  return { rest, isMeant: (day) => tests.every((isOne) => isOne(day)) };
}
