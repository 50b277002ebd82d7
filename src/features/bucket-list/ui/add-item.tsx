import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isBlank, textOrNull } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { Plus } from '../../../kit/icons.ts';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import * as texts from '../texts.ts';
import { type ItemDraft, NEW_ITEM } from './drafts.ts';
import { areTooLong, ItemFields } from './item-fields.tsx';
import { addItem } from './ops.ts';

interface AddItemProps {
  /** Nothing stands in the list: the form is there at once. */
  isFirst: boolean;
}

/** Adds an item with its reason, if it has one. Folded away until it is asked for, so that the list comes first. */
export function AddItem({ isFirst }: AddItemProps): ReactNode {
  const draft = useDraft(NEW_ITEM);
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isBegun = !NEW_ITEM.isBlank(draft.value);
  const fold = (): void => {
    setAsked(false);
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  return (
    <div className="pb-5" ref={place}>
      {isFirst || isAsked || isBegun ? (
        <AddForm
          draft={draft}
          isAsked={isAsked}
          onAdd={() => setAsked(true)}
          // Words that nobody added stay in sight.
          onFold={isFirst || isBegun ? undefined : fold}
        />
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          <Plus />
          {texts.addItemButton}
        </Button>
      )}
    </div>
  );
}

interface AddFormProps {
  draft: ReturnType<typeof useDraft<ItemDraft>>;
  /** The person opened it, and writes next. */
  isAsked: boolean;
  onAdd: () => void;
  onFold: (() => void) | undefined;
}

/** Enter or the button stores the item, and the fields are free again. */
function AddForm({ draft, isAsked, onAdd, onFold }: AddFormProps): ReactNode {
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
    onAdd();
    // What cannot be kept says so itself, and is back in the fields.
    draft
      .end((ended) => addItem({ id, item: item.trim(), reason: textOrNull(reason) }, ended))
      .catch(() => undefined);
  };
  return (
    <form className="grid gap-4" ref={form} onSubmit={submit} noValidate>
      <ItemFields
        item={item}
        reason={reason}
        error={error}
        autoFocus={isAsked}
        onChange={(words) => {
          setError(undefined);
          draft.change((value) => ({ ...value, ...words }));
        }}
      />
      <div className="flex flex-wrap gap-x-3">
        <Button type="submit" variant="secondary">
          {texts.addButton}
        </Button>
        {onFold && (
          <Button variant="tertiary" onClick={onFold}>
            {texts.closeButton}
          </Button>
        )}
      </div>
    </form>
  );
}
