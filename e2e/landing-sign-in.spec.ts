import type { Page } from '@playwright/test';
import { accountOf, fillIn, form, pressSignIn, storedItems } from './landing-steps.ts';
import { api, expect, sql, stopClock, test } from './support.ts';

/** What the device holds of a session, which is nothing that opens one. */
async function expectNoSecretsStored(page: Page, userId: string, token: string): Promise<void> {
  const stored = await storedItems(page);
  expect(JSON.parse(stored.session ?? '')).toEqual({
    user: { id: userId },
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(JSON.stringify(stored)).not.toContain(token);
  const cookies = await page.context().cookies();
  const refresh = cookies.find(({ name }) => name.endsWith('session_token'));
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(JSON.stringify(stored)).not.toContain(refresh?.value);
}

/** Holds back the scripts of the page until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('one signs in on the login page, and is found signed in from then on', async ({ page }) => {
  const { email, password, userId, name } = await accountOf(page);
  await page.goto('/login');
  await test.step('LAND-12 the page is public, and has a usable form', async () => {
    await expect(page).toHaveURL('/login');
    await fillIn(page, `  ${email} `, `  ${password} `);
  });
  const sent = page.waitForRequest('**/api/auth/sign-in/email');
  const tokenAnswer = page.waitForResponse('**/api/auth/token');
  await pressSignIn(page);
  await test.step('LAND-11 CALL-33 address and password are sent trimmed', async () => {
    expect((await sent).postDataJSON()).toEqual({ email, password });
  });
  const { token } = await (await tokenAnswer).json();
  await test.step('LAND-04 LAND-12 it leads to the dashboard', async () => {
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('ENT-22 the device holds who and until when; the refresh token is a cookie no script reads', () =>
    expectNoSecretsStored(page, userId, token));

  await sql('delete from profiles where id = $1', [userId]);
  const made = page.waitForResponse('**/api/profile/ensure');
  await test.step('SES-02 the session survives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('LAND-03 CALL-03 the check at the start makes a missing profile', async () => {
    expect((await made).ok()).toBe(true);
    expect(await api(page).get('/api/profile')).toMatchObject({ id: userId, name });
  });

  const checks: string[] = [];
  page.on('request', (request) => checks.push(new URL(request.url()).pathname));
  const refreshed = page.waitForResponse('**/api/auth/token');
  const read = page.waitForRequest((request) => /\/api\/(?!auth)/.test(request.url()));
  await test.step('nothing is seen of the landing page on the way to the dashboard', async () => {
    const bringToLife = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    bringToLife();
  });
  await test.step('LAND-04 an open session leads there', () => expect(page).toHaveURL('/dashgrowthloop'));
  await test.step('CALL-35 it is refreshed: calls carry the new access token', async () => {
    const { token: next } = await (await refreshed).json();
    expect((await read).headers().authorization).toBe(`Bearer ${next}`);
  });
  await test.step('LAND-02 CALL-39 and checked', () => expect(checks).toContain('/api/auth/get-session'));
  await test.step('LAND-05 LIM-01 a check that stalls for more than 20 seconds ends in a usable page', async () => {
    await expect.poll(() => storedItems(page)).toHaveProperty('session');
    await page.evaluate(() => localStorage.setItem('other', 'kept?'));
    await page.clock.install();
    await page.route('**/api/**', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: 'Growth Loop' })).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(18_000);
    await expect(form(page)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(form(page)).toBeVisible();
    await page.clock.resume();
    await expect.poll(() => storedItems(page)).toEqual({});
    await fillIn(page, 'someone@example.com', 'secret-1');
    await expect(form(page).getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });
});
