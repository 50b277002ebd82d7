import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn, signOut } from './auth-steps.ts';
import { ANSWERS, answer, answerPage, complete, next, onQuestion, storedDrafts } from './journal-steps.ts';
import { expect, goWithin, settled, signUp, sql, test } from './support.ts';

const learn = (page: Page) => page.getByRole('region', { name: 'Learn' }).getByRole('textbox');
const clarify = (page: Page) => page.getByRole('region', { name: 'Clarify' });
const firstAnswer = (page: Page) => clarify(page).getByRole('textbox');
const goOn = (page: Page) => clarify(page).getByRole('button', { name: 'Continue' }).click();
const backToDashboard = (page: Page) => page.getByRole('link', { name: 'Back to Dashboard' }).click();
const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' }).click();
const pickedUp = (page: Page) => page.getByText('Picked up where you left off');

const kept = (page: Page, drafts: number) => expect.poll(() => storedDrafts(page)).toHaveLength(drafts);

/** From its next document on, the page finds its drafts only once it is let: before, the device does not say where they are. */
async function slowDrafts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { databases } = IDBFactory.prototype;
    const allowed = new Promise<void>((resolve) => Object.assign(globalThis, { letRead: resolve }));
    IDBFactory.prototype.databases = async function named() {
      await allowed;
      return databases.call(this);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { letRead(): void }).letRead());
}

test('unfinished writing is kept as soon as it can be, outlives reloads and pages, is stored sealed, and goes when it is given up or saved', async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(page);
  await page.route('**/api/entry-key', (route) => route.abort());
  await page.goto('/dashgrowthloop');
  await test.step('what is typed before the key is there is kept once it is', async () => {
    await firstAnswer(page).fill('I called Dad');
    await learn(page).fill('Less is enough');
    await page.waitForTimeout(500);
    expect(await storedDrafts(page)).toEqual([]);
    await page.unroute('**/api/entry-key');
    await kept(page, 2);
  });
  await settled(page);
  await test.step('the dashboard’s two boxes keep their text', async () => {
    await page.reload();
    await expect(firstAnswer(page)).toHaveValue('I called Dad');
    await expect(learn(page)).toHaveValue('Less is enough');
    await learn(page).fill('');
    await kept(page, 1);
  });
  const letRead = await slowDrafts(page);
  await test.step('before the device was looked at, on a page that stays open, it stands as it was typed', async () => {
    await page.reload();
    await learn(page).fill('Not saved yet');
    await expect(firstAnswer(page)).toHaveValue('');
    await letRead();
    await kept(page, 2);
    await expect(learn(page)).toHaveValue('Not saved yet');
    await expect(firstAnswer(page)).toHaveValue('I called Dad');
  });
  await test.step('and on a page that is left, it is there when the page is opened again', async () => {
    await learn(page).fill('');
    await kept(page, 1);
    await page.reload();
    await learn(page).fill('Left at once');
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meaningful Actions');
    await letRead();
    await kept(page, 2);
    await page.goBack();
    await expect(learn(page)).toHaveValue('Left at once');
  });
  await test.step('what was typed right before a reload is there again, at the same question', async () => {
    // Longer than the time between two writes to the device.
    const goal = 'A goal of several words';
    await goOn(page);
    await onQuestion(page, 2);
    await expect(answer(page)).toBeFocused();
    await page.keyboard.type(goal, { delay: 5 });
    await page.waitForTimeout(60);
    await page.reload();
    await letRead();
    await onQuestion(page, 2);
    await expect(pickedUp(page)).toBeVisible();
    await expect(answer(page)).toHaveValue(goal);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answer(page)).toHaveValue('I called Dad');
  });
  await test.step('Clarify goes on with an unfinished page', async () => {
    for (const _ of ['first', 'second']) await next(page).click();
    await onQuestion(page, 3);
    await backToDashboard(page);
    await expect(clarify(page).getByText('You left off at question 3 of 5.')).toBeVisible();
    await goOn(page);
    await onQuestion(page, 3);
    await expect(pickedUp(page)).toBeVisible();
  });
  await test.step('Start over begins a new page, Undo brings the old one back, and leaving makes it final', async () => {
    await startOver(page);
    await onQuestion(page, 1);
    await expect(answer(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await onQuestion(page, 3);
    for (const _ of ['first', 'second']) await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answer(page)).toHaveValue('I called Dad');
    await startOver(page);
    await expect(answer(page)).toHaveValue('');
    await backToDashboard(page);
    await expect(firstAnswer(page)).toHaveValue('');
    await kept(page, 1);
  });
  const other = await context.newPage();
  await test.step('what was started over does not come back, however the tab ends', async () => {
    await firstAnswer(page).fill('Given up');
    await kept(page, 2);
    await goWithin(page, '/journal/new');
    await startOver(page);
    await expect(answer(page)).toHaveValue('');
    await kept(page, 1);
    await page.close({ runBeforeUnload: false });
    await other.goto('/journal/new');
    await onQuestion(other, 1);
    await expect(answer(other)).toHaveValue('');
  });
  await test.step('the device holds it sealed, and nothing of it once it is saved', async () => {
    await answerPage(other);
    await kept(other, 2);
    for (const draft of await storedDrafts(other)) {
      expect(draft).toMatchObject({ format: 3, value: expect.stringMatching(/^[A-Za-z0-9+/]+={0,2}$/) });
    }
    const drafts = JSON.stringify(await storedDrafts(other));
    const storage = await other.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const text of Object.values(ANSWERS).flatMap((answered) => answered.split('\n'))) {
      expect(drafts).not.toContain(text);
      expect(storage).not.toContain(text);
    }
    await complete(other).click();
    await expect(other).toHaveURL('/journal/complete');
    await expect.poll(() => storedDrafts(other)).toMatchObject([{ kind: 'lesson' }]);
  });
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

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}

const openElsewhere = (page: Page) => page.getByText('Your page is open in another tab.');
const otherTabClosed = (page: Page) => page.getByText('The other tab was closed.');
const lastChanged = (page: Page, words: string) => page.getByText(new RegExp(`Last changed .+: “${words}”`));
const continueHere = (page: Page) => page.getByRole('button', { name: 'Continue that page here' }).click();

test('each tab has a page of its own: reloaded, duplicated, crashed, opened again, closed or completed', async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(page);
  await page.goto('/journal/new');
  await answer(page).fill('In the first tab');
  await kept(page, 1);
  const other = await context.newPage();

  await test.step('two tabs write without touching each other’s text', async () => {
    await other.goto('/journal/new');
    await expect(openElsewhere(other)).toBeVisible();
    await expect(lastChanged(other, 'In the first tab')).toBeVisible();
    await expect(answer(other)).toHaveValue('');
    await answer(other).fill('In the second tab');
    await kept(other, 2);
    const before = await storedDrafts(other);
    await answer(page).fill('In the first tab, and on');
    await expect.poll(() => storedDrafts(other)).not.toEqual(before);
    await expect(answer(other)).toHaveValue('In the second tab');
  });
  await test.step('reloaded, it has its own', async () => {
    await page.reload();
    await expect(answer(page)).toHaveValue('In the first tab, and on');
    await expect(lastChanged(page, 'In the second tab')).toBeVisible();
  });
  const duplicate = await openWithMemory(context, await memoryOf(page));
  await test.step('a duplicate begins with a blank page, also when all are reloaded at once: each has its own', async () => {
    await expect(openElsewhere(duplicate)).toBeVisible();
    await expect(answer(duplicate)).toHaveValue('');
    await Promise.all([page.reload(), other.reload(), duplicate.reload()]);
    await expect(answer(page)).toHaveValue('In the first tab, and on');
    await expect(answer(other)).toHaveValue('In the second tab');
    await expect(lastChanged(other, 'In the first tab, and on')).toBeVisible();
    await expect(openElsewhere(duplicate)).toBeVisible();
    await expect(answer(duplicate)).toHaveValue('');
  });
  const memory = await memoryOf(page);
  const found = await context.newPage();
  await test.step('a tab that crashes loses nothing that is 400 ms old: a new one goes on with it', async () => {
    await answer(page).press('End');
    await page.keyboard.type(' went dark');
    await page.waitForTimeout(400);
    await crash(page);
    await expect(otherTabClosed(other)).toBeVisible();
    await expect(lastChanged(other, 'In the first tab, and on went dark')).toBeVisible();
    await expect(answer(other)).toHaveValue('In the second tab');
    await found.goto('/journal/new');
    await expect(answer(found)).toHaveValue('In the first tab, and on went dark');
    await expect(pickedUp(found)).toBeVisible();
  });
  const restored = await openWithMemory(context, memory);
  await test.step('the tab that is opened again has its page back, and the new one a page of its own', async () => {
    await expect(answer(restored)).toHaveValue('In the first tab, and on went dark');
    await expect(answer(found)).toHaveValue('');
    await expect(pickedUp(found)).toHaveCount(0);
    await expect(openElsewhere(found)).toBeVisible();
    await answer(found).fill('In a third one');
    await kept(found, 3);
  });
  await test.step('what a closed tab has left is joined to what is written here', async () => {
    await restored.close();
    await expect(otherTabClosed(other)).toBeVisible();
    await continueHere(other);
    await expect(answer(other)).toHaveValue('In the first tab, and on went dark\n\nIn the second tab');
    await expect(otherTabClosed(other)).toHaveCount(0);
    await kept(other, 2);
  });
  await test.step('where this tab’s page was started over, the dashboard offers what another has left', async () => {
    await backToDashboard(other);
    await expect(firstAnswer(other)).toHaveValue(/In the second tab$/);
    await goWithin(other, '/journal/new');
    await startOver(other);
    await found.close();
    await backToDashboard(other);
    await expect(firstAnswer(other)).toHaveValue('');
    await expect(lastChanged(other, 'In a third one')).toBeVisible();
    await continueHere(other);
    await expect(firstAnswer(other)).toHaveValue('In a third one');
    await expect(clarify(other).getByText(/Last changed/)).toHaveCount(0);
  });
  await test.step('a page that another tab completes meanwhile is not offered', async () => {
    await expect(openElsewhere(duplicate)).toBeVisible();
    await goOn(other);
    await answerPage(other, { from: 2 });
    await complete(other).click();
    await expect(other).toHaveURL('/journal/complete');
    await expect(openElsewhere(duplicate)).toHaveCount(0);
    await expect(otherTabClosed(duplicate)).toHaveCount(0);
  });
});

test('a device holds each person’s unfinished writing for them alone, until they sign out', async ({
  page,
  context,
}) => {
  test.slow();
  const first = await signUp(page);
  await page.goto('/dashgrowthloop');
  await firstAnswer(page).fill('Half a page');
  await learn(page).fill('Of the first person');
  await kept(page, 2);
  await test.step('signing out asks before it goes, from any page', async () => {
    await goWithin(page, '/scoring');
    await signOut(page);
    await expect(page.getByRole('dialog')).toContainText('Some of your writing isn’t saved yet');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await goWithin(page, '/dashgrowthloop');
    await expect(firstAnswer(page)).toHaveValue('Half a page');
    await expect(learn(page)).toHaveValue('Of the first person');
  });
  await test.step('after a session that ended, the next person finds nothing of it', async () => {
    await sql('delete from auth.session where user_id = $1', [first.userId]);
    await context.clearCookies();
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
    await signUp(page, { name: 'Ben' });
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben');
    await expect(firstAnswer(page)).toHaveValue('');
    await expect(learn(page)).toHaveValue('');
  });
  await test.step('signing out takes one’s own writing from the device, not what waits sealed for somebody else', async () => {
    await learn(page).fill('Of the second person');
    await kept(page, 3);
    await signOut(page);
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL('/');
    const owned = { user_id: first.userId };
    await expect.poll(() => storedDrafts(page)).toMatchObject([owned, owned]);
  });
  await test.step('the same person has it back', async () => {
    await fillSignIn(page, first);
    await expect(firstAnswer(page)).toHaveValue('Half a page');
    await expect(learn(page)).toHaveValue('Of the first person');
  });
  await test.step('whoever signs in on a device that has forgotten its session finds nothing either', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signUp(page, { name: 'Cleo' });
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cleo');
    await expect(firstAnswer(page)).toHaveValue('');
    await expect(learn(page)).toHaveValue('');
  });
});
