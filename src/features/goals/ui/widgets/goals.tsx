import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useView } from '../../../../web/local/use-view.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { ButtonRow } from '../../../../web/ui/button-row.tsx';
import { Check } from '../../../../web/ui/check.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { lengthWords } from '../../../../web/ui/length-note.tsx';
import { Menu } from '../../../../web/ui/menu.tsx';
import { TextButton } from '../../../../web/ui/text-button.tsx';
import { TextInput } from '../../../../web/ui/text-input.tsx';
import { WhenOpen } from '../../../../web/when-open.tsx';
import { GOAL_LENGTH } from '../../contract/limits.ts';
import { GOAL_BLANK, GOALS_NOT_LOADED } from '../../contract/messages.ts';
import type { ShownGoal } from '../../rules.ts';
import { completeGoal, removeGoal, rewordGoal } from '../ops.ts';
import { allGoals } from '../views.ts';

const AT_FIRST = 6;

/** The dashboard's goals. `options` stands beside the heading. */
export function Goals({ options }: { options?: ReactNode }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-center">
        <h2 className="flex min-h-[44px] items-center section-heading" id={heading} tabIndex={-1}>
          Goals
        </h2>
        <span className="ml-auto">{options}</span>
      </div>
      <WhenOpen lines={3} failed={GOALS_NOT_LOADED}>
        <List headingId={heading} />
      </WhenOpen>
    </section>
  );
}

function List({ headingId }: { headingId: string }): ReactNode {
  const goals = useView(allGoals);
  const [all, setAll] = useState(false);
  const shown = all ? goals : goals.slice(0, AT_FIRST);
  if (goals.length === 0) {
    return <p className="text-small text-ink-2">The goal you name in your journal will stand here.</p>;
  }
  return (
    <div>
      {shown.map((goal) => (
        <GoalRow key={goal.id} goal={goal} focusHeading={() => document.getElementById(headingId)?.focus()} />
      ))}
      {shown.length < goals.length && (
        <TextButton onClick={() => setAll(true)}>Show {goals.length - shown.length} more</TextButton>
      )}
    </div>
  );
}

function GoalRow({ goal, focusHeading }: { goal: ShownGoal; focusHeading: () => void }): ReactNode {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setEditing(false);
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const remove = (): void => {
    focusHeading();
    void removeGoal(goal);
  };
  if (editing) return <GoalEditor goal={goal} onClose={close} />;
  return (
    <div className="flex items-start" ref={row}>
      <Check
        className="flex-1"
        size="medium"
        checked={goal.status === 'completed'}
        onChange={(completed) => void completeGoal(goal, completed)}
      >
        {goal.text}
      </Check>
      <span className="-mr-2.5">
        <Menu
          trigger="ellipsis"
          label={`Options for “${goal.text}”`}
          items={[
            { kind: 'action', label: 'Edit', onSelect: () => setEditing(true) },
            { kind: 'action', label: 'Delete', onSelect: remove },
          ]}
        />
      </span>
    </div>
  );
}

function GoalEditor({ goal, onClose }: { goal: ShownGoal; onClose: () => void }): ReactNode {
  const [text, setText] = useState(goal.text);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const length = lengthWords(text, GOAL_LENGTH);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = text.trim();
    if (!trimmed) return setError(GOAL_BLANK);
    if (length.error) return;
    setBusy(true);
    const kept = await rewordGoal(goal, trimmed);
    setBusy(false);
    if (kept) onClose();
  };
  return (
    <form className="my-2" onSubmit={save} noValidate>
      <Field label="Edit goal" help={length.help} error={error ?? length.error}>
        <TextInput
          value={text}
          autoComplete="off"
          autoFocus
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <ButtonRow>
        <Button type="submit" variant="secondary" busy={busy}>
          Save
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}
