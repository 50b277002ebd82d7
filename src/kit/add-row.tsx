import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import type { DraftKind } from '../notebook/react/use-draft.ts';
import { type TextDraft, useTextBox, type WrittenText } from '../notebook/react/use-text-draft.ts';
import styles from './add-row.module.css';
import { classNames } from './class-names.ts';
import { Plus } from './icons.ts';
import { hasLengthNote, isTooLong, LengthNote } from './length-note.tsx';
import { TextButton } from './text-button.tsx';
import * as texts from './texts.ts';

interface AddRowProps {
  /** What is added, e.g. "Add an action"; read to those who do not see the row. */
  label: string;
  placeholder?: string;
  buttonLabel?: string;
  /** Longest text taken, in characters. A longer one stays in the row, which says so. */
  maxLength?: number;
  /** The larger row of the Meaningful Actions page. */
  large?: boolean;
  /** Keeps what is typed, also when the page is left before it is added for good; must not change. */
  draft: DraftKind<TextDraft>;
  /** Stores the trimmed text. When it rejects, after telling the person why, the row has the text again. */
  onAdd: (written: WrittenText) => Promise<void>;
}

/** One line that adds one thing: Enter or the button stores it, and the row is free for the next one at once. */
export function AddRow(props: AddRowProps): ReactNode {
  const {
    label,
    placeholder = label,
    buttonLabel = texts.addButton,
    maxLength,
    large = false,
    draft,
    onAdd,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, isBlank, change, save } = useTextBox(draft);
  const tooLong = isTooLong(text, maxLength);
  const noted = hasLengthNote(text, maxLength);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    input.current?.focus();
    if (isBlank || tooLong) return;
    save((written) => onAdd({ ...written, text: written.text.trim() })).catch(() => undefined);
  };

  return (
    <form className={classNames(styles.form, large && styles.large)} onSubmit={submit}>
      <div className={styles.row}>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Plus />
        <input
          ref={input}
          id={id}
          dir="auto"
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={tooLong || undefined}
          aria-describedby={noted ? `${id}-length` : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <TextButton type="submit">{buttonLabel}</TextButton>
      </div>
      {noted && <LengthNote id={`${id}-length`} text={text} limit={maxLength} />}
    </form>
  );
}
