import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Trash2 } from '../../../kit/icons.ts';
import { laterPart } from '../../../kit/later-part.tsx';
import { LongList } from '../../../kit/long-list.tsx';
import { MonthList } from '../../../kit/month-list.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useNow, useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { loadGoogleSync } from '../../google-tasks/client.ts';
import { FoundAction } from '../../search/client.ts';
import { completedTasks, dayOfTask, nearDay, type OwnTask, openTasks } from '../rules.ts';
import * as texts from '../texts.ts';
import { ActionLine } from './action-line.tsx';
import { AddAction } from './add-action.tsx';
import { deleteAction } from './ops.ts';
import styles from './tasks-page.module.css';
import { tick } from './tick.ts';
import { hasOlder, minuteOf, olderAt, tasksAt } from './views.ts';

const OPEN_AT_FIRST = 50;
const COMPLETED_AT_FIRST = 4;
/** About how high an action is, in pixels. */
const ROW_HEIGHT = 55;

/** Meaningful Actions: everything open, what was completed in the last seven days, and on request what was before. */
export default function TasksPage(): ReactNode {
  useTitle(texts.actionsTitle);
  const { state } = useNotebook();
  return (
    <>
      <PageHead
        title={texts.actionsTitle}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
      />
      <div className={styles.page}>
        <div>
          <FoundAction />
          <AddAction large />
          <WhenOpen lines={4} failed={texts.actionsNotLoaded}>
            <Lists />
          </WhenOpen>
        </div>
        {/* Below the lists on a phone, which would push it down as they come. */}
        {state !== 'opening' && <Aside />}
      </div>
    </>
  );
}

const GoogleSync = laterPart(loadGoogleSync, {
  failed: texts.googleSyncNotLoaded,
  room: '',
});

function Aside(): ReactNode {
  return (
    <aside className={styles.about} aria-labelledby="about-actions">
      <h2 id="about-actions">{texts.originTitle}</h2>
      <p className="text-small text-ink-2">{texts.origin}</p>
      <p className="mt-2">
        <TextLink to="/task-overview">{texts.overviewLink}</TextLink>
      </p>
      <GoogleSync showWhenNoTasks />
    </aside>
  );
}

interface Days {
  /** What the person calls today, and where; undefined until it is known. */
  today: LocalDate | undefined;
  zone: string | undefined;
}

function Lists(): ReactNode {
  const tasks = useView(tasksAt, minuteOf(useNow()));
  const days: Days = { today: useToday(), zone: useView(ownProfile)?.time_zone };
  return (
    <>
      <TaskList
        {...days}
        title={texts.toDoTitle}
        tasks={openTasks(tasks)}
        atFirst={OPEN_AT_FIRST}
        empty={texts.toDoEmpty}
      />
      <div className="mt-12">
        <TaskList
          {...days}
          title={texts.completedTitle}
          tasks={completedTasks(tasks)}
          atFirst={COMPLETED_AT_FIRST}
          empty={texts.completedEmpty}
        />
        <Older {...days} />
      </div>
    </>
  );
}

/** What was completed more than a week ago, by its months: worked out once somebody asks for it. */
function Older({ today, zone }: Days): ReactNode {
  const [shown, setShown] = useState(false);
  const isThere = useView(hasOlder, minuteOf(useNow()));
  if (!isThere || !zone || !today) return null;
  if (shown) return <OlderList zone={zone} today={today} />;
  return (
    <p className="mt-3">
      <TextButton onClick={() => setShown(true)}>{texts.showOlderButton}</TextButton>
    </p>
  );
}

function OlderList({ today, zone }: { today: LocalDate; zone: string }): ReactNode {
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const older = useView(olderAt, minuteOf(useNow()));
  const rows = useMemo(
    () => older.map((task) => ({ id: task.id, date: dayOfTask(task, zone), task })),
    [older, zone],
  );
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="mt-12" aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading} tabIndex={-1} ref={head}>
        {texts.olderTitle} <span>{rows.length}</span>
      </h2>
      <StillArriving />
      <MonthList label={texts.olderTitle} rows={rows}>
        {({ task }) => <TaskRow task={task} headingId={heading} today={today} zone={zone} />}
      </MonthList>
    </section>
  );
}

interface TaskListProps extends Days {
  title: string;
  tasks: OwnTask[];
  /** How many are shown before the rest is asked for. */
  atFirst: number;
  empty: string;
}

function TaskList({ title, tasks, atFirst, empty, ...days }: TaskListProps): ReactNode {
  const heading = useId();
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, atFirst);
  const more = tasks.length - shown.length;
  return (
    <section aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading} tabIndex={-1}>
        {title} <span>{tasks.length}</span>
      </h2>
      {tasks.length === 0 && <p className="text-small text-ink-2 mt-3">{empty}</p>}
      <LongList items={shown} labelledBy={heading} estimate={ROW_HEIGHT}>
        {(task) => <TaskRow {...days} task={task} headingId={heading} />}
      </LongList>
      {more > 0 && (
        <p className="mt-3">
          <TextButton onClick={() => setAll(true)}>{texts.showMoreButton(more)}</TextButton>
        </p>
      )}
    </section>
  );
}

/** Within how many milliseconds and pixels a second press belongs to the first. */
const DOUBLE_PRESS = { milliseconds: 500, pixels: 8 };
/** The press that deleted a row last. */
let lastPress: MouseEvent | undefined;

/** Whether a press is the second of a double one, which lands on the next row and does not mean it. */
function isSecondPress(press: MouseEvent): boolean {
  const last = lastPress;
  const isKeyboard = press.detail === 0;
  if (!isKeyboard) lastPress = press;
  if (isKeyboard || !last) return false;
  const way = Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY);
  return press.timeStamp - last.timeStamp < DOUBLE_PRESS.milliseconds && way < DOUBLE_PRESS.pixels;
}

function TaskRow({ task, headingId, today, zone }: { task: OwnTask; headingId: string } & Days): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const day = zone && dayOfTask(task, zone);
  /** The row is about to leave its list: whoever works with the keyboard goes on at the next one. */
  const leave = (control: 'button[data-bin]' | 'input'): void => {
    const next = row.current?.closest('li')?.nextElementSibling?.querySelector<HTMLElement>(control);
    (next ?? document.getElementById(headingId))?.focus();
  };
  return (
    <div className={styles.task} ref={row}>
      <ActionLine
        task={task}
        onTick={(completed) => {
          leave('input');
          void tick(task.id, completed);
        }}
      >
        <time dateTime={day}>{day && today && nearDay(day, today)}</time>
        <IconButton
          data-bin
          label={texts.deleteLabel(task.text)}
          onClick={(event) => {
            if (isSecondPress(event.nativeEvent)) return;
            leave('button[data-bin]');
            void deleteAction(task.id);
          }}
        >
          <Trash2 />
        </IconButton>
      </ActionLine>
    </div>
  );
}
