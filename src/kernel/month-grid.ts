import { addDays, daysInMonth, type LocalDate, monthOf } from './calendar.ts';

/* A month as a calendar shows it: its weeks, and where the keys lead in it. */

/** The first day of a week, as JavaScript counts them: 0 is Sunday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The same day so many months later; in a shorter month its last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
  return `${first.slice(0, 8)}${String(Math.min(day, daysInMonth(first))).padStart(2, '0')}`;
}

/** How many days the date lies after the first day of its week. */
const placeInWeek = (date: LocalDate, firstDay: WeekStart): number =>
  (new Date(`${date}T12:00:00Z`).getUTCDay() - firstDay + 7) % 7;

/** The weeks of a month ('YYYY-MM'), each of seven places; undefined where another month has the day. */
export function weeksOfMonth(month: string, firstDay: WeekStart): (LocalDate | undefined)[][] {
  const { start, end } = monthOf(`${month}-01`);
  const weeks: (LocalDate | undefined)[][] = [];
  let day = addDays(start, -placeInWeek(start, firstDay));
  while (day <= end) {
    const first = day;
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(first, at)).map(within));
    day = addDays(day, 7);
  }
  return weeks;

  function within(date: LocalDate): LocalDate | undefined {
    return date >= start && date <= end ? date : undefined;
  }
}

/** As much of a keyboard event as decides. */
interface Key {
  key: string;
  shiftKey?: boolean;
}

/**
 * The day that a key leads to from another, as in the grid of the ARIA practices: arrows by days and weeks, Home and
 * End within the week, PageUp and PageDown by months, with Shift by years. undefined for every other key.
 */
export function dayByKey(
  { key, shiftKey = false }: Key,
  from: LocalDate,
  firstDay: WeekStart,
): LocalDate | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -placeInWeek(from, firstDay));
    case 'End':
      return addDays(from, 6 - placeInWeek(from, firstDay));
    case 'PageUp':
      return addMonths(from, -months);
    case 'PageDown':
      return addMonths(from, months);
    default:
      return undefined;
  }
}
