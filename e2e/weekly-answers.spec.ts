import type { Locator, Page } from '@playwright/test';
import { expectSaved, installed } from './notebook-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fetchNews,
  goWithin,
  signIn,
  signUp,
  sql,
  test,
} from './support.ts';
import { dayOf, part, entryOn as savedOn, threeWeeks, weeksAgo } from './weekly-steps.ts';

test.use({ serviceWorkers: 'allow' });

const FEAR = 'the presentation came up on three days';
const LESSON = 'You noted this lesson on two days';
const STEP = 'What small step could ease this fear?';

const patterns = (page: Page) => part(page, 'Patterns');
const sentence = (page: Page, name: string, text: string): Locator =>
  part(page, name).getByRole('listitem').filter({ hasText: text });
const menuOf = (within: Locator): Locator => within.getByRole('button', { name: /^Answer this sentence: / });
const hidden = (page: Page) => part(page, 'Hidden sentences');

/** Answers a sentence with what its menu offers. */
async function answer(page: Page, within: Locator, name: 'Not true' | 'Don’t say this again'): Promise<void> {
  await menuOf(within).click();
  await page.getByRole('menuitem', { name }).click();
}

async function openHidden(page: Page): Promise<void> {
  await hidden(page)
    .getByText(/^Hidden sentences \(/)
    .click();
}

test('a sentence is answered: it goes, is undone, and stays away on every device until there is something new', async ({
  page,
  browser,
}) => {
  test.slow();
  const account = await signUp(page);
  await threeWeeks(page, account.userId);
  const week = await weeksAgo(1);
  const address = `/weekly-insights?week=${week.start}`;
  await page.goto(address);
  await expect(patterns(page)).toContainText(FEAR);
  await expect(hidden(page)).toHaveCount(0);

  await test.step('by keyboard, and the focus stays near', async () => {
    const menu = menuOf(sentence(page, 'Patterns', FEAR));
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Not true' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(patterns(page)).not.toContainText(FEAR);
    await expect(menuOf(patterns(page)).first()).toBeFocused();
    await expect(patterns(page)).toContainText(LESSON);
    await expect(part(page, 'For next week')).toHaveCount(0);
  });

  await test.step('undo brings it back, with its suggestion', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(patterns(page)).toContainText(FEAR);
    await expect(part(page, 'For next week')).toContainText(STEP);
    await expect(hidden(page)).toHaveCount(0);
  });

  await test.step('it is sealed, and holds after a reload', async () => {
    await answer(page, sentence(page, 'Patterns', FEAR), 'Not true');
    await expect(patterns(page)).not.toContainText(FEAR);
    await expectSaved(page);
    await page.reload();
    await expect(patterns(page)).toContainText(LESSON);
    await expect(patterns(page)).not.toContainText('fear');
    const rows = await sql<{ kind: string; text: string }>(
      'select kind, text from insight_answers where user_id = $1',
      [account.userId],
    );
    expect(rows).toEqual([
      { kind: 'not_true', text: expect.stringMatching(/^A[w-z0-9+/][A-Za-z0-9+/]+=*$/) },
    ]);
  });

  await test.step('on a second device too, which answers in its turn', async () => {
    const other = await signIn(browser, account);
    await other.goto(address);
    await expect(patterns(other)).toContainText(LESSON);
    await expect(patterns(other)).not.toContainText(FEAR);
    const celebrated = part(other, 'Worth celebrating');
    await answer(other, celebrated, 'Don’t say this again');
    await expect(celebrated).toContainText('Lunch.');
    await expectSaved(other);
    await other.context().close();
    await fetchNews(page);
    await expect(part(page, 'Worth celebrating')).toContainText('Lunch.');
  });

  await test.step('what is hidden is listed and can be shown again', async () => {
    await openHidden(page);
    await expect(hidden(page).getByRole('listitem')).toHaveCount(2);
    await expect(hidden(page).getByRole('listitem').nth(1)).toContainText(
      'Hidden until you write something new about it.',
    );
    await expectAccessible(page);
    await hidden(page)
      .getByRole('button', { name: /^Show again: On / })
      .click();
    await expect(hidden(page).getByRole('listitem')).toHaveCount(1);
    await expect(hidden(page).getByRole('button', { name: /^Show again: / })).toBeFocused();
    await expect(part(page, 'Worth celebrating')).toContainText('Nine people came');
  });

  await test.step('what is not true may be said again by a row that was not there', async () => {
    await savedOn(page, dayOf(week, 4), { celebration: 'Tea.', reflection: 'I dread the presentation.' });
    await fetchNews(page);
    await expect(patterns(page)).toContainText('the presentation came up on four days');
  });
});

test('a whole list is hidden, offline and on a phone, and the page says what is so', async ({
  page,
  context,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  await threeWeeks(page, userId);
  const week = await weeksAgo(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/weekly-summaries');
  await installed(page);
  await goWithin(page, `/weekly-insights?week=${week.start}`);
  await expect(patterns(page)).toContainText(FEAR);

  await test.step('the button is large enough to be touched', async () => {
    const box = await menuOf(sentence(page, 'Patterns', FEAR)).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
  });

  await context.setOffline(true);
  await test.step('offline, one after the other, until nothing is left to say', async () => {
    await expect(async () => {
      const menus = menuOf(patterns(page));
      if ((await menus.count()) > 0)
        await answer(page, patterns(page).getByRole('listitem').first(), 'Don’t say this again');
      await expect(patterns(page)).toContainText('You’ve hidden the patterns that were found in this week.', {
        timeout: 2_000,
      });
    }).toPass();
    await page.reload();
    await expect(patterns(page)).toContainText('You’ve hidden the patterns that were found in this week.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('it is sent when the connection is back', async () => {
    await openHidden(page);
    const count = await hidden(page).getByRole('listitem').count();
    await context.setOffline(false);
    await expectSaved(page);
    await expect
      .poll(() => sql('select from insight_answers where user_id = $1', [userId]))
      .toHaveLength(count);
  });
});

test('what could be said of the weeks before as well is folded away, and can be answered there', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  const [before, between, week] = [await weeksAgo(3), await weeksAgo(2), await weeksAgo(1)];
  const days = [dayOf(before, 1), ...[1, 3, 5].map((weekday) => dayOf(between, weekday)), dayOf(week, 1)];
  for (const [at, day] of days.entries())
    await savedOn(page, day, { celebration: `Soup number ${at}.`, reflection: 'I dread the presentation.' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/weekly-insights?week=${week.start}`);
  const known = patterns(page).locator('details').filter({ hasText: 'As in the weeks before (1)' });
  await expect(patterns(page)).toContainText('There is nothing new in this week.');
  await expect(known).toContainText('the presentation came up on five days');
  await expect(menuOf(known)).toBeHidden();

  await test.step('it is opened by keyboard, and is accessible', async () => {
    await known.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(known)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the last of it goes with its fold', async () => {
    await answer(page, known, 'Don’t say this again');
    await expect(known).toHaveCount(0);
    await expect(patterns(page)).toBeFocused();
    await expect(patterns(page)).not.toContainText('presentation');
    await expect(patterns(page)).toContainText('You’ve hidden the patterns that were found in this week.');
  });
});
