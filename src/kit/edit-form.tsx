import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { ButtonRow } from './button-row.tsx';
import * as texts from './texts.ts';

/** Gives up what is being written when Escape is pressed, unless it ends the composing of a character. */
export const onEscape =
  (giveUp: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    giveUp();
  };

interface EditFormProps {
  /** What is edited, for a screen reader. */
  label: string;
  onSave: () => void;
  onGiveUp: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The words of a row, to be changed in their place: Enter saves, Escape gives up. */
export function EditForm({ label, onSave, onGiveUp, children }: EditFormProps): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      className="grid gap-4 py-4"
      aria-label={label}
      onSubmit={submit}
      onKeyDown={onEscape(onGiveUp)}
      noValidate
    >
      {children}
      <ButtonRow>
        <Button type="submit" variant="secondary">
          {texts.saveButton}
        </Button>
        <Button variant="tertiary" onClick={onGiveUp}>
          {texts.cancelButton}
        </Button>
      </ButtonRow>
    </form>
  );
}
