import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { LoopRing, NO_STROKES } from '../../../web/ui/loop-ring.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { TRIAL_DAYS } from '../../billing/contract/limits.ts';

/** What registration passes on when the operator wants the address confirmed before the first session. */
export interface ConfirmationState {
  confirmFirst: boolean;
}

/** The account is made and the trial runs; or, where it is asked, a mail waits to be answered first. */
export default function ConfirmationPage(): ReactNode {
  useTitle('Your account');
  const state = useLocation().state as ConfirmationState | null;
  return state?.confirmFirst ? <ConfirmFirst /> : <AccountReady />;
}

function AccountReady(): ReactNode {
  return (
    <div className="trouble">
      <LoopRing strokes={NO_STROKES} size="figure" />
      <h1>Your account is ready</h1>
      <p className="two">
        Your {TRIAL_DAYS}-day trial has begun. There is no card to enter and nothing to cancel. First, a few
        questions that make the journal yours.
      </p>
      <div className="acts">
        <ButtonLink size="lg" to="/introduction">
          Continue
        </ButtonLink>
      </div>
    </div>
  );
}

function ConfirmFirst(): ReactNode {
  return (
    <div className="trouble">
      <LoopRing strokes={NO_STROKES} size="figure" />
      <h1>Check your email</h1>
      <p className="two">We have sent you a link. Follow it to confirm your address, then sign in.</p>
      <div className="acts">
        <ButtonLink to="/login">Sign In</ButtonLink>
      </div>
    </div>
  );
}
