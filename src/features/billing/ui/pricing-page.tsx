import { type ReactNode, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { CheckMark } from '../../../kit/icons.ts';
import { Link } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import type { BillingState, Plans, PriceKey } from '../contract.ts';
import { inDollars } from '../rules/quote-in-text.ts';
import { hasPlan } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { hasCode } from './errors.ts';
import { OfferFacts, TestMode } from './facts.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PromotionField } from './promotion-field.tsx';
import { type KnownPlans, offerOf, usePlans } from './use-plans.ts';

const INCLUDED = [
  texts.included1,
  texts.included2,
  texts.included3,
  texts.included4,
  texts.included5,
  texts.included6,
];

/** What a plan costs, and the ways to one. */
export default function PricingPage(): ReactNode {
  useTitle(texts.pricingPageTitle);
  const { state, lastKnown } = useBilling();
  const known = state ?? lastKnown;
  return (
    <>
      <PageHead title={texts.pricingTitle} sub={texts.pricingText} />
      <div className={styles.columns}>
        <div className="grid gap-[24px]">
          {known && hasPlan(known) ? (
            <>
              <HasPlan />
              <TestMode on={state?.test_mode} />
            </>
          ) : (
            <Offers />
          )}
        </div>
        <section>
          <h2 className="border-rule border-b pb-[10px] font-sans text-body font-semibold tracking-[0]">
            {texts.includedTitle}
          </h2>
          <ul className={styles.included}>
            {INCLUDED.map((each) => (
              <li key={each}>
                <CheckMark />
                {each}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

export function HasPlan(): ReactNode {
  return (
    <Notice>
      {texts.planAlready} <Link to="/profile#billing">{texts.managePlanLink}</Link>
    </Notice>
  );
}

function TrialNotice({ state }: { state: BillingState | undefined }): ReactNode {
  if (!state) return null;
  const { days_left: days } = state;
  if (days <= 0) return <Notice tone="due">{texts.trialEnded}</Notice>;
  return <Notice tone="due">{texts.trialLeftNoCharge(days)}</Notice>;
}

function Offers(): ReactNode {
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
      <TrialNotice state={state} />
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

function Choice({ plans, code, promotion }: { plans: Plans; code: string; promotion: ReactNode }): ReactNode {
  const [chosen, setChosen] = useState<PriceKey>('CGA_STRIPE_YEARLY');
  const offer = offerOf(plans, chosen);
  if (!offer) return <Alert>{texts.wrong}</Alert>;
  const held = plans.promotion?.id ?? null;
  const payment = new URLSearchParams({ price: chosen, ...(held && code ? { promotion: code } : {}) });
  return (
    <>
      <PlanChoice plans={plans.plans} chosen={chosen} onChoose={setChosen} />
      <div role="status">
        <OfferFacts offer={offer} />
      </div>
      {promotion}
      <ButtonLink
        size="lg"
        className={styles.wide}
        to={`/checkout?price=${chosen}`}
        state={{ shown_cents: offer.first_charge_cents, promotion_code_id: held }}
      >
        {SUBSCRIBE[offer.interval](inDollars(offer.first_charge_cents))}
      </ButtonLink>
      <p className="text-small text-ink-2">
        {/* A document of its own: only there may the card provider's form be loaded. */}
        {sentence(texts.paymentNote<ReactNode>(<a href={`/payment?${payment}`}>{texts.payHereLink}</a>))}
      </p>
    </>
  );
}
