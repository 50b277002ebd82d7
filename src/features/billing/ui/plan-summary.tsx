import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { useOnline } from '../../../kit/connection.tsx';
import { Link } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { call } from '../../../session/call.ts';
import { useNow } from '../../../session/clock.ts';
import type { Profile } from '../../../session/profile.ts';
import type { Plan } from '../contract.ts';
import { trialDaysLeft } from '../rules.ts';
import * as texts from '../texts.ts';
import { useBilling } from './billing-state.ts';
import { dayOf, PlanFacts, TestMode } from './facts.tsx';

function trialLine(days: number): string {
  if (days <= 0) return texts.trialEnded;
  return texts.freeTrialLeft(days);
}

/** The plan, its next charge and card, and the way to the provider's page; the trial for whoever has none. */
export default function PlanSummary({ profile }: { profile: Profile }): ReactNode {
  const { state, error } = useBilling();
  const now = useNow();
  const plan = state?.subscription;
  const isOver = !plan || state.access === 'trial' || state.access === 'ended';
  return (
    <div className="grid gap-[16px]">
      {plan && <OwnedPlan plan={plan} profile={profile} />}
      {isOver && (
        <p className="text-ink-2">
          {trialLine(trialDaysLeft(new Date(profile.trial_ends_at), now))}{' '}
          <Link to="/pricing">{texts.seePlansLink}</Link>
        </p>
      )}
      {error && <p className="text-small text-ink-2">{texts.planNeedsConnection}</p>}
      <TestMode on={state?.test_mode} />
    </div>
  );
}

function OwnedPlan({ plan, profile }: { plan: Plan; profile: Profile }): ReactNode {
  const { time_zone: zone, trial_ends_at } = profile;
  const { grace_until, cancel_at_period_end, current_period_end, price_key, status } = plan;
  return (
    <>
      {grace_until && <Notice tone="due">{texts.paymentFailedUntil(dayOf(grace_until, zone))}</Notice>}
      {cancel_at_period_end && current_period_end && status !== 'canceled' && (
        <Notice>
          {status === 'trialing'
            ? texts.canceledBeforeStart(dayOf(trial_ends_at, zone))
            : texts.canceledUntil(dayOf(current_period_end, zone))}
        </Notice>
      )}
      <PlanFacts plan={plan} zone={zone} />
      {price_key && <Portal />}
    </>
  );
}

/** Leads to the provider's page where card, bills and cancellation are. */
function Portal(): ReactNode {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const online = useOnline();
  const open = (): void => {
    setBusy(true);
    setProblem(undefined);
    call('POST /api/billing/portal').then(
      ({ url }) => location.assign(url),
      (error: unknown) => {
        setBusy(false);
        setProblem(error instanceof ApiError ? error.message : texts.wrong);
      },
    );
  };
  return (
    <div className="grid justify-items-start gap-[12px]">
      {problem && <Alert>{problem}</Alert>}
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={texts.openingBilling}
        unavailable={!online}
        onClick={open}
      >
        {texts.manageBillingButton}
      </Button>
      <p className="text-small text-ink-2">{online ? texts.manageBillingHelp : texts.manageBillingOffline}</p>
    </div>
  );
}
