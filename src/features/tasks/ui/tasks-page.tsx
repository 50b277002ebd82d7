import { type ReactNode, useId, useRef, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useNow, useToday } from '../../../web/clock.ts';
import { useFeatureAccess } from '../../../web/feature-access.ts';
import { useView } from '../../../web/local/use-view.ts';
import { ownProfile } from '../../../web/profile.ts';
import { Check } from '../../../web/ui/check.tsx';
import { IconButton } from '../../../web/ui/icon-button.tsx';
import { Trash2 } from '../../../web/ui/icons.ts';
import { LongList } from '../../../web/ui/long-list.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { WhenOpen } from '../../../web/when-open.tsx';
import { FoundAction } from '../../find/ui/widgets/found-action.tsx';
import { TASKS_NOT_LOADED } from '../contract/messages.ts';
import { completedTasks, dayOfTask, nearDay, type OwnTask, openTasks } from '../rules.ts';
import { deleteAction } from './ops.ts';
import styles from './tasks-page.module.css';
import { AddAction } from './widgets/add-action.tsx';
import { tick } from './widgets/tick.ts';
import { minuteOf, tasksAt } from './widgets/views.ts';

const OPEN_AT_FIRST = 50;
const COMPLETED_AT_FIRST = 4;
/** About how high an action is, in pixels. */
const ROW_HEIGHT = 55;

/** Meaningful Actions: everything open, and what was completed in the last seven days. */
export default function TasksPage(): ReactNode {
  useTitle('Meaningful Actions');
  return (
    <>
      <PageHead title="Meaningful Actions" back={{ to: '/dashgrowthloop', label: 'Back to Dashboard' }} />
      <div className={styles.page}>
        <div>
          <FoundAction />
          <AddAction large />
          <WhenOpen lines={4} failed={TASKS_NOT_LOADED}>
            <Lists />
          </WhenOpen>
        </div>
        <Aside />
      </div>
    </>
  );
}

function Aside(): ReactNode {
  const maySync = useFeatureAccess('content_creation');
  return (
    <aside className={styles.about} aria-labelledby="about-actions">
      <h2 id="about-actions">Where actions come from</h2>
      <p className="text-small text-ink-2">
        Each action you name in your journal stands here, and so does whatever you add yourself.
      </p>
      <p className="mt-2">
        <TextLink to="/task-overview">The power of taking action</TextLink>
      </p>
      {maySync && (
        <>
          <h2 className="mt-8">Google Tasks</h2>
          <p className="text-small text-ink-2">
            Not open yet. Your actions will travel to your list there, and back.
          </p>
        </>
      )}
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
        title="To do"
        tasks={openTasks(tasks)}
        atFirst={OPEN_AT_FIRST}
        empty="Nothing is open. Add one small thing you will do today."
      />
      <div className="mt-12">
        <TaskList
          {...days}
          title="Completed"
          tasks={completedTasks(tasks)}
          atFirst={COMPLETED_AT_FIRST}
          empty="What you complete stays here for seven days."
        />
      </div>
    </>
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
          <TextButton onClick={() => setAll(true)}>Show {more} more</TextButton>
        </p>
      )}
    </section>
  );
}

function TaskRow({ task, headingId, today, zone }: { task: OwnTask; headingId: string } & Days): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const day = zone && dayOfTask(task, zone);
  /** The row is about to leave its list: whoever works with the keyboard goes on at the next one. */
  const leave = (control: 'button' | 'input'): void => {
    const next = row.current?.closest('li')?.nextElementSibling?.querySelector<HTMLElement>(control);
    (next ?? document.getElementById(headingId))?.focus();
  };
  return (
    <div className={styles.task} ref={row}>
      <Check
        checked={task.completed}
        onChange={(completed) => {
          leave('input');
          void tick(task.id, completed);
        }}
      >
        {task.text}
      </Check>
      <time dateTime={day}>{day && today && nearDay(day, today)}</time>
      <IconButton
        label={`Delete “${task.text}”`}
        onClick={() => {
          leave('button');
          void deleteAction(task.id);
        }}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
}
