import type { Page } from '@playwright/test';
import { atGoogle, consent, FAILED, SUCCESS, SYNC, syncButton } from './google-steps.ts';
import { addedAction } from './stored-words.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signUp,
  sql,
  stopClock,
  test,
} from './support.ts';

const RPC = '**/rest/v1/rpc/check_feature_access';
const open = (page: Page) => page.getByRole('region', { name: /^To do/ });
const action = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const log = (page: Page) => page.getByRole('list', { name: /^Log/ });
const lines = (page: Page) => log(page).locator('> li');
const testSync = (page: Page) => page.getByRole('button', { name: 'Test Sync' });

test('SYNC-03 MSG-41 LIM-06 consent is asked for in a window, and a first sync brings both sides together', async ({
  page,
}) => {
  await signUp(page);
  await addedAction(page, 'Walk at lunch');
  const google = await atGoogle(page);
  await google.add('Buy paint');
  const asked: URL[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/dev/google/consent')) asked.push(new URL(request.url()));
  });
  await page.clock.install();
  await page.goto('/tasks');
  await consent(page, 'Allow');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(3_500);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await page.clock.resume();
  await expect(action(page, 'Buy paint')).toBeVisible();
  expect(await google.said()).toEqual(['Buy paint', 'Walk at lunch']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
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

test('SYNC-01 SYNC-04 the landing page offers no sign-in with Google, and tasks work without any sync', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/registration']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/google/i)).toHaveCount(0);
  }
  await signUp(page);
  await addedAction(page, 'Walk at lunch');
  await page.goto('/tasks');
  await action(page, 'Walk at lunch').check();
  await expect(page.getByRole('region', { name: /^Completed/ })).toContainText('Walk at lunch');
});

test('SYNC-02 TSK-04 the button stands for whoever may use the feature, with and without tasks', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/tasks');
  await expect(open(page)).toContainText('No open actions');
  await expect(syncButton(page)).toBeVisible();
  await addedAction(page, 'Walk at lunch');
  await page.goto('/tasks');
  await expect(syncButton(page)).toBeVisible();
  await page.route(RPC, (route) => route.fulfill({ json: false }));
  const answered = page.waitForResponse((response) => response.url().includes('check_feature_access'));
  await page.reload();
  await answered;
  await expect(syncButton(page)).toHaveCount(0);
});

test('CALL-47 what changes on either side is on both after the next sync, without asking for consent again', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  for (const text of ['Walk', 'Call Dad', 'Paint', 'Old one']) await addedAction(page, text);
  await page.goto('/tasks');
  await consent(page, 'Allow');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  const google = await atGoogle(page);
  await google.change('Walk', { title: 'Walk at lunch' });
  await google.change('Call Dad', { status: 'completed' });
  await google.remove('Old one');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
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
  expect(await google.said()).toEqual(['Walk at lunch', '✓ Call Dad', '✓ Paint']);
});

test('MSG-39 denied, or the window closed, it says so and syncs nothing', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  await consent(page, 'Deny');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).click()]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await popup.waitForLoadState();
  await popup.close();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(syncButton(page)).toBeEnabled();
  await expectAccessible(page);
});

test('MSG-39 a window of another site is seen to close, too', async ({ page, context, baseURL }) => {
  await signUp(page);
  const elsewhere = new URL(baseURL ?? '');
  elsewhere.hostname = '127.0.0.1';
  await context.route('**/dev/google/consent?**', (route) => {
    const asked = new URL(route.request().url());
    if (asked.hostname === elsewhere.hostname) return route.continue();
    asked.hostname = elsewhere.hostname;
    return route.fulfill({ status: 302, headers: { location: asked.href } });
  });
  await page.goto('/tasks');
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).click()]);
  await expect(popup.getByRole('link', { name: 'Deny' })).toBeVisible();
  expect(new URL(popup.url()).hostname).toBe('127.0.0.1');
  // Still open, and known to be.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await popup.close();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await consent(page, 'Allow');
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test('MSG-38 a consent that comes back without a token is said', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).click()]);
  await popup.waitForLoadState();
  const state = new URL(popup.url()).searchParams.get('state') ?? '';
  // The window closes as soon as it has told the page, so its going there has no answer to wait for.
  const back = `/google-return#${new URLSearchParams({ state, token_type: 'Bearer' })}`;
  await popup.evaluate((to) => void setTimeout(() => location.assign(to)), back);
  await expect(page.getByRole('alert')).toHaveText('No access token received from Google');
});

test('an answer that nobody asked for opens nothing and runs nothing', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  await expect(syncButton(page)).toBeVisible();
  let calls = 0;
  await page.context().route(SYNC, (route) => {
    calls += 1;
    return route.abort();
  });
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).click()]);
  await popup.waitForLoadState();
  await popup.goto('/google-return#state=forged&access_token=ya29.forged&expires_in=3599');
  await expect(popup.getByText('The page that started this sync is no longer waiting.')).toBeVisible();
  expect(new URL(popup.url()).hash).toBe('');
  expect(calls).toBe(0);
});

test('where the browser opens no window, the page goes to Google and comes back', async ({ page }) => {
  await signUp(page);
  await addedAction(page, 'Walk');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/tasks');
  await syncButton(page).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await expect(page).toHaveURL('/tasks');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await syncButton(page).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page).toHaveURL('/tasks');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('ya29');
  expect(await (await atGoogle(page)).said()).toEqual(['Walk']);
});

test.describe('as an installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the window of the consent comes back past the service worker, with and without a window', async ({
    page,
  }) => {
    await signUp(page);
    await addedAction(page, 'Walk');
    await page.goto('/tasks');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await consent(page, 'Allow');
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(await (await atGoogle(page)).said()).toEqual(['Walk']);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.reload();
    await syncButton(page).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(page).toHaveURL('/tasks');
    await expect(page.getByText(SUCCESS)).toBeVisible();
  });
});

test('CALL-47 MSG-40 a failing call says its message, its error, or that the sync failed', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/tasks');
  await failing(page, SYNC, { status: 500, body: { message: 'The list is locked.' } });
  await consent(page, 'Allow');
  await expect(page.getByRole('alert')).toHaveText('The list is locked.');
  for (const [body, says] of [
    [{ error: 'It is Sunday.' }, 'It is Sunday.'],
    [{}, 'Failed to sync tasks'],
    [{ error: { code: 'any', message: 'In our own form.' } }, 'In our own form.'],
  ] as const) {
    await page.unroute(SYNC);
    await failing(page, SYNC, { status: 500, body });
    await syncButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(says);
  }
  await page.unroute(SYNC);
  await page.route(SYNC, (route) => route.fulfill({ status: 502, body: '' }));
  await syncButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to sync tasks');
});

test('when Google does not take the token any more, the next press asks for consent', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  await consent(page, 'Allow');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  const error = { code: 'google_consent_needed', message: 'Google is asking for your consent again.' };
  await failing(page, SYNC, { status: 409, body: { error } });
  await syncButton(page).click();
  await expect(page.getByRole('alert')).toContainText('consent again');
  await page.unroute(SYNC);
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).click()]);
  await popup.waitForLoadState();
  expect(new URL(popup.url()).searchParams.get('prompt')).toBe('consent');
  await popup.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test('two presses are one sync', async ({ page }) => {
  await signUp(page);
  await page.goto('/tasks');
  let calls = 0;
  await page.route(SYNC, (route) => {
    calls += 1;
    return route.continue();
  });
  const [popup] = await Promise.all([page.waitForEvent('popup'), syncButton(page).dblclick()]);
  await popup.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(calls).toBe(1);
});

test('SYNC-05 signed out, /sync-monitor leads to the landing page', async ({ page }) => {
  await page.goto('/sync-monitor');
  await expect(page).toHaveURL('/');
});

test('SYNC-06 SYNC-07 SYNC-08 the monitor tests the sync, says what changed and why, and forgets it', async ({
  page,
}) => {
  await signUp(page);
  await addedAction(page, 'Walk at lunch');
  const google = await atGoogle(page);
  await google.add('<b>Buy paint</b>');
  await page.goto('/sync-monitor');
  await expect(page.getByText('No syncs yet')).toBeVisible();
  await expectAccessible(page);
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
  await failing(page, SYNC, { status: 500, body: { message: 'The list is locked.' } });
  await testSync(page).click();
  await expect(lines(page)).toHaveCount(4);
  await expect(lines(page).first()).toContainText('The list is locked.');
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('paint');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('locked');
  await expect(lines(page)).toHaveCount(1);
  await page.reload();
  await expect(lines(page)).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Clear Logs' }).click();
  await expect(page.getByText('No syncs yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No syncs yet')).toBeVisible();
});

test('SYNC-09 SYNC-10 the monitor leads back to the tasks, and offers no choice of a frequency', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/sync-monitor');
  await expect(testSync(page)).toBeVisible();
  await expect(page.getByRole('combobox').or(page.getByRole('radio'))).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Tasks' }).click();
  await expect(page).toHaveURL('/tasks');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('LIM-27 the log keeps the latest fifty lines, and sign-out takes them along', async ({ page }) => {
  await signUp(page);
  await page.goto('/sync-monitor');
  await failing(page, SYNC, { status: 500, body: { message: 'No luck.' } });
  await consent(page, 'Allow', testSync(page));
  await expect(lines(page)).toHaveCount(2);
  // As if there had been forty-nine of them before.
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('google-sync-log') ?? '[]');
    const old = Array.from({ length: 49 }, (_, place) => ({
      ...line,
      id: String(place),
      message: `old ${place}`,
    }));
    localStorage.setItem('google-sync-log', JSON.stringify(old));
  });
  await page.reload();
  await expect(lines(page)).toHaveCount(49);
  await consent(page, 'Allow', testSync(page));
  await expect(lines(page)).toHaveCount(50);
  await expect(lines(page).first()).toContainText('No luck.');
  await expect(log(page).getByText('old 48')).toHaveCount(0);
  await expect(log(page).getByText('old 47')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('menuitem', { name: 'Sign Out' }))
    .click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('google-sync-log'))).toBeNull();
});

test('offline the button waits, and whoever may not sync is told', async ({ page, context }) => {
  const { userId } = await signUp(page);
  await page.goto('/sync-monitor');
  await expect(testSync(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Syncing needs a connection.')).toBeVisible();
  await expect(testSync(page)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await context.setOffline(false);
  await sql("update profiles set status = 'trial', trial_ends_at = now() - interval '1 day' where id = $1", [
    userId,
  ]);
  await page.reload();
  await expect(page.getByText('Syncing requires an active trial or a paid plan.')).toBeVisible();
});
