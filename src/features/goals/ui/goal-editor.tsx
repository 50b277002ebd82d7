import { type FormEvent, type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Button } from '../../../web/ui/button.tsx';
import { ButtonRow } from '../../../web/ui/button-row.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { lengthWords } from '../../../web/ui/length-note.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
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
