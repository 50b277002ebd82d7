import { type ReactNode, useState } from 'react';
import { useToday } from '../../../../web/clock.ts';
import { useProfile } from '../../../../web/profile.ts';
import { AddRow } from '../../../../web/ui/add-row.tsx';
import { Alert } from '../../../../web/ui/alert.tsx';
import { Check } from '../../../../web/ui/check.tsx';
import { LoopStep } from '../../../../web/ui/loop-step.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TASK_LENGTH } from '../../contract/limits.ts';
import type { Task } from '../../contract.ts';
import { dashboardTasks, isDayActed } from '../../rules.ts';
import { addAction } from '../task-calls.ts';
import { useTasks, useTick } from './use-tasks.ts';

/** The dashboard's second step: today's actions. */
export function Act(): ReactNode {
  const tasks = useTasks();
  const today = useToday();
  const { data: profile } = useProfile();
  const done = Boolean(tasks.data && today && profile && isDayActed(tasks.data, today, profile.time_zone));
  return (
    <LoopStep stroke="act" name="Act" done={done} link={{ to: '/tasks', label: 'View All' }}>
      <p className="mb-[14px] text-question">Today’s actions</p>
      {tasks.isError && (
        <Alert onRetry={() => tasks.refetch()}>Your actions could not be loaded just now.</Alert>
      )}
      {tasks.isPending && <Skeleton lines={3} />}
      {tasks.data && <Ticks tasks={tasks.data} />}
      <AddRow label="Add an action" maxLength={TASK_LENGTH} onAdd={addAction} />
    </LoopStep>
  );
}

/** What was ticked here stays where it was, struck, until the page is opened again. */
function Ticks({ tasks }: { tasks: Task[] }): ReactNode {
  const [tickedHere, setTickedHere] = useState<ReadonlySet<string>>(new Set());
  const tick = useTick();
  const change = (task: Task, completed: boolean): void => {
    setTickedHere(new Set(tickedHere).add(task.id));
    tick(task, completed);
  };
  const shown = dashboardTasks(tasks, tickedHere);
  if (shown.length === 0)
    return <p className="text-ink-2 text-small">Nothing is open. What will you do today?</p>;
  return (
    <div>
      {shown.map((task) => (
        <Check
          key={task.id}
          size="medium"
          checked={task.completed}
          onChange={(completed) => change(task, completed)}
        >
          {task.text}
        </Check>
      ))}
    </div>
  );
}
