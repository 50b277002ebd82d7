import type { ReactNode } from 'react';
import { useToday } from '../../../web/clock.ts';
import { useView } from '../../../web/local/use-view.ts';
import { useSaidHere } from '../../../web/session/use-said-here.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { StillArriving, WhenOpen } from '../../../web/when-open.tsx';
import * as texts from '../texts.ts';
import { shownWeeks } from './views.ts';
import { WeekCard } from './week-card.tsx';
import styles from './weekly.module.css';

const TITLE = texts.weeklySummaries;

/** /weekly-summaries: the latest weeks, each with its rings and numbers. */
export default function WeeklySummariesPage(): ReactNode {
  useSaidHere(texts.notAuthenticated);
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
