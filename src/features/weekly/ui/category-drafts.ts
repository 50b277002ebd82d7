import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import type { DraftKind } from '../../../web/drafts.ts';

export interface CategoryDraft {
  /** The id that its row will have. */
  id: string;
  name: string;
  description: string;
}

const blank = (): CategoryDraft => ({ id: newId(), name: '', description: '' });

const joined = (one: string, other: string, between: string): string =>
  [one.trimEnd(), other].filter((text) => !isBlank(text)).join(between);

/** A new category that is being written. Of two versions nothing is left out. */
export const NEW_CATEGORY: DraftKind<CategoryDraft> = {
  name: 'weekly category',
  blank,
  isBlank: ({ name, description }) => isBlank(name) && isBlank(description),
  read: (kept) => ({ ...blank(), ...(kept as Partial<CategoryDraft>) }),
  merge: (kept, written) => ({
    ...kept,
    name: joined(kept.name, written.name, ', '),
    description: joined(kept.description, written.description, '\n'),
  }),
};

type Words = Partial<Omit<CategoryDraft, 'id'>>;

/** Other words for a category; undefined while they were not touched. Of two versions, what was written last. */
export const editedCategory = (id: string): DraftKind<Words> => ({
  name: `weekly category ${id}`,
  blank: () => ({}),
  isBlank: ({ name, description }) => name === undefined && description === undefined,
  read: (kept) => kept as Words,
  merge: (kept, written) => ({ ...kept, ...written }),
});
