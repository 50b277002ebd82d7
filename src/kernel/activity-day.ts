import * as z from 'zod';
import {
  addDays,
  daysBetween,
  type LocalDate,
  localDateOf,
  localDateSchema,
  startOfLocalDay,
} from './calendar.ts';

/*
 * The day that an activity counts for. What was done without a network arrives later, so a device says when it was; how far
 * back that is believed is decided here, in the person's own days, by both sides alike.
 */

/** How many days before today an activity is believed to lie at most. */
export const BELIEVED_DAYS = 31;
/** How many days late an activity still counts for the streak and the points of its own day. */
export const COUNTED_DAYS = 7;
/** How many days after a missed day a page that is written for it may still mend it. */
export const MENDING_DAYS = 2;
/** Of any so many days in a row one may be mended. */
export const MENDED_EVERY = 7;

/** When and where a page was written, as its device says. Marked as pure, so that pages that only calculate load no validation library. */
export const writtenSchema = /* @__PURE__ */ z.object({
  /** The instant, by a clock that the server's has corrected. */
  at: /* @__PURE__ */ z.iso.datetime(),
  /** The day it is written for: what the writer called today, or, `backdated`, another one on purpose. */
  date: localDateSchema,
  /** The IANA zone in which `date` was today. */
  zone: /* @__PURE__ */ z.string().max(64),
  backdated: /* @__PURE__ */ z.literal(true).optional(),
});

/** The `seq` of the row that an edit was made on; 0 for one whose save was not acknowledged yet. */
export const basedOnSchema = /* @__PURE__ */ z.number().int().min(0);

export interface ActivityDay {
  date: LocalDate;
  /** Whether it counts for the streak and the points of that day. */
  counts: boolean;
}

const clamped = (date: LocalDate, earliest: LocalDate, latest: LocalDate): LocalDate =>
  date < earliest ? earliest : date > latest ? latest : date;

export interface PageDay extends ActivityDay {
  /** Whether it may mend the day, which it was written for afterwards (growth/rules/streaks.ts). */
  mends: boolean;
}

/**
 * The day of a page that says it was written on `date`: today at the latest and BELIEVED_DAYS before at the earliest,
 * but for one that was written for a past day on purpose (`backdated`). Such a page never counts for its day: written
 * soon enough after, it mends it.
 * @param writtenOn the day on which it was written, today at the latest
 */
export function dayOfPage(
  { date, backdated = false }: { date: LocalDate; backdated?: boolean | undefined },
  today: LocalDate,
  writtenOn = today,
): PageDay {
  const day = clamped(date, backdated ? date : addDays(today, -BELIEVED_DAYS), today);
  const isSoon = daysBetween(day, today) <= COUNTED_DAYS;
  const afterwards = backdated && day < writtenOn;
  return {
    date: day,
    counts: isSoon && !afterwards,
    mends: isSoon && afterwards && daysBetween(day, writtenOn) <= MENDING_DAYS,
  };
}

/** The day of an activity of an instant, which is kept within the same bounds, in the person's zone. */
export function dayOfInstant(instant: string, now: Date, zone: string): ActivityDay & { at: string } {
  const today = localDateOf(now, zone);
  const earliest = startOfLocalDay(addDays(today, -BELIEVED_DAYS), zone);
  const at = new Date(Math.min(Math.max(Date.parse(instant), earliest.getTime()), now.getTime()));
  const date = localDateOf(at, zone);
  return { at: at.toISOString(), date, counts: daysBetween(date, today) <= COUNTED_DAYS };
}
