import { type FormEvent, type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { EditForm } from '../../../kit/edit-form.tsx';
import { Field } from '../../../kit/field.tsx';
import { isTooLong, lengthWords } from '../../../kit/length-note.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useTextBox } from '../../../notebook/react/use-text-draft.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { CALL_TO_ACTION_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { NEW_CTA } from './drafts.ts';
import { addCta, changeCta } from './ops.ts';
import { callsToAction, type OwnCta } from './views.ts';

interface CtaStepProps {
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** What the post asks its readers to do: one of the person's, or a new one. */
export function CtaStep({ value, onChoose }: CtaStepProps): ReactNode {
  const ctas = useView(callsToAction);
  const [shown, setShown] = useState<'new' | 'edit'>();
  const chosen = ctas.find(({ id }) => id === value);
  const close = (): void => setShown(undefined);
  return (
    <>
      <Field label={texts.ctaLabel} help={ctas.length === 0 ? texts.ctaEmpty : undefined}>
        <Select value={chosen?.id ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
          <option value="">{texts.ctaPlaceholder}</option>
          {ctas.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {shown === undefined && (
        <p className="flex flex-wrap gap-x-6">
          <TextButton onClick={() => setShown('new')}>{texts.addNewCtaButton}</TextButton>
          {chosen && <TextButton onClick={() => setShown('edit')}>{texts.editButton}</TextButton>}
        </p>
      )}
      {shown === 'new' && (
        <NewCta
          onAdded={(id) => {
            onChoose(id);
            close();
          }}
          onGiveUp={close}
        />
      )}
      {shown === 'edit' && chosen && <CtaEditor key={chosen.id} cta={chosen} onClose={close} />}
    </>
  );
}

/** What is wrong with a call to action. */
const problemOf = (text: string): string | undefined => (isBlank(text) ? texts.ctaBlank : undefined);

function CtaField(props: {
  label: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const { label, text, error, onChange } = props;
  const length = lengthWords(text, CALL_TO_ACTION_LENGTH);
  return (
    <Field label={label} help={length.help} error={error ?? length.error}>
      <TextInput autoFocus dir="auto" value={text} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function NewCta({ onAdded, onGiveUp }: { onAdded: (id: string) => void; onGiveUp: () => void }): ReactNode {
  const box = useTextBox(NEW_CTA);
  const [error, setError] = useState<string>();
  const add = (event?: FormEvent): void => {
    event?.preventDefault();
    setError(problemOf(box.text));
    if (isBlank(box.text) || isTooLong(box.text, CALL_TO_ACTION_LENGTH)) return;
    // What cannot be kept says so itself, and is back in the field.
    box
      .save(async ({ id, text, draft }) => {
        await addCta({ id, text: text.trim() }, draft);
        onAdded(id);
      })
      .catch(() => undefined);
  };
  return (
    <form className="grid gap-4" aria-label={texts.newCtaLabel} onSubmit={add} noValidate>
      <CtaField
        label={texts.newCtaLabel}
        text={box.text}
        error={error}
        onChange={(text) => {
          setError(undefined);
          box.change(text);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {texts.addButton}
        </Button>
        <Button variant="tertiary" onClick={onGiveUp}>
          {texts.cancelButton}
        </Button>
      </div>
    </form>
  );
}

function CtaEditor({ cta, onClose }: { cta: OwnCta; onClose: () => void }): ReactNode {
  const [text, setText] = useState(cta.text);
  const [error, setError] = useState<string>();
  const save = async (): Promise<void> => {
    setError(problemOf(text));
    if (isBlank(text) || isTooLong(text, CALL_TO_ACTION_LENGTH)) return;
    if (text.trim() === cta.text || (await changeCta(cta.id, text.trim()))) onClose();
  };
  return (
    <EditForm label={texts.editCtaLabel(cta.text)} onSave={() => void save()} onGiveUp={onClose}>
      <CtaField label={texts.ctaLabel} text={text} error={error} onChange={setText} />
    </EditForm>
  );
}
