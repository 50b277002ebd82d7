import { Fragment, type ReactNode } from 'react';
import { formatDollars } from '../../../kernel/amounts.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import type { LaterOffer, Plan, PlanOffer } from '../contract.ts';
import type { ChosenOffer } from '../rules/starts.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';

/** Names and what is said of them. Those without anything to say are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** A narrow column would put '1, 2033' on a line of its own, so a date breaks after its weekday alone. */
export const day = (date: string): string => formatDay(date, { year: true }).replaceAll(/ (?=\d)/g, '\u00a0');
export const dayOf = (instant: string, zone: string): string => day(localDateOf(new Date(instant), zone));

/** What is charged now and next, to the cent and to the day. */
export const OfferFacts = ({ chosen: { offer, later } }: { chosen: ChosenOffer }): ReactNode =>
  later ? <LaterFacts later={later} interval={offer.interval} /> : <TodayFacts offer={offer} />;

function LaterFacts({ later, interval }: { later: LaterOffer; interval: PlanOffer['interval'] }): ReactNode {
  const { trial_ends_on, begins_on, first_charge_cents, first_charge_covers: covers } = later;
  const next = interval === 'month' ? texts.chargeMonthly : texts.chargeYearly;
  return (
    <Facts
      facts={[
        [texts.todayLabel, texts.nothingToday(day(trial_ends_on))],
        [texts.planBeginsLabel, day(begins_on)],
        [
          texts.firstPaymentLabel,
          texts.firstPayment(formatDollars(first_charge_cents), day(covers.from), day(covers.to)),
        ],
        [texts.thenLabel, next(formatDollars(later.next_charge_cents), day(later.next_charge_on))],
      ]}
    />
  );
}

function TodayFacts({ offer }: { offer: PlanOffer }): ReactNode {
  const { first_charge_cents, first_charge_covers, next_charge_on, next_charge_cents, interval } = offer;
  const { from, to } = first_charge_covers;
  const next = interval === 'month' ? texts.chargeMonthly : texts.chargeYearly;
  return (
    <Facts
      facts={[
        [texts.todayLabel, texts.chargeNow(formatDollars(first_charge_cents), day(from), day(to))],
        [texts.thenLabel, next(formatDollars(next_charge_cents), day(next_charge_on))],
      ]}
    />
  );
}

const PRICES = { CGA_STRIPE_MONTHLY: texts.pricePerMonth, CGA_STRIPE_YEARLY: texts.pricePerYear } as const;

const STATUSES: Record<string, string> = {
  active: texts.statusActive,
  trialing: texts.statusBeginsLater,
  past_due: texts.statusPastDue,
  unpaid: texts.statusUnpaid,
  canceled: texts.statusEnded,
};

/** The provider names brands in small letters: 'visa', 'american_express'. */
const brandName = (brand: string): string =>
  brand.replaceAll('_', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());

const two = (month: number): string => String(month).padStart(2, '0');

/** When it ended, ends, or is charged next, and how much. */
function nextFact(plan: Plan, zone: string): [name: string, value: string | null] {
  const { status, price_key, amount_cents, current_period_end, next_charge_cents, cancel_at_period_end } =
    plan;
  const on = current_period_end && dayOf(current_period_end, zone);
  if (status === 'canceled') return [texts.endedLabel, on];
  if (cancel_at_period_end || !price_key) return [texts.endsLabel, on];
  const label = status === 'trialing' ? texts.firstPaymentLabel : texts.nextChargeLabel;
  return [label, on && texts.nextCharge(formatDollars(next_charge_cents ?? amount_cents), on)];
}

/** The plan as it stands: what it costs, when it goes on or ends, and the card. `zone`: the person's. */
export function PlanFacts({ plan, zone }: { plan: Plan; zone: string }): ReactNode {
  const { tier, status, price_key, amount_cents, card } = plan;
  return (
    <Facts
      facts={[
        [texts.planFactLabel, texts.planWithStatus(tier, STATUSES[status] ?? status)],
        [texts.priceLabel, price_key && PRICES[price_key](formatDollars(amount_cents))],
        nextFact(plan, zone),
        [
          texts.cardLabel,
          card &&
            (card.expiring ? texts.cardExpiresSoon : texts.cardUntil)(
              brandName(card.brand),
              card.last4,
              two(card.exp_month),
              card.exp_year,
            ),
        ],
      ]}
    />
  );
}

/** Says where no money is charged; nothing where it is. */
export function TestMode({ on }: { on: boolean | undefined }): ReactNode {
  return on ? <p className="text-small text-ink-2">{texts.noMoneyMoves}</p> : null;
}
