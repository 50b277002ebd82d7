import type { Page } from '@playwright/test';
import { expectSaved } from './notebook-steps.ts';
import { storedWords } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signIn,
  signUp,
  sql,
  test,
  withoutIndexedDb,
} from './support.ts';

/** How an envelope of format 3 begins. */
const SEALED = expect.stringMatching(/^A[w-z0-9+/]/);

const section = (page: Page) => page.getByRole('region', { name: 'Bucket list', exact: true });
const itemBox = (page: Page) => section(page).getByRole('textbox', { name: 'What do you want to do?' });
const reasonBox = (page: Page) => section(page).getByRole('textbox', { name: 'Why (optional)' });
const status = (page: Page, item: string) =>
  section(page).getByRole('combobox', { name: `Status of “${item}”` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Congratulations' });
const names = (page: Page) => section(page).locator('li[data-row] p:first-of-type');

interface Stored {
  status: string;
  reason: string | null;
  completed_at: Date | null;
  completion_story: string | null;
}

const stored = (page: Page, userId: string) =>
  storedWords<Stored>(page, userId, 'bucket_list_items', [
    'status',
    'reason',
    'completed_at',
    'completion_story',
  ]);

async function opened(page: Page): Promise<void> {
  await page.goto('/dashtools');
  await expect(section(page).getByRole('button', { name: /^Add (an item|to bucket list)$/ })).toBeVisible();
}

async function add(page: Page, item: string, reason = ''): Promise<void> {
  await itemBox(page).fill(item);
  await reasonBox(page).fill(reason);
  await itemBox(page).press('Enter');
  await expect(section(page).getByText(item.trim(), { exact: true })).toBeVisible();
}

async function choose(page: Page, item: string, option: string): Promise<void> {
  await section(page)
    .getByRole('button', { name: `Options for “${item}”` })
    .click();
  await page.getByRole('menuitem', { name: option }).click();
}

// Each walk is as long as several journeys.
test.slow();

test('items are added, edited by keys, moved by their status, completed with a story and reviewed, at every width', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await opened(page);
  await test.step('BKT-05 MSG-82 nothing is added from spaces alone', async () => {
    await itemBox(page).fill('   ');
    await section(page).getByRole('button', { name: 'Add to bucket list' }).click();
    await expect(section(page).getByRole('alert')).toHaveText('Please write what you want to do.');
  });
  await test.step('BKT-04 MSG-82 an item is added with or without a reason, and stored sealed', async () => {
    await add(page, '  Learn to sail ', '  Wind and quiet ');
    await expect(page.getByText('Bucket list item added successfully!')).toBeVisible();
    await expect(itemBox(page)).toHaveValue('');
    await expect(itemBox(page)).toBeFocused();
    await add(page, 'See the northern lights', '   ');
    await expect(section(page).getByText('Wind and quiet', { exact: true })).toBeVisible();
    await expect
      .poll(() => stored(page, userId))
      .toMatchObject([
        { text: 'Learn to sail', reason: SEALED, status: 'in_bucket' },
        { text: 'See the northern lights', reason: null, status: 'in_bucket' },
      ]);
  });

  await test.step('BKT-01 each has a status selector, and stands by its status', async () => {
    await expect(names(page)).toHaveText(['See the northern lights', 'Learn to sail']);
    await expect(status(page, 'Learn to sail').getByRole('option')).toHaveText([
      'In bucket',
      'In progress',
      'Completed',
    ]);
  });
  await test.step('BKT-03 the status that is chosen is saved', async () => {
    await status(page, 'See the northern lights').focus();
    await status(page, 'See the northern lights').selectOption('In progress');
    await expect(names(page)).toHaveText(['Learn to sail', 'See the northern lights']);
    await expect(status(page, 'See the northern lights')).toBeFocused();
    await expect
      .poll(async () => (await stored(page, userId)).map((row) => row.status))
      .toEqual(['in_bucket', 'in_progress']);
  });

  const one = async () => (await stored(page, userId))[0];
  await test.step('BKT-02 BKT-03 completing asks for the story; skipped it stays empty', async () => {
    await status(page, 'Learn to sail').selectOption('Completed');
    await expect(dialog(page)).toBeVisible();
    const done = { status: 'completed', completed_at: expect.any(Date), completion_story: null };
    await expect.poll(one).toMatchObject(done);
    await dialog(page).getByRole('button', { name: 'Skip for Now' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(status(page, 'Learn to sail')).toBeFocused();
    expect(await one()).toMatchObject(done);
    await status(page, 'Learn to sail').selectOption('In bucket');
    await expect.poll(one).toMatchObject({ status: 'in_bucket', completed_at: null });
  });
  const story = section(page).getByText('At dawn, to the island.', { exact: true });
  await test.step('BKT-02 saved it is trimmed, and stored sealed', async () => {
    await status(page, 'Learn to sail').selectOption('Completed');
    await dialog(page).getByRole('textbox', { name: 'How was it?' }).fill('  At dawn, to the island. ');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save Story' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(story).toBeVisible();
    await expect.poll(async () => (await one())?.completion_story).toEqual(SEALED);
  });

  await test.step('CALL-30 an item is edited in its place with the keyboard alone', async () => {
    await section(page).getByRole('button', { name: 'Options for “See the northern lights”' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Edit “See the northern lights”' });
    const box = form.getByRole('textbox', { name: 'What do you want to do?' });
    await expect(box).toBeFocused();
    await box.fill('  ');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveText('Please write what you want to do.');
    await box.fill('Sleep under them');
    await form.getByRole('textbox', { name: 'Why (optional)' }).fill('');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Sleep under them', 'Learn to sail']);
    await expect(section(page).getByRole('button', { name: 'Options for “Sleep under them”' })).toBeFocused();
    await expect
      .poll(() => stored(page, userId))
      .toMatchObject([{ reason: SEALED }, { text: 'Sleep under them', reason: null }]);
  });

  await test.step('BKT-06 LIM-30 the cadence of reviews is chosen', async () => {
    const cadence = section(page).getByRole('combobox', { name: 'Review' });
    await expect(cadence).toHaveValue('monthly');
    await expect(cadence.getByRole('option')).toHaveText(['Weekly', 'Monthly', 'Quarterly']);
    await expect(section(page).getByText('No review is scheduled yet.')).toBeVisible();
    await cadence.selectOption('Weekly');
    await expect(section(page).getByText(/^Next review: /)).toBeVisible();
  });
  const due = section(page).getByText('Review Due', { exact: true });
  await test.step('VIS-06 a review that is due says so; the form is folded away while the list has items', async () => {
    await expectSaved(page);
    await expect(due).toHaveCount(0);
    await sql('update profiles set bucket_list_next_review = now() where id = $1', [userId]);
    await page.reload();
    await expect(due).toBeVisible();
    await expect(story).toBeVisible();
    const ask = section(page).getByRole('button', { name: 'Add an item' });
    await ask.click();
    await expect(itemBox(page)).toBeFocused();
    await section(page).getByRole('button', { name: 'Close' }).click();
    await expect(itemBox(page)).toHaveCount(0);
    await expect(ask).toBeFocused();
    await ask.click();
    await itemBox(page).fill('Write a');
    await expect(section(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  });
  await test.step('LIM-30 MSG-81 a review schedules the next, and brings points', async () => {
    await section(page).getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(page.getByText('Bucket list reviewed! Next review scheduled.')).toBeVisible();
    await expect(due).toHaveCount(0);
    const profile = () =>
      sql(
        `select bucket_list_frequency as frequency,
          round(extract(epoch from bucket_list_next_review - now()) / 86400)::int as days from profiles where id = $1`,
        [userId],
      );
    await expect.poll(profile).toEqual([{ frequency: 'weekly', days: 7 }]);
    await expect
      .poll(() =>
        sql("select points from score_history where user_id = $1 and type = 'bucket_list_review'", [userId]),
      )
      .toEqual([{ points: 5 }]);
  });
  await test.step('an item that was begun is there again', async () => {
    await expectSaved(page);
    await page.reload();
    await expect(itemBox(page)).toHaveValue('Write a');
  });

  // Beside the one that is completed already.
  for (const item of ['One', 'Two', `Fou${'r'.repeat(120)}`]) {
    await add(page, item);
    await status(page, item).selectOption('Completed');
    await dialog(page).getByRole('button', { name: 'Skip for Now' }).click();
  }
  const folded = section(page).getByText('4 completed', { exact: true });
  for (const width of [360, 390, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(folded).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(status(page, 'One')).toBeHidden();
      await folded.click();
      await expect(status(page, 'One')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const controls = section(page).locator('button:visible, select:visible');
      const heights = await controls.evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
      // Phones are laid out alike.
      if (width !== 390) await expectAccessible(page);
      await folded.click();
    });
  }
});

test('two devices reword one item, and a device without a connection works on the list', async ({
  page,
  browser,
}) => {
  const ann = await signUp(page);
  await opened(page);
  await test.step('the later words stand, the others are an earlier version and come back', async () => {
    await add(page, 'Learn to sail', 'Wind');
    await expectSaved(page);
    const other = await signIn(browser, ann);
    await opened(other);
    await expect(names(other)).toHaveText(['Learn to sail']);
    const reword = async (device: Page, words: string): Promise<void> => {
      await choose(device, 'Learn to sail', 'Edit');
      const form = section(device).getByRole('form', { name: 'Edit “Learn to sail”' });
      await form.getByRole('textbox', { name: 'What do you want to do?' }).fill(words);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(names(device)).toHaveText([words]);
    };
    await failing(other, '**/api/**', 'network');
    await reword(other, 'Sail to Corsica 🌊');
    await reword(page, 'שיט לקורסיקה');
    await expectSaved(page);
    await other.unroute('**/api/**');
    await other.reload();
    await expectSaved(other);
    await expect.poll(() => stored(page, ann.userId)).toMatchObject([{ text: 'Sail to Corsica 🌊' }]);

    await page.reload();
    await expect(names(page)).toHaveText(['Sail to Corsica 🌊']);
    await choose(page, 'Sail to Corsica 🌊', 'Edit');
    await section(page).getByText('Earlier versions (2)').click();
    await expectAccessible(page);
    const version = section(page).getByRole('listitem').filter({ hasText: 'שיט לקורסיקה' }).last();
    await expect(version).toContainText('Wind');
    await version.getByRole('button', { name: /^Restore the version replaced on/ }).click();
    await expect(names(page)).toHaveText(['שיט לקורסיקה']);
    await expect(section(page).getByRole('button', { name: 'Options for “שיט לקורסיקה”' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page)).toHaveText(['Sail to Corsica 🌊']);
    await expectSaved(page);
    await expect.poll(() => stored(page, ann.userId)).toMatchObject([{ text: 'Sail to Corsica 🌊' }]);
    await other.context().close();
  });

  await test.step('offline, items are added, completed and deleted twice with undo; the server has exactly that later', async () => {
    // What the step before offered to undo is not meant.
    await page.reload();
    await expect(names(page)).toHaveText(['Sail to Corsica 🌊']);
    await failing(page, '**/api/**', 'network');
    await section(page).getByRole('button', { name: 'Add an item' }).click();
    await add(page, 'See the northern lights', 'Green');
    await add(page, 'Write a book');
    await choose(page, 'Sail to Corsica 🌊', 'Delete');
    await choose(page, 'See the northern lights', 'Delete');
    await expect(names(page)).toHaveText(['Write a book']);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCount(2);
    await undo.first().click();
    await expect(names(page)).toHaveText(['Write a book', 'Sail to Corsica 🌊']);
    await undo.first().click();
    await status(page, 'Write a book').selectOption('Completed');
    await dialog(page).getByRole('button', { name: 'Skip for Now' }).click();
    const order = ['See the northern lights', 'Sail to Corsica 🌊', 'Write a book'];
    await expect(names(page)).toHaveText(order);
    await page.reload();
    await expect(names(page)).toHaveText(order);
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await stored(page, ann.userId)).map((row) => `${row.text}: ${row.status}`))
      .toEqual([
        'Sail to Corsica 🌊: in_bucket',
        'See the northern lights: in_bucket',
        'Write a book: completed',
      ]);
  });
});

test('MSG-77 MSG-78 what can be kept neither here nor by the server is said, and stays as it was', async ({
  page,
}) => {
  await signUp(page);
  await withoutIndexedDb(page);
  await opened(page);
  await add(page, 'Learn to sail');
  await failing(page, '**/api/bucket-list/**', { status: 400 });
  await itemBox(page).fill('Write a book');
  await itemBox(page).press('Enter');
  await expect(page.getByText('Failed to add bucket list item')).toBeVisible();
  await expect(itemBox(page)).toHaveValue('Write a book');
  await status(page, 'Learn to sail').selectOption('Completed');
  await expect(page.getByText('Failed to update bucket list item')).toBeVisible();
  await expect(status(page, 'Learn to sail')).toHaveValue('in_bucket');
  await expect(dialog(page)).toHaveCount(0);
});
