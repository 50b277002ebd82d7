import {
  addDays,
  daysBetween,
  daysInMonth,
  type LocalDate,
  localDateOf,
  monthOf,
  startOfLocalDay,
} from '../../../kernel/calendar.ts';
import { type Discount, discounted } from './discount.ts';
import {
  aYearAfter,
  chargeable,
  firstOfMonthInstant,
  INTO_THE_DAY_MS,
  type PlanQuote,
  type QuoteRequest,
  restOfMonth,
} from './quote.ts';

/** What somebody who confirms a plan during the trial is charged once it is over. */
export interface LaterQuote extends PlanQuote {
  /** The last local day of the trial. */
  trial_ends_on: LocalDate;
  /** The local day on which the plan begins, and the first charge falls. */
  begins_on: LocalDate;
  /** Its instant. */
  begins_at: Date;
  /** From when whole periods are counted where the first charge is for a part of one. */
  anchor_at: Date | undefined;
}

interface LaterRequest extends QuoteRequest {
  trialEndsAt: Date;
}

/** A plan from its first charge on; amounts are without a discount. */
interface Start {
  cents: number;
  at: Date;
  anchor: Date | undefined;
  covers: { from: LocalDate; to: LocalDate };
  nextAt: Date;
}

const DAY_SECONDS = 86_400;

/**
 * The quote for a plan that begins when the trial is over: on the first whole local day after it, so that nobody pays
 * for a day that was partly free. Monthly: the rest of that month, and the whole on each 1st. Yearly: the whole.
 */
export function quoteAfterTrial(request: LaterRequest): LaterQuote {
  const { priceKey, amountCents, zone, trialEndsAt, discount, now } = request;
  const trialEndsOn = localDateOf(new Date(trialEndsAt.getTime() - 1), zone);
  const firstDay = addDays(trialEndsOn, 1);
  const start =
    priceKey === 'CGA_STRIPE_MONTHLY' ? monthlyStart(request, firstDay) : yearlyStart(request, firstDay);
  const atNext = discount?.lasts === 'once' ? undefined : discountAt(discount, now, start.nextAt);
  return {
    trial_ends_on: trialEndsOn,
    begins_on: start.covers.from,
    begins_at: start.at,
    anchor_at: start.anchor,
    first_charge_cents: chargeable(discounted(start.cents, discountAt(discount, now, start.at))),
    first_charge_covers: start.covers,
    next_charge_on: localDateOf(start.nextAt, zone),
    next_charge_cents: chargeable(discounted(amountCents, atNext)),
    next_charge_at: start.nextAt,
  };
}

/** A part that is too small to charge, or free, is left out: the plan then begins on the 1st. */
function monthlyStart({ amountCents, zone, discount, now }: LaterRequest, day: LocalDate): Start {
  const { start, end } = monthOf(day);
  const next = addDays(end, 1);
  if (day === start) return wholeMonth(amountCents, zone, day);
  const anchor = firstOfMonthInstant(next, zone);
  const cents = restOfMonth(amountCents, day);
  const at = partInstant(anchor, cents, amountCents, day);
  if (chargeable(discounted(chargeable(cents), discountAt(discount, now, at))) === 0) {
    return wholeMonth(amountCents, zone, next);
  }
  return { cents, at, anchor, covers: { from: day, to: end }, nextAt: anchor };
}

function wholeMonth(cents: number, zone: string, first: LocalDate): Start {
  const { end } = monthOf(first);
  return {
    cents,
    at: firstOfMonthInstant(first, zone),
    anchor: undefined,
    covers: { from: first, to: end },
    nextAt: firstOfMonthInstant(addDays(end, 1), zone),
  };
}

/**
 * When a part of a month begins at the provider, which counts what it costs by the second: so long before the 1st that
 * this comes to our amount, whether it rounds down or to the nearest cent.
 */
function partInstant(anchor: Date, cents: number, amountCents: number, day: LocalDate): Date {
  const wholeDays = daysBetween(day, monthOf(day).end) + 1;
  const days = Math.min(wholeDays, ((cents + 0.25) * daysInMonth(day)) / amountCents);
  return new Date(anchor.getTime() - Math.floor(days * DAY_SECONDS) * 1000);
}

function yearlyStart({ amountCents, zone }: LaterRequest, day: LocalDate): Start {
  const at = new Date(startOfLocalDay(day, zone).getTime() + INTO_THE_DAY_MS);
  const nextAt = aYearAfter(at);
  const covers = { from: day, to: addDays(localDateOf(nextAt, zone), -1) };
  return { cents: amountCents, at, anchor: undefined, covers, nextAt };
}

/** The discount as far as it still holds at an instant: months count from when it is taken, as the provider counts. */
function discountAt(discount: Discount | undefined, now: Date, at: Date): Discount | undefined {
  if (discount?.lasts !== 'months') return discount;
  const ends = new Date(now);
  ends.setUTCMonth(now.getUTCMonth() + (discount.months ?? 0));
  if (ends.getUTCDate() !== now.getUTCDate()) ends.setUTCDate(0);
  return at < ends ? discount : undefined;
}
