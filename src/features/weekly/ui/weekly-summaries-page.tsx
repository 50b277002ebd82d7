import type { ReactNode } from 'react';
import { useToday } from '../../../web/clock.ts';
import { useView } from '../../../web/local/use-view.ts';
import { useSaidHere } from '../../../web/session/use-said-here.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { StillArriving, WhenOpen } from '../../../web/when-open.tsx';
import { WEEKLY_MESSAGES } from '../contract/messages.ts';
import { shownWeeks } from './views.ts';
import { WeekCard } from './week-card.tsx';
import styles from './weekly.module.css';

const TITLE = 'Weekly summaries';

/** /weekly-summaries: the latest weeks, each with its rings and numbers. */
export default function WeeklySummariesPage(): ReactNode {
  useSaidHere(WEEKLY_MESSAGES.notAuthenticated);
  useTitle(TITLE);
  return (
    <div className="max-w-[940px] pb-16">
      <PageHead
        title={TITLE}
        sub="Each week at a glance, and what your own words show of it"
        action={
          <ButtonLink variant="secondary" to="/weeklyreview">
            Weekly review
          </ButtonLink>
        }
      />
      <WhenOpen lines={8} failed={WEEKLY_MESSAGES.notLoaded}>
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
