import { isOpened } from '../../../kernel/seal.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { Mutation } from '../../../session/perform.ts';
import { deleteWithUndo, performOrToast } from '../../../session/perform-or-toast.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import * as texts from '../texts.ts';

/** A category as devices keep it, its texts in plain words. */
export type OwnCategory = Omit<SyncedRows['user_categories'], 'seq'>;
export type CategoryWords = Pick<OwnCategory, 'category_name' | 'description'>;

/** The categories of the weekly review, first in priority first. */
export const categoriesInOrder = (tables: Tables): OwnCategory[] =>
  [...tables.user_categories.values()].sort(
    (one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1),
  );

/** What cannot be read here can be neither reworded nor put back: its words would be lost. */
export const isReadable = ({ category_name, description }: OwnCategory): boolean =>
  isOpened(category_name) && isOpened(description);

/** Both texts as they travel, each sealed for its place. */
async function sealed({ format, seal }: Sealer, id: string, { category_name, description }: CategoryWords) {
  const sealOne = (column: string, text: string) => seal('user_categories', column, id, text);
  return {
    category_name: await sealOne('category_name', category_name),
    description: description === null ? null : await sealOne('description', description),
    format,
  };
}

const wordsOf = ({ category_name, description }: CategoryWords): string =>
  [category_name, description].filter(Boolean).join('\n\n');

/**
 * Adds a category, last in priority; its texts are trimmed, its name not blank. Rejects, and says so, when it could not
 * be kept. @param draft the draft that it ends
 */
export async function addCategory(
  { id, ...words }: CategoryWords & { id: string },
  draft?: string,
): Promise<void> {
  const priority = Math.max(0, ...categoriesInOrder(readTables()).map((each) => each.priority)) + 1;
  const write: Mutation = {
    what: texts.newCategory,
    words: wordsOf(words),
    asNew: texts.saveAsNewButton,
    request: async (sealer) => ({
      call: 'POST /api/weekly/categories',
      body: { id, ...(await sealed(sealer, id, words)) },
    }),
    changes: [
      { table: 'user_categories', key: id, put: { id, ...words, format: writtenFormat(), priority } },
    ],
    ...(draft === undefined ? {} : { endsDraft: draft }),
  };
  await performOrToast(write, texts.categoryNotAdded);
}

/** Gives a category other words. Rejects, and says so, when they could not be kept. */
export async function changeCategory(id: string, words: CategoryWords, draft?: string): Promise<void> {
  const write: Mutation = {
    what: texts.changedCategory,
    words: wordsOf(words),
    request: async (sealer) => ({
      call: 'PATCH /api/weekly/categories/{id}',
      params: { id },
      body: await sealed(sealer, id, words),
    }),
    changes: [{ table: 'user_categories', key: id, set: { ...words, format: writtenFormat() } }],
    ...(draft === undefined ? {} : { endsDraft: draft }),
  };
  await performOrToast(write, texts.categoryNotChanged);
}

const puttingBack = (row: OwnCategory): Mutation => ({
  what: texts.restoredCategory,
  words: wordsOf(row),
  request: async (sealer) => ({
    call: 'PUT /api/weekly/categories/{id}',
    params: { id: row.id },
    body: { ...(await sealed(sealer, row.id, row)), priority: row.priority },
  }),
  changes: [{ table: 'user_categories', key: row.id, put: { ...row, format: writtenFormat() } }],
});

/** Deletes at once and offers to undo it for eight seconds; not what cannot be read here, as it could not be put back. */
export async function deleteCategory(id: string): Promise<void> {
  const row = readTables().user_categories.get(id);
  if (!row) return;
  const write: Mutation = {
    what: texts.deletedCategory,
    words: row.category_name,
    request: async () => ({ call: 'DELETE /api/weekly/categories/{id}', params: { id } }),
    changes: [{ table: 'user_categories', key: id, gone: true }],
  };
  await deleteWithUndo({
    write,
    puttingBack: isReadable(row) ? puttingBack(row) : undefined,
    said: texts.categoryDeleted,
    failed: texts.categoryNotChanged,
  });
}
