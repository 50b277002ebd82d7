import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import * as texts from '../texts.ts';
import { shownWeeks } from './views.ts';
import { WeekCard } from './week-card.tsx';
import styles from './weekly.module.css';

const TITLE = texts.weeklySummaries;

/** /weekly-summaries: the latest weeks, each with its rings and numbers. */
export default function WeeklySummariesPage(): ReactNode {
  useEndedMessageHere(texts.notAuthenticated);
  useTitle(TITLE);
  return (
    <div className="max-w-[940px] pb-16">
      <PageHead
        title={TITLE}
        sub={texts.summariesHint}
        action={
          <ButtonLink variant="secondary" to="/weeklyreview">
            {texts.weeklyReviewButton}
          </ButtonLink>
        }
      />
      <WhenOpen lines={8} failed={texts.notLoaded}>
        <Weeks />
      </WhenOpen>
    </div>
  );
}

function Weeks(): ReactNode {
  const today = useToday();
  const weeks = useView(shownWeeks, today);
  if (today === undefined) return null;
  return (
    <>
      <ol className={styles.cards} aria-label={TITLE}>
        {weeks.map((numbers, at) => (
          <li key={numbers.week.start}>
            <WeekCard numbers={numbers} today={today} open={at === 0} />
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <StillArriving />
      </div>
    </>
  );
}
