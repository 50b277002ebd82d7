import type { Locator, Page } from '@playwright/test';
import { endTrial } from './billing-steps.ts';
import { savedEntry } from './journal-steps.ts';
import { followMenu } from './menu-steps.ts';
import { expectSaved, expectSavedOnDevice, installed, openList, rows } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDevice,
  signUp,
  sql,
  syncNow,
  test,
} from './support.ts';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
const line = (page: Page): Locator => palette(page).getByRole('combobox');
const chosen = (page: Page): Locator => palette(page).getByRole('option', { selected: true });
const keys = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const addingAction = (page: Page): Locator => page.getByRole('dialog', { name: 'Add an action' });
const notingLesson = (page: Page): Locator => page.getByRole('dialog', { name: 'Note a lesson' });

/** Presses a key while nothing has the focus. */
async function pressAnywhere(page: Page, key: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press(key);
}

/** Opens the palette by its key, types and does what is chosen first, which is this. */
async function command(page: Page, typed: string, first: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await page.keyboard.type(typed);
  await expect(chosen(page)).toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('by the keyboard alone an action is added and a lesson noted while a page waits, words are found, and pages open', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await page.goto('/journal/new');
  const answer = page.getByRole('main').getByRole('textbox').first();
  await expect(answer).toBeFocused();
  await page.keyboard.type('I walked at a quarter past');
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(answer).toBeFocused();

  await test.step('an action; single keys are letters here', async () => {
    await page.keyboard.type(' all');
    await command(page, 'add', /^Add an action/);
    await page.keyboard.type('Call Noé');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Action added')).toBeVisible();
    await expect(answer).toBeFocused();
    await page.keyboard.type(' six');
    await expect(answer).toHaveValue('I walked at a quarter past all six');
  });

  await test.step('a lesson, with its points', async () => {
    await command(page, 'note', /^Note a lesson/);
    await page.keyboard.type('Small is enough');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Lesson saved!')).toBeVisible();
    await expect(answer).toBeFocused();
    await expectSaved(page);
    const days = await sql<{ learned: boolean }>(
      'select lesson_learned as learned from growth_days where user_id = $1',
      [userId],
    );
    expect(days).toEqual([{ learned: true }]);
  });

  await test.step('the page goes on where it was', async () => {
    await command(page, 'today', /^Today/);
    await expect(page).toHaveURL('/dashgrowthloop');
    await expect(page.getByText('Small is enough')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(chosen(page)).toHaveText(/^Continue writing/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/journal/new');
    await expect(answer).toHaveValue('I walked at a quarter past all six');
    await expect(answer).toBeFocused();
  });

  await test.step('and the action is on its list, until it is taken back', async () => {
    await command(page, 'actions', /^Actions/);
    await expect(page).toHaveURL('/tasks');
    await expect(page.getByRole('checkbox', { name: 'Call Noé' })).toBeVisible();
    // The message of the first action is gone, so that the one Undo is that of the second.
    await expect(page.getByText('Action added')).toHaveCount(0);
    await pressAnywhere(page, 'a');
    await page.keyboard.type('A slip');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'A slip' })).toBeVisible();
    await page.getByRole('status').filter({ hasText: 'Action added' }).getByText('Undo').click();
    await expect(page.getByRole('checkbox', { name: 'A slip' })).toHaveCount(0);
  });

  const field = page.getByRole('main').getByRole('searchbox');
  await test.step('words are looked for without standing in any address', async () => {
    await savedEntry(page, { celebration: 'I met Zoë at the café' });
    await page.goto('/lessons-history');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const words of ['zoe cafe', 'umbrella']) {
      await command(page, words, new RegExp(`^Find “${words}” in everything you wrote`));
      await expect(page).toHaveURL('/find');
      await expect(field).toHaveValue(words);
      expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(
        words.slice(0, 3),
      );
    }
  });

  await test.step('an entry is found by a word, and opened at it', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/lessons-history');
    await pressAnywhere(page, 'Control+k');
    await page.keyboard.type('le');
    // By its name before pages that other words for them begin so.
    await expect(chosen(page)).toHaveText(/^Note a lesson/);
    await expect(palette(page).getByRole('option', { name: 'Privacy' })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('zoe');
    const entries = palette(page).getByRole('group', { name: 'Journal' }).getByRole('option');
    await expect(entries).toHaveText(/^I met Zoë at the café\w{3} \d+, \d{4}$/);
    await expect(chosen(page)).toHaveText(/^Find “zoe” in everything you wrote/);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/journal.history.entry=/);
    await expect(page.getByRole('main').locator('mark')).toHaveText('Zoë');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Matches' })).toHaveCount(0);
  });

  await test.step('a single key leads to the field', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/lessons-history');
    await pressAnywhere(page, 'Control+k');
    await page.keyboard.type('find');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/^Find something you wrote|^Find$/);
    await page.keyboard.press('Escape');
    await pressAnywhere(page, '/');
    await expect(field).toBeFocused();
  });

  await test.step('pages open by their names, one with unsaved edits asks first, and the focus comes back', async () => {
    // By touch, from the menu.
    await followMenu(page, 'Search and commands');
    await expect(line(page)).toBeFocused();
    await palette(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    for (const [typed, name, address] of [
      ['hsw', 'How Scoring Works', '/scoring'],
      ['archive', 'Download everything', '/profile#data'],
      ['plans', 'Plans and prices', '/pricing'],
      ['prof set', 'Profile Settings', '/profile'],
    ] as const) {
      await command(page, typed, name);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await page.getByLabel('Name', { exact: true }).fill('Maya L');
    await command(page, 'actions', 'Actions');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await command(page, 'theme d', 'Theme: Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('Back leaves what is open, as it leaves a page', async () => {
    await page.keyboard.press('Control+k');
    await expect(line(page)).toBeFocused();
    await page.goBack();
    await expect(palette(page)).toHaveCount(0);
  });
});

test.describe('on an installed device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lesson is noted without a connection and arrives later; what was not saved is there after the page died', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await installed(page);
    await context.setOffline(true);
    await pressAnywhere(page, 'l');
    const box = notingLesson(page).getByRole('textbox', { name: 'What did you learn?' });
    await expect(box).toBeFocused();
    await page.keyboard.type('شجرة after rain 🌧️');
    await notingLesson(page).getByRole('button', { name: 'Save Lesson' }).dblclick();
    await expect(page.getByText('Lesson saved!')).toBeVisible();
    await expectSavedOnDevice(page);

    await pressAnywhere(page, 'a');
    const action = addingAction(page).getByRole('textbox');
    await expect(action).toBeFocused();
    await page.keyboard.type('Half a thou');
    await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The row of the page goes on with it; the dialog would on a page without one.
    await expect(page.getByRole('textbox', { name: 'Add an action' })).toHaveValue('Half a thou');

    await followMenu(page, 'Lessons Learned');
    await expect(page.getByRole('heading', { level: 1, name: /Lessons/ })).toBeVisible();
    await pressAnywhere(page, 'a');
    await expect(action).toHaveValue('Half a thou');
    await page.keyboard.type('ght');
    await page.keyboard.press('Escape');
    await pressAnywhere(page, 'a');
    await expect(action).toHaveValue('Half a thought');
    await page.keyboard.press('Enter');

    await context.setOffline(false);
    await expectSaved(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('شجرة after rain 🌧️');
    await openList(page, 'actions');
    await expect(rows(page)).toHaveText([/Half a thought/]);
  });
});

test('? shows the keys; single ones can be switched off; nothing answers where nobody is signed in', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/scoring');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await pressAnywhere(page, '?');
  await expect(keys(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await keys(page).getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(0);
  await page.reload();
  await expect(heading).toBeVisible();
  for (const key of ['a', 'l', 'w', '/', '?']) await pressAnywhere(page, key);
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL('/scoring');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await followMenu(page, 'Keyboard shortcuts');
  await keys(page).getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await keys(page).getByRole('button', { name: 'Close' }).click();

  await test.step('both quick adds on a phone, and after the trial', async () => {
    await pressAnywhere(page, 'a');
    await expect(addingAction(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.insertText('x'.repeat(501));
    await page.keyboard.press('Enter');
    await expect(addingAction(page).getByRole('alert')).toContainText('The limit is 500 characters.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await pressAnywhere(page, 'l');
    await expect(notingLesson(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await endTrial(userId);
    await syncNow(page);
    const over = page.getByRole('dialog', { name: 'Your trial has ended' });
    await expect(async () => {
      await pressAnywhere(page, 'a');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
      const isOver = await over.isVisible();
      await page.keyboard.press('Escape');
      expect(isOver).toBe(true);
    }).toPass();
    await pressAnywhere(page, 'l');
    await over.getByRole('button', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  await test.step('neither signed out', async () => {
    await command(page, 'sign out', 'Sign Out');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of ['Control+k', '?', 'a']) await page.locator('body').press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
