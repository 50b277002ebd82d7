import type { ReactNode } from 'react';
import { Tag } from '../../../kit/tag.tsx';
import type { PlanOffer, PriceKey } from '../contract.ts';
import { inDollars } from '../rules/quote-in-text.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';

const NAMES: Record<PriceKey, string> = { CGA_STRIPE_YEARLY: 'Yearly', CGA_STRIPE_MONTHLY: 'Monthly' };

/** In the order in which they are shown. */
const ORDER: PriceKey[] = ['CGA_STRIPE_YEARLY', 'CGA_STRIPE_MONTHLY'];

const noteOf = ({ interval, amount_cents }: PlanOffer): string =>
  interval === 'year' ? texts.yearlyPrice(inDollars(Math.round(amount_cents / 12))) : texts.monthlyBilling;

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
            {inDollars(offer.amount_cents)} <small>/ {offer.interval}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
