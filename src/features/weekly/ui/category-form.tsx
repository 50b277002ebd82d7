import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { isBlank, textOrNull } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { EditForm } from '../../../kit/edit-form.tsx';
import { Field } from '../../../kit/field.tsx';
import { isTooLong, lengthWords } from '../../../kit/length-note.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import { CATEGORY_DESCRIPTION_LENGTH, CATEGORY_NAME_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { editedCategory, NEW_CATEGORY } from './category-drafts.ts';
import { addCategory, type CategoryWords, changeCategory, type OwnCategory } from './category-ops.ts';

interface Words {
  name: string;
  description: string;
}

const areTooLong = ({ name, description }: Words): boolean =>
  isTooLong(name, CATEGORY_NAME_LENGTH) || isTooLong(description, CATEGORY_DESCRIPTION_LENGTH);

/** Words as they are stored: trimmed, the description null when there is none. */
const stored = ({ name, description }: Words): CategoryWords => ({
  category_name: name.trim(),
  description: textOrNull(description),
});

interface FieldsProps extends Words {
  /** What is wrong with the name. */
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (words: Partial<Words>) => void;
}

function Fields({ name, description, error, autoFocus, onChange }: FieldsProps): ReactNode {
  const ofName = lengthWords(name, CATEGORY_NAME_LENGTH);
  const ofDescription = lengthWords(description, CATEGORY_DESCRIPTION_LENGTH);
  return (
    <>
      <Field label={texts.categoryLabel} help={ofName.help} error={error ?? ofName.error}>
        <TextInput
          value={name}
          autoFocus={autoFocus}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field
        label={texts.categoryDescriptionLabel}
        optional
        help={ofDescription.help}
        error={ofDescription.error}
      >
        <TextInput value={description} onChange={(event) => onChange({ description: event.target.value })} />
      </Field>
    </>
  );
}

/** Adds a category: Enter or the button stores it, and the fields are free again. */
export function AddCategory(): ReactNode {
  const draft = useDraft(NEW_CATEGORY);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.current?.querySelector('input')?.focus();
    const { id, ...words } = draft.latest();
    if (isBlank(words.name)) {
      setError(texts.categoryBlank);
      return;
    }
    if (areTooLong(words)) return;
    // What cannot be kept says so itself, and is back in the fields.
    draft.end((ended) => addCategory({ id, ...stored(words) }, ended)).catch(() => undefined);
  };
  return (
    <form className="grid gap-4" ref={form} onSubmit={submit} noValidate>
      <Fields
        name={draft.value.name}
        description={draft.value.description}
        error={error}
        onChange={(words) => {
          setError(undefined);
          draft.change((value) => ({ ...value, ...words }));
        }}
      />
      <div>
        <Button type="submit" variant="secondary">
          {texts.addCategoryButton}
        </Button>
      </div>
    </form>
  );
}

interface CategoryEditorProps {
  category: OwnCategory;
  onClose: () => void;
}

/** A category's words, to be changed in their place: Enter saves, Escape gives up. */
export function CategoryEditor({ category: row, onClose }: CategoryEditorProps): ReactNode {
  const kind = useMemo(() => editedCategory(row.id), [row.id]);
  const draft = useDraft(kind);
  const [error, setError] = useState<string>();
  const { name = row.category_name, description = row.description ?? '' } = draft.value;

  const giveUp = (): void => {
    void draft.done();
    onClose();
  };
  const save = (): void => {
    if (isBlank(name)) {
      setError(texts.categoryBlank);
      return;
    }
    if (areTooLong({ name, description }) || !draft.ready) return;
    const words = stored({ name, description });
    if (words.category_name === row.category_name && words.description === row.description) {
      giveUp();
      return;
    }
    // What cannot be kept says so itself, and waits in its draft.
    draft
      .end((ended) => changeCategory(row.id, words, ended), { inSight: true })
      .then(onClose, () => undefined);
  };
  return (
    <EditForm label={texts.editLabel(row.category_name)} onSave={save} onGiveUp={giveUp}>
      <Fields
        name={name}
        description={description}
        error={error}
        autoFocus
        onChange={(words) => {
          setError(undefined);
          draft.change((value) => ({ ...value, ...words }));
        }}
      />
    </EditForm>
  );
}
