import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type DraftKind, useDraft } from '../../../web/drafts.ts';
import { readTables } from '../../../web/local/use-view.ts';
import { hasLengthNote, isTooLong, LengthNote } from '../../../web/ui/length-note.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import { TASK_LENGTH } from '../contract/limits.ts';
import type { OwnTask } from '../rules.ts';
import { rewordAction } from './ops.ts';
import styles from './reword-action.module.css';

/** Each action has a draft of its own; undefined while nothing was changed. Two versions: what was written last. */
const rewordDraftKind = (id: string): DraftKind<{ text?: string }> => ({
  name: `action ${id}`,
  blank: () => ({}),
  isBlank: ({ text }) => text === undefined,
  read: (kept) => kept as { text?: string },
  merge: (_kept, written) => written,
});

interface RewordActionProps {
  task: OwnTask;
  /** It is done or given up. */
  onClose: () => void;
}

/** An action's words, to be changed in their place: Enter saves, Escape gives up. */
export default function RewordAction({ task, onClose }: RewordActionProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const kind = useMemo(() => rewordDraftKind(task.id), [task.id]);
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
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    giveUp();
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
          aria-label={`New words for “${task.text}”`}
          aria-invalid={tooLong || undefined}
          aria-describedby={noted ? id : undefined}
          onChange={(event) => draft.change(() => ({ text: event.target.value }))}
          onKeyDown={keyDown}
        />
        <TextButton type="submit">Save</TextButton>
        <TextButton onClick={giveUp}>Cancel</TextButton>
      </div>
      {noted && <LengthNote id={id} text={text} limit={TASK_LENGTH} />}
    </form>
  );
}
