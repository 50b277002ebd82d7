import type { ReactNode } from 'react';
import { Check } from '../../../kit/check.tsx';
import { LoopStep } from '../../../kit/loop-step.tsx';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useNow, useToday } from '../../../session/clock.ts';
import { ownProfile } from '../../../session/profile.ts';
import { dashboardTasks } from '../rules.ts';
import * as texts from '../texts.ts';
import { AddAction } from './add-action.tsx';
import { tick } from './tick.ts';
import { minuteOf, tasksAt } from './views.ts';

const isActed = ({ growth_days }: Tables, today: string | undefined): boolean =>
  (today !== undefined && growth_days.get(today)?.task_completed) ?? false;

/** The dashboard's second step: today's actions. */
export function Act(): ReactNode {
  const done = useView(isActed, useToday());
  return (
    <LoopStep
      stroke="act"
      name={texts.actTitle}
      done={done}
      link={{ to: '/tasks', label: texts.viewAllButton }}
    >
      <p className="mb-[14px] text-question">{texts.todaysActions}</p>
      <WhenOpen lines={3} failed={texts.actionsNotLoaded}>
        <Ticks />
      </WhenOpen>
      <AddAction />
    </LoopStep>
  );
}

/** What was ticked today stays where it was, struck, until midnight. */
function Ticks(): ReactNode {
  const tasks = useView(tasksAt, minuteOf(useNow()));
  const today = useToday() ?? '';
  const zone = useView(ownProfile)?.time_zone ?? 'UTC';
  const shown = dashboardTasks(tasks, today, zone);
  if (shown.length === 0) return <p className="text-ink-2 text-small">{texts.todayEmpty}</p>;
  return (
    <div>
      {shown.map((task) => (
        <Check
          key={task.id}
          size="medium"
          checked={task.completed}
          onChange={(completed) => void tick(task.id, completed)}
        >
          {task.text}
        </Check>
      ))}
    </div>
  );
}
