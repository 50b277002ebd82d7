import type { Page } from '@playwright/test';
import { openChecked, signInAgain } from './auth-steps.ts';
import { ANSWERS, entriesOf, savedLesson, writePage } from './journal-steps.ts';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDevice,
  settled,
  signUp,
  sql,
  test,
} from './support.ts';

/* A session that was ended on another device: what each page says, and that nothing can be read any more. */

const endElsewhere = ({ userId }: Account) => sql('delete from auth.session where user_id = $1', [userId]);

/** Coming back to the page makes it ask the server, unless it has left by itself in this moment. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined);

const LESSON = 'Rest is part of the work';

async function withLesson(page: Page): Promise<Account> {
  const account = await signUp(page);
  await savedLesson(page, LESSON);
  return account;
}

async function expectEndedHere(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(words);
  expect(await page.content()).not.toContain(LESSON);
}

test('MSG-45 a history whose session has ended says so under its own address, once', async ({ page }) => {
  const account = await withLesson(page);
  await openChecked(page, '/lessons-history');
  await expect(page.getByText(LESSON)).toBeVisible();
  await endElsewhere(account);
  await comeBack(page);
  await expectEndedHere(page, 'Not authenticated');
  await expect(page).toHaveURL('/lessons-history');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login');
  await signInAgain(page, account);

  await openChecked(page, '/journal/history');
  await expect(page.getByText('No journal entries available.')).toBeVisible();
  await endElsewhere(account);
  await comeBack(page);
  await expectEndedHere(page, 'Not authenticated');
  await expect(page).toHaveURL('/journal/history');
  await test.step('NAV-03 from then on the address needs a session like all others', async () => {
    await page.reload();
    await expect(page).toHaveURL('/');
  });
});

test('MSG-63 a download that is asked for after the session has ended brings no file', async ({ page }) => {
  const account = await withLesson(page);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  for (const [address, name] of [
    ['/lessons-history', 'Download lessons'],
    ['/journal/history', 'Download journal'],
    ['/dashgrowthloop', 'Download Gold File'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    // Nothing else of the page may notice it first.
    await settled(page);
    await endElsewhere(account);
    await page.getByRole('button', { name, exact: true }).click();
    await expectEndedHere(page, 'Not logged in.');
    await expect(page).toHaveURL(address);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await signInAgain(page, account);
  }
  expect(downloads).toBe(0);
});

test('the page of an address that leads nowhere goes with its session, and nothing stays in memory', async ({
  page,
}) => {
  const account = await signUp(page);
  await openChecked(page, '/no-such-page');
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStillThisDocument: true }));
  await endElsewhere(account);
  await comeBack(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'isStillThisDocument' in window)).toBe(false);
});

test('a page that has no words of its own leads to the start, where it is said why, until it is dismissed', async ({
  page,
}) => {
  const account = await withLesson(page);
  const said = page.getByRole('status').getByText('You were signed out. Please sign in again.');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await endElsewhere(account);
  await comeBack(page);
  await expect(page).toHaveURL('/');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toHaveCount(0);

  const endUnnoticed = async (): Promise<void> => {
    await signInAgain(page, account);
    await page.goto('/tasks');
    await settled(page);
    await endElsewhere(account);
  };

  await test.step('on a phone the message leaves the form free', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await endUnnoticed();
    await page.goto('/scoring');
    await expect(said).toBeVisible();
    const message = await said.boundingBox();
    const email = await page.getByLabel('Email').boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(email?.y ?? 0);
  });

  await test.step('also to somebody who goes on before the page has said it', async () => {
    await endUnnoticed();
    await page.route('**/api/auth/sign-out', () => undefined, { times: 1 });
    await comeBack(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await page.goto('/scoring');
    await expect(page).toHaveURL('/');
    await expect(said).toBeVisible();
  });

  await test.step('also where the page is opened after the session has ended', async () => {
    await endUnnoticed();
    await page.goto('/scoring');
    await expect(page).toHaveURL('/');
    await expect(said).toBeVisible();
  });
});

test('a public page that was come to by Back stays, and asks for nothing more', async ({ page }) => {
  const account = await signUp(page);
  await page.goto('/scoring');
  await settled(page);
  await page.evaluate(() => {
    history.replaceState(null, '', '/terms');
    history.pushState(null, '', '/scoring');
    history.back();
  });
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await endElsewhere(account);
  const signedOut = page.waitForResponse('**/api/auth/sign-out');
  await comeBack(page);
  await signedOut;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect(async () => {
    asked.length = 0;
    await comeBack(page);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
  }).toPass();
  await expect(page).toHaveURL('/terms');
});

test('JRN-22 a page that is completed without a session is kept, sealed, and goes on after the next sign-in', async ({
  page,
}) => {
  const account = await signUp(page);
  const answers = { ...ANSWERS, celebration: 'A morning that nobody else knows of' };
  await writePage(page, answers);
  await endElsewhere(account);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('status').getByText('What isn’t saved yet is kept on this device'),
  ).toBeVisible();
  const left = await onDevice(page, 'outbox');
  expect(left).not.toEqual([]);
  expect(JSON.stringify(left) + (await page.content())).not.toContain(answers.celebration);
  expect(await entriesOf(account.userId)).toHaveLength(0);

  await signInAgain(page, account);
  await expect.poll(() => entriesOf(account.userId)).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Clarify' })).toContainText(answers.celebration);
});

test('what is being typed when the session ends is there again for its person, and for nobody else', async ({
  page,
}) => {
  const account = await signUp(page);
  await page.goto('/journal/new');
  await page.getByRole('textbox').first().fill('Half a sentence about');
  await settled(page);
  await endElsewhere(account);
  await page.getByRole('textbox').first().press('End');
  await page.keyboard.type(' Dad');
  await comeBack(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').getByText('kept on this device, encrypted')).toBeVisible();
  const other = await signUp(page, { name: 'Ben' });
  await page.goto('/journal/new');
  await expect(page.getByRole('textbox').first()).toHaveValue('');
  await endElsewhere(other);
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await signInAgain(page, account);
  await page.goto('/journal/new');
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a sentence about Dad');
});
