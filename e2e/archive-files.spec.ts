import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { zipOf } from '../test/harness/zips.ts';
import { choose, confirmUndo, entriesOf, SLOW, startButton, undoButton } from './archive-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, sql, test } from './support.ts';

/** 4 MB of nothing in a zip whose headers say that it is a little; read-file.test.ts has one of 200 MB. */
const bomb = (): Buffer => {
  const content = Buffer.alloc(4 * 1024 * 1024);
  return zipOf([{ name: 'growth-loop.json', content, localSize: 1000, directorySize: 1000 }]);
};

const REFUSED = [
  ['a zip that holds more than it declares', bomb, 'This zip file holds more than it declares'],
  ['JSON that breaks off', '{"entries":[', 'This file is incomplete or damaged'],
  ['an empty file', '', 'This file is empty.'],
  ['a wrong zip', Buffer.from([0x50, 0x4b, 3, 4, 9, 9]), 'This zip file is incomplete or damaged.'],
  ['a table without dates', 'a,b\nx,y\n', 'No column in this table has dates.'],
] as const;

/** Each of the files is refused in words, and nothing is changed. */
async function refuses(page: Page, userId: string): Promise<void> {
  const before = await sql('select id from imports where user_id = $1', [userId]);
  const problem = page.getByRole('alert');
  for (const [name, file, message] of REFUSED) {
    await test.step(name, async () => {
      await choose(page, 'file', typeof file === 'function' ? file() : file);
      await expect(problem).toContainText(message);
      await expect(problem).toContainText('Nothing was changed.');
    });
  }
  await expectAccessible(page);
  expect((await entriesOf(userId)).entries).toBe(0);
  expect(await sql('select id from imports where user_id = $1', [userId])).toEqual(before);
}

const TABLE = `date;text
2020-05-05;"שלום, a day at the lake with ${'very '.repeat(60)}long words"
2020-13-45;wrong date
2030-01-01;to come
2020-05-06;${'x'.repeat(300)}
`;

/** The text of the list of what is left out, as it is saved with the keyboard. */
async function savedList(page: Page): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save list' }).press('Enter');
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('growth-loop-not-imported.csv');
  return readFile(await file.path(), 'utf8');
}

/** The page fits a computer and a phone. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const heights = await page
      .getByRole('main')
      .locator('button:visible')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
  }
}

/** The page reads well on a computer and on a phone, where axe looks at it. */
async function expectToReadWell(page: Page): Promise<void> {
  await expectToFit(page);
  await expectAccessible(page);
}

// Where days with slashes are read day first.
test.use({ locale: 'en-GB' });

test('importing is done with the keyboard alone, reads well on phones and computers, and refuses what it cannot read', async ({
  page,
}) => {
  test.setTimeout(SLOW);
  const { userId } = await signUp(page);
  await page.goto('/profile');
  await page.setViewportSize({ width: 360, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Import a file' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectToReadWell(page);

  await test.step('a long list of lines that cannot be imported stays short on a phone, and is saved whole', async () => {
    const bad = Array.from({ length: 30 }, (_, at) => (at % 2 ? `2020-05-05,` : `someday,Text ${at}`));
    await choose(page, 'days.csv', ['date,text', '2020-05-05,"Two\nlines"', ...bad].join('\n'));
    const summary = page.getByText('30 lines can’t be imported');
    await expect(summary).toBeVisible();
    const first = page.getByText('Line 4 (row 3 in a spreadsheet): The date can’t be read.');
    await expect(first).toBeHidden();
    await summary.press('Enter');
    await expect(first).toBeVisible();
    const items = page.getByRole('listitem').filter({ hasText: /^Line / });
    await expect(items).toHaveCount(20);
    await expect(items.nth(1)).toHaveText('Line 5 (row 4 in a spreadsheet): The text is missing.');
    await expect(page.getByText('And 10 more. Save the list to see all of them.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const lines = (await savedList(page)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toBe('Line 33 (row 32 in a spreadsheet),The text is missing.');
    await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
  });
  await test.step('what a file holds is shown before anything is imported', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
    await (await chooser).setFiles({ name: 'days.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
    await expect(page.getByRole('heading', { name: 'CSV table: 2 entries' })).toBeVisible();
    await expect(page.getByText('Tuesday, May 5, 2020 to Wednesday, May 6, 2020')).toBeVisible();
    await expect(page.getByText('2 lines can’t be imported')).toBeVisible();
    await expect(page.getByText('Line 3: The date can’t be read.')).toBeVisible();
    await expect(page.getByText('Line 4: The date is in the future.')).toBeVisible();
    await expectToFit(page);
    expect(await savedList(page)).toBe(
      '\ufeffWhere,Reason\r\nLine 3,The date can’t be read.\r\nLine 4,The date is in the future.\r\n',
    );
  });
  await test.step('what was imported is said', async () => {
    await startButton(page).press('Enter');
    await expect(page.getByRole('heading', { name: '2 entries imported' })).toBeVisible();
    await expect(page.getByText('Line 4: The date is in the future.')).toBeVisible();
    await expect(page.getByText('Imported days don’t earn points.')).toBeVisible();
    await expectToReadWell(page);
  });
  await test.step('it is undone', async () => {
    await undoButton(page).first().press('Enter');
    await expect(confirmUndo(page)).toBeVisible();
    await expect(page.getByRole('dialog')).not.toContainText('settings');
    await expectAccessible(page);
    await confirmUndo(page).press('Enter');
    await expect(page.getByText('Import undone.')).toBeVisible();
    expect((await entriesOf(userId)).entries).toBe(0);
    await expect(page.getByText(/, undone$/)).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a file that cannot be imported is refused in words, and nothing is changed', async () => {
    await refuses(page, userId);
  });
  await test.step('days with slashes are read day first here, and the other way when that is chosen', async () => {
    await choose(page, 'days.csv', 'date,text\n03/04/2020,Walked far\n05/04/2020,Slept well\n');
    const order = page.getByRole('group', { name: 'Dates such as 03/04/2026' });
    await expect(order.getByRole('radio', { name: 'Day first' })).toBeChecked();
    await expect(page.getByText('Friday, April 3, 2020 to Sunday, April 5, 2020')).toBeVisible();
    await expectAccessible(page);
    await order.getByRole('radio', { name: 'Month first' }).check();
    await expect(page.getByText('Wednesday, March 4, 2020 to Monday, May 4, 2020')).toBeVisible();
    // There and back at once: what was chosen last holds.
    await order.getByRole('radio', { name: 'Day first' }).check();
    await order.getByRole('radio', { name: 'Month first' }).check();
    await expect(startButton(page)).not.toHaveAttribute('aria-busy');
    await startButton(page).click();
    await expect(page.getByRole('heading', { name: '2 entries imported' })).toBeVisible();
    expect(
      await sql('select date::text from journal_entries where user_id = $1 order by date', [userId]),
    ).toEqual([{ date: '2020-03-04' }, { date: '2020-05-04' }]);
  });
});
