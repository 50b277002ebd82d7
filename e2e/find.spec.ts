import type { Page } from '@playwright/test';
import { newId } from '../src/kernel/ids.ts';
import { CURRENT_FORMAT } from '../src/kernel/seal.ts';
import { field, findWords, results, said, writeSome } from './find-steps.ts';
import { addedAction, sealedColumn, storedActions } from './stored-words.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fetchNews,
  goWithin,
  settled,
  signUp,
  syncNow,
  test,
} from './support.ts';
import { openTools, row, storeVision } from './vision-steps.ts';

/** Days are typed in a plain form, or chosen from the calendar by the keyboard alone. */
async function chooseDays(page: Page): Promise<void> {
  const from = page.getByLabel('From', { exact: true });
  await from.fill('Soon');
  await from.press('Enter');
  await expect(page.getByText('We don’t recognize this date.')).toBeVisible();
  await from.fill('jan 5 2020');
  await from.press('Enter');
  await expect(from).toHaveValue('Jan 5, 2020');
  await expect(results(page)).toHaveCount(3);
  const open = page.getByRole('button', { name: 'From: choose from the calendar' });
  await open.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'From: choose from the calendar' });
  await expect(calendar.getByRole('button', { name: 'Sunday, January 5, 2020' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await expect(calendar.getByRole('button', { name: 'Next year' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(from).toHaveValue('Dec 4, 2019');
  await open.press('Enter');
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(from).toHaveValue('Dec 4, 2019');
}

test('what was written is found as it is typed, opens at its place with the words marked, and is narrowed down', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  const { entry, lesson, action } = await writeSome(page);
  await findWords(page, { entry, lesson, action });

  await test.step('whatever was written is found as it is typed, without accents, begun or misspelt', async () => {
    await field(page).fill('breakf');
    await expect(results(page)).toHaveCount(3);
    await expect(said(page)).toContainText('3 matches.');
    await field(page).fill('zoe cafe');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page).locator('mark')).toHaveText(['Zoë', 'café']);
    await field(page).fill('brekfast');
    await expect(results(page)).toHaveCount(3);
    await field(page).fill('breakfast nowhere');
    await expect(said(page)).toContainText('No matches.');
    await page.getByRole('button', { name: 'Search for “breakfast”' }).click();
    await expect(field(page)).toHaveValue('breakfast');
    await expect(results(page)).toHaveCount(3);
    await field(page).fill('nowhere');
    await expect(said(page)).toContainText('No matches.');
    expect(page.url()).not.toContain('nowhere');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('nowhere');
  });

  await goWithin(page, '/profile');
  await test.step('a key opens it, arrows go through the results', async () => {
    await page.getByRole('heading', { level: 1 }).press('/');
    await expect(page).toHaveURL('/find');
    await field(page).fill('breakfast');
    await expect(results(page)).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
  });
  await test.step('it is accessible, and fits on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(results(page).first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: 'Lessons' }).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await expect(results(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove filters' }).click();
    await expect(results(page)).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('kinds and days narrow it down; Escape clears', async () => {
    await page.getByRole('checkbox', { name: 'Lessons' }).check();
    await expect(results(page)).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Lessons' }).uncheck();
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(results(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Search without filters' }).click();
    await expect(results(page)).toHaveCount(3);
    await chooseDays(page);
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toHaveCount(0);
  });
  await test.step('the histories are searched where they stand, and from there everything', async () => {
    await goWithin(page, '/journal/history');
    await expect(page.getByRole('heading', { level: 1, name: /Journal/ })).toBeVisible();
    await field(page).fill('breakfast');
    await expect(results(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Search everything you wrote' }).click();
    await expect(page).toHaveURL('/find');
    await expect(field(page)).toHaveValue('breakfast');
    await expect(results(page)).toHaveCount(3);
    await goWithin(page, '/lessons-history');
    await expect(page.getByRole('heading', { level: 1, name: /Lessons/ })).toBeVisible();
    await field(page).fill('letters');
    await expect(results(page)).toHaveCount(1);
    await field(page).press('Escape');
    await expect(page.getByText('then letters')).toBeVisible();
  });
  await test.step('what another page has just written is found without a reload', async () => {
    await page.getByRole('link', { name: 'Find', exact: true }).click();
    // The lessons have a field of their own, until this page is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Find' })).toBeVisible();
    await field(page).fill('umbrella');
    await expect(said(page)).toContainText('No matches.');
    await page.getByRole('link', { name: 'Actions' }).first().click();
    const box = page.getByLabel('Add an action');
    await box.fill('and/or an umbrella');
    // The key that opens the search is a letter here.
    await expect(page).toHaveURL('/tasks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'and/or an umbrella' })).toBeVisible();
    await page.getByRole('link', { name: 'Find', exact: true }).click();
    await fetchNews(page);
    await field(page).fill('umbrella');
    await expect(results(page)).toHaveCount(1);
  });
});

/** Adds what somebody wants to do once, as another device of the person’s would. */
async function storedWish(page: Page, userId: string, words: string): Promise<void> {
  const id = newId();
  const place = { table: 'bucket_list_items', column: 'item', row: id };
  const item = await sealedColumn(page, userId, place, words);
  await api(page).post('/api/bucket-list/items', { id, item, reason: null, format: CURRENT_FORMAT });
}

test('paper shows what is folded, words are marked in a vision and in the bucket list, and a long list keeps the focus', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await storeVision(page, userId, 'professional', '<p>A place by the sea</p>');
  await storedWish(page, userId, 'Swim in the sea');
  await openTools(page);

  await test.step('paper shows the visions that were never opened', async () => {
    await settled(page);
    const vision = row(page, 'professional').getByText('A place by the sea');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(vision).toHaveCount(1);
    await expect(vision).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(row(page, 'professional')).not.toHaveAttribute('open');
  });

  await test.step('words are marked in a vision and in the bucket list', async () => {
    for (const name of [/A place by/, /Swim in/]) {
      await goWithin(page, '/find');
      await field(page).fill('sea');
      await expect(results(page)).toHaveCount(2);
      await results(page).filter({ hasText: name }).click();
      await expect(page.locator('mark[data-current]')).toHaveText('sea');
      await expect(page.getByRole('region', { name: 'Matches' })).toContainText('Match 1 of 1');
    }
  });

  await test.step('a long list keeps the focus that came with its first rows, and its place while more is found', async () => {
    const plants = Array.from({ length: 60 }, (_, place) => `Water plant number ${place + 1}`);
    await storedActions(page, userId, plants);
    await goWithin(page, '/find');
    await syncNow(page);
    // Whoever is quick goes down into the results as soon as there are some.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const first = document.querySelector<HTMLElement>('[data-result]');
        if (!first) return;
        watch.disconnect();
        first.focus();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await field(page).fill('plant');
    await expect(said(page)).toContainText('60 matches.');
    await expect(results(page).first()).toBeFocused();
    // The list that scrolls says how long it is.
    await expect(page.locator('[aria-setsize="60"]').first()).toBeVisible();
    await expect(results(page).first()).toBeFocused();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await addedAction(page, 'One more plant');
    await syncNow(page);
    await expect(said(page)).toContainText('61 matches.');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  });
});
