import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn, signInAgain } from './auth-steps.ts';
import { ANSWERS, answer, complete, next, onQuestion, storedDrafts, writePage } from './journal-steps.ts';
import { expect, settled, signUp, sql, test } from './support.ts';

const learn = (page: Page) => page.getByRole('region', { name: 'Learn' });
const clarify = (page: Page) => page.getByRole('region', { name: 'Clarify' });

const kept = (page: Page, drafts: number) => expect.poll(() => storedDrafts(page)).toHaveLength(drafts);

test('what was typed right before a reload is there again, at the same question', async ({ page }) => {
  await signUp(page);
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  await page.keyboard.type('One good thing');
  await kept(page, 1);
  await next(page).click();
  await onQuestion(page, 2);
  await page.keyboard.type('A goal that is longer than the time between two writes to the device', {
    delay: 5,
  });
  await page.waitForTimeout(60);
  await page.reload();
  await onQuestion(page, 2);
  await expect(page.getByText('Picked up where you left off')).toBeVisible();
  await expect(answer(page)).toHaveValue(
    'A goal that is longer than the time between two writes to the device',
  );
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(answer(page)).toHaveValue('One good thing');
});

test('a tab that crashes loses nothing that is 400 ms old', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  await page.keyboard.type('Then everything');
  await kept(page, 1);
  await page.keyboard.type(' went dark');
  await page.waitForTimeout(400);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const other = await context.newPage();
  await other.goto('/journal/new');
  await expect(answer(other)).toHaveValue('Then everything went dark');
  await expect(other.getByText('Picked up where you left off')).toBeVisible();
});

test('the device holds unfinished writing sealed, and nothing of it once it is saved', async ({ page }) => {
  await signUp(page);
  await writePage(page);
  await kept(page, 1);
  const [draft] = await storedDrafts(page);
  expect(draft).toMatchObject({ kind: 'journal', format: 3 });
  expect(draft?.value).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(ANSWERS).flatMap((answered) => answered.split('\n'))) {
    expect(JSON.stringify(draft)).not.toContain(text);
    expect(storage).not.toContain(text);
  }
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('Start over begins a new page, Undo brings the old one back, and leaving makes it final', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('The first try');
  await next(page).click();
  await kept(page, 1);
  await page.reload();
  await onQuestion(page, 2);
  await page.getByRole('button', { name: 'Start over' }).click();
  await onQuestion(page, 1);
  await expect(answer(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await onQuestion(page, 2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(answer(page)).toHaveValue('The first try');
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(answer(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(clarify(page).getByRole('textbox')).toHaveValue('');
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('what was started over does not come back, however the tab ends', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('Given up');
  await kept(page, 1);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(answer(page)).toHaveValue('');
  await kept(page, 0);
  await page.close({ runBeforeUnload: false });
  const other = await context.newPage();
  await other.goto('/journal/new');
  await onQuestion(other, 1);
  await expect(answer(other)).toHaveValue('');
});

test('a second tab says that the page is open in another one, and goes on with it once that is closed', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('In the first tab');
  await kept(page, 1);
  const other = await context.newPage();
  await other.goto('/journal/new');
  await expect(other.getByText('Your page is open in another tab.')).toBeVisible();
  await answer(other).fill('In the second tab');
  await page.close();
  await expect(other.getByText('The other tab was closed.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue that page here' }).click();
  await expect(answer(other)).toHaveValue('In the first tab\n\nIn the second tab');
  await expect(other.getByText('The other tab was closed.')).toHaveCount(0);
  await kept(other, 1);
});

test('a page that another tab completes meanwhile is not offered', async ({ page, context }) => {
  await signUp(page);
  await writePage(page);
  const other = await context.newPage();
  await other.goto('/journal/new');
  await expect(other.getByText('Your page is open in another tab.')).toBeVisible();
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await expect(other.getByText('Your page is open in another tab.')).toHaveCount(0);
  await expect(other.getByText('The other tab was closed.')).toHaveCount(0);
});

test('the dashboard’s two boxes keep their text, and Clarify goes on with an unfinished page', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await clarify(page).getByRole('textbox').fill('I called Dad');
  await learn(page).getByRole('textbox').fill('Less is enough');
  await kept(page, 2);
  await page.reload();
  await expect(clarify(page).getByRole('textbox')).toHaveValue('I called Dad');
  await expect(learn(page).getByRole('textbox')).toHaveValue('Less is enough');
  await clarify(page).getByRole('button', { name: 'Continue' }).click();
  await onQuestion(page, 2);
  await answer(page).fill('A goal');
  await next(page).click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(clarify(page).getByText('You left off at question 3 of 5.')).toBeVisible();
  await clarify(page).getByRole('button', { name: 'Continue' }).click();
  await onQuestion(page, 3);
  await expect(page.getByText('Picked up where you left off')).toBeVisible();
});

test('two tabs write without touching each other’s text, and both texts survive', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('In the first tab');
  const other = await context.newPage();
  await other.goto('/journal/new');
  await expect(answer(other)).toHaveValue('');
  await answer(other).fill('In the second tab');
  await kept(other, 2);
  const before = await storedDrafts(other);
  await answer(page).fill('In the first tab, and on');
  await expect.poll(() => storedDrafts(other)).not.toEqual(before);
  await page.close();
  await other.reload();
  await expect(answer(other)).toHaveValue('In the second tab');
  await other.getByRole('button', { name: 'Start over' }).click();
  await other.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(clarify(other).getByRole('textbox')).toHaveValue('');
  await expect(clarify(other).getByText(/Last changed .+: “In the first tab, and on”/)).toBeVisible();
  await clarify(other).getByRole('button', { name: 'Continue that page here' }).click();
  await expect(clarify(other).getByRole('textbox')).toHaveValue('In the first tab, and on');
  await expect(clarify(other).getByText(/Last changed/)).toHaveCount(0);
});

/** Opens a tab as the browser does that duplicates this one, or that opens it again: with what it kept for itself. */
async function openWithMemory(context: BrowserContext, memory: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate((items) => {
    for (const [key, value] of JSON.parse(items)) sessionStorage.setItem(key, value);
  }, memory);
  await page.goto('/journal/new');
  return page;
}

const memoryOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries({ ...sessionStorage })));

test('two tabs write a page each: reloaded, duplicated, crashed or opened again, each has its own words', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('In the first tab');
  await kept(page, 1);
  const other = await context.newPage();
  await other.goto('/journal/new');
  await expect(other.getByText(/Last changed .+: “In the first tab”/)).toBeVisible();
  await answer(other).fill('In the second tab');
  await kept(other, 2);
  for (const _ of ['first', 'second', 'third']) {
    await page.reload();
    await expect(answer(page)).toHaveValue('In the first tab');
    await expect(page.getByText(/Last changed .+: “In the second tab”/)).toBeVisible();
    await other.reload();
    await expect(answer(other)).toHaveValue('In the second tab');
    await expect(other.getByText(/Last changed .+: “In the first tab”/)).toBeVisible();
  }
  await Promise.all([page.reload(), other.reload()]);
  await expect(answer(page)).toHaveValue('In the first tab');
  await expect(answer(other)).toHaveValue('In the second tab');

  const duplicate = await openWithMemory(context, await memoryOf(page));
  await expect(duplicate.getByText('Your page is open in another tab.')).toBeVisible();
  await expect(answer(duplicate)).toHaveValue('');
  await Promise.all([page.reload(), duplicate.reload()]);
  await expect(answer(page)).toHaveValue('In the first tab');
  await expect(duplicate.getByText('Your page is open in another tab.')).toBeVisible();
  await expect(answer(duplicate)).toHaveValue('');
  await duplicate.close();

  const memory = await memoryOf(page);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(other.getByText('The other tab was closed.')).toBeVisible();
  await expect(other.getByText(/Last changed .+: “In the first tab”/)).toBeVisible();
  await expect(answer(other)).toHaveValue('In the second tab');
  const found = await context.newPage();
  await found.goto('/journal/new');
  await expect(answer(found)).toHaveValue('In the first tab');
  await expect(found.getByText('Picked up where you left off')).toBeVisible();
  const restored = await openWithMemory(context, memory);
  await expect(answer(restored)).toHaveValue('In the first tab');
  await expect(answer(found)).toHaveValue('');
  await expect(found.getByText('Picked up where you left off')).toHaveCount(0);
  await expect(found.getByText('Your page is open in another tab.')).toBeVisible();
  await answer(found).fill('In a third one');
  await kept(found, 3);
  await found.reload();
  await expect(answer(found)).toHaveValue('In a third one');
});

test('writing goes on before the key is there, and is kept as soon as it comes', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/entry-key', (route) => route.abort());
  await page.goto('/journal/new');
  await answer(page).fill('No key yet');
  await page.waitForTimeout(500);
  expect(await storedDrafts(page)).toEqual([]);
  await page.unroute('**/api/entry-key');
  await kept(page, 1);
  await page.reload();
  await expect(answer(page)).toHaveValue('No key yet');
});

/** The next document finds its drafts only after this long, in milliseconds: another reader has them until then. */
const slowDrafts = (page: Page, milliseconds: number) =>
  page.addInitScript((wait) => {
    const end = Date.now() + wait;
    indexedDB.open('growth-loop/notebook').onsuccess = ({ target }) => {
      const drafts = (target as IDBOpenDBRequest).result
        .transaction('drafts', 'readwrite')
        .objectStore('drafts');
      const hold = (): void => {
        if (Date.now() < end) drafts.count().onsuccess = hold;
      };
      hold();
    };
  }, milliseconds);

test('what is typed before the device was looked at stands as it was typed', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(learn(page)).toBeVisible();
  await settled(page);
  await slowDrafts(page, 4000);
  await page.reload();
  await learn(page).getByRole('textbox').fill('Not saved yet');
  expect(await storedDrafts(page)).toEqual([]);
  await kept(page, 1);
  await expect(learn(page).getByRole('textbox')).toHaveValue('Not saved yet');
});

test('what is typed on a page that is left before the device was looked at is there when it is opened again', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(learn(page)).toBeVisible();
  await settled(page);
  await slowDrafts(page, 4000);
  await page.reload();
  await learn(page).getByRole('textbox').fill('Not saved yet');
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/tasks');
  await kept(page, 1);
  await page.goBack();
  await expect(learn(page).getByRole('textbox')).toHaveValue('Not saved yet');
});

test('a session that ends keeps unfinished writing for the same person', async ({ page, context }) => {
  const account = await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('Half a page');
  await kept(page, 1);
  await sql('delete from auth.session where user_id = $1', [account.userId]);
  await context.clearCookies();
  await page.goto('/dashgrowthloop');
  await expect(page).toHaveURL('/');
  await signInAgain(page, account);
  await expect(clarify(page).getByRole('textbox')).toHaveValue('Half a page');
});

test('signing out asks before unfinished writing goes, from any page, and then nothing is left', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await learn(page).getByRole('textbox').fill('Not saved yet');
  await kept(page, 1);
  await page.goto('/scoring');
  const leave = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  };
  await leave();
  await expect(page.getByRole('dialog')).toContainText('Some of your writing isn’t saved yet');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.goto('/dashgrowthloop');
  await expect(learn(page).getByRole('textbox')).toHaveValue('Not saved yet');
  await leave();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedDrafts(page)).toEqual([]);
});

test('the next person on the device finds nothing of the one before', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await learn(page).getByRole('textbox').fill('Of the first person');
  await kept(page, 1);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUp(page, { name: 'Ben' });
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben');
  await expect(learn(page).getByRole('textbox')).toHaveValue('');
});

test('signing out takes one’s own writing from the device, not what waits sealed for somebody whose session ended', async ({
  page,
  context,
}) => {
  const first = await signUp(page);
  await page.goto('/dashgrowthloop');
  await learn(page).getByRole('textbox').fill('Of the first person');
  await kept(page, 1);
  await sql('delete from auth.session where user_id = $1', [first.userId]);
  await context.clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL('/');

  await signUp(page, { name: 'Ben' });
  await page.goto('/dashgrowthloop');
  await learn(page).getByRole('textbox').fill('Of the second person');
  await kept(page, 2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL('/');
  await kept(page, 1);

  await fillSignIn(page, first);
  await expect(learn(page).getByRole('textbox')).toHaveValue('Of the first person');
});
