import { TZDateMini } from '@date-fns/tz';
import { startOfDay } from 'date-fns/startOfDay';
import * as z from 'zod';
import * as texts from './texts.ts';

/**
 * Days as people live them. A local date is the text 'YYYY-MM-DD' in somebody's time zone and sorts as text.
 * Arithmetic on local dates runs in UTC, where every day has 24 hours.
 */
export type LocalDate = string;

const atNoon = (date: LocalDate) => new Date(`${date}T12:00:00Z`);
const toText = (date: Date): LocalDate => date.toISOString().slice(0, 10);

const isRealDay = (text: string) => {
  const day = atNoon(text);
  return !Number.isNaN(day.getTime()) && toText(day) === text;
};

/** Whether the text is a local date that exists. */
export const isLocalDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text);

/** Marked as pure, so that pages that only calculate load no validation library. */
export const localDateSchema = /* @__PURE__ */ z.string().refine(isLocalDate, texts.notADay);

/** More than there are zones; their names may be written in any letter case, each of which makes another. */
const KEPT_FORMATTERS = 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a thousand times more than using it, so each zone's is kept. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    if (formatters.size >= KEPT_FORMATTERS) formatters.clear();
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Whether the platform knows the IANA zone. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** As much as is used of what newer browsers bring, which answers at once; the first formatter takes a long while. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds(time: number): {
        toZonedDateTimeISO(zone: string): { toPlainDate(): { toString(): string } };
      };
    };
  };
}

const { Temporal } = globalThis as WithTemporal;

/** The day that people in the zone call today at that instant. */
export function localDateOf(instant: Date, zone: string): LocalDate {
  if (Temporal) {
    const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
    return moment.toZonedDateTimeISO(zone).toPlainDate().toString();
  }
  // Put together from its parts: in what order a language writes them differs from browser to browser.
  const parts = formatterOf(zone)
    .formatToParts(instant)
    .map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** The hour of the day, 0 to 23, that clocks in the zone show at that instant. */
export const hourOf = (instant: Date, zone: string): number =>
  new TZDateMini(instant.getTime(), zone).getHours();

/** The instant at which the local day begins. A day whose midnight a clock change skips begins at its first minute. */
export function startOfLocalDay(date: LocalDate, zone: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(startOfDay(new TZDateMini(year, month - 1, day, 12, zone)).getTime());
}

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(atNoon(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** How many days the date lies after January 1, 1970, a Thursday: for what looks at thousands of days at once. */
export const dayNumber = (date: LocalDate): number => Date.parse(date) / 86_400_000;

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / 86_400_000);

export interface DayRange {
  /** First day, included. */
  start: LocalDate;
  /** Last day, included. */
  end: LocalDate;
}

/** The week of the day; weeks run Sunday to Saturday. */
export function weekOf(date: LocalDate): DayRange {
  const start = addDays(date, -atNoon(date).getUTCDay());
  return { start, end: addDays(start, 6) };
}

/** The month of the day. */
export function monthOf(date: LocalDate): DayRange {
  const month = date.slice(0, 7);
  return { start: `${month}-01`, end: `${month}-${String(daysInMonth(date)).padStart(2, '0')}` };
}

export function daysInMonth(date: LocalDate): number {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate();
}

/** Every day of the range, in order. */
export const daysOf = (range: DayRange): LocalDate[] =>
  Array.from({ length: daysBetween(range.start, range.end) + 1 }, (_, index) => addDays(range.start, index));

/** The earlier of two instants, as UTC ISO text. */
export const earlierOf = (one: string, other: string): string =>
  new Date(Math.min(Date.parse(one), Date.parse(other))).toISOString();
