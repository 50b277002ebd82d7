import {
  addDays,
  daysBetween,
  daysInMonth,
  type LocalDate,
  localDateOf,
  monthOf,
  startOfLocalDay,
} from '../../../kernel/calendar.ts';
import { LEAST_CHARGE_CENTS, type PriceKey } from '../contract/limits.ts';
import { type Discount, discounted } from './discount.ts';

/** What somebody who confirms a plan now is charged, now and next. Amounts are US cents. */
export interface PlanQuote {
  first_charge_cents: number;
  /** The local days that the first charge pays for, both included. */
  first_charge_covers: { from: LocalDate; to: LocalDate };
  next_charge_on: LocalDate;
  next_charge_cents: number;
  /** The instant of the next charge. */
  next_charge_at: Date;
}

export interface QuoteRequest {
  priceKey: PriceKey;
  /** Of one whole period. */
  amountCents: number;
  now: Date;
  zone: string;
  discount?: Discount | undefined;
}

const HOUR_MS = 3_600_000;
/** So far into the first day that it is still, or already, the first when the clocks have changed. */
export const INTO_THE_DAY_MS = 2 * HOUR_MS;

/**
 * The quote for a plan that begins now. Monthly: the rest of this month by whole local days, today included, and the
 * whole on each 1st. Yearly: the whole now, and on this day of each year.
 */
export const quoteOf = (asked: QuoteRequest): PlanQuote =>
  asked.priceKey === 'CGA_STRIPE_MONTHLY' ? monthlyQuote(asked) : yearlyQuote(asked);

function monthlyQuote({ amountCents, now, zone, discount }: QuoteRequest): PlanQuote {
  const today = localDateOf(now, zone);
  const { end } = monthOf(today);
  const next = addDays(end, 1);
  const part = restOfMonth(amountCents, today);
  const first = chargeable(discounted(chargeable(part), discount));
  return {
    first_charge_cents: first,
    first_charge_covers: { from: today, to: end },
    next_charge_on: next,
    // What is for one charge alone was for the first one, or is lost with it.
    next_charge_cents: chargeable(
      discount?.lasts === 'once' ? amountCents : discounted(amountCents, discount),
    ),
    next_charge_at: firstOfMonthInstant(next, zone),
  };
}

/** What the days from this one to the end of its month cost, rounded down to cents. */
export const restOfMonth = (amountCents: number, from: LocalDate): number =>
  Math.floor((amountCents * (daysBetween(from, monthOf(from).end) + 1)) / daysInMonth(from));

/**
 * When the provider charges on the 1st. It counts the day of the month in UTC, so the instant lies on the 1st there and
 * in the person's zone, whatever its clocks do later in the year.
 */
export function firstOfMonthInstant(first: LocalDate, zone: string): Date {
  const local = startOfLocalDay(first, zone).getTime() + INTO_THE_DAY_MS;
  return new Date(Math.max(local, Date.parse(`${first}T00:00:00Z`)));
}

function yearlyQuote({ amountCents, now, zone, discount }: QuoteRequest): PlanQuote {
  const next = aYearAfter(now);
  const nextOn = localDateOf(next, zone);
  const lasting = discount && discount.lasts === 'forever';
  return {
    first_charge_cents: chargeable(discounted(amountCents, discount)),
    first_charge_covers: { from: localDateOf(now, zone), to: addDays(nextOn, -1) },
    next_charge_on: nextOn,
    next_charge_cents: chargeable(lasting ? discounted(amountCents, discount) : amountCents),
    next_charge_at: next,
  };
}

/** As the provider counts: the same day and time in UTC, and the 28th for the 29th of February. */
export function aYearAfter(now: Date): Date {
  const next = new Date(now);
  next.setUTCFullYear(now.getUTCFullYear() + 1);
  if (next.getUTCMonth() !== now.getUTCMonth()) next.setUTCDate(0);
  return next;
}

/** The provider charges nothing below its least amount: that much is free. */
export const chargeable = (cents: number): number => (cents < LEAST_CHARGE_CENTS ? 0 : cents);
