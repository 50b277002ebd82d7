import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { useTitle } from '../../../kit/title.ts';
import { TRIAL_DAYS } from '../../billing/contract/limits.ts';
import * as texts from '../texts.ts';

/** What registration passes on when the operator wants the address confirmed before the first session. */
export interface ConfirmationState {
  confirmFirst: boolean;
  /** Whether a coupon came with the link, which is redeemed by a session alone. */
  hasCoupon: boolean;
}

/** The account is made and the trial runs; or, where it is asked, a mail waits to be answered first. */
export default function ConfirmationPage(): ReactNode {
  useTitle(texts.accountTitle);
  const state = useLocation().state as ConfirmationState | null;
  return state?.confirmFirst ? <ConfirmFirst hasCoupon={state.hasCoupon} /> : <AccountReady />;
}

function AccountReady(): ReactNode {
  return (
    <PageMessage>
      <LoopRing strokes={NO_STROKES} size="figure" />
      <h1>{texts.accountReadyTitle}</h1>
      <p className="text-ink-2">{texts.trialStarted(TRIAL_DAYS)}</p>
      <ButtonRow>
        <ButtonLink size="lg" to="/introduction">
          {texts.continueButton}
        </ButtonLink>
      </ButtonRow>
    </PageMessage>
  );
}

function ConfirmFirst({ hasCoupon }: Pick<ConfirmationState, 'hasCoupon'>): ReactNode {
  return (
    <PageMessage>
      <LoopRing strokes={NO_STROKES} size="figure" />
      <h1>{texts.checkYourEmailTitle}</h1>
      <p className="text-ink-2">{texts.confirmationSent}</p>
      {hasCoupon && <p className="text-ink-2">{texts.couponAfterSignIn}</p>}
      <ButtonRow>
        <ButtonLink to="/login">{texts.toSignInButton}</ButtonLink>
      </ButtonRow>
    </PageMessage>
  );
}
