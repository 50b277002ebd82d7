import { type FormEvent, type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { Field } from '../../../kit/field.tsx';
import { lengthWords } from '../../../kit/length-note.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { GOAL_LENGTH } from '../contract/limits.ts';
import type { ShownGoal } from '../rules.ts';
import * as texts from '../texts.ts';
import { rewordGoal } from './ops.ts';

/** Gives a goal other words, in its place. */
export default function GoalEditor({ goal, onClose }: { goal: ShownGoal; onClose: () => void }): ReactNode {
  const [text, setText] = useState(goal.text);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const length = lengthWords(text, GOAL_LENGTH);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBlank(text)) return setError(texts.goalMissing);
    if (length.error) return;
    setBusy(true);
    const kept = await rewordGoal(goal, text.trim());
    setBusy(false);
    if (kept) onClose();
  };
  return (
    <form className="my-2" onSubmit={save} noValidate>
      <Field label={texts.editLabel} help={length.help} error={error ?? length.error}>
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
          {texts.saveButton}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          {texts.cancelButton}
        </Button>
      </ButtonRow>
    </form>
  );
}
