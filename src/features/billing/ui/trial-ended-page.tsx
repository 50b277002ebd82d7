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
import { useProfile } from '../../../session/profile.ts';
import { signOut } from '../../../session/require-session.tsx';
import type { BillingState } from '../contract.ts';
import { mayWriteAt } from '../rules/writing.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';
import { useBilling } from './billing-state.ts';
import { dayOf, TestMode } from './facts.tsx';
import { HasPlan, Offers } from './offers.tsx';

/** After the trial: what is kept, and how writing goes on. */
export default function TrialEndedPage(): ReactNode {
  useTitle(texts.afterTrialTitle);
  const { state, lastKnown, error } = useBilling();
  const now = useNow();
  if (state) return state.may_write ? <StillOpen state={state} /> : <Ended />;
  const isKnown = error !== undefined || (lastKnown !== undefined && !mayWriteAt(lastKnown, undefined, now));
  return isKnown ? <Ended /> : <Skeleton lines={6} />;
}

/** Why writing goes on for somebody who comes here all the same. */
function StillOpen({ state }: { state: BillingState }): ReactNode {
  const { access, days_left } = state;
  if (access === 'trial') return <TrialRuns state={state} days={days_left} />;
  return (
    <div className={styles.alone}>
      <PageHead title={texts.keepWritingTitle} />
      {access === 'ended' ? <Notice>{texts.unavailable}</Notice> : <HasPlan />}
      <TestMode on={state.test_mode} />
      <ButtonRow>
        <ButtonLink to="/dashgrowthloop">{texts.goToTodayButton}</ButtonLink>
      </ButtonRow>
    </div>
  );
}

function TrialRuns({ state, days }: { state: BillingState; days: number }): ReactNode {
  const { data: profile } = useProfile();
  const { available, trial_ends_at, test_mode } = state;
  return (
    <div className={styles.alone}>
      <PageHead title={texts.trialRunningTitle} sub={texts.trialLeft(days)} />
      {profile && <p>{texts.trialThen(dayOf(trial_ends_at, profile.time_zone))}</p>}
      {available && <p className="text-ink-2">{texts.planDuringTrial}</p>}
      <TestMode on={test_mode} />
      <ButtonRow>
        <ButtonLink size="lg" to="/dashgrowthloop">
          {texts.goToTodayButton}
        </ButtonLink>
        <TextLink to="/pricing">{texts.seePlansLink}</TextLink>
      </ButtonRow>
    </div>
  );
}

function Ended(): ReactNode {
  return (
    <>
      <PageHead title={texts.trialEnded} sub={texts.everythingKept} />
      <div className={styles.columns}>
        <div className="grid gap-[24px]">
          <Offers notice={() => null} />
        </div>
        <section>
          <h2 className="border-rule border-b pb-[10px] font-sans text-body font-semibold tracking-[0]">
            {texts.staysOpenTitle}
          </h2>
          <ul className={styles.ways}>
            <li>
              <TextLink to="/journal/history">{texts.readYourJournalLink}</TextLink>
            </li>
            <li>
              <TextLink to="/lessons-history">{texts.readYourLessonsLink}</TextLink>
            </li>
            <li>
              <TextLink to="/tasks">{texts.readYourActionsLink}</TextLink>
            </li>
            <li>
              <TextLink to="/dashtools">{texts.readYourVisionsLink}</TextLink>
            </li>
            <li>
              <TextLink to="/profile">{texts.downloadLink}</TextLink>
            </li>
            <li>
              <TextButton onClick={() => void signOut()}>{texts.signOutButton}</TextButton>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
