import { type FormEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { useDraft } from '../../../web/drafts.ts';
import { Button } from '../../../web/ui/button.tsx';
import { ButtonRow } from '../../../web/ui/button-row.tsx';
import { BUCKET_LIST_MESSAGES } from '../contract/messages.ts';
import type { OwnItem } from '../rules.ts';
import { editedItem } from './drafts.ts';
import { areTooLong, ItemFields, textOrNull } from './item-fields.tsx';
import { changeItem } from './ops.ts';

/** An item's words and reason, to be changed in their place: Enter saves, Escape gives up. */
export function ItemEditor({ item: row, onClose }: { item: OwnItem; onClose: () => void }): ReactNode {
  const kind = useMemo(() => editedItem(row.id), [row.id]);
  const draft = useDraft(kind);
  const [error, setError] = useState<string>();
  const { item = row.item, reason = row.reason ?? '' } = draft.value;

  const giveUp = (): void => {
    void draft.done();
    onClose();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isBlank(item)) {
      setError(BUCKET_LIST_MESSAGES.blank);
      return;
    }
    if (areTooLong({ item, reason }) || !draft.ready) return;
    const texts = { item: item.trim(), reason: textOrNull(reason) };
    if (texts.item === row.item && texts.reason === row.reason) {
      giveUp();
      return;
    }
    // What cannot be kept says so itself, and waits in its draft.
    draft.end((ended) => changeItem(row, texts, ended), { inSight: true }).then(onClose, () => undefined);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    giveUp();
  };
  return (
    <form
      className="grid gap-4 py-4"
      aria-label={`Edit “${row.item}”`}
      onSubmit={save}
      onKeyDown={keyDown}
      noValidate
    >
      <ItemFields
        item={item}
        reason={reason}
        error={error}
        autoFocus
        onChange={(words) => {
          setError(undefined);
          draft.change((value) => ({ ...value, ...words }));
        }}
      />
      <ButtonRow>
        <Button type="submit" variant="secondary">
          Save
        </Button>
        <Button variant="tertiary" onClick={giveUp}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}
