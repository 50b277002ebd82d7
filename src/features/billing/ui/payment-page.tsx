import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formatDollars } from '../../../kernel/amounts.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Link } from '../../../kit/link.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useProfile } from '../../../session/profile.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import { firstNameOf } from '../../profile/rules.ts';
import type { Plans } from '../contract.ts';
import { type ChosenOffer, chosenOffer } from '../rules/starts.ts';
import { hasPlan } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { OfferFacts, TestMode } from './facts.tsx';
import { HasPlan, NoPlans } from './offers.tsx';
import { useCardForm } from './use-card-form.ts';
import { usePaying } from './use-paying.ts';
import { offerOf, priceIn, usePlans } from './use-plans.ts';

const BILLING_NAME_LENGTH = 120;

/** Whether this document was loaded for this address: only its content policy lets the provider's form in. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === location.pathname;
}

/** The card form on our own page. */
export default function PaymentPage(): ReactNode {
  useTitle('Payment');
  useEndedMessageHere(texts.noSession);
  const price = priceIn(useSearchParams());
  const { state } = useBilling();
  const [isOwn] = useState(() => {
    const isIt = isOwnDocument();
    if (!isIt) location.reload();
    return isIt;
  });
  if (!isOwn) return null;
  return (
    <div className={styles.centered}>
      <PageHead title={texts.paymentTitle} back={{ to: '/pricing', label: texts.backToPricingButton }} />
      <div className={styles.narrow}>
        {!price && <Alert>{texts.missingPayment}</Alert>}
        {!price && (
          <p>
            <Link to="/pricing">{texts.goToPricingLink}</Link>
          </p>
        )}
        {price && (state && hasPlan(state) ? <HasPlan /> : <Payment />)}
        <TestMode on={state?.test_mode} />
      </div>
    </div>
  );
}

function Payment(): ReactNode {
  const search = useSearchParams();
  const known = usePlans(search.get('promotion') ?? '');
  const { data: profile } = useProfile();
  const { plans, error, refresh } = known;
  const offer = offerOf(plans, priceIn(search));
  if (!plans) return <NoPlans {...known} />;
  if (!offer) return <Alert>{texts.missingPayment}</Alert>;
  if (!profile) return <Skeleton lines={4} />;
  return (
    <>
      {error && <Alert onRetry={refresh}>{error.message}</Alert>}
      {plans.promotion?.error && <Alert>{plans.promotion.error}</Alert>}
      <PaymentForm
        chosen={chosenOffer(offer, search.get('starts') === 'today' ? 'today' : 'after_trial')}
        promotion={plans.promotion}
        billingName={profile.billing_name ?? profile.name}
        name={firstNameOf(profile.name)}
        onChanged={refresh}
      />
    </>
  );
}

interface PaymentFormProps {
  chosen: ChosenOffer;
  promotion: Plans['promotion'];
  billingName: string;
  name: string;
  onChanged: () => void;
}

function PaymentForm({ chosen, promotion, billingName, name, onChanged }: PaymentFormProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { form, problem: notOpened, again } = useCardForm(place);
  const { busy, problem, pay } = usePaying({ form, again, chosen, promotion, name, onChanged });
  const [typed, setTyped] = useState(billingName);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void pay(typed);
  };
  return (
    <form noValidate className="grid gap-[20px]" onSubmit={send}>
      <div role="status">
        <OfferFacts chosen={chosen} />
      </div>
      <Field label={texts.billingNameLabel} optional>
        <TextInput
          autoComplete="name"
          maxLength={BILLING_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div ref={place} data-card-form="" />
      {!form && !notOpened && <Skeleton lines={4} />}
      {notOpened && <Alert onRetry={again}>{notOpened}</Alert>}
      {problem && <Alert>{problem}</Alert>}
      <Button
        type="submit"
        size="lg"
        className={styles.wide}
        busy={busy}
        busyLabel="Confirming..."
        unavailable={!form}
      >
        {chosen.later
          ? texts.confirmLaterButton
          : texts.confirmTodayButton(formatDollars(chosen.offer.first_charge_cents))}
      </Button>
      <p className="text-small text-ink-2">{texts.cardPrivacy}</p>
    </form>
  );
}
