import type { Page } from '@playwright/test';
import { signOut } from './auth-steps.ts';
import { ANSWERS, answer, onQuestion, savedEntry, storedDrafts } from './journal-steps.ts';
import { type Account, expect, signUp, sql, test } from './support.ts';

/*
 * Browsers keep a page that is left and bring it back whole on Back. The events tell the page so; here they are sent
 * by hand, as the browser under test keeps no pages.
 */

const putAway = (page: Page): Promise<string> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.getElementById('root')?.textContent ?? 'no root';
  });

const bringBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** All text of the page, whether or not it can be seen. */
const textOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? '';

/** A page that is put away hears nothing of other tabs. */
const deaf = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });

/** Opens the person's journal, with an entry in it. */
async function openJournal(page: Page): Promise<void> {
  await savedEntry(page);
  await page.goto('/journal/history');
  await expect(page.getByText(ANSWERS.reflection)).toBeVisible();
}

/** Delays what the server says of the session until the returned function is called. */
async function delayingSession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/auth/get-session', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Watches, also over a reload, whether the page shows the text; answers that, and forgets what was shown so far. */
async function watching(page: Page, text: string): Promise<() => boolean> {
  let wasShown = false;
  await page.exposeFunction('noteShown', () => {
    wasShown = true;
  });
  const watch = (sought: string): void => {
    const look = (): void => {
      const { noteShown } = window as unknown as { noteShown: () => void };
      if (document.body?.textContent?.includes(sought)) noteShown();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  };
  await page.addInitScript(watch, text);
  return () => {
    const was = wasShown;
    wasShown = false;
    return was;
  };
}

/** What ends the session of the person, in another tab or on the server. */
const endings: Record<string, (other: Page, account: Account) => Promise<unknown>> = {
  'the end of the session on the server': (_, { userId }) =>
    sql('delete from auth.session where user_id = $1', [userId]),
  'sign-out in another tab': async (other) => {
    await other.goto('/scoring');
    await signOut(other);
    await expect(other).toHaveURL('/');
  },
  "somebody else's sign-in": async (other) => {
    await signUp(other, { name: 'Ben' });
    await other.goto('/scoring');
    await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
  'deletion of the account': async (other, { password }) => {
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Delete account' }).click();
    await other.getByRole('dialog').getByRole('textbox', { name: 'Current password' }).fill(password);
    await other.getByRole('button', { name: 'Delete everything' }).click();
    await expect(other).toHaveURL('/');
  },
};

test('a page that the browser puts away holds nothing readable, and comes back for the same person', async ({
  page,
  context,
}) => {
  await signUp(page);
  await openJournal(page);
  await page.setViewportSize({ width: 800, height: 300 });
  await page.evaluate(() => scrollTo(0, 120));
  const answerSession = await delayingSession(page);
  expect(await putAway(page)).toBe('');
  await bringBack(page);
  await page.waitForTimeout(200);
  expect(await textOf(page)).not.toContain(ANSWERS.reflection);
  answerSession();
  await expect(page.getByText(ANSWERS.reflection)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(120);

  await test.step('without a connection it is shown to whom the session hint names', async () => {
    await putAway(page);
    await context.setOffline(true);
    await bringBack(page);
    await expect(page.getByText(ANSWERS.reflection)).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('NAV-10 Back after signing out leads to the landing page', async () => {
    await page.goto('/scoring');
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await textOf(page)).not.toContain(ANSWERS.reflection);
  });
});

test('NAV-10 a page that comes back after its session has ended shows nothing of the journal', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await deaf(page);
  const wasShown = await watching(page, ANSWERS.reflection);
  for (const [name, end] of Object.entries(endings)) {
    await test.step(name, async () => {
      const account = await signUp(page);
      await openJournal(page);
      expect(await putAway(page)).toBe('');
      expect(wasShown()).toBe(true);
      const other = await context.newPage();
      await end(other, account);
      await other.close();
      const loadedAnew = page.waitForEvent('load');
      await bringBack(page);
      await loadedAnew;
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(wasShown()).toBe(false);
    });
  }
});

test('what was typed is there when the page comes back', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  await answer(page).fill('The last word');

  await test.step('right before it was put away, and kept', async () => {
    expect(await putAway(page)).toBe('');
    await bringBack(page);
    await expect(answer(page)).toHaveValue('The last word');
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
    await page.reload();
    await expect(answer(page)).toHaveValue('The last word');
  });

  await test.step('also where the page missed code meanwhile: it begins again, once', async () => {
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    await answer(page).fill('The very last word');
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
    await putAway(page);
    await bringBack(page);
    await expect(answer(page)).toHaveValue('The very last word');
    expect(documents).toBe(1);
    await page.evaluate(() => Object.defineProperty(document, 'readyState', { value: 'interactive' }));
    await bringBack(page);
    await expect.poll(() => documents).toBe(2);
    await expect(answer(page)).toHaveValue('The very last word');
    await putAway(page);
    await bringBack(page);
    await expect(answer(page)).toHaveValue('The very last word');
    expect(documents).toBe(2);
  });

  await test.step('a page that was left before it stood begins again, and one that stood stays', async () => {
    const code = '**/assets/growth-page-*.js';
    let asked = 0;
    // What is given up with the page is never answered.
    await page.route(code, (route) => {
      asked += 1;
      return asked === 1 ? undefined : route.continue();
    });
    await page.goto('/dashgrowthloop', { waitUntil: 'commit' });
    await expect.poll(() => asked).toBe(1);
    await putAway(page);
    await bringBack(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toBe(2);

    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await putAway(page);
    await bringBack(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'isSame'))).toBe(true);
  });
});
