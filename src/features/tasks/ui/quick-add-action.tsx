import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { hasLengthNote, isTooLong, LengthNote } from '../../../kit/length-note.tsx';
import { toast } from '../../../kit/toast.ts';
import { WritingLine } from '../../../kit/writing-line.tsx';
import { useTextBox } from '../../../notebook/react/use-text-draft.ts';
import { UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { TASK_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { actionDraft } from './add-action.tsx';
import { addAction, deleteAction } from './ops.ts';

/** Says that an action is on the list, which may be on another page, and offers to take it off again. */
const sayAdded = (id: string): void => {
  toast.success(texts.actionAdded, {
    seconds: UNDO_SECONDS,
    action: { label: texts.undoButton, onSelect: () => void deleteAction(id) },
  });
};

/** Adds one action from wherever a person is. Closing keeps what was typed, for here and for the rows of the pages. */
export function QuickAddAction({ onClose }: { onClose: () => void }): ReactNode {
  const id = useId();
  const { text, isBlank, change, save } = useTextBox(actionDraft);
  const tooLong = isTooLong(text, TASK_LENGTH);
  const noted = hasLengthNote(text, TASK_LENGTH);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBlank || tooLong) return;
    // What cannot be kept is said, and stands here again the next time.
    save(async (written) => {
      await addAction({ ...written, text: written.text.trim() });
      sayAdded(written.id);
    }).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.quickAddTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.closeButton}
          </Button>
          <Button type="submit" form={`${id}-form`} unavailable={isBlank || tooLong}>
            {texts.addButton}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="mt-4" onSubmit={submit}>
        <WritingLine
          label={texts.quickAddLabel}
          value={text}
          enterKeyHint="done"
          aria-invalid={tooLong || undefined}
          aria-describedby={noted ? `${id}-length` : undefined}
          onChange={(event) => change(event.target.value)}
        />
        {noted && <LengthNote id={`${id}-length`} text={text} limit={TASK_LENGTH} />}
      </form>
    </Dialog>
  );
}
