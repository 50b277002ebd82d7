import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import { changedWords, joinedWords } from '../../../notebook/react/changed-text-draft.ts';
import type { DraftKind } from '../../../notebook/react/use-draft.ts';

export interface ItemDraft {
  /** The id that its row will have. */
  id: string;
  item: string;
  reason: string;
}

const blank = (): ItemDraft => ({ id: newId(), item: '', reason: '' });

/** A new item that is being written. Of two versions nothing is left out. */
export const NEW_ITEM: DraftKind<ItemDraft> = {
  name: 'bucket list item',
  blank,
  isBlank: ({ item, reason }) => isBlank(item) && isBlank(reason),
  read: (kept) => ({ ...blank(), ...(kept as Partial<ItemDraft>) }),
  merge: (kept, written) => ({
    ...kept,
    item: joinedWords(kept.item, written.item, ', '),
    reason: joinedWords(kept.reason, written.reason, '\n'),
  }),
};

/** Each item has a draft of its own. */
export const editedItem = (id: string) =>
  changedWords<{ item: string; reason: string }>(`bucket list item ${id}`);
export const storyOf = (id: string) => changedWords<{ story: string }>(`bucket list story ${id}`);
