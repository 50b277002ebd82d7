import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { onEscape } from '../../../kit/edit-form.tsx';
import { hasLengthNote, isTooLong, LengthNote } from '../../../kit/length-note.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { changedWords } from '../../../notebook/react/changed-text-draft.ts';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { TASK_LENGTH } from '../contract/limits.ts';
import type { OwnTask } from '../rules.ts';
import * as texts from '../texts.ts';
import { rewordAction } from './ops.ts';
import styles from './reword-action.module.css';

interface RewordActionProps {
  task: OwnTask;
  /** It is done or given up. */
  onClose: () => void;
}

/** An action's words, to be changed in their place: Enter saves, Escape gives up. */
export default function RewordAction({ task, onClose }: RewordActionProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const kind = useMemo(() => changedWords<{ text: string }>(`action ${task.id}`), [task.id]);
  const draft = useDraft(kind);
  const { text = task.text } = draft.value;
  const tooLong = isTooLong(text, TASK_LENGTH);
  const noted = hasLengthNote(text, TASK_LENGTH);

  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(task.text.length, task.text.length);
  }, [task.text.length]);

  const giveUp = (): void => {
    void draft.done();
    onClose();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    const now = readTables().tasks.get(task.id);
    if (words === '' || tooLong || !draft.ready) return;
    if (!now || words === now.text) {
      giveUp();
      return;
    }
    // What cannot be kept says so itself, and waits in its draft.
    draft.end((ended) => rewordAction(now, words, ended)).catch(() => undefined);
    onClose();
  };

  return (
    <form onSubmit={save}>
      <div className={styles.row}>
        <input
          ref={input}
          dir="auto"
          value={text}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={texts.newWordsLabel(task.text)}
          aria-invalid={tooLong || undefined}
          aria-describedby={noted ? id : undefined}
          onChange={(event) => draft.change(() => ({ text: event.target.value }))}
          onKeyDown={onEscape(giveUp)}
        />
        <TextButton type="submit">{texts.saveButton}</TextButton>
        <TextButton onClick={giveUp}>{texts.cancelButton}</TextButton>
      </div>
      {noted && <LengthNote id={id} text={text} limit={TASK_LENGTH} />}
    </form>
  );
}
