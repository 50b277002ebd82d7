import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import * as texts from '../texts.ts';
import { LetterLinks } from './letter/letter-links.tsx';
import { isUnwritten, shownWeeks } from './views.ts';
import { WeekCard } from './week-card.tsx';
import styles from './weekly.module.css';

const TITLE = texts.weeklySummaries;

/** /weekly-summaries: the latest weeks, each with its rings and numbers. */
export default function WeeklySummariesPage(): ReactNode {
  useEndedMessageHere(texts.notAuthenticated);
  useTitle(TITLE);
  const { state } = useNotebook();
  const isEmpty = useView(isUnwritten) && state === 'complete';
  return (
    <div className="mx-auto max-w-[940px] pb-16">
      <PageHead title={TITLE} sub={texts.summariesHint} action={!isEmpty && REVIEW} />
      <WhenOpen lines={8} failed={texts.notLoaded}>
        {isEmpty ? <NothingYet /> : <Weeks />}
      </WhenOpen>
    </div>
  );
}

const REVIEW = (
  <ButtonLink variant="secondary" to="/weeklyreview">
    {texts.weeklyReviewButton}
  </ButtonLink>
);

/** A newcomer's week has nothing but zeros: what will be here instead. */
const NothingYet = (): ReactNode => (
  <EmptyState
    heading={texts.summariesEmptyTitle}
    text={texts.summariesEmpty}
    action={<ButtonLink to="/journal/new">{texts.writeFirstPageButton}</ButtonLink>}
  />
);

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
      <LetterLinks today={today} />
    </>
  );
}
