import type { ReactNode } from 'react';
import { formatDollars } from '../../../kernel/amounts.ts';
import { classNames } from '../../../kit/class-names.ts';
import { Tag } from '../../../kit/tag.tsx';
import type { PlanOffer, PriceKey, Starts } from '../contract.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { day } from './facts.tsx';

const NAMES: Record<PriceKey, string> = {
  CGA_STRIPE_YEARLY: texts.yearlyPlan,
  CGA_STRIPE_MONTHLY: texts.monthlyPlan,
};

/** In the order in which they are shown. */
const ORDER: PriceKey[] = ['CGA_STRIPE_YEARLY', 'CGA_STRIPE_MONTHLY'];

const noteOf = ({ interval, amount_cents }: PlanOffer): string =>
  interval === 'year'
    ? texts.yearlyPrice(formatDollars(Math.round(amount_cents / 12)))
    : texts.monthlyBilling;

interface PlanChoiceProps {
  plans: readonly PlanOffer[];
  chosen: PriceKey;
  onChoose: (key: PriceKey) => void;
}

/** The two plans, of which one is chosen. */
export function PlanChoice({ plans, chosen, onChoose }: PlanChoiceProps): ReactNode {
  const offers = ORDER.flatMap((key) => plans.filter(({ price_key }) => price_key === key));
  return (
    <fieldset>
      <legend className="sr-only">{texts.choosePlanTitle}</legend>
      {offers.map((offer) => (
        <label key={offer.price_key} className={styles.plan}>
          <input
            type="radio"
            name="plan"
            checked={offer.price_key === chosen}
            onChange={() => onChoose(offer.price_key)}
          />
          <span>
            <span className={styles.name}>
              {NAMES[offer.price_key]}
              {offer.interval === 'year' && <Tag tone="earned">{texts.yearlySaving}</Tag>}
            </span>
            <span className="text-small text-ink-2">{noteOf(offer)}</span>
          </span>
          <span className={styles.price}>
            {formatDollars(offer.amount_cents)} <small>{texts.perInterval[offer.interval]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface StartChoiceProps {
  offer: PlanOffer;
  chosen: Starts;
  onChoose: (starts: Starts) => void;
}

/** When the plan begins, and what that costs today; nothing to choose without a running trial. */
export function StartChoice({ offer, chosen, onChoose }: StartChoiceProps): ReactNode {
  const { after_trial: later, first_charge_cents } = offer;
  if (!later) return null;
  const rows = [
    ['after_trial', texts.startsAfterTrial, texts.keepsDays(day(later.begins_on)), 0],
    ['today', texts.startsToday, texts.givesUpDays, first_charge_cents],
  ] as const;
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.startsTitle}</legend>
      {rows.map(([starts, name, note, cents]) => (
        <label key={starts} className={classNames(styles.plan, styles.start)}>
          <input type="radio" name="starts" checked={starts === chosen} onChange={() => onChoose(starts)} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className="text-small text-ink-2">{note}</span>
          </span>
          <span className={styles.amount}>{texts.amountToday(formatDollars(cents))}</span>
        </label>
      ))}
    </fieldset>
  );
}
