import { addPictures, drawnPicture, tiles } from './attachments-steps.ts';
import { savedEntry } from './journal-steps.ts';
import { HISTORY, memory, writeMemories } from './memory-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './support.ts';

test('a month as pictures: each with its day, opened with those of its month, and back to its page', async ({
  page,
}) => {
  await signUp(page);
  const entry = await savedEntry(page);
  await page.goto(HISTORY);
  // Nothing to show yet.
  await expect(page.getByRole('button', { name: 'Show pictures' })).toHaveCount(0);
  await page.goto(`/journal/edit?entry=${entry}`);
  await addPictures(page, [
    await drawnPicture(page, { name: 'One.jpg' }),
    await drawnPicture(page, { name: 'Two.png', width: 600, height: 900, type: 'image/png' }),
  ]);
  await expect(tiles(page)).toHaveCount(2);
  await page.goto(HISTORY);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  const month = pictures.getByRole('list', { name: /^Pictures of \w+ \d{4}$/ });
  await expect(month.getByRole('button')).toHaveCount(2);
  await expect(month.locator('img')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await month.getByRole('button', { name: /Picture 2 of 2$/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture' });
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Delete picture' }).click();
  await expect(viewer.getByRole('img', { name: /Picture 1 of 1/ })).toBeVisible();
  await viewer.getByRole('link').click();
  await expect(page).toHaveURL(`${HISTORY}?entry=${entry}`);
  await expect(tiles(page)).toHaveCount(1);
  await page.goBack();
  await expect(month.getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show pages' }).click();
  await expect(page).toHaveURL(HISTORY);
});

test('the last picture of a history deleted, and how to begin is said', async ({ page }) => {
  await signUp(page);
  await page.goto(`/journal/edit?entry=${await savedEntry(page)}`);
  await addPictures(page, [await drawnPicture(page, { name: 'One.jpg' })]);
  await expect(tiles(page)).toHaveCount(1);
  await page.goto(`${HISTORY}?pictures`);
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  await pictures.getByRole('button').click();
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Delete picture' }).click();
  await expect(pictures.getByText('No pictures yet.')).toBeVisible();
  await expect(pictures).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pictures.getByRole('listitem').getByRole('button')).toHaveCount(1);
});

test('a sentence that comes back brings its first picture', async ({ page }) => {
  await signUp(page);
  const entry = await writeMemories(page);
  await page.goto(`/journal/edit?entry=${entry}`);
  await addPictures(page, [await drawnPicture(page, { name: 'Lake.jpg' })]);
  await expect(tiles(page)).toHaveCount(1);
  await page.goto('/find');
  const sentence = memory(page, 'A year ago').getByRole('link');
  await expect(sentence.getByRole('img', { name: 'Picture' })).toBeVisible();
  await page.goto(HISTORY);
  await expect(memory(page, 'A year ago').getByRole('img')).toBeVisible();
  await expectAccessible(page);
  // The picture leads to the page, and the menu beside it is no part of that.
  await memory(page, 'A year ago').getByRole('img').click({ force: true });
  await expect(page).toHaveURL(`${HISTORY}?entry=${entry}`);
  await memory(page, 'A year ago').getByRole('button').click();
  await expect(page.getByRole('menu')).toBeVisible();
});
