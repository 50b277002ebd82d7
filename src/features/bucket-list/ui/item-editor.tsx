import { type ReactNode, useMemo, useState } from 'react';
import { isBlank, textOrNull } from '../../../kernel/text.ts';
import { EditForm } from '../../../kit/edit-form.tsx';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import type { OwnItem } from '../rules.ts';
import * as texts from '../texts.ts';
import { editedItem } from './drafts.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { areTooLong, ItemFields } from './item-fields.tsx';
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
  const save = (): void => {
    if (isBlank(item)) {
      setError(texts.itemMissing);
      return;
    }
    if (areTooLong({ item, reason }) || !draft.ready) return;
    const words = { item: item.trim(), reason: textOrNull(reason) };
    if (words.item === row.item && words.reason === row.reason) {
      giveUp();
      return;
    }
    // What cannot be kept says so itself, and waits in its draft.
    draft.end((ended) => changeItem(row, words, ended), { inSight: true }).then(onClose, () => undefined);
  };
  return (
    <>
      <EditForm label={texts.editLabel(row.item)} onSave={save} onGiveUp={giveUp}>
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
      </EditForm>
      <EarlierVersions item={row} onBroughtBack={giveUp} />
    </>
  );
}
