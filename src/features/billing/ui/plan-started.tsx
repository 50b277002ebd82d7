import type { ReactNode } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { ALL_STROKES, LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { useProfile } from '../../../session/profile.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { PlanFacts, TestMode } from './facts.tsx';

/** The plan as the server knows it; nothing as long as there is none. */
export function OwnPlan(): ReactNode {
  const { state } = useBilling();
  const { data: profile } = useProfile();
  const plan = state?.subscription;
  return (
    <>
      {plan && profile && (
        <div className={styles.apart}>
          <PlanFacts plan={plan} zone={profile.time_zone} />
        </div>
      )}
      <TestMode on={state?.test_mode} />
    </>
  );
}

/** A ring, a heading, and what follows. */
export function RingMessage({
  title,
  drawn = true,
  children,
}: {
  title: ReactNode;
  /** Whether the ring is closed. */
  drawn?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <PageMessage className={styles.centered}>
      <LoopRing strokes={drawn ? ALL_STROKES : NO_STROKES} size="figure" />
      <h1>{title}</h1>
      {children}
    </PageMessage>
  );
}

/** The plan is about to begin, or could not. */
export function PlanStarting({
  problem,
  onRetry,
}: {
  problem: string | undefined;
  onRetry?: () => void;
}): ReactNode {
  const { state } = useBilling();
  return (
    <RingMessage title={problem ? texts.planNotStartedTitle : texts.oneMomentTitle} drawn={false}>
      {problem ? (
        <>
          <div className={styles.apart}>
            <Alert onRetry={onRetry}>{problem}</Alert>
          </div>
          <ButtonRow>
            <ButtonLink to="/pricing">{texts.backToPricingButton}</ButtonLink>
          </ButtonRow>
          <TestMode on={state?.test_mode} />
        </>
      ) : (
        <p role="status" className="text-ink-2">
          {texts.activating}
        </p>
      )}
    </RingMessage>
  );
}
