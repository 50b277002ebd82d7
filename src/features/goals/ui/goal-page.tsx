import { type ReactNode, useId, useMemo, useState } from 'react';
import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { readableDate } from '../../../kernel/month-list.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { firstSentence } from '../../../kernel/text.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { CheckMark } from '../../../kit/icons.ts';
import { Link } from '../../../kit/link.tsx';
import { LongList } from '../../../kit/long-list.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { useTitle } from '../../../kit/title.ts';
import { usePrinting } from '../../../kit/use-printing.ts';
import { StillArriving } from '../../../kit/when-open.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { FoundBarHere, Marked, MoreAboutHere, useSearchTarget } from '../../search/client.ts';
import { type DocumentKey, documentKey } from '../../search/rules.ts';
import { type Lineage, summaryOf } from '../lineage.ts';
import type { ShownGoal } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './goal-page.module.css';
import { lineageOn } from './lineage-view.ts';
import { allGoals } from './views.ts';

const AT_FIRST = 5;
/** About how high a row is, in pixels. */
const ROW_HEIGHT = 60;

const goalWithRow = (tables: Tables, id: string): ShownGoal | undefined =>
  allGoals(tables).find(({ ids }) => ids.includes(id));

const BACK = { to: '/dashgrowthloop#goals', label: texts.backToDashboardButton };

/** /goal?goal=…: a goal, the pages that named it, the actions that came from them, the lessons noted meanwhile. */
export default function GoalPage(): ReactNode {
  const goal = useView(goalWithRow, useSearchParams().get('goal') ?? '');
  const today = useToday();
  useTitle(texts.goalTitle);
  return (
    <div className="mx-auto max-w-[760px] pb-16">
      {goal && today ? <Story goal={goal} today={today} /> : <NoGoal />}
      <FoundBarHere kind="goal" />
    </div>
  );
}

function NoGoal(): ReactNode {
  const { state } = useNotebook();
  return (
    <>
      <PageHead title={texts.goalTitle} back={BACK} />
      {state === 'complete' ? (
        <EmptyState
          heading={texts.notFoundTitle}
          text={texts.notFoundHint}
          action={<ButtonLink to="/journal/history">{texts.journalHistoryButton}</ButtonLink>}
        />
      ) : (
        <NotHere failed={texts.goalsNotLoaded} lines={8} />
      )}
    </>
  );
}

function standingOf({ status }: ShownGoal, { since, until }: Lineage): string {
  return status === 'completed'
    ? texts.reachedOn(formatDay(until, { year: true }))
    : texts.goalSince(formatDay(since, { year: true }));
}

function Story({ goal, today }: { goal: ShownGoal; today: LocalDate }): ReactNode {
  const words = useSearchTarget('goal')?.words;
  const lineage = useView(lineageOn, goal, today);
  const listed = useMemo(() => listedIn(lineage), [lineage]);
  const zone = useView(ownProfile)?.time_zone ?? 'UTC';
  const dayOf = (instant: string): LocalDate => localDateOf(new Date(instant), zone);
  return (
    <>
      <PageHead
        title={
          <bdi dir="auto" className="wrap-anywhere">
            <Marked text={goal.text} words={words} />
          </bdi>
        }
        sub={`${standingOf(goal, lineage)} ${summaryOf(lineage)}`}
        back={BACK}
      />
      <div className="grid gap-11">
        <Part title={texts.pagesTitle} empty={texts.pagesEmpty} rows={lineage.entries}>
          {({ id, date, celebration }) => (
            <Row to={`/journal/history?entry=${id}`} date={date} text={firstSentence(celebration)} />
          )}
        </Part>
        <Part title={texts.actionsTitle} empty={texts.actionsEmpty} rows={lineage.actions}>
          {({ id, text, completed, completed_at, created_at }) => (
            <Row
              to={`/tasks?action=${id}`}
              date={dayOf(completed_at ?? created_at)}
              text={text}
              state={completed ? 'done' : 'open'}
            />
          )}
        </Part>
        <Part title={texts.lessonsTitle} empty={emptyLessons(lineage)} rows={lineage.lessons}>
          {({ id, date, lesson }) => <Row to={`/lessons-history?lesson=${id}`} date={date} text={lesson} />}
        </Part>
        <StillArriving />
        {isOpened(goal.text) && <MoreAboutHere text={goal.text} except={listed} today={today} />}
      </div>
    </>
  );
}

/** The pages and actions that a goal's page lists. */
const listedIn = ({ entries, actions }: Lineage): DocumentKey[] => [
  ...entries.map(({ id }) => documentKey('entry', id)),
  ...actions.map(({ id }) => documentKey('action', id)),
];

const emptyLessons = ({ since, until }: Lineage): string =>
  texts.lessonsEmpty(formatDay(since), formatDay(until));

interface PartProps<Item> {
  title: string;
  /** What it says while there is none. */
  empty: string;
  rows: readonly Item[];
  children: (row: Item) => ReactNode;
}

function Part<Item extends { id: string }>({ title, empty, rows, children }: PartProps<Item>): ReactNode {
  const heading = useId();
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const shown = all || isPrinting ? rows : rows.slice(0, AT_FIRST);
  const more = rows.length - shown.length;
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-[10px] section-heading" id={heading}>
        {title}
      </h2>
      {rows.length === 0 && <p className="text-small text-ink-2">{empty}</p>}
      <LongList items={shown} labelledBy={heading} estimate={ROW_HEIGHT}>
        {children}
      </LongList>
      {more > 0 && <TextButton onClick={() => setAll(true)}>{texts.showMoreButton(more)}</TextButton>}
    </section>
  );
}

interface RowProps {
  to: string;
  date: LocalDate;
  text: string;
  /** What became of an action. */
  state?: 'done' | 'open';
}

function Row({ to, date, text, state }: RowProps): ReactNode {
  const readable = readableDate(date);
  return (
    <Link className={styles.row} to={to}>
      <time dateTime={date}>
        {readable?.short ?? date} <small>{readable?.year}</small>
      </time>
      <span dir="auto">{text}</span>
      {state && (
        <small className={styles.state}>
          {state === 'done' && <CheckMark />}
          {state === 'done' ? texts.actionDone : texts.actionOpen}
        </small>
      )}
    </Link>
  );
}
