import type { ReactNode } from 'react';
import { CheckMark } from '../../../kit/icons.ts';
import { Notice } from '../../../kit/notice.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import type { BillingState, Plans } from '../contract.ts';
import { hasPlan } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { day, TestMode } from './facts.tsx';
import { HasPlan, Offers } from './offers.tsx';

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
            <Offers notice={(plans) => <TrialNotice state={state} plans={plans} />} />
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

/** What is left of the trial, and what that means for a plan. */
function TrialNotice({ state, plans }: { state: BillingState | undefined; plans: Plans }): ReactNode {
  if (!state) return null;
  const later = plans.plans[0]?.after_trial;
  if (!later) return <Notice tone="due">{texts.trialEnded}</Notice>;
  return <Notice tone="due">{texts.trialLeftNoCharge(state.days_left, day(later.trial_ends_on))}</Notice>;
}
