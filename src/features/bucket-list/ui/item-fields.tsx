import type { ReactNode } from 'react';
import { Field } from '../../../kit/field.tsx';
import { isTooLong, lengthWords } from '../../../kit/length-note.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { ITEM_LENGTH, REASON_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';

interface Words {
  item: string;
  reason: string;
}

export const areTooLong = ({ item, reason }: Words): boolean =>
  isTooLong(item, ITEM_LENGTH) || isTooLong(reason, REASON_LENGTH);

interface ItemFieldsProps extends Words {
  /** What is wrong with the item. */
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (words: Partial<Words>) => void;
}

/** What somebody wants to do, and why. */
export function ItemFields({ item, reason, error, autoFocus, onChange }: ItemFieldsProps): ReactNode {
  const ofItem = lengthWords(item, ITEM_LENGTH);
  const ofReason = lengthWords(reason, REASON_LENGTH);
  return (
    <>
      <Field label={texts.itemLabel} help={ofItem.help} error={error ?? ofItem.error}>
        <TextInput
          value={item}
          autoFocus={autoFocus}
          onChange={(event) => onChange({ item: event.target.value })}
        />
      </Field>
      <Field label={texts.reasonLabel} optional help={ofReason.help} error={ofReason.error}>
        <TextInput value={reason} onChange={(event) => onChange({ reason: event.target.value })} />
      </Field>
    </>
  );
}
