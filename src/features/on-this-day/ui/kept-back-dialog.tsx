import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formatDay, isLocalDate } from '../../../kernel/calendar.ts';
import { isBlank } from '../../../kernel/text.ts';
import { useView } from '../../../web/local/use-view.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
import { WORD_LENGTH } from '../contract/limits.ts';
import styles from './kept-back-dialog.module.css';
import { keepFromReturning, letReturn } from './ops.ts';
import { keptFromReturning, type OwnKeptBack } from './views.ts';

const nameOf = ({ kind, text }: OwnKeptBack): string =>
  kind === 'day' && isLocalDate(text) ? formatDay(text, { year: true }) : text;

/** The days and words that do not come back by themselves: to add a word, and to let one come back. */
export default function KeptBackDialog({ onClose }: { onClose: () => void }): ReactNode {
  const kept = useView(keptFromReturning);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = word.trim();
    if (isBlank(text)) return setError('Please write a word.');
    form.current?.querySelector('input')?.focus();
    if (kept.some((each) => each.kind === 'word' && each.text === text)) return setWord('');
    setWord('');
    if (!(await keepFromReturning('word', text, 'Nothing with that word comes back'))) setWord(text);
  };
  return (
    <Dialog
      open
      title="What does not come back"
      onClose={onClose}
      guardText={word}
      actions={
        <Button variant="tertiary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="mt-2 mb-5 text-ink-2">
        These days stay in your journal, and so does whatever has these words. They are only not brought back
        by themselves.
      </p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label="A name or a word" error={error}>
          <TextInput
            value={word}
            maxLength={WORD_LENGTH}
            onChange={({ target }) => {
              setError(undefined);
              setWord(target.value);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
      {kept.length > 0 && (
        <ul className={styles.kept} aria-label="What does not come back">
          {kept.map((each) => (
            <li key={each.id}>
              <span dir="auto">{nameOf(each)}</span>
              <TextButton
                aria-label={`Let ${nameOf(each)} come back`}
                onClick={() => {
                  form.current?.querySelector('input')?.focus();
                  void letReturn(each);
                }}
              >
                Let it come back
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
