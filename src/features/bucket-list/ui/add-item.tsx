import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isBlank, textOrNull } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import * as texts from '../texts.ts';
import { NEW_ITEM } from './drafts.ts';
import { areTooLong, ItemFields } from './item-fields.tsx';
import { addItem } from './ops.ts';

/** Adds an item with its reason, if it has one: Enter or the button stores it, and the fields are free again. */
export function AddItem(): ReactNode {
  const draft = useDraft(NEW_ITEM);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const { item, reason } = draft.value;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.current?.querySelector('input')?.focus();
    const { id, item, reason } = draft.latest();
    if (isBlank(item)) {
      setError(texts.itemMissing);
      return;
    }
    if (areTooLong({ item, reason })) return;
    // What cannot be kept says so itself, and is back in the fields.
    draft
      .end((ended) => addItem({ id, item: item.trim(), reason: textOrNull(reason) }, ended))
      .catch(() => undefined);
  };
  return (
    <form className="grid gap-4 pb-5" ref={form} onSubmit={submit} noValidate>
      <ItemFields
        item={item}
        reason={reason}
        error={error}
        onChange={(words) => {
          setError(undefined);
          draft.change((value) => ({ ...value, ...words }));
        }}
      />
      <div>
        <Button type="submit" variant="secondary">
          {texts.addButton}
        </Button>
      </div>
    </form>
  );
}
