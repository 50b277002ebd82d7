import { type ReactNode, Suspense } from 'react';
import type { DayRange, LocalDate } from '../../../kernel/calendar.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { hasMoodIn, loadMoodOfWeek } from '../../mood/client.ts';
import { isUnread } from '../engine/model-answer.ts';
import type { Insight, WeekStats } from '../engine/notebook.ts';
import { growthInWords, titleOf } from '../rules.ts';
import * as texts from '../texts.ts';
import { Cited } from './cited.tsx';
import { WeekStatistics } from './numbers.tsx';
import { PointsPlot } from './points-plot.tsx';
import type { Analysis } from './stored-insights.ts';
import type { WeekAmongWeeks } from './views.ts';
import { WeekDays } from './week-days.tsx';
import styles from './weekly.module.css';

// Without it the week is there all the same.
const MoodOfWeek = lazyPart(renderNothingOnFailure(loadMoodOfWeek));

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of a week's page. */
export function Part({ title, children }: PartProps): ReactNode {
  return (
    <section className={styles.part} aria-label={title} tabIndex={-1}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface WeekReportProps {
  week: DayRange;
  today: LocalDate;
  among: WeekAmongWeeks;
  stats: WeekStats;
  hasData: boolean;
  analysis: Analysis | undefined;
  /** Stands where the analysis is not: it is being made, or cannot be. */
  instead: ReactNode;
  /** Stands at the end. */
  children?: ReactNode;
}

/** A week as its page shows it: what it comes to, the numbers, what was celebrated, the days, what recurs and is next. */
export function WeekReport(props: WeekReportProps): ReactNode {
  const { week, today, among, stats, hasData, analysis, instead, children } = props;
  const title = titleOf(week, today);
  useTitle(title);
  return (
    <div className="pb-16">
      <PageHead
        title={title}
        sub={growthInWords(among.numbers)}
        back={{ to: '/weekly-summaries', label: texts.weeklySummariesLink }}
        action={<TextLink to={`/letter?week=${week.start}`}>{texts.readLetterLink}</TextLink>}
      />
      <div className={styles.top}>
        {!analysis && instead}
        {analysis?.summary && (
          <Part title={texts.inShortTitle}>
            <p className={styles.sentence}>{analysis.summary}</p>
          </Part>
        )}
      </div>
      <WeekStatistics stats={stats} />
      {analysis && hasData && <Celebration analysis={analysis} />}
      <Part title={texts.weekDaysTitle}>
        <WeekDays days={among.numbers.days} />
      </Part>
      <Moods week={week} />
      {analysis && hasData && <Findings analysis={analysis} />}
      <Part title={texts.pointsByWeekTitle}>
        <PointsPlot weeks={among.upToIt} today={today} />
      </Part>
      {children}
    </div>
  );
}

/** The days' moods as they are, and nothing that is worked out from them; nothing in a week without any. */
function Moods({ week }: { week: DayRange }): ReactNode {
  const isShown = useView(hasMoodIn, week);
  if (!isShown) return null;
  return (
    <Part title={texts.moodTitle}>
      <Suspense fallback={<div className={styles.moodRoom} />}>
        <MoodOfWeek week={week} />
      </Suspense>
    </Part>
  );
}

function Celebration({ analysis: { celebration } }: { analysis: Analysis }): ReactNode {
  if (!celebration.text) return null;
  return (
    <Part title={texts.worthCelebratingTitle}>
      <Cited insight={celebration} isPull isAnswerable />
    </Part>
  );
}

/** What is news comes first; what could be said of the weeks before as well is there for whoever opens it. */
function Findings({ analysis }: { analysis: Analysis }): ReactNode {
  const { patterns, suggestions, hidesPattern } = analysis;
  const news = patterns.filter(({ isKnown }) => !isKnown);
  const known = patterns.filter(({ isKnown }) => isKnown);
  const none = hidesPattern ? texts.patternsHidden : texts.noPatterns;
  const nothing = known.length > 0 ? texts.nothingNew : none;
  const next = suggestions.filter(({ isKnown }, at) => at === 0 || !isKnown);
  return (
    <>
      <Part title={texts.patternsTitle}>
        <div>
          <Sentences of={news} />
          {news.length === 0 && !isUnread(analysis) && <p className={styles.sentence}>{nothing}</p>}
          {isUnread(analysis) && <p className={styles.sentence}>{texts.otherLanguage}</p>}
          {known.length > 0 && (
            <AccordionItem look="quiet" className={styles.known} summary={texts.knownPatterns(known.length)}>
              <Sentences of={known} />
            </AccordionItem>
          )}
        </div>
      </Part>
      {next.length > 0 && (
        <Part title={texts.forNextWeekTitle}>
          <ol className={`${styles.sentences} ${styles.numbered}`}>
            {next.map((suggestion) => (
              <li key={suggestion.text}>
                <Cited insight={suggestion} isAnswerable />
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  );
}

function Sentences({ of }: { of: readonly Insight[] }): ReactNode {
  if (of.length === 0) return null;
  return (
    <ul className={styles.sentences}>
      {of.map((insight) => (
        <li key={insight.text}>
          <Cited insight={insight} isAnswerable />
        </li>
      ))}
    </ul>
  );
}
