import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { deviceZone } from '../../../browser/device-zone.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { sentence } from '../../../kit/sentence.ts';
import { useTitle } from '../../../kit/title.ts';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/use-session.ts';
import { firstNameOf } from '../../profile/rules.ts';
import { couponParamsIn } from '../rules/card-style.ts';
import * as texts from '../texts.ts';
import { refreshBilling } from './billing-state.ts';
import { type CouponValue, couponValue } from './coupon-value.ts';
import { Facts } from './facts.tsx';
import { RingMessage } from './plan-started.tsx';

const DAY_MS = 86_400_000;

interface Coupon extends CouponValue {
  /** Known once it is redeemed. */
  trial_ends_at?: string;
}

interface KnownCoupon {
  coupon: Coupon | undefined;
  problem: string | undefined;
}

/** Redeems the code for a signed-in person, which repeated adds nothing; for others looks at it. */
function useCoupon(code: string, status: 'loading' | 'signed-in' | 'signed-out'): KnownCoupon {
  const [known, setKnown] = useState<KnownCoupon>({ coupon: undefined, problem: undefined });
  useEffect(() => {
    if (!code || status === 'loading') return;
    const asked: Promise<Coupon> =
      status === 'signed-in' ? call('POST /api/billing/coupon', { body: { code } }) : couponValue(code);
    asked.then(
      (coupon) => {
        setKnown({ coupon, problem: undefined });
        if (status === 'signed-in') void refreshBilling();
      },
      (error: unknown) => {
        const problem = error instanceof ApiError ? error.message : texts.wrong;
        setKnown({ coupon: undefined, problem });
      },
    );
  }, [code, status]);
  return known;
}

/** A coupon has lengthened the trial: by how much, and until when. */
export default function CouponConfirmationPage(): ReactNode {
  useTitle(texts.yourCouponTitle);
  const { code, days, name } = couponParamsIn(useSearchParams());
  const { status, user } = useSession();
  const { coupon, problem } = useCoupon(code, status);
  const first = firstNameOf(user?.name ?? name);
  const isKnown = !code || coupon !== undefined;
  if (problem) return <NotTaken problem={problem} isSignedIn={status === 'signed-in'} />;
  return (
    <RingMessage
      title={first ? sentence(texts.couponNamedTitle<ReactNode>(<bdi>{first}</bdi>)) : texts.couponTitle}
    >
      <p className="text-ink-2" role="status">
        {isKnown ? texts.couponText : texts.checkingCoupon}
      </p>
      {isKnown && <CouponFacts coupon={coupon ?? { code, trial_days: days }} />}
      <ButtonRow>
        <ButtonLink size="lg" to="/impactintentions">
          {texts.letsGoButton}
        </ButtonLink>
      </ButtonRow>
    </RingMessage>
  );
}

function CouponFacts({ coupon: { code, trial_days, trial_ends_at } }: { coupon: Coupon }): ReactNode {
  const ends = trial_ends_at
    ? new Date(trial_ends_at)
    : new Date(deviceNow().getTime() + trial_days * DAY_MS);
  return (
    <Facts
      facts={[
        [texts.couponLabel, code && <bdi key="code">{code.toUpperCase()}</bdi>],
        [texts.trialDays, String(trial_days)],
        [texts.trialEnds, formatDay(localDateOf(ends, deviceZone()), { year: true })],
      ]}
    />
  );
}

function NotTaken({ problem, isSignedIn }: { problem: string; isSignedIn: boolean }): ReactNode {
  return (
    <RingMessage title={texts.yourCouponTitle} drawn={false}>
      <Alert>{problem}</Alert>
      <p className="text-ink-2">{texts.couponNotNeeded}</p>
      <ButtonRow>
        {isSignedIn ? (
          <ButtonLink to="/introduction">{texts.continueButton}</ButtonLink>
        ) : (
          <ButtonLink to="/registration">{texts.createAccountButton}</ButtonLink>
        )}
      </ButtonRow>
    </RingMessage>
  );
}
