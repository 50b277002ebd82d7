import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { DayRange, LocalDate } from '../../../kernel/calendar.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { useNavigate } from '../../../kit/navigate.ts';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useTitle } from '../../../kit/title.ts';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import { withoutAnswered } from '../engine/answered.ts';
import { isOver, readableFrom, titleOf, weekNamed } from '../rules.ts';
import * as texts from '../texts.ts';
import { insightAnswers } from './answers.ts';
import { HiddenSentences } from './hidden-sentences.tsx';
import { ModelNote } from './model-note.tsx';
import { type StoredWeek, storedWeekIn } from './stored-insights.ts';
import { useWrittenInsights } from './use-written-insights.ts';
import { latestWeek, weekAmongWeeks } from './views.ts';
import { WeekReport } from './week-report.tsx';

const TITLE = texts.weeklyInsights;

/**
 * /weekly-insights: what a week's own words show. The week is named by `?week=`, so that it survives a reload and a
 * shared link, or told by navigation state.
 */
export default function WeeklyInsightsPage(): ReactNode {
  const { state } = useLocation();
  const named = useSearchParams().get('week') ?? undefined;
  const week = weekNamed(named);
  const stored = week ? undefined : storedWeekIn(state);
  useEndedMessageHere(texts.notAuthenticated);
  useTitle(TITLE);
  if (!week && !stored)
    return <MissingData text={named === undefined ? texts.chooseWeek : texts.invalidWeek} />;
  return (
    <WhenOpen lines={8} failed={texts.notLoaded}>
      {week ? <Week key={week.start} week={week} /> : stored && <StoredReport stored={stored} />}
    </WhenOpen>
  );
}

/** Nothing names a week, or what names it is none. */
function MissingData({ text }: { text: string }): ReactNode {
  const navigate = useNavigate();
  // A page that was opened by its address has nothing behind it but the browser's own.
  const goBack = (): void => (history.length > 1 ? history.back() : navigate('/weekly-summaries'));
  return (
    <>
      <PageHead title={TITLE} back={{ to: '/weekly-summaries', label: texts.weeklySummariesLink }} />
      <EmptyState
        heading={texts.missing}
        text={text}
        action={
          <Button variant="secondary" onClick={goBack}>
            {texts.goBackButton}
          </Button>
        }
      />
    </>
  );
}

/** Without an analysis there is little to say. */
const NoContent = ({ onTryAgain }: { onTryAgain?: () => void }): ReactNode => (
  <div role="status">
    <p className="text-ink-2">{texts.noContent}</p>
    {onTryAgain && (
      <p>
        <TextButton onClick={onTryAgain}>{texts.tryAgainButton}</TextButton>
      </p>
    )}
  </div>
);

function StoredReport({ stored }: { stored: StoredWeek }): ReactNode {
  const { weekRange, stats, analysis, hasData } = stored;
  const today = useToday();
  const among = useView(weekAmongWeeks, weekRange.start);
  if (!today || !among) return null;
  const empty = { celebration: { text: '', citations: [] }, patterns: [], suggestions: [] };
  return (
    <WeekReport
      week={weekRange}
      today={today}
      among={among}
      stats={stats}
      hasData={hasData}
      analysis={hasData ? analysis : { ...empty, summary: analysis?.summary || NO_ENTRIES }}
      instead={<NoContent />}
    />
  );
}

/** What the engine says of a week without anything. */
const NO_ENTRIES = texts.noEntries;

function Week({ week }: { week: DayRange }): ReactNode {
  const today = useToday();
  const among = useView(weekAmongWeeks, week.start);
  if (!today || !among) return null;
  if (!isOver(week, today)) return <NotOver week={week} today={today} />;
  return <PastWeek week={week} today={today} among={among} />;
}

interface WeekProps {
  week: DayRange;
  today: LocalDate;
}

/** A week that has not begun, or is not over: when it can be read, and the way to the latest one that can. */
function NotOver({ week, today }: WeekProps): ReactNode {
  const latest = useView(latestWeek, today);
  const hasBegun = week.start <= today;
  return (
    <>
      <PageHead
        title={titleOf(week, today)}
        back={{ to: '/weekly-summaries', label: texts.weeklySummariesLink }}
      />
      <EmptyState
        heading={hasBegun ? texts.notOverTitle : texts.notStartedTitle}
        text={texts.readableOn(readableFrom(week, today))}
        action={
          <ButtonLink
            variant="secondary"
            to={latest ? `/weekly-insights?week=${latest.start}` : '/weekly-summaries'}
          >
            {latest ? texts.readWeekButton(titleOf(latest, today)) : texts.seeSummariesButton}
          </ButtonLink>
        }
      />
    </>
  );
}

function PastWeek({
  week,
  today,
  among,
}: WeekProps & { among: NonNullable<ReturnType<typeof weekAmongWeeks>> }): ReactNode {
  const { insights: made, isBroken, tryAgain, model, askAgain } = useWrittenInsights(week, today);
  const answers = useView(insightAnswers);
  // A sentence goes with its answer: what comes in its place is made meanwhile.
  const insights = useMemo(() => made && withoutAnswered(made, answers), [made, answers]);
  const { state } = useNotebook();
  const { numbers } = among;
  const waiting = state === 'complete' ? <Skeleton lines={2} /> : <StillArriving />;
  return (
    <WeekReport
      week={week}
      today={today}
      among={among}
      stats={numbers.stats}
      hasData={insights?.hasData ?? false}
      analysis={insights}
      instead={isBroken ? <NoContent onTryAgain={tryAgain} /> : waiting}
    >
      {insights?.hasData && (
        <ModelNote week={week} model={model} writtenBy={insights.writtenBy} onAskAgain={askAgain} />
      )}
      <HiddenSentences />
    </WeekReport>
  );
}
