import { expect, test } from 'vitest';
import { device, onDevice, refuseWrites } from '../../../../test/harness/page-device.ts';
import { NOW, pagePerson } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import { newId } from '../../../kernel/ids.ts';
import { formerVersions } from '../../feed/client.ts';
import type { OwnItem } from '../rules.ts';
import * as texts from '../texts.ts';

const { shownToasts } = await import('../../../kit/toast.ts');
const { addItem, bringBack, changeItem, chooseCadence, deleteItem, review, saveStory, setStatus } =
  await import('./ops.ts');
const { bucketList, schedule } = await import('./views.ts');

const LATER = '2026-11-20T17:00:00.000Z';

const stage = pagePerson();

const items = () => bucketList(device().tables);
const add = (item: string, reason: string | null = null) => addItem({ id: newId(), item, reason });

function named(words: string): OwnItem {
  const found = items().find(({ item }) => item === words);
  if (!found) throw new Error(`no item says ${words}`);
  return found;
}

const TEXTS = ['item', 'reason', 'completion_story'] as const;

/** The items that the server has, their words opened. */
async function stored() {
  const rows: OwnItem[] = (await stage.ann.get('/api/bucket-list/items')).body.items;
  return Promise.all(
    rows.map(async (row) => {
      const opened = { ...row };
      for (const column of TEXTS) {
        if (row[column] === null) continue;
        opened[column] = await device().opened('bucket_list_items', column, { ...row });
      }
      return opened;
    }),
  );
}

/** What is shown is what the server has. */
async function expectInStep(): Promise<void> {
  const shown = items().map(({ id, format, ...row }) => ({ id, format, user_id: stage.ann.userId, ...row }));
  expect(shown.map(({ seq: _, ...row }: object & { seq?: number }) => row)).toEqual(await stored());
}

const lastToast = () => shownToasts().at(-1);

test('MSG-82 CALL-29 LIM-09 an added item shows at once, and is said for three seconds', async () => {
  await add('Learn to sail', 'Wind and quiet');
  await add('See the northern lights');
  expect(lastToast()).toMatchObject({ text: 'Bucket list item added successfully!', seconds: 3 });
  expect(items()).toMatchObject([
    { item: 'See the northern lights', reason: null, status: 'in_bucket' },
    { item: 'Learn to sail', reason: 'Wind and quiet', status: 'in_bucket', completed_at: null },
  ]);
  await expectInStep();
});

test('BKT-03 every status shows as the server keeps it, and a story stays when its item is taken up again', async () => {
  await add('Learn to sail');
  stage.at(LATER);
  expect(await setStatus(named('Learn to sail'), 'in_progress')).toBe(true);
  await expectInStep();
  await setStatus(named('Learn to sail'), 'completed');
  expect(items()).toMatchObject([{ status: 'completed', completed_at: LATER, completion_story: null }]);
  await expectInStep();
  await saveStory(named('Learn to sail'), 'At dawn, to the island.');
  await setStatus(named('Learn to sail'), 'in_bucket');
  expect(items()).toMatchObject([
    { status: 'in_bucket', completed_at: null, completion_story: 'At dawn, to the island.' },
  ]);
  await expectInStep();
});

test('CALL-30 an item is reworded, its reason given and taken away', async () => {
  await add('Learn to sail');
  stage.at(LATER);
  await changeItem(named('Learn to sail'), { item: 'Sail to Corsica', reason: 'Wind' });
  expect(items()).toMatchObject([{ item: 'Sail to Corsica', reason: 'Wind', updated_at: LATER }]);
  await expectInStep();
  await changeItem(named('Sail to Corsica'), { item: 'Sail to Corsica', reason: null });
  await expectInStep();
});

/** What an item said before, the one that was replaced last on top. */
const former = (id: string) =>
  formerVersions(device().tables, 'bucket_list_items', id).map(({ texts }) => texts);

test('what is written over is an earlier version, here as on the server; it comes back, and that can be undone', async () => {
  await add('Learn to sail', 'Wind');
  const { id } = named('Learn to sail');
  stage.at(LATER);
  await changeItem(named('Learn to sail'), { item: 'Sail to Corsica', reason: 'Wind' });
  await setStatus(named('Sail to Corsica'), 'completed');
  await saveStory(named('Sail to Corsica'), 'At dawn.');
  expect(former(id)).toEqual([{ item: 'Learn to sail', reason: 'Wind' }]);
  stage.at('2026-11-21T17:00:00.000Z');
  await bringBack(named('Sail to Corsica'), { item: 'Learn to sail', reason: 'Wind' });
  expect(named('Learn to sail').completion_story).toBe('At dawn.');
  expect(former(id)[0]).toEqual({ item: 'Sail to Corsica', reason: 'Wind', completion_story: 'At dawn.' });
  await expectInStep();
  stage.at('2026-11-22T17:00:00.000Z');
  lastToast()?.action?.onSelect();
  await device().settled();
  expect(named('Sail to Corsica').completion_story).toBe('At dawn.');
  await expectInStep();
  const there = (await syncedRows(stage.ann))('revisions').map(({ text }) => JSON.parse(text).columns.item);
  const words = there.map((item) => device().opened('bucket_list_items', 'item', { id, item }));
  expect(await Promise.all(words)).toEqual(
    former(id)
      .map((texts) => texts?.item)
      .toReversed(),
  );
});

test('what another device says of the reason stays when the words are changed here', async () => {
  await add('Learn to sail', 'Wind');
  const row = named('Learn to sail');
  const mine = device();
  const other = await stage.anotherDevice();
  other.take(['bucket_list_items', { ...row, seq: 1 }]);
  onDevice(other);
  await changeItem(row, { item: 'Learn to sail', reason: 'Quiet' });
  onDevice(mine);
  await changeItem(row, { item: 'Sail to Corsica', reason: 'Wind' });
  const [there] = (await stage.ann.get('/api/bucket-list/items')).body.items;
  const opened = (column: string) => mine.opened('bucket_list_items', column, there);
  expect([await opened('item'), await opened('reason')]).toEqual(['Sail to Corsica', 'Quiet']);
});

test('an item in plain words of before is sealed whole when it is reworded', async () => {
  const id = newId();
  await stage.app.sql(
    `insert into bucket_list_items (user_id, id, item, reason, created_at, updated_at)
      values ($1, $2, 'Learn to sail', 'Wind', $3, $3)`,
    [stage.ann.userId, id, NOW],
  );
  const [{ user_id: _, ...plain }] = (await stage.ann.get('/api/bucket-list/items')).body.items;
  device().take(['bucket_list_items', { ...plain, seq: 1 }]);
  await changeItem(named('Learn to sail'), { item: 'Sail to Corsica', reason: 'Wind' });
  await expectInStep();
});

test('two items deleted offline come back offline, and the server has them as they were', async () => {
  await add('Learn to sail', 'Wind');
  await add('See the northern lights');
  await setStatus(named('Learn to sail'), 'completed');
  await saveStory(named('Learn to sail'), 'At dawn.');
  const before = items();
  device().online = false;
  for (const { id } of before) await deleteItem(id);
  expect(items()).toEqual([]);
  const undos = shownToasts().filter(({ action }) => action);
  expect(undos.slice(-2)).toMatchObject([{ seconds: 8 }, { seconds: 8 }]);
  for (const { action } of undos.slice(-2)) action?.onSelect();
  await device().settled();
  expect(items()).toEqual(before);
  await device().send();
  await expectInStep();
});

test('what cannot be read here is deleted without a way to put it back', async () => {
  const { id } = { id: newId() };
  await addItem({ id, item: '[Decryption failed]', reason: null });
  await deleteItem(id);
  expect(lastToast()?.text).toBe('Bucket list item deleted');
  expect(lastToast()?.action).toBeUndefined();
});

test('BKT-06 a cadence that is chosen schedules the next review as the server does', async () => {
  for (const cadence of ['weekly', 'quarterly', 'monthly'] as const) {
    await chooseCadence(cadence);
    const { body } = await stage.ann.get('/api/profile');
    expect(body).toMatchObject({ bucket_list_frequency: cadence });
    expect(schedule(device().tables)).toEqual({
      cadence,
      next: body.bucket_list_next_review,
      zone: 'America/Los_Angeles',
    });
  }
});

test('PTS-04 MSG-81 a review schedules the next, and gives points once in a day, on the screen as on the server', async () => {
  const points = async () => {
    const shown = [...device().tables.growth_days.values()].map(({ date, points }) => ({ date, points }));
    const rows = await stage.app.sql(
      'select date::text, points from growth_days where user_id = $1 order by date',
      [stage.ann.userId],
    );
    expect(shown).toEqual(rows);
    return shown;
  };
  await chooseCadence('weekly');
  await review();
  expect(lastToast()).toMatchObject({ text: 'Bucket list reviewed! Next review scheduled.', seconds: 3 });
  expect(await points()).toEqual([{ date: '2026-11-19', points: 5 }]);
  await review();
  expect(await points()).toEqual([{ date: '2026-11-19', points: 5 }]);
  stage.at(LATER);
  await review();
  expect(await points()).toMatchObject([{ points: 5 }, { date: '2026-11-20', points: 5 }]);
  const { body } = await stage.ann.get('/api/profile');
  expect(schedule(device().tables)?.next).toBe(body.bucket_list_next_review);
  expect(body.bucket_list_next_review).toBe('2026-11-27T17:00:00.000Z');
});

test('MSG-77 MSG-78 what can be kept nowhere is said, and nothing of it is shown', async () => {
  await add('Learn to sail');
  const before = items();
  refuseWrites();
  await expect(add('See the northern lights')).rejects.toThrow();
  expect(lastToast()).toMatchObject({ kind: 'error', text: 'Failed to add bucket list item' });
  await expect(changeItem(named('Learn to sail'), { item: 'x', reason: null })).rejects.toThrow();
  expect(lastToast()).toMatchObject({ kind: 'error', text: 'Failed to update bucket list item' });
  expect(await setStatus(named('Learn to sail'), 'completed')).toBe(false);
  expect(lastToast()?.text).toBe('Failed to update bucket list item');
  const shown = shownToasts().filter(({ action }) => action).length;
  await deleteItem(named('Learn to sail').id);
  expect(shownToasts().filter(({ action }) => action)).toHaveLength(shown);
  await review();
  expect(lastToast()?.text).toBe(texts.reviewFailed);
  await chooseCadence('weekly');
  expect(lastToast()?.text).toBe(texts.cadenceFailed);
  expect(items()).toEqual(before);
});
