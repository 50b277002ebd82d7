import { savedEntry } from './journal-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goWithin, signUp, sql, test } from './support.ts';

test('the calendar goes back to the first entry, by year and month and from day to day', async ({ page }) => {
  await signUp(page);
  await savedEntry(page, { celebration: 'Today it rained.' });
  const old = await savedEntry(page, { celebration: 'We moved to Bern.' });
  // As what was brought in from another journal: long before the account, and without a growth day.
  await sql("update journal_entries set date = '2019-08-14' where id = $1", [old]);
  await page.goto('/journal/history');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const button = (name: string) => calendar.getByRole('button', { name });
  const thisYear = await calendar.getByRole('group').textContent();

  await test.step('the present is where it begins, and nothing lies beyond', async () => {
    await expect(button('Next year')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Next month')).toHaveAttribute('aria-disabled', 'true');
    await expect(calendar.getByRole('grid').locator('[aria-current="date"]')).toHaveAccessibleName(
      /: 1 of 3$/,
    );
    await button('Next year').press('Enter');
    await expect(calendar.getByRole('group')).toHaveText(thisYear ?? '');
  });

  await test.step('years lead back to the first one, by its name', async () => {
    const first = calendar.getByRole('group', { name: '2019' });
    for (let year = Number(thisYear?.slice(0, 4)); year > 2019; year -= 1)
      await button('Previous year').click();
    await expect(first).toBeVisible();
    await expect(button('Previous year')).toHaveAttribute('aria-disabled', 'true');
    await expect(first.getByRole('button', { name: 'July 2019' })).toHaveCount(0);
    await first.getByRole('button', { name: 'August 2019: 1 day' }).click();
    await expect(button('Previous month')).toHaveAttribute('aria-disabled', 'true');
    await first.getByRole('button', { name: 'August 2019' }).press('ArrowDown');
    await expect(first.getByRole('button', { name: 'November 2019: 0 days' })).toBeFocused();
    await expectAccessible(page);
  });

  const grid = calendar.getByRole('grid', { name: 'August 2019' });
  const day = grid.getByRole('link', { name: 'Wednesday, August 14, 2019: something written' });
  await test.step('in the month the keys go by days, weeks and months, and not before the first', async () => {
    await day.focus();
    const focused = calendar.locator('[data-day]:focus');
    for (const [key, date] of [
      ['Home', '2019-08-11'],
      ['End', '2019-08-17'],
      ['ArrowLeft', '2019-08-16'],
      ['PageDown', '2019-09-16'],
      ['ArrowUp', '2019-09-09'],
      ['PageUp', '2019-08-09'],
      ['PageUp', '2019-08-01'],
      ['ArrowRight', '2019-08-02'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused, key).toHaveAttribute('data-day', date);
    }
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/journal/history');
  });

  await test.step('a day opens, and the calendar stays beside it', async () => {
    await day.click();
    await expect(page).toHaveURL('/journal/day?date=2019-08-14');
    await expect(page.getByText('We moved to Bern.')).toBeVisible();
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveText('14');
  });

  await test.step('a phone folds it away, and has room for it', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(calendar).toBeHidden();
    await page.getByRole('button', { name: 'Show calendar' }).click();
    await expect(day).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide calendar' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await goWithin(page, '/journal/history');
    await expect(page.getByRole('main').locator('details[open]')).toBeInViewport();
  });
});
