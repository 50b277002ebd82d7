import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import { changedWords, joinedWords } from '../../../notebook/react/changed-text-draft.ts';
import type { DraftKind } from '../../../notebook/react/use-draft.ts';

export interface CategoryDraft {
  /** The id that its row will have. */
  id: string;
  name: string;
  description: string;
}

const blank = (): CategoryDraft => ({ id: newId(), name: '', description: '' });

/** A new category that is being written. Of two versions nothing is left out. */
export const NEW_CATEGORY: DraftKind<CategoryDraft> = {
  name: 'weekly category',
  blank,
  isBlank: ({ name, description }) => isBlank(name) && isBlank(description),
  read: (kept) => ({ ...blank(), ...(kept as Partial<CategoryDraft>) }),
  merge: (kept, written) => ({
    ...kept,
    name: joinedWords(kept.name, written.name, ', '),
    description: joinedWords(kept.description, written.description, '\n'),
  }),
};

/** Each category has a draft of its own. */
export const editedCategory = (id: string) =>
  changedWords<Omit<CategoryDraft, 'id'>>(`weekly category ${id}`);
