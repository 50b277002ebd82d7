import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './add-row.module.css';
import { classNames } from './class-names.ts';
import { Plus } from './icons.ts';
import { TextButton } from './text-button.tsx';

interface AddRowProps {
  /** What is added, e.g. "Add an action"; read to those who do not see the row. */
  label: string;
  placeholder?: string;
  buttonLabel?: string;
  /** Longest text taken, in characters. */
  maxLength?: number;
  /** The larger row of the Meaningful Actions page. */
  large?: boolean;
  /** Stores the trimmed text, at once or as a promise. The row clears when it resolves and keeps the text when it rejects. */
  onAdd: (text: string) => unknown;
}

/** One line that adds one thing: Enter or the button stores it, and the caret stays for the next. */
export function AddRow(props: AddRowProps): ReactNode {
  const { label, placeholder = label, buttonLabel = 'Add', maxLength, large = false, onAdd } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = text.trim();
    if (!trimmed || busy) return;
    setBusy(true);
    try {
      await onAdd(trimmed);
      // What was typed on while it was being stored is the beginning of the next one.
      setText((present) => (present.startsWith(text) ? present.slice(text.length).trimStart() : present));
    } catch {
      // The caller has told the person; the text stays for another try.
    } finally {
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <form className={classNames(styles.row, large && styles.large)} onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Plus />
      <input
        ref={input}
        id={id}
        value={text}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit" aria-disabled={busy || undefined}>
        {buttonLabel}
      </TextButton>
    </form>
  );
}
