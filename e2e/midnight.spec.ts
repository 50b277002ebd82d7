import type { Page } from '@playwright/test';
import { savedEntry, savedLesson } from './journal-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import { expect, failing, goWithin, signUp, test } from './support.ts';

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
  before: (today: string) => Promise<void>,
  after: (tomorrow: string) => Promise<void>,
): Promise<void> {
  const now = new Date(await page.evaluate(() => Date.now()));
  await before(named(now));
  await page.clock.pauseAt(now.getTime() + untilMidnight(now) - 8_000);
  await before(named(now));
  await page.clock.runFor(16_000);
  await after(named(new Date(now.getTime() + 86_400_000)));
  await page.clock.resume();
}

test('LIM-14 open pages turn over with the day', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await savedEntry(page, { celebration: 'Written in the evening' });
  await savedLesson(page, 'Learned in the evening');
  await page.goto('/dashgrowthloop');
  const clarify = page.getByRole('region', { name: 'Clarify' });
  await expect(clarify).toContainText('Written in the evening');
  await expectSaved(page);
  await failing(page, /\/api\//, 'network');
  const main = page.getByRole('main');
  await test.step('LIM-14 the dashboard: its date, what is done, and the mark above', async () => {
    const drawn = page.getByRole('banner').locator('[class*="__drawn"]');
    await overMidnight(
      page,
      async (today) => {
        await expect(main).toContainText(today);
        await expect(drawn).toHaveCount(2);
      },
      async (tomorrow) => {
        await expect(main).toContainText(tomorrow);
        await expect(clarify).not.toContainText('Written in the evening');
        await expect(clarify.getByRole('textbox')).toHaveValue('');
        await expect(drawn).toHaveCount(0);
      },
    );
  });
  await test.step('LIM-14 the days of actions', async () => {
    await goWithin(page, '/tasks');
    await page.getByLabel('Add an action').fill('Call Dad');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Call Dad' })).toBeVisible();
    await overMidnight(
      page,
      () => expect(main.getByText('Today', { exact: true })).toBeVisible(),
      () => expect(main.getByText('Yesterday', { exact: true })).toBeVisible(),
    );
  });
  await test.step('LIM-14 the page that is being written is for the day that has begun', async () => {
    await goWithin(page, '/journal/new');
    await page.getByRole('textbox').first().fill('Late, and still up');
    await overMidnight(
      page,
      (today) => expect(page.getByText(today)).toBeVisible(),
      async (tomorrow) => {
        await expect(page.getByText(tomorrow)).toBeVisible();
        await expect(page.getByRole('textbox').first()).toHaveValue('Late, and still up');
      },
    );
  });
});
