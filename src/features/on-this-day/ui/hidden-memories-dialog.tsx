import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isLocalDate } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { isTooLong, lengthWords } from '../../../kit/length-note.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { textDraftKind, useTextBox, type WrittenText } from '../../../notebook/react/use-text-draft.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { WORD_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './hidden-memories-dialog.module.css';
import { hideWord, showAgain } from './ops.ts';
import { hiddenMemories, type OwnHiddenMemory } from './views.ts';

/** A word that is being written; two versions of it are one after the other. */
const WORD = textDraftKind('word kept back', ' ');

const nameOf = ({ kind, text }: OwnHiddenMemory): string =>
  kind === 'day' && isLocalDate(text) ? formatDay(text, { year: true }) : text;

/** The days and words that do not come back by themselves: to add a word, and to let one come back. */
export default function HiddenMemoriesDialog({ onClose }: { onClose: () => void }): ReactNode {
  const hidden = useView(hiddenMemories);
  const box = useTextBox(WORD);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const length = lengthWords(box.text, WORD_LENGTH);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (box.isBlank) {
      setError(texts.wordMissing);
      return;
    }
    if (isTooLong(box.text, WORD_LENGTH)) return;
    form.current?.querySelector('input')?.focus();
    const hideTyped = async (written: WrittenText): Promise<void> => {
      const text = written.text.trim();
      if (hidden.some((each) => each.kind === 'word' && each.text === text)) return;
      await hideWord({ ...written, text });
    };
    // What cannot be saved says so itself, and is back in the field.
    box.save(hideTyped).catch(() => undefined);
  };
  return (
    <Dialog
      open
      title={texts.dialogTitle}
      onClose={onClose}
      actions={
        <Button variant="tertiary" onClick={onClose}>
          {texts.closeButton}
        </Button>
      }
    >
      <p className="mt-2 mb-5 text-ink-2">{texts.dialogIntroduction}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label={texts.wordLabel} help={length.help} error={error ?? length.error}>
          <TextInput
            value={box.text}
            onChange={({ target }) => {
              setError(undefined);
              box.change(target.value);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {texts.addButton}
        </Button>
      </form>
      {hidden.length > 0 && (
        <ul className={styles.kept} aria-label={texts.dialogTitle}>
          {hidden.map((each) => (
            <li key={each.id}>
              <span dir="auto">{nameOf(each)}</span>
              <TextButton
                aria-label={texts.showAgainLabel(nameOf(each))}
                onClick={() => {
                  form.current?.querySelector('input')?.focus();
                  void showAgain(each);
                }}
              >
                {texts.showAgainButton}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
