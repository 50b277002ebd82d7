import type { Page } from '@playwright/test';
import { choose, confirmUndo, openImport, startButton, undoButton } from './archive-steps.ts';
import { AT_THE_LAKE, findImportedPage, readImportedPage } from './imported-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, sql, test } from './support.ts';

/* Entries of other journals as pages of their own kind. */

// The walk is as long as several journeys.
test.slow();

/** Drops files on the page, somewhere. */
const drop = (page: Page, ...texts: string[]): Promise<void> =>
  page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const text of given) dataTransfer.items.add(new File([text], 'Journal.json'));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, texts);

test('a page from another journal is what it was there: dropped, read, found, edited, brought back', async ({
  page,
}) => {
  const ann = await signUp(page);
  await openImport(page);
  const strong = page.getByText('Nils', { exact: true });

  await test.step('one file at a time is dropped on the page, and pictures that are not beside it are named', async () => {
    await expect(page.getByText('Drop a file here, or paste it')).toBeVisible();
    await page.getByText('From Day One', { exact: true }).click();
    await expect(page.getByText('Choose “Import/Export,” then “Export,” then JSON.')).toBeVisible();
    await expectAccessible(page);
    await drop(page, '{}', '{}');
    await expect(page.getByText('These are several files.')).toBeVisible();
    await drop(page, JSON.stringify({ metadata: {}, entries: [AT_THE_LAKE] }));
    await expect(page.getByText('2 pictures and recordings can’t be imported')).toBeVisible();
    await expect(page.getByRole('list', { name: 'First entries' })).toContainText('A day at the lake');
    await startButton(page).click();
    await page.getByRole('link', { name: 'Open your journal' }).click();
  });

  await readImportedPage(page);

  await test.step('its day says where it comes from, and asks for no strokes', async () => {
    await goWithin(page, '/journal/day?date=2019-07-04');
    await expect(page.getByRole('region', { name: 'Imported page' })).toContainText('A day at the lake');
    await expect(page.getByText('Imported from Day One').first()).toBeVisible();
    await expect(page.getByText('0 of 3')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('its title and its text are edited as they were written, and the version before comes back', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue(/\*\*Nils\*\* caught/);
    await text.fill(' ');
    await page.getByRole('textbox', { name: /^Title/ }).fill('');
    await expect(page.getByRole('alert')).toHaveText(
      'You can change this page, but you can’t leave it blank.',
    );
    await page.getByRole('textbox', { name: /^Title/ }).fill('At the *lake*');
    await text.fill('We **slept**.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const entry = page.locator('details').first();
    await expect(entry.getByText('At the *lake*')).toBeVisible();
    await expect(entry.getByText('slept', { exact: true })).toHaveCSS('font-weight', '600');
    await entry.getByText('Earlier versions (1)').click();
    await expect(strong).toHaveCSS('font-weight', '600');
    await entry.getByRole('button', { name: /^Restore the version/ }).click();
    await expect(page.getByText('Earlier version restored')).toBeVisible();
    await expect(entry.getByText('A day at the lake').first()).toBeVisible();
    await expectSaved(page);
    await expect.poll(() => sql('select 1 from revisions where user_id = $1', [ann.userId])).toHaveLength(2);
  });

  await findImportedPage(page);

  await test.step('one that was changed stays when its import is undone', async () => {
    await goWithin(page, '/import');
    await undoButton(page).click();
    await confirmUndo(page).click();
    await expect(page.getByText('except for 1 entry you’ve changed since')).toBeVisible();
  });

  await test.step('HTML of another journal comes out as its words, and nothing in it runs', async () => {
    const hostile = [
      '<p>First &amp; <b>bold</b></p><ul><li>one</li><li>two</li></ul>',
      '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script><svg onload="globalThis.ran=1"></svg>',
      '<iframe srcdoc="<script>parent.ran=1</script>"></iframe><style>*{display:none}</style><p>Last &lt;script&gt;</p>',
    ].join('');
    await choose(
      page,
      'entry.json',
      JSON.stringify({ id: '1', date_journal: 1_588_000_000_000, timezone: 'UTC', text: hostile }),
    );
    const example = page.getByRole('list', { name: 'First entries' });
    await expect(example).toContainText('First & bold');
    await expect(example).toContainText('Last <script>');
    await startButton(page).click();
    await page.getByRole('link', { name: 'Open your journal' }).click();
    await expect(page.getByText('First & bold').first()).toBeVisible();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });
});
