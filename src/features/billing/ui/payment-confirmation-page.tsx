import type { ReactNode } from 'react';
import { localDateOf } from '../../../kernel/calendar.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { useTitle } from '../../../kit/title.ts';
import { syncNow } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { useProfile } from '../../../session/profile.ts';
import { firstNameOf } from '../../profile/rules.ts';
import type { BillingState } from '../contract.ts';
import * as texts from '../texts.ts';
import { storeBilling, useBilling } from './billing-state.ts';
import { finalizeProblem } from './errors.ts';
import { OwnPlan, PlanStarting, RingMessage } from './plan-started.tsx';
import { useOnce } from './use-once.ts';

async function complete(session_id: string): Promise<void> {
  storeBilling(await call('POST /api/billing/complete-checkout', { body: { session_id } }));
  syncNow();
}

/** Where the card provider's page leads back to: begins the plan, and says what it is. */
export default function PaymentConfirmationPage(): ReactNode {
  useTitle('Payment');
  const session = useSearchParams().get('session_id');
  const { isDone, problem, again } = useOnce(session ? () => complete(session) : undefined, finalizeProblem);
  const { state, error } = useBilling();
  if (!isDone) return <PlanStarting problem={problem} onRetry={again} />;
  if (!state) return <PlanStarting problem={error?.message} />;
  if (!state.subscription || state.access === 'ended') return <PlanStarting problem={texts.missingPayment} />;
  return <Begun state={state} />;
}

function Begun({ state: { subscription } }: { state: BillingState }): ReactNode {
  const { data: profile } = useProfile();
  const months = subscription?.price_key === 'CGA_STRIPE_YEARLY' ? 12 : 1;
  const monthly = Math.round((subscription?.amount_cents ?? 0) / months);
  const name = firstNameOf(profile?.name ?? '');
  const { status, current_period_end: begins, next_charge_cents: later } = subscription ?? {};
  const isLater = status === 'trialing' && begins && profile;
  const dress = new URLSearchParams({
    amount: String((isLater && later) || monthly),
    monthly: String(monthly),
    name,
    ...(isLater ? { begins: localDateOf(new Date(begins), profile.time_zone) } : {}),
  });
  return (
    <RingMessage title={status === 'trialing' ? texts.planChosenTitle : texts.planStartedTitle}>
      <OwnPlan />
      <ButtonRow>
        <ButtonLink size="lg" to={`/welcome?${dress}`}>
          {texts.continueButton}
        </ButtonLink>
      </ButtonRow>
    </RingMessage>
  );
}
