import { type ReactNode, useState } from 'react';
import { formatDollars } from '../../../kernel/amounts.ts';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Link } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import type { Plans, PriceKey, Starts } from '../contract.ts';
import { chosenOffer, firstCharge, startsOf } from '../rules/starts.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { hasCode } from './errors.ts';
import { OfferFacts, TestMode } from './facts.tsx';
import { PlanChoice, StartChoice } from './plan-choice.tsx';
import { PromotionField } from './promotion-field.tsx';
import { type KnownPlans, offerOf, usePlans } from './use-plans.ts';

export function HasPlan(): ReactNode {
  return (
    <Notice>
      {texts.planAlready} <Link to="/profile#billing">{texts.managePlanLink}</Link>
    </Notice>
  );
}

/** The two plans, what each costs now and next, and the ways to pay: the same wherever somebody subscribes. */
export function Offers({ notice }: { notice: (plans: Plans) => ReactNode }): ReactNode {
  const { state, error: stateError } = useBilling();
  const [code, setCode] = useState('');
  const known = usePlans(code);
  const { plans, error, busy, refresh } = known;
  // All of it comes at once, so that nothing that is read already moves.
  if (!error && !(plans && (state || stateError))) {
    return (
      <div className={styles.waiting}>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (!plans) return <NoPlans {...known} />;
  return (
    <>
      {notice(plans)}
      {error && <Alert onRetry={refresh}>{error.message}</Alert>}
      <Choice
        plans={plans}
        code={code}
        promotion={<PromotionField promotion={plans.promotion} busy={busy} onApply={setCode} />}
      />
      <TestMode on={plans.test_mode} />
    </>
  );
}

/** What stands in place of plans that have not come. */
export function NoPlans({ error, refresh }: KnownPlans): ReactNode {
  if (!error) return <Skeleton lines={6} />;
  if (hasCode(error, 'unavailable')) return <Notice>{error.message}</Notice>;
  return <Alert onRetry={refresh}>{error.message}</Alert>;
}

const SUBSCRIBE = { month: texts.subscribeMonthlyButton, year: texts.subscribeYearlyButton } as const;
const SUBSCRIBE_LATER = {
  month: texts.subscribeMonthlyLaterButton,
  year: texts.subscribeYearlyLaterButton,
} as const;

function Choice({ plans, code, promotion }: { plans: Plans; code: string; promotion: ReactNode }): ReactNode {
  const [price, setPrice] = useState<PriceKey>('CGA_STRIPE_YEARLY');
  const [asked, setAsked] = useState<Starts>('after_trial');
  const offer = offerOf(plans, price);
  if (!offer) return <Alert>{texts.wrong}</Alert>;
  const chosen = chosenOffer(offer, asked);
  const starts = startsOf(chosen);
  const held = plans.promotion?.id ?? null;
  const payment = new URLSearchParams({ price, starts, ...(held && code ? { promotion: code } : {}) });
  return (
    <>
      <PlanChoice plans={plans.plans} chosen={price} onChoose={setPrice} />
      <StartChoice offer={offer} chosen={asked} onChoose={setAsked} />
      <div role="status">
        <OfferFacts chosen={chosen} />
      </div>
      {promotion}
      <ButtonLink
        size="lg"
        className={styles.wide}
        to={`/checkout?price=${price}`}
        state={{ shown_cents: firstCharge(chosen), promotion_code_id: held, starts }}
      >
        {chosen.later
          ? SUBSCRIBE_LATER[offer.interval]
          : SUBSCRIBE[offer.interval](formatDollars(offer.first_charge_cents))}
      </ButtonLink>
      <p className="text-small text-ink-2">
        {/* A document of its own: only there may the card provider's form be loaded. */}
        {sentence(texts.paymentNote<ReactNode>(<a href={`/payment?${payment}`}>{texts.payHereLink}</a>))}
      </p>
    </>
  );
}
