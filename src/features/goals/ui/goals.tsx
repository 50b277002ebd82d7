import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Check } from '../../../kit/check.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { ShownGoal } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './goals.module.css';
import { completeGoal, removeGoal } from './ops.ts';
import { storyOf } from './story-of.ts';
import { allGoals } from './views.ts';

const GoalEditor = lazyPart(() => import('./goal-editor.tsx'));
// Without it the goal is reached all the same.
const GoalReached = lazyPart(renderNothingOnFailure(() => import('./goal-reached.tsx')));

const AT_FIRST = 6;

/** The dashboard's goals. `options` stands beside the heading. */
export function Goals({ options }: { options?: ReactNode }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-center">
        <h2 className="flex min-h-[44px] items-center section-heading" id={heading} tabIndex={-1}>
          {texts.goalsTitle}
        </h2>
        <span className="ms-auto">{options}</span>
      </div>
      <WhenOpen lines={3} failed={texts.goalsNotLoaded}>
        <List headingId={heading} />
      </WhenOpen>
    </section>
  );
}

function List({ headingId }: { headingId: string }): ReactNode {
  const goals = useView(allGoals);
  const [all, setAll] = useState(false);
  // One that was reached here stays where it was until the page is opened again.
  const [reachedHere, setReachedHere] = useState<ReadonlySet<string>>(new Set());
  const open = goals.filter(({ id, status }) => status !== 'completed' || reachedHere.has(id));
  const reached = goals.filter((goal) => !open.includes(goal));
  const shown = all ? open : open.slice(0, AT_FIRST);
  if (goals.length === 0) {
    return <p className="text-small text-ink-2">{texts.goalsEmpty}</p>;
  }
  const row = (goal: ShownGoal): ReactNode => (
    <GoalRow
      key={goal.id}
      goal={goal}
      isCelebrated={goal.status === 'completed' && reachedHere.has(goal.id)}
      focusHeading={() => document.getElementById(headingId)?.focus()}
      onTurned={() => setReachedHere((ids) => new Set(ids).add(goal.id))}
    />
  );
  return (
    <div>
      {shown.map(row)}
      {shown.length < open.length && (
        <TextButton onClick={() => setAll(true)}>
          {texts.showMoreButton(open.length - shown.length)}
        </TextButton>
      )}
      {reached.length > 0 && (
        <AccordionItem look="quiet" summary={texts.reachedSummary(reached.length)}>
          {reached.map(row)}
        </AccordionItem>
      )}
    </div>
  );
}

interface GoalRowProps {
  goal: ShownGoal;
  isCelebrated: boolean;
  focusHeading: () => void;
  /** It was ticked or opened again. */
  onTurned: () => void;
}

/** Its name opens its story; the ring alone marks it as reached. */
function GoalRow({ goal, isCelebrated, focusHeading, onTurned }: GoalRowProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isReached = goal.status === 'completed';
  const close = (): void => {
    setEditing(false);
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const turn = (completed: boolean): void => {
    onTurned();
    void completeGoal(goal, completed);
  };
  // The button that was pressed goes with the line it stands in.
  const undo = (): void => {
    row.current?.querySelector('input')?.focus();
    turn(false);
  };
  const remove = (): void => {
    focusHeading();
    void removeGoal(goal);
  };
  if (editing) {
    return (
      <Suspense fallback={<div className="min-h-34" />}>
        <GoalEditor goal={goal} onClose={close} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="flex items-start" ref={row}>
        <Check aria-label={goal.text} checked={isReached} onChange={turn} />
        <Link className={classNames(styles.name, isReached && styles.reached)} dir="auto" to={storyOf(goal)}>
          {goal.text}
        </Link>
        <span className="-me-[10px]">
          <Menu
            trigger="ellipsis"
            label={texts.optionsLabel(goal.text)}
            items={[
              { kind: 'action', label: texts.editButton, onSelect: () => setEditing(true) },
              { kind: 'action', label: texts.deleteButton, onSelect: remove },
            ]}
          />
        </span>
      </div>
      {isCelebrated && (
        <Suspense>
          <GoalReached goal={goal} onUndo={undo} />
        </Suspense>
      )}
    </>
  );
}
