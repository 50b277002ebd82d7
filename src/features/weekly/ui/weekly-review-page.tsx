import { type ReactNode, useState } from 'react';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import {
  type CategoryReview,
  type GrowthCount,
  isQuiet,
  type Review,
  reviewedDays,
} from '../engine/review.ts';
import { titleOf } from '../rules.ts';
import * as texts from '../texts.ts';
import { askWorker } from './ask-worker.ts';
import { Cited } from './cited.tsx';
import { Numbers } from './numbers.tsx';
import { type ReviewSource, reviewSource } from './review-source.ts';
import { Part } from './week-report.tsx';
import styles from './weekly.module.css';

const TITLE = texts.weeklyReview;

/** /weeklyreview: the last seven days, sorted by what matters to the person. */
export default function WeeklyReviewPage(): ReactNode {
  useEndedMessageHere(texts.notAuthenticated);
  useTitle(TITLE);
  return (
    <WhenOpen lines={8} failed={texts.reviewNotLoaded}>
      <LastDays />
    </WhenOpen>
  );
}

function LastDays(): ReactNode {
  const today = useToday();
  const source = useView(reviewSource, today);
  if (!today || !source) return null;
  return (
    <div className="pb-16">
      <PageHead
        title={TITLE}
        sub={texts.lastSevenDays(titleOf(reviewedDays(today), today))}
        back={{ to: '/weekly-summaries', label: texts.weeklySummariesLink }}
      />
      <Growth growth={source.question.growth} />
      <Running key={today} source={source} />
    </div>
  );
}

function Growth({ growth }: { growth: GrowthCount }): ReactNode {
  const days = (count: number): ReactNode => (
    <>
      {count} <small>{texts.ofSevenDays}</small>
    </>
  );
  return (
    <Numbers
      figures={[
        [texts.journaled, days(growth.journaledDays)],
        [texts.finishedAnAction, days(growth.actionDays)],
        [texts.notedALesson, days(growth.lessonDays)],
      ]}
    />
  );
}

function Running({ source }: { source: ReviewSource }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [review, setReview] = useState<Review>();
  const [problem, setProblem] = useState<string>();

  const run = async (): Promise<void> => {
    setProblem(undefined);
    if (source.isSealed) {
      setProblem(texts.lessonsNotOpened);
      return;
    }
    setBusy(true);
    try {
      setReview(await askWorker({ review: source.question }));
    } catch {
      setProblem(texts.notReviewed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className="grid justify-items-start gap-4 pt-10">
        <Button
          variant={review ? 'secondary' : 'primary'}
          busy={busy}
          busyLabel={texts.running}
          onClick={() => void run()}
        >
          {texts.runWeeklyReviewButton}
        </Button>
        {!source.hasCategories && (
          <p className="text-small text-ink-2">
            {source.question.categories.length > 0 ? texts.sortedByValues : texts.noCategories}
          </p>
        )}
      </div>
      {problem && (
        <div className="pt-8">
          <Alert onRetry={() => void run()}>{problem}</Alert>
        </div>
      )}
      {review && <Result review={review} />}
    </>
  );
}

function Result({ review: { summary, categories, isOtherLanguage } }: { review: Review }): ReactNode {
  return (
    <>
      <Part title={texts.inShortTitle}>
        <div role="status" className={styles.sentence}>
          <p>{summary.text}</p>
          {summary.focus_points.length > 0 && (
            <ul className="mt-4" aria-label={texts.focusPointsLabel}>
              {summary.focus_points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {isOtherLanguage && <p className="mt-4">{texts.reviewOtherLanguage}</p>}
        </div>
      </Part>
      {categories.length > 0 && (
        <div className="pt-12">
          <AccordionItem summary={texts.insightsActionsByCategory} open>
            {categories
              .filter((category) => !isQuiet(category))
              .map((category) => (
                <CategoryPart key={category.category_name} category={category} />
              ))}
            <QuietCategories names={categories.filter(isQuiet).map(({ category_name }) => category_name)} />
          </AccordionItem>
        </div>
      )}
    </>
  );
}

/** Those that nothing was found for, in one sentence. */
function QuietCategories({ names }: { names: string[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <p dir="auto" className={classNames(styles.part, 'wrap-anywhere text-ink-2')}>
      {texts.quietCategories(names)}
    </p>
  );
}

function CategoryPart({ category }: { category: CategoryReview }): ReactNode {
  const { category_name, insights, actions } = category;
  const steps = actions.map(({ text }) => text).join(' ');
  return (
    <section className={styles.part} aria-label={category_name}>
      <h2 dir="auto">{category_name}</h2>
      <div className={styles.sentences}>
        {insights.map((insight) => (
          <Cited key={insight.text} insight={insight} beside={steps} />
        ))}
        {actions.map((action) => (
          <Cited key={action.text} insight={action} />
        ))}
      </div>
    </section>
  );
}
