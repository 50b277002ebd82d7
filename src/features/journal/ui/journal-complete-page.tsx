import type { ReactNode } from 'react';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { useToday } from '../../../web/clock.ts';
import type { Tables } from '../../../web/local/notebook.ts';
import { useView } from '../../../web/local/use-view.ts';
import { useProfile } from '../../../web/profile.ts';
import { AccordionItem } from '../../../web/ui/accordion.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Check } from '../../../web/ui/check.tsx';
import { LoopRing, NO_STROKES } from '../../../web/ui/loop-ring.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { Tag } from '../../../web/ui/tag.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { LessonBox } from '../../lessons/ui/widgets/lesson-box.tsx';
import { firstNameOf } from '../../profile/rules.ts';
import { badgeFor } from '../../score/rules.ts';
import { growthOfMonth, strokesOf } from '../../score/ui/widgets/views.ts';
import { tick } from '../../tasks/ui/widgets/tick.ts';
import { tasksOfPage } from '../rules.ts';
import styles from './journal-complete-page.module.css';
import { type PageSummary, usePageSummary } from './use-complete.ts';
import { useJournalToday } from './use-journal-today.ts';
import { Written } from './written.tsx';

const STROKES = ['clarify', 'act', 'learn'] as const;
const NAMES = { clarify: 'Clarify', act: 'Act', learn: 'Learn' };

function TodaysRing(): ReactNode {
  const strokes = useView(strokesOf, useToday()) ?? NO_STROKES;
  const label = STROKES.map((stroke) => `${NAMES[stroke]} is ${strokes[stroke] ? 'drawn' : 'open'}.`).join(
    ' ',
  );
  return <LoopRing strokes={strokes} size="hero" label={label} draw />;
}

function greeting(
  name: string,
  today: { date: string; journaled: boolean },
  entryDate: string | undefined,
): string {
  const first = firstNameOf(name);
  if (entryDate !== undefined && entryDate !== today.date) {
    return `${first ? `${first}, this` : 'This'} is your page of ${readableDate(entryDate)?.long ?? INVALID_DATE}.`;
  }
  if (today.journaled) return first ? `That’s today’s page, ${first}.` : 'That’s today’s page.';
  return first ? `Good to see you, ${first}.` : 'Good to see you.';
}

function Head({ entryDate }: { entryDate: string | undefined }): ReactNode {
  const { data: profile } = useProfile();
  const { data: today, isError, refetch } = useJournalToday();
  if (isError) {
    return (
      <div className={styles.head}>
        <h1>Journal complete</h1>
        <div className="mt-6">
          <Alert onRetry={() => refetch()}>Your streak could not be loaded. Your page is safe.</Alert>
        </div>
      </div>
    );
  }
  const isTodays = entryDate === undefined || entryDate === today?.date;
  return (
    <div className={styles.head}>
      <TodaysRing />
      {today && profile ? <h1>{greeting(profile.name, today, entryDate)}</h1> : <Skeleton lines={1} />}
      {today && isTodays && today.streak > 0 && <p>Day {today.streak} of journaling. Keep it up!</p>}
    </div>
  );
}

const allTasks = ({ tasks }: Tables) => [...tasks.values()];

function Actions({ actions, savedAt }: Pick<PageSummary, 'actions' | 'savedAt'>): ReactNode {
  const tasks = useView(allTasks);
  return (
    <>
      <h2>What you’ll do today</h2>
      <ul>
        {tasksOfPage(actions, tasks, savedAt).map(({ line, task }, place) => (
          <li key={task?.id ?? `line ${place}`}>
            {task ? (
              <Check
                size="large"
                checked={task.completed}
                onChange={(completed) => void tick(task.id, completed)}
              >
                {line}
              </Check>
            ) : (
              <p className="min-h-[44px] py-[7px] font-serif text-[1.25rem]/[1.875rem] wrap-anywhere">
                {line}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function TodaySoFar(): ReactNode {
  const growth = useView(growthOfMonth, useToday());
  if (!growth || growth.points.day === 0) return null;
  const badge = badgeFor('day', growth.points.day);
  return (
    <section>
      <h2>Today so far</h2>
      <p className="text-small text-ink-2">
        {growth.points.day} points.
        {badge && (
          <>
            {' '}
            That’s <Tag tone="earned">{badge.name}</Tag>
          </>
        )}
      </p>
    </section>
  );
}

function Aside({ summary }: { summary: PageSummary | undefined }): ReactNode {
  const { data: profile } = useProfile();
  const values = [profile?.core_value_1, profile?.core_value_2, profile?.core_value_3].filter(Boolean);
  return (
    <aside className="grid content-start gap-[30px]" aria-label="Goal and values">
      {summary?.goal && (
        <section>
          <h2>Your goal</h2>
          <Written text={summary.goal} />
        </section>
      )}
      {summary?.goalImportance && (
        <section>
          <h2>Why it matters</h2>
          <Written text={summary.goalImportance} />
        </section>
      )}
      {values.length > 0 && (
        <section>
          <h2>Your values</h2>
          <p className={styles.values}>
            {values.map((value) => (
              <span key={value}>{value}</span>
            ))}
          </p>
        </section>
      )}
      <TodaySoFar />
    </aside>
  );
}

/** /journal/complete: the page is done; what is to be done today, and why. */
export default function JournalCompletePage(): ReactNode {
  const { summary, isLoading, isError, retry } = usePageSummary();
  useTitle('Journal complete');
  return (
    <div className="mx-auto max-w-[980px]">
      <Head entryDate={summary?.date} />
      {isError && <Alert onRetry={retry}>That entry could not be loaded.</Alert>}
      <div className={styles.body}>
        <section>
          {isLoading && <Skeleton />}
          {summary && summary.actions.length > 0 && <Actions {...summary} />}
          <p className="my-8">
            <ButtonLink to="/dashgrowthloop" size="lg">
              Go to Dashboard
            </ButtonLink>
          </p>
          <AccordionItem summary="Note a lesson when the day is done">
            <LessonBox />
          </AccordionItem>
        </section>
        <Aside summary={summary} />
      </div>
    </div>
  );
}
