import type { Page } from '@playwright/test';
import { atGoogle, consent, FAILED, SUCCESS, SYNC, syncButton } from './google-steps.ts';
import { followMenu } from './menu-steps.ts';
import { addedAction, storedActions } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  sql,
  stopClock,
  syncNow,
  test,
} from './support.ts';

const open = (page: Page) => page.getByRole('region', { name: /^To do/ });
const action = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const log = (page: Page) => page.getByRole('list', { name: /^Log/ });
const lines = (page: Page) => log(page).locator('> li');
const testSync = (page: Page) => page.getByRole('button', { name: 'Test Sync' });
const said = (page: Page) => page.getByRole('alert');

/** The addresses that this page and its windows go to from now on and that have this in them. */
function visited(page: Page, part: string): URL[] {
  const urls: URL[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes(part)) urls.push(new URL(request.url()));
  });
  return urls;
}

/** Presses the button, and answers the window that Google's question stands in. */
async function questionOf(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).click()]);
  await popup.waitForLoadState();
  return popup;
}

test('whatever Google’s window answers is said; consent is asked for once, and both sides have what changes on either', async ({
  page,
}) => {
  test.slow();
  const { userId } = await signUp(page);
  const asked = visited(page, '/dev/google/consent');
  const synced = visited(page, '/sync-google-tasks');
  await page.clock.install();
  await page.goto('/tasks');
  await test.step('SYNC-02 TSK-04 the button stands there with and without tasks', async () => {
    await expect(open(page)).toContainText('No open actions');
    await expect(syncButton(page)).toBeVisible();
    await storedActions(page, userId, ['Walk', 'Call Dad', 'Paint', 'Old one']);
    await syncNow(page);
    await expect(action(page, 'Old one')).toBeVisible();
    await expect(syncButton(page)).toBeVisible();
  });
  await test.step('MSG-39 denied', async () => {
    await consent(page, 'Deny');
    await expect(said(page)).toHaveText(FAILED);
  });
  await test.step('MSG-39 the window closed', async () => {
    const popup = await questionOf(page);
    await expect(said(page)).toHaveCount(0);
    await popup.close();
    await expect(said(page)).toHaveText(FAILED);
    await expect(syncButton(page)).toBeEnabled();
    await expectAccessible(page);
  });
  await test.step('MSG-38 a consent that comes back without a token', async () => {
    const popup = await questionOf(page);
    const state = new URL(popup.url()).searchParams.get('state') ?? '';
    // The window closes as soon as it has told the page, so its going there has no answer to wait for.
    const back = `/google-return#${new URLSearchParams({ state, token_type: 'Bearer' })}`;
    await popup.evaluate((to) => void setTimeout(() => location.assign(to)), back);
    await expect(said(page)).toHaveText('No access token received from Google');
  });
  await test.step('an answer that nobody asked for opens nothing and runs nothing', async () => {
    const popup = await questionOf(page);
    await popup.goto('/google-return#state=forged&access_token=ya29.forged&expires_in=3599');
    await expect(popup.getByText('The page that started this sync is no longer waiting.')).toBeVisible();
    expect(new URL(popup.url()).hash).toBe('');
    await popup.close();
    await expect(said(page)).toHaveText(FAILED);
    expect(synced).toEqual([]);
  });
  const google = await atGoogle(page);
  await google.add('Buy bread');
  await test.step('MSG-41 LIM-06 a sync says that it is done, for four seconds', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).dblclick()]);
    await popup.getByRole('link', { name: 'Allow' }).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(3_500);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
    await page.clock.resume();
  });
  await test.step('two presses are one sync', () => expect(synced).toHaveLength(1));
  await test.step('SYNC-03 it asks for tasks alone, and brings both sides together', async () => {
    await expect(action(page, 'Buy bread')).toBeVisible();
    expect(await google.said()).toEqual(['Buy bread', 'Call Dad', 'Old one', 'Paint', 'Walk']);
    const params = asked.find(({ searchParams }) => searchParams.has('state'))?.searchParams ?? [];
    expect(Object.fromEntries(params)).toMatchObject({
      response_type: 'token',
      scope: 'https://www.googleapis.com/auth/tasks',
      redirect_uri: expect.stringMatching(/\/google-return$/),
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await expect(page.getByText(/Last synced/)).toBeVisible();
    await expectAccessible(page);
    // The token is in no storage of the browser.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('ya29');
  });
  await test.step('CALL-47 the next sync asks for no consent', async () => {
    await google.change('Walk', { title: 'Walk at lunch' });
    await google.change('Call Dad', { status: 'completed' });
    await google.remove('Old one');
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    );
    await action(page, 'Paint').check();
    await saved;
    const [sent] = await Promise.all([
      page.waitForRequest(SYNC),
      page.waitForResponse(SYNC),
      syncButton(page).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ userId, accessToken: expect.stringMatching(/^ya29\./) });
    await expect(action(page, 'Walk at lunch')).toBeVisible();
    await expect(action(page, 'Call Dad')).toBeChecked();
    await expect(action(page, 'Old one')).toHaveCount(0);
    expect(await google.said()).toEqual(['Buy bread', 'Walk at lunch', '✓ Call Dad', '✓ Paint']);
  });
  await test.step('CALL-47 MSG-40 a failing call says its message, its error, or that it failed', async () => {
    for (const [body, says] of [
      [{ message: 'The list is locked.' }, 'The list is locked.'],
      [{ error: 'It is Sunday.' }, 'It is Sunday.'],
      [{}, 'Failed to sync tasks'],
      [{ error: { code: 'any', message: 'In our own form.' } }, 'In our own form.'],
    ] as const) {
      await failing(page, SYNC, { status: 500, body });
      await syncButton(page).click();
      await expect(said(page)).toHaveText(says);
      await page.unroute(SYNC);
    }
    await page.route(SYNC, (route) => route.fulfill({ status: 502, body: '' }));
    await syncButton(page).click();
    await expect(said(page)).toHaveText('Failed to sync tasks');
    await page.unroute(SYNC);
  });
  await test.step('when Google does not take the token any longer, the next press asks for consent', async () => {
    const error = { code: 'google_consent_needed', message: 'Google is asking for your consent again.' };
    await failing(page, SYNC, { status: 409, body: { error } });
    await syncButton(page).click();
    await expect(said(page)).toContainText('consent again');
    await page.unroute(SYNC);
    await askElsewhere(page);
    const popup = await questionOf(page);
    expect(new URL(popup.url()).searchParams.get('prompt')).toBe('consent');
    await test.step('MSG-39 a window of another site is seen to close, too', async () => {
      await expect(popup.getByRole('link', { name: 'Deny' })).toBeVisible();
      expect(new URL(popup.url()).hostname).toBe('127.0.0.1');
      // Still open, and known to be.
      await expect(said(page)).toHaveCount(0);
      await popup.close();
      await expect(said(page)).toHaveText(FAILED);
    });
    await consent(page, 'Allow');
    await expect(page.getByText(SUCCESS)).toBeVisible();
  });
});

/** Has Google's question stand on another site than the app, as the real one does. */
async function askElsewhere(page: Page): Promise<void> {
  await page.context().route('**/dev/google/consent?**', (route) => {
    const asked = new URL(route.request().url());
    if (asked.hostname === '127.0.0.1') return route.continue();
    asked.hostname = '127.0.0.1';
    return route.fulfill({ status: 302, headers: { location: asked.href } });
  });
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('google-sync-log'));

test('the monitor tests the sync, says what changed and why, and forgets it', async ({ page, context }) => {
  test.slow();
  const { userId } = await signUp(page);
  await addedAction(page, 'Walk at lunch');
  await (await atGoogle(page)).add('<b>Buy paint</b>');
  await page.goto('/sync-monitor');
  await expect(page.getByText('No syncs yet')).toBeVisible();
  await test.step('SYNC-10 neither page offers a choice of a frequency', async () => {
    await expect(testSync(page)).toBeVisible();
    await expect(page.getByRole('combobox').or(page.getByRole('radio'))).toHaveCount(0);
  });
  await test.step('SYNC-09 SYNC-10 it leads back to the tasks', async () => {
    await page.getByRole('link', { name: 'Back to Tasks' }).click();
    await expect(page).toHaveURL('/tasks');
    await expect(syncButton(page)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goBack();
  });
  await test.step('SYNC-06 SYNC-07 a sync leaves what changed, and why', async () => {
    await consent(page, 'Allow', testSync(page));
    await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText('Here: 1 added. Google Tasks: 1 added.');
    await expect(lines(page).last()).toContainText('Sync started');
    await page.getByText('2 changes').click();
    await expect(log(page).getByText('<b>Buy paint</b>')).toBeVisible();
    await expect(log(page).getByText('Added here. It was new in Google Tasks.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Walk at lunch');
    await expectAccessible(page);
  });
  await failing(page, SYNC, { status: 500, body: { message: 'The list is locked.' } });
  await test.step('SYNC-08 the log is searched', async () => {
    await testSync(page).click();
    await expect(lines(page)).toHaveCount(4);
    await expect(lines(page).first()).toContainText('The list is locked.');
    const search = page.getByRole('searchbox', { name: 'Search the log' });
    for (const [words, found] of [
      ['paint', 1],
      ['locked', 1],
      ['', 4],
    ] as const) {
      await search.fill(words);
      await expect(lines(page)).toHaveCount(found);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
  await test.step('offline the button waits', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. Syncing needs a connection.')).toBeVisible();
    await expect(testSync(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await context.setOffline(false);
  });
  await test.step('LIM-27 it outlives a reload, and keeps the latest fifty lines', async () => {
    // As if there had been forty-five lines before these.
    await page.evaluate(() => {
      const log = JSON.parse(localStorage.getItem('google-sync-log') ?? '[]');
      const old = Array.from({ length: 45 }, (_, place) => ({
        ...log[0],
        id: String(place),
        message: `old ${place}`,
      }));
      localStorage.setItem('google-sync-log', JSON.stringify([...log, ...old]));
    });
    await page.reload();
    await expect(lines(page)).toHaveCount(49);
    await expect(lines(page).first()).toContainText('The list is locked.');
    await consent(page, 'Allow', testSync(page));
    await expect(lines(page)).toHaveCount(50);
    await expect(lines(page).first()).toContainText('The list is locked.');
    await expect(log(page).getByText('old 44')).toHaveCount(0);
    await expect(log(page).getByText('old 43')).toBeVisible();
  });
  const kept = await stored(page);
  await test.step('SYNC-06 Clear Logs forgets it, and whoever may not sync is told', async () => {
    await page.getByRole('button', { name: 'Clear Logs' }).click();
    await expect(page.getByText('No syncs yet')).toBeVisible();
    await sql(
      "update profiles set status = 'trial', trial_ends_at = now() - interval '1 day' where id = $1",
      [userId],
    );
    await page.reload();
    await expect(page.getByText('Syncing requires an active trial or a paid plan.')).toBeVisible();
    await expect(page.getByText('No syncs yet')).toBeVisible();
  });
  await test.step('SYNC-02 whoever may not use the feature has no button', async () => {
    await goWithin(page, '/tasks');
    await expect(action(page, 'Walk at lunch')).toBeVisible();
    await expect(syncButton(page)).toHaveCount(0);
  });
  await test.step('LIM-27 signing out takes it along', async () => {
    await page.evaluate((log) => localStorage.setItem('google-sync-log', log ?? ''), kept);
    await followMenu(page, 'Sign Out');
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBeNull();
  });
});
