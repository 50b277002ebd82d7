import type { Page } from '@playwright/test';
import { signInAgain, traffic } from './auth-steps.ts';
import { ANSWERS, answer, entriesOf, next, onQuestion, savedLesson } from './journal-steps.ts';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  onDevice,
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

async function expectEndedHere(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(words);
  expect(await page.content()).not.toContain(LESSON);
}

test('what a page says whose session has ended, under its own address, and where one without such words leads', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const account = await signUp(page);
  await savedLesson(page, LESSON);
  const quiet = traffic(page);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const signInTo = async (address: string) => {
    await signInAgain(page, account);
    await goWithin(page, address);
  };
  await page.goto('/lessons-history');

  await test.step('MSG-45 a history says so, once', async () => {
    await expect(page.getByText(LESSON)).toBeVisible();
    await quiet();
    await endElsewhere(account);
    await comeBack(page);
    await expectEndedHere(page, 'Not authenticated');
    await expect(page).toHaveURL('/lessons-history');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login');
    await signInTo('/journal/history');

    await expect(page.getByText('No journal entries available.')).toBeVisible();
    await quiet();
    await endElsewhere(account);
    await comeBack(page);
    await expectEndedHere(page, 'Not authenticated');
    await expect(page).toHaveURL('/journal/history');
  });
  await test.step('NAV-03 from then on the address needs a session like all others', async () => {
    await page.reload();
    await expect(page).toHaveURL('/');
  });
  await test.step('MSG-63 a download that is asked for after the session has ended brings no file', async () => {
    for (const [address, name] of [
      ['/lessons-history', 'Download lessons'],
      ['/journal/history', 'Download journal'],
      ['/dashgrowthloop', 'Download Gold File'],
    ] as const) {
      await signInTo(address);
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      // Nothing else of the page may notice it first.
      await quiet();
      await endElsewhere(account);
      await page.getByRole('button', { name, exact: true }).click();
      await expectEndedHere(page, 'Not logged in.');
      await expect(page).toHaveURL(address);
      await page.getByRole('link', { name: 'Sign in again' }).click();
    }
    expect(downloads).toBe(0);
  });

  const said = page.getByRole('status').getByText('You were signed out. Please sign in again.');
  const signInQuietlyTo = async (address: string) => {
    await signInTo(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
  };

  await test.step('a page that has no words of its own leads to the start, where it is said why, until it is dismissed', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signInQuietlyTo('/profile');
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await endElsewhere(account);
    await comeBack(page);
    await expect(page).toHaveURL('/');
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(said).toHaveCount(0);
  });

  await test.step('also where it is opened after the end; on a phone the message leaves the form free', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInQuietlyTo('/tasks');
    await endElsewhere(account);
    await page.goto('/scoring');
    await expect(page).toHaveURL('/');
    await expect(said).toBeVisible();
    const message = await said.boundingBox();
    const email = await page.getByLabel('Email').boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(email?.y ?? 0);
  });

  await test.step('also somebody who goes on before the page has said it', async () => {
    await signInQuietlyTo('/tasks');
    await endElsewhere(account);
    await page.route('**/api/auth/sign-out', () => undefined, { times: 1 });
    await comeBack(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await page.goto('/scoring');
    await expect(page).toHaveURL('/');
    await expect(said).toBeVisible();
  });

  await test.step('the page of an address that leads nowhere goes as well, and nothing stays in memory', async () => {
    await signInAgain(page, account);
    await goWithin(page, '/no-such-page');
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
    await quiet();
    await page.evaluate(() => Object.assign(window, { isStillThisDocument: true }));
    await endElsewhere(account);
    await comeBack(page);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'isStillThisDocument' in window)).toBe(false);
  });

  await test.step('a public page that was come to by Back stays, and asks for nothing more', async () => {
    await signInQuietlyTo('/scoring');
    await page.evaluate(() => {
      history.replaceState(null, '', '/terms');
      history.pushState(null, '', '/scoring');
      history.back();
    });
    await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
    await quiet();
    await endElsewhere(account);
    const signedOut = page.waitForResponse('**/api/auth/sign-out');
    await comeBack(page);
    await signedOut;
    await quiet();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await comeBack(page);
    await quiet();
    expect(asked).toEqual([]);
    await expect(page).toHaveURL('/terms');
  });
});

test('what was being written when the session ended is kept for its person, and for nobody else', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await signUp(page);
  const quiet = traffic(page);
  const celebration = 'A morning that nobody else knows of';
  await page.goto('/journal/new');
  await answer(page).fill(`${celebration}, with`);

  await test.step('what is being typed is there again after the next sign-in', async () => {
    await quiet();
    await endElsewhere(account);
    await answer(page).press('End');
    await page.keyboard.type(' Dad');
    await comeBack(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').getByText('kept on this device, encrypted')).toBeVisible();
    const other = await signUp(page, { name: 'Ben' });
    await page.goto('/journal/new');
    await expect(answer(page)).toHaveValue('');
    await endElsewhere(other);
    await comeBack(page);
    await expect(page).toHaveURL('/');
    await signInAgain(page, account);
    await goWithin(page, '/journal/new');
    await expect(answer(page)).toHaveValue(`${celebration}, with Dad`);
  });

  await test.step('JRN-22 a page that is completed without a session is kept, sealed, and goes on', async () => {
    await answer(page).fill(celebration);
    const { goal, reflection, value_alignment, action } = ANSWERS;
    for (const [before, text] of [goal, reflection, value_alignment, action].entries()) {
      await next(page).click();
      await onQuestion(page, before + 2);
      await answer(page).fill(text);
    }
    await quiet();
    await endElsewhere(account);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('status').getByText('What isn’t saved yet is kept on this device'),
    ).toBeVisible();
    const left = await onDevice(page, 'outbox');
    expect(left).not.toEqual([]);
    expect(JSON.stringify(left) + (await page.content())).not.toContain(celebration);
    expect(await entriesOf(account.userId)).toHaveLength(0);

    await signInAgain(page, account);
    await expect.poll(() => entriesOf(account.userId)).toHaveLength(1);
    await expect(page.getByRole('region', { name: 'Clarify' })).toContainText(celebration);
  });
});
