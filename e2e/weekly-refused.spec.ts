import { openChecked, signInHere } from './auth-steps.ts';
import { expect, failing, goWithin, signUp, sql, test } from './support.ts';
import { weeksAgo } from './weekly-steps.ts';

/* The weekly pages without a session, and without their rows. */

const PAGES = ['/weekly-summaries', '/weekly-insights', '/letter', '/weeklyreview'];

test('the weekly pages say that they need a session, and that their rows cannot be loaded', async ({
  page,
}) => {
  await page.goto('/weekly-summaries');
  await test.step('WK-01 WK-07 WK-10 signed out, they lead to the start', async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const address of PAGES) {
      await goWithin(page, address);
      await expect(page).toHaveURL('/');
    }
  });
  const account = await signUp(page);
  const { start } = await weeksAgo(1);
  const [week, letter] = [`/weekly-insights?week=${start}`, `/letter?week=${start}`];
  await test.step('MSG-57 MSG-60 what cannot be loaded says so, and can be tried again', async () => {
    await failing(page, '**/api/sync*');
    await page.goto('/weekly-summaries');
    for (const [address, title, words] of [
      ['/weekly-summaries', /^Weekly summaries/, 'There was a problem loading your data.'],
      [week, /^Weekly insights/, 'There was a problem loading your data.'],
      [letter, /^Letter/, 'There was a problem loading your data.'],
      ['/weeklyreview', /^Weekly review/, 'Failed to load weekly review.'],
    ] as const) {
      await goWithin(page, address);
      // The page before, with its alert, stays until the next one is there.
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('alert')).toContainText(words);
    }
    // The page tries again by itself too: nobody is answered before the click, or its button would be gone.
    await page.evaluate(() =>
      addEventListener('click', () => document.documentElement.classList.add('clicked'), { capture: true }),
    );
    await page.route('**/api/sync*', async (route) => {
      const isAsked = (await page.locator('html.clicked').count()) > 0;
      // Whatever is on its way when the route is taken away goes on without it.
      await (isAsked ? route.continue() : route.fallback()).catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Run Weekly Review' })).toBeVisible();
    await page.unroute('**/api/sync*');
  });
  await test.step('MSG-56 a session that has ended is told there', async () => {
    for (const address of ['/weeklyreview', '/weekly-summaries', '/weekly-insights']) {
      if (new URL(page.url()).pathname !== address) {
        await signInHere(page, account);
        await openChecked(page, address);
      }
      // The page itself has the words: the session may be known before the page is there.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await sql('delete from auth.session where user_id = $1', [account.userId]);
      await page.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined);
      await expect(page.getByRole('alert')).toHaveText('User not authenticated.');
    }
  });
});
