import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Check } from '../../../kit/check.tsx';
import { LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { Tag } from '../../../kit/tag.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { useSaving } from '../../../session/use-saving.ts';
import { badgeFor, ringOf } from '../../growth/rules.ts';
import { LessonBox } from '../../lessons/client.ts';
import { firstNameOf } from '../../profile/rules.ts';
import { tick } from '../../tasks/client.ts';
import { tasksOfPage } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './journal-complete-page.module.css';
import { forgetCompleted, strokesBefore } from './just-completed.ts';
import { type PageSummary, usePageSummary } from './page-summary.ts';
import { journalToday } from './views.ts';
import { Written } from './written.tsx';

const STROKES = ['clarify', 'act', 'learn'] as const;

const dayOf = (tables: Tables, date: LocalDate) => tables.growth_days.get(date);
const allTasks = (tables: Tables) => [...tables.tasks.values()];

interface TodaysRingProps {
  today: LocalDate;
  /** The entry of the page: the stroke that it drew just now is drawn before the eyes. */
  entryId: string | undefined;
}

function TodaysRing({ today, entryId }: TodaysRingProps): ReactNode {
  const strokes = ringOf(useView(dayOf, today));
  const [from] = useState(() => (entryId && strokesBefore(entryId)) || strokes);
  useEffect(() => forgetCompleted, []);
  const label = STROKES.map((stroke) => texts.RING_STROKES[stroke][strokes[stroke] ? 'drawn' : 'open']).join(
    ' ',
  );
  return <LoopRing strokes={strokes} from={from} size="hero" label={label} />;
}

function greeting(
  name: string,
  { today, journaled }: { today: LocalDate; journaled: boolean },
  entryDate: string | undefined,
): string {
  const first = firstNameOf(name);
  if (entryDate !== undefined && entryDate !== today) {
    const day = readableDate(entryDate)?.long ?? INVALID_DATE;
    return first ? texts.greetingOtherDayNamed(first, day) : texts.greetingOtherDay(day);
  }
  if (journaled) return first ? texts.greetingTodayNamed(first) : texts.greetingToday;
  return first ? texts.greetingNoPageNamed(first) : texts.greetingNoPage;
}

type HeadProps = Pick<TodaysRingProps, 'entryId'> & Pick<GreetingProps, 'entryDate'>;

/** The ring and the greeting; until the day is known they keep their room. */
function Head({ entryId, entryDate }: HeadProps): ReactNode {
  const profile = useView(ownProfile);
  const today = useToday();
  return (
    <div className={styles.head}>
      {profile && today ? (
        <>
          <TodaysRing today={today} entryId={entryId} />
          <Greeting name={profile.name} today={today} entryDate={entryDate} />
        </>
      ) : (
        <>
          <LoopRing strokes={NO_STROKES} size="hero" />
          <div className={styles.room} />
        </>
      )}
    </div>
  );
}

interface GreetingProps {
  name: string;
  today: LocalDate;
  entryDate: string | undefined;
}

function Greeting({ name, today, entryDate }: GreetingProps): ReactNode {
  const { journaled, streak } = useView(journalToday, today);
  const isTodays = entryDate === undefined || entryDate === today;
  return (
    <>
      <h1>{greeting(name, { today, journaled }, entryDate)}</h1>
      {isTodays && streak > 0 && <p>{texts.journalStreak(streak)}</p>}
      {!isTodays && <Repaired day={entryDate} streak={streak} />}
    </>
  );
}

/** Says that the page, which was written for another day, has repaired that day. */
function Repaired({ day, streak }: { day: LocalDate; streak: number }): ReactNode {
  if (!useView(dayOf, day)?.mended) return null;
  return <p>{streak > 0 ? texts.dayRepairedStreak(streak) : texts.dayRepaired}</p>;
}

function Actions({ actions, savedAt }: Pick<PageSummary, 'actions' | 'savedAt'>): ReactNode {
  const tasks = useView(allTasks);
  return (
    <>
      <h2>{texts.actionsTitle}</h2>
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
              <p
                dir="auto"
                className="min-h-[44px] py-[7px] ps-[37px] font-serif text-[1.25rem]/[1.875rem] wrap-anywhere"
              >
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
  const today = useToday();
  const points = useView(dayOf, today ?? '')?.points ?? 0;
  if (points === 0) return null;
  const badge = badgeFor('day', points);
  return (
    <section>
      <h2>{texts.todaySoFarTitle}</h2>
      <p className="text-small text-ink-2">
        {texts.pointsToday(points)}
        {badge && <> {sentence(texts.badgeToday<ReactNode>(<Tag tone="earned">{badge.name}</Tag>))}</>}
      </p>
    </section>
  );
}

function Aside({ summary }: { summary: PageSummary | undefined }): ReactNode {
  const profile = useView(ownProfile);
  const values = [profile?.core_value_1, profile?.core_value_2, profile?.core_value_3].filter(Boolean);
  return (
    <aside className="grid content-start gap-[30px]" aria-label={texts.asideLabel}>
      {summary?.goal && (
        <section>
          <h2>{texts.goalTitle}</h2>
          <Written text={summary.goal} />
        </section>
      )}
      {summary?.goalImportance && (
        <section>
          <h2>{texts.reasonTitle}</h2>
          <Written text={summary.goalImportance} />
        </section>
      )}
      {values.length > 0 && (
        <section>
          <h2>{texts.valuesTitle}</h2>
          <p className={styles.values}>
            {values.map((value) => (
              <span key={value} dir="auto">
                {value}
              </span>
            ))}
          </p>
        </section>
      )}
      <TodaySoFar />
    </aside>
  );
}

/** The entry is not in the notebook: the server has refused it, or it is not here. */
function Missing({ id }: { id: string }): ReactNode {
  const { refused } = useSaving();
  const wasRefused = useRef(false);
  const isRefused = refused.some((write) => write.id === id);
  wasRefused.current ||= isRefused;
  if (!isRefused && wasRefused.current) {
    return (
      <p className="text-ink-2" role="status">
        {sentence(
          texts.pageSettled<ReactNode>(<TextLink to="/journal/history">{texts.historyLink}</TextLink>),
        )}
      </p>
    );
  }
  if (!isRefused) return <NotHere failed={texts.entryNotLoaded} />;
  return <Alert>{texts.pageRefused}</Alert>;
}

function ToDashboard(): ReactNode {
  return (
    <p className="my-8">
      <ButtonLink to="/dashgrowthloop" size="lg">
        {texts.goToDashboardButton}
      </ButtonLink>
    </p>
  );
}

/** /journal/complete: the page is done; what is to be done today, and why. */
export default function JournalCompletePage(): ReactNode {
  const { id, summary, missing } = usePageSummary();
  const isOutOfReach = useNotebook().state === 'unreachable' && !summary;
  useTitle(texts.completeTitle);
  if (missing || isOutOfReach) {
    return (
      <div className="mx-auto max-w-[980px]">
        <PageHead title={texts.pageTitle} />
        {missing ? <Missing id={missing} /> : <NotHere failed={texts.pageNotLoaded} />}
        <ToDashboard />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-[980px]">
      <Head entryId={id} entryDate={summary?.date} />
      <div className={styles.body}>
        <section>
          {summary && summary.actions.length > 0 && <Actions {...summary} />}
          <ToDashboard />
          <AccordionItem summary={texts.lessonSummary}>
            <LessonBox />
          </AccordionItem>
        </section>
        <Aside summary={summary} />
      </div>
    </div>
  );
}
