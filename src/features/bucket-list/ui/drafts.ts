import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import type { DraftKind } from '../../../web/drafts.ts';

export interface ItemDraft {
  /** The id that its row will have. */
  id: string;
  item: string;
  reason: string;
}

const blank = (): ItemDraft => ({ id: newId(), item: '', reason: '' });

const joined = (one: string, other: string, between: string): string =>
  [one.trimEnd(), other].filter((text) => !isBlank(text)).join(between);

/** A new item that is being written. Of two versions nothing is left out. */
export const NEW_ITEM: DraftKind<ItemDraft> = {
  name: 'bucket list item',
  blank,
  isBlank: ({ item, reason }) => isBlank(item) && isBlank(reason),
  read: (kept) => ({ ...blank(), ...(kept as Partial<ItemDraft>) }),
  merge: (kept, written) => ({
    ...kept,
    item: joined(kept.item, written.item, ', '),
    reason: joined(kept.reason, written.reason, '\n'),
  }),
};

/** Other words for what stands; undefined while they were not touched. Of two versions, what was written last. */
const anew = <Value extends object>(name: string): DraftKind<Partial<Value>> => ({
  name,
  blank: () => ({}),
  isBlank: (value) => Object.values(value).every((text) => text === undefined),
  read: (kept) => kept as Partial<Value>,
  merge: (kept, written) => ({ ...kept, ...written }),
});

/** Each item has a draft of its own. */
export const editedItem = (id: string) => anew<{ item: string; reason: string }>(`bucket list item ${id}`);
export const storyOf = (id: string) => anew<{ story: string }>(`bucket list story ${id}`);
