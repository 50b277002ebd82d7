import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './support.ts';
import {
  beginWriting,
  documents,
  openTools,
  row,
  saveButton,
  storedVision,
  tool,
  writeAndSave,
} from './vision-steps.ts';

/* How documents are written with: their limits, the keyboard, what cannot be loaded, and how it all looks. */

test('a document that is too long says so, and is saved once it is shorter', async ({ page }) => {
  const { userId } = await signUp(page);
  await openTools(page);
  const editor = await beginWriting(page, 'health');
  await editor.fill('x'.repeat(50_001));
  await expect(documents(page).getByRole('alert')).toContainText('The limit is 50,000 characters.');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await saveButton(page).click({ force: true });
  expect(await storedVision(page, userId, 'health')).toBeNull();
  await editor.fill('shorter');
  await expect(editor).not.toHaveAttribute('aria-invalid', 'true');
  await saveButton(page).click();
  await expect.poll(() => storedVision(page, userId, 'health')).toBe('<p>shorter</p>');
});

test('VIS-02 the toolbar is one stop, led through by arrow keys, and the page is left by Tab', async ({
  page,
}) => {
  await signUp(page);
  await openTools(page);
  const editor = await beginWriting(page, 'health');
  await expect(tool(page, 'Bold')).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Numbered list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+]');
  await expect(editor.locator('li li')).toHaveText('two');
  await page.keyboard.press('Tab');
  await expect(saveButton(page)).toBeFocused();
  await expect(editor.locator('li li')).toHaveText('two');
});

for (const part of ['vision-writer', 'vision-page', 'visions', 'bucket-list'] as const) {
  test(`the code of ${part} cannot be loaded: that is said in its place, and trying again helps`, async ({
    page,
  }) => {
    await signUp(page);
    const code = new RegExp(`/assets/${part}-[^/]*\\.js`);
    await page.route(code, (route) => route.abort('internetdisconnected'));
    await page.goto('/dashtools');
    const alert = page.getByRole('main').getByRole('alert');
    if (part !== 'visions' && part !== 'bucket-list') {
      await row(page, 'health').locator('summary').click();
      if (part === 'vision-writer') await page.getByRole('button', { name: 'Write: Health' }).click();
    }
    await expect(alert).toContainText('We couldn’t');
    await page.unroute(code);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toHaveCount(0);
  });
}

for (const width of [360, 390, 1280]) {
  test(`the documents are open to everyone at ${width} px, read and written`, async ({ page }) => {
    await signUp(page);
    await page.setViewportSize({ width, height: 844 });
    await openTools(page);
    await writeAndSave(page, 'professional', `Wo${'r'.repeat(120)}d שלום 🙂`);
    await expectNoSidewaysScroll(page);
    await row(page, 'professional').locator('summary').click();
    await expectNoSidewaysScroll(page);
    await row(page, 'professional').locator('summary').click();
    await beginWriting(page, 'ideal_day');
    await page.keyboard.type('Up with the sun.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const control of await documents(page)
      .locator('button:visible, select:visible, summary:visible')
      .all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    }
  });
}
