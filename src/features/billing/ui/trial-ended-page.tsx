import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNow } from '../../../session/clock.ts';
import { signOut } from '../../../session/require-session.tsx';
import { PRICE_CENTS, PRICE_KEYS } from '../contract/limits.ts';
import type { BillingState, PlanOffer } from '../contract.ts';
import { inDollars } from '../rules/quote-in-text.ts';
import { mayWriteAt } from '../rules/writing.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { OfferFacts, TestMode } from './facts.tsx';
import { offerOf, usePlans } from './use-plans.ts';

const SUBSCRIBE = {
  CGA_STRIPE_MONTHLY: texts.subscribePerMonthButton,
  CGA_STRIPE_YEARLY: texts.subscribePerYearButton,
} as const;

/** After the trial: what is kept, and how writing goes on. */
export default function TrialEndedPage(): ReactNode {
  useTitle(texts.afterTrialTitle);
  const { state, lastKnown, error } = useBilling();
  const now = useNow();
  if (state) return state.may_write ? <StillOpen state={state} /> : <Ended state={state} />;
  const isKnown = error !== undefined || (lastKnown !== undefined && !mayWriteAt(lastKnown, undefined, now));
  return isKnown ? <Ended state={undefined} /> : <Skeleton lines={6} />;
}

function StillOpen({ state: { access, days_left } }: { state: BillingState }): ReactNode {
  const left = texts.trialLeft(days_left);
  const said = access === 'trial' ? left : access === 'ended' ? texts.unavailable : texts.planAlready;
  return (
    <div className={styles.narrow}>
      <PageHead title={texts.trialRunningTitle} sub={said} />
      <ButtonRow>
        <ButtonLink to="/dashgrowthloop">{texts.goToTodayButton}</ButtonLink>
      </ButtonRow>
    </div>
  );
}

function Ended({ state }: { state: BillingState | undefined }): ReactNode {
  const { plans } = usePlans();
  return (
    <>
      <PageHead title={texts.trialEnded} />
      <div className={styles.narrow}>
        <Notice tone="due">{texts.everythingKept}</Notice>
        {PRICE_KEYS.map((key) => (
          <Subscribe key={key} priceKey={key} offer={offerOf(plans, key)} />
        ))}
        <TestMode on={state?.test_mode} />
        <ButtonRow>
          <TextLink to="/journal/history">{texts.readYourJournalLink}</TextLink>
          <TextLink to="/profile">{texts.downloadLink}</TextLink>
          <TextButton onClick={() => void signOut()}>{texts.signOutButton}</TextButton>
        </ButtonRow>
      </div>
    </>
  );
}

interface SubscribeProps {
  priceKey: (typeof PRICE_KEYS)[number];
  /** Undefined until it has come: then the checkout says what is charged. */
  offer: PlanOffer | undefined;
}

function Subscribe({ priceKey, offer }: SubscribeProps): ReactNode {
  return (
    <div className="grid gap-[12px]">
      <ButtonLink
        size="lg"
        className={styles.wide}
        variant={priceKey === 'CGA_STRIPE_MONTHLY' ? 'secondary' : 'primary'}
        to={`/checkout?price=${priceKey}`}
        state={offer && { shown_cents: offer.first_charge_cents }}
      >
        {SUBSCRIBE[priceKey](inDollars(offer?.amount_cents ?? PRICE_CENTS[priceKey]))}
      </ButtonLink>
      <div className={styles.roomForFacts}>{offer && <OfferFacts offer={offer} />}</div>
    </div>
  );
}
