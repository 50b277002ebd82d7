import type { Page } from '@playwright/test';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, failing, signUp, test } from './support.ts';

/* A page that stays open past midnight, where its person lives: Los Angeles. */

const zone = 'America/Los_Angeles';
const named = (instant: Date) =>
  instant.toLocaleDateString('en-US', { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' });

/** Milliseconds until the day turns over there. */
function untilMidnight(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const passed = (part('hour') * 3600 + part('minute') * 60 + part('second')) * 1000 + now.getMilliseconds();
  return 86_400_000 - passed;
}

/** Lets the clock run on to just before midnight, then over one tick; nobody else says what the time is meanwhile. */
async function overMidnight(
  page: Page,
  before: () => Promise<void>,
  after: () => Promise<void>,
): Promise<void> {
  await before();
  await failing(page, /\/api\//, 'network');
  const now = new Date(await page.evaluate(() => Date.now()));
  await page.clock.pauseAt(now.getTime() + untilMidnight(now) - 8_000);
  await before();
  await page.clock.runFor(16_000);
  await after();
}

test('LIM-14 the open dashboard turns over with the day: its date, what is done, and the mark above', async ({
  page,
}) => {
  await page.clock.install();
  await signUp(page);
  await savedEntry(page, { celebration: 'Written in the evening' });
  await savedLesson(page, 'Learned in the evening');
  await page.goto('/dashgrowthloop');
  const clarify = page.getByRole('region', { name: 'Clarify' });
  await expect(clarify).toContainText('Written in the evening');
  const drawn = page.getByRole('banner').locator('[class*="__drawn"]');
  await expect(drawn).toHaveCount(2);
  const now = new Date(await page.evaluate(() => Date.now()));
  const main = page.getByRole('main');
  await overMidnight(
    page,
    async () => {
      await expect(main).toContainText(named(now));
      await expect(drawn).toHaveCount(2);
    },
    async () => {
      await expect(main).toContainText(named(new Date(now.getTime() + 86_400_000)));
      await expect(clarify).not.toContainText('Written in the evening');
      await expect(clarify.getByRole('textbox')).toHaveValue('');
      await expect(drawn).toHaveCount(0);
    },
  );
});

test('LIM-14 the days of actions turn over', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await page.goto('/tasks');
  await page.getByLabel('Add an action').fill('Call Dad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Call Dad' })).toBeVisible();
  await expectSaved(page);
  const main = page.getByRole('main');
  await overMidnight(
    page,
    () => expect(main.getByText('Today', { exact: true })).toBeVisible(),
    () => expect(main.getByText('Yesterday', { exact: true })).toBeVisible(),
  );
});

test('LIM-14 the page that is being written is for the day that has begun', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await page.goto('/journal/new');
  await page.getByRole('textbox').first().fill('Late, and still up');
  const now = new Date(await page.evaluate(() => Date.now()));
  await overMidnight(
    page,
    () => expect(page.getByText(named(now))).toBeVisible(),
    async () => {
      await expect(page.getByText(named(new Date(now.getTime() + 86_400_000)))).toBeVisible();
      await expect(page.getByRole('textbox').first()).toHaveValue('Late, and still up');
    },
  );
});
