import { expect, test } from 'vitest';
import { grantFeatureFlag } from '../../../../test/harness/feature-flags.ts';
import { device, onDevice, refuseWrites } from '../../../../test/harness/page-device.ts';
import { pagePerson } from '../../../../test/harness/page-person.ts';
import { newId } from '../../../kernel/ids.ts';
import { UNREADABLE } from '../../../kernel/seal.ts';
import type { OwnCategory } from './category-ops.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { addCategory, categoriesInOrder, changeCategory, deleteCategory } = await import('./category-ops.ts');

const stage = pagePerson(grantFeatureFlag);

const categories = () => categoriesInOrder(device().tables);
const add = (category_name: string, description: string | null = null) =>
  addCategory({ id: newId(), category_name, description });

function named(words: string): OwnCategory {
  const found = categories().find(({ category_name }) => category_name === words);
  if (!found) throw new Error(`no category is called ${words}`);
  return found;
}

/** What is shown is what the server has. */
async function expectInStep(): Promise<void> {
  const rows: OwnCategory[] = (await stage.ann.get('/api/weekly/categories')).body.categories;
  const stored = await Promise.all(
    rows.map(async ({ id, priority, description, ...row }) => ({
      id,
      priority,
      category_name: await device().opened('user_categories', 'category_name', { id, ...row }),
      description:
        description && (await device().opened('user_categories', 'description', { id, description })),
    })),
  );
  expect(
    categories().map(({ id, priority, category_name, description }) => ({
      id,
      priority,
      category_name,
      description,
    })),
  ).toEqual(stored);
}

const lastToast = () => shownToasts().at(-1);

test('PRF-14 the first category has priority 1, the next 2, and each shows at once', async () => {
  await add('Family', 'Mum and Dad');
  await add('Work');
  expect(categories()).toMatchObject([
    { category_name: 'Family', description: 'Mum and Dad', priority: 1 },
    { category_name: 'Work', description: null, priority: 2 },
  ]);
  await expectInStep();
});

test('a category is reworded and loses its description', async () => {
  await add('Family', 'Mum and Dad');
  await changeCategory(named('Family').id, { category_name: 'Home', description: null });
  expect(categories()).toMatchObject([{ category_name: 'Home', description: null, priority: 1 }]);
  await expectInStep();
});

test('a deleted category can be put back where it was, for eight seconds', async () => {
  await add('Family', 'Mum and Dad');
  await add('Work');
  const before = categories();
  await deleteCategory(named('Family').id);
  expect(categories()).toHaveLength(1);
  await expectInStep();
  const toast = lastToast();
  expect(toast).toMatchObject({ text: 'Category deleted', seconds: 8, action: { label: 'Undo' } });
  toast?.action?.onSelect();
  await device().settled();
  expect(categories()).toMatchObject(
    before.map(({ id, priority, category_name }) => ({ id, priority, category_name })),
  );
  await expectInStep();
});

test('without a connection all of it waits, in its order', async () => {
  device().online = false;
  await add('Family');
  await add('Work');
  await changeCategory(named('Work').id, { category_name: 'Craft', description: null });
  await deleteCategory(named('Family').id);
  device().online = true;
  await device().send();
  expect(categories()).toMatchObject([{ category_name: 'Craft', priority: 2 }]);
  await expectInStep();
});

test('one whose words cannot be read here is deleted for good', async () => {
  await add('Family');
  const row = { ...named('Family'), category_name: UNREADABLE, seq: 9 };
  device().take(['user_categories', row]);
  onDevice(device());
  await deleteCategory(row.id);
  expect(lastToast()).toMatchObject({ text: 'Category deleted' });
});

test('MSG-35 what can be kept nowhere says so', async () => {
  refuseWrites();
  await expect(add('Family')).rejects.toThrow();
  expect(lastToast()).toMatchObject({ text: 'Failed to add category' });
  expect(categories()).toEqual([]);
});
