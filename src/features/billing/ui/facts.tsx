import { Fragment, type ReactNode } from 'react';
import { formatDay, localDateOf } from '../../../kernel/calendar.ts';
import type { Plan, PlanOffer } from '../contract.ts';
import { inDollars } from '../rules/terms-in-text.ts';
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

const day = (date: string): string => formatDay(date, { year: true });
export const dayOf = (instant: string, zone: string): string => day(localDateOf(new Date(instant), zone));

/** What is charged now and next, to the cent and to the day. */
export function OfferFacts({ offer }: { offer: PlanOffer }): ReactNode {
  const { first_charge_cents, first_charge_covers, next_charge_on, next_charge_cents, interval } = offer;
  const { from, to } = first_charge_covers;
  const again = interval === 'month' ? 'and on each 1st' : 'and on that day of each year';
  return (
    <Facts
      facts={[
        ['Today', texts.forTo(inDollars(first_charge_cents), day(from), day(to))],
        ['Then', texts.on(inDollars(next_charge_cents), day(next_charge_on), again)],
      ]}
    />
  );
}

const PERIODS = { CGA_STRIPE_MONTHLY: 'month', CGA_STRIPE_YEARLY: 'year' } as const;

const STATUSES: Record<string, string> = {
  active: 'active',
  trialing: 'active',
  past_due: texts.theLastPaymentFailed,
  unpaid: texts.notPaid,
  canceled: 'ended',
};

/** The provider names brands in small letters: 'visa', 'american_express'. */
const brandName = (brand: string): string =>
  brand.replaceAll('_', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());

const two = (month: number): string => String(month).padStart(2, '0');

/** The plan as it stands: what it costs, when it goes on or ends, and the card. `zone`: the person's. */
export function PlanFacts({ plan, zone }: { plan: Plan; zone: string }): ReactNode {
  const { tier, status, price_key, amount_cents, current_period_end, cancel_at_period_end, card } = plan;
  const ends = current_period_end && dayOf(current_period_end, zone);
  const isOver = status === 'canceled';
  return (
    <Facts
      facts={[
        ['Plan', `${tier}, ${STATUSES[status] ?? status}`],
        ['Price', price_key && texts.a(inDollars(amount_cents), PERIODS[price_key])],
        [
          isOver ? 'Ended' : cancel_at_period_end || !price_key ? 'Ends' : texts.nextCharge,
          ends &&
            (cancel_at_period_end || isOver || !price_key ? ends : texts.on2(inDollars(amount_cents), ends)),
        ],
        [
          'Card',
          card &&
            texts.endingIn(
              brandName(card.brand),
              card.last4,
              card.expiring ? texts.expiresSoon : 'until',
              two(card.exp_month),
              card.exp_year,
            ),
        ],
      ]}
    />
  );
}

/** Says where no money moves; nothing where it does. */
export function TestMode({ on }: { on: boolean | undefined }): ReactNode {
  return on ? <p className="text-small text-ink-2">{texts.noMoneyMoves}</p> : null;
}
