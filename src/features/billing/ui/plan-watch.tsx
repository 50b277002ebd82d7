import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lastTyped } from '../../../browser/last-typed.ts';
import { Link } from '../../../kit/link.tsx';
import { useNavigate } from '../../../kit/navigate.ts';
import { sentence } from '../../../kit/sentence.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useNow } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { type Saving, useSaving } from '../../../session/use-saving.ts';
import { isForReading, isForWriting, mayWriteAt } from '../rules/writing.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { refreshBilling, useBilling } from './billing-state.ts';
import { dayOf } from './facts.tsx';

/**
 * Follows the person's access on every page. Whoever comes to a page for writing when the trial is over is led to what
 * can be done; whoever is there when it ends is told, and nothing is taken out of their hands.
 */
export default function PlanWatch(): ReactNode {
  const { pathname } = useLocation();
  const { lastKnown, state, error } = useBilling();
  const profile = useView(ownProfile);
  const now = useNow();
  const saving = useSaving();
  const isUnpaid = saving.state === 'unpaid';
  const mayWrite = lastKnown ? mayWriteAt(lastKnown, profile?.trial_ends_at, now) : undefined;
  const isHeard = state !== undefined || error !== undefined;
  useLeadAway(pathname, mayWrite, isHeard);
  useLeadToPlans(pathname, mayWrite, saving);
  const isOver = mayWrite === false;
  const isOtherTrial =
    lastKnown && profile ? Date.parse(lastKnown.trial_ends_at) !== Date.parse(profile.trial_ends_at) : false;
  // The clock, a refused write or a lengthened trial says that something has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when it is asked again.
  useEffect(() => void refreshBilling(), [isOver, isUnpaid, isOtherTrial]);
  if (isOver && isForReading(pathname)) {
    return (
      <Banner>
        {sentence(texts.openToRead<ReactNode>(<Link to="/pricing">{texts.seePlansLink}</Link>))}
      </Banner>
    );
  }
  if (isOver && isForWriting(pathname)) {
    return (
      <Banner>{sentence(texts.trialOver<ReactNode>(<Link to="/pricing">{texts.seePlansLink}</Link>))}</Banner>
    );
  }
  if (lastKnown?.access !== 'grace' || isOver) return null;
  const until = lastKnown.grace_until && profile && dayOf(lastKnown.grace_until, profile.time_zone);
  const update = <Link to="/profile#billing">{texts.updateYourCardLink}</Link>;
  return (
    <Banner>
      {sentence(
        until
          ? texts.paymentFailedKeepsUntil<ReactNode>(until, update)
          : texts.paymentFailed<ReactNode>(update),
      )}
    </Banner>
  );
}

function Banner({ children }: { children: ReactNode }): ReactNode {
  return (
    <aside aria-label={texts.planLabel} className={styles.banner}>
      <p className="page-width" role="status">
        {children}
      </p>
    </aside>
  );
}

/**
 * Leads from a page that was opened for reading to the plans when something is written there; that waits meanwhile. Where
 * something waited already, the person knows.
 */
function useLeadToPlans(pathname: string, mayWrite: boolean | undefined, { state, waiting }: Saving): void {
  const navigate = useNavigate();
  const opened = useRef<{ pathname: string; mayLead: boolean | undefined }>({
    pathname: '',
    mayLead: undefined,
  });
  useEffect(() => {
    if (opened.current.pathname !== pathname) opened.current = { pathname, mayLead: undefined };
    if (opened.current.mayLead && state === 'unpaid') {
      opened.current.mayLead = false;
      navigate('/trial-ended');
    }
    if (mayWrite === undefined) return;
    // Whoever was here before the end keeps what is under their hands.
    opened.current.mayLead ??= !mayWrite && isForReading(pathname) && waiting === 0;
  }, [pathname, mayWrite, state, waiting, navigate]);
}

/** Leads away on the way in: at once by what is known, or when it is first known and nothing has been typed since. */
function useLeadAway(pathname: string, mayWrite: boolean | undefined, isHeard: boolean): void {
  const navigate = useNavigate();
  const entered = useRef({ pathname, at: 0, isDecided: false });
  useEffect(() => {
    if (entered.current.pathname !== pathname) {
      entered.current = { pathname, at: performance.now(), isDecided: false };
    }
    if (entered.current.isDecided || !isHeard || mayWrite === undefined || !isForWriting(pathname)) return;
    entered.current.isDecided = true;
    if (!mayWrite && lastTyped() <= entered.current.at) navigate('/trial-ended', { replace: true });
  }, [pathname, mayWrite, isHeard, navigate]);
}
