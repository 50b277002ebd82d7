import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import decodeQR from 'qr/decode.js';
import { fillSignIn, proofIsOld, signOut } from './auth-steps.ts';
import { button, openProfile } from './profile-steps.ts';
import { recoveryLink } from './recovery-steps.ts';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  settled,
  signUp,
  sql,
  test,
} from './support.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const refusal = (page: Page) => page.getByRole('alert');
const WRONG = /That code isn’t right/;

/** The text of the QR code on the page. */
async function qrText(page: Page): Promise<string> {
  const drawn = (await page.getByRole('img', { name: 'QR code' }).locator('path').getAttribute('d')) ?? '';
  const box = (await page.getByRole('img', { name: 'QR code' }).getAttribute('viewBox')) ?? '';
  const size = Number(box.split(' ')[2]);
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  const SCALE = 4;
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at += 1) {
    const [x, y] = [Math.floor((at % width) / SCALE), Math.floor(at / width / SCALE)];
    if (dark.has(`${x} ${y}`)) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width, height: width, data });
}

/** An authenticator app that was given the key. None of its codes is used yet: the server takes each step once. */
function authenticator(uri: string, { userId }: Account): () => Promise<string> {
  const secret = Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  return async () => {
    await sql('update auth.second_factor set last_step = last_step - 10 where user_id = $1', [userId]);
    return new TOTP({ secret }).generate();
  };
}

const another = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL('/');
}

async function givePassword(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, account);
}

/** Turns two-step sign-in on by the screens; answers the app and the recovery codes. */
async function turnOn(page: Page, account: Account) {
  await openProfile(page);
  await proofIsOld(account);
  await button(page, 'Set up two-step sign-in').click();
  await dialog(page).getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Scan this with an authenticator app.');
  const nextCode = authenticator(await qrText(page), account);
  await dialog(page)
    .getByLabel('Code from the app')
    .fill(await nextCode());
  await page.keyboard.press('Enter');
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { nextCode, recoveryCodes: await codes.allTextContents() };
}

test('two-step sign-in is set up with a QR code or a key, and shows its recovery codes once', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const account = await signUp(page);
  await openProfile(page);
  await proofIsOld(account);

  await test.step('without a connection it says so', async () => {
    await expect(button(page, 'Set up two-step sign-in')).toBeVisible();
    // Until a service worker keeps it, a part of the page whose code was not here yet would never come.
    await settled(page);
    await context.setOffline(true);
    await button(page, 'Set up two-step sign-in').click();
    await expect(refusal(page)).toHaveText('You’re offline. Please try again when you’re back online.');
    await context.setOffline(false);
  });
  await test.step('it asks for a fresh proof first, which may be declined', async () => {
    await button(page, 'Set up two-step sign-in').click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(refusal(page)).toHaveCount(0);
    await button(page, 'Set up two-step sign-in').click();
    await dialog(page).getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Scan this with an authenticator app.');
  });
  let nextCode = async () => '';
  await test.step('the QR code and the key say the same, and losing everything is explained', async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    const uri = await qrText(page);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Growth%20Loop:/);
    nextCode = authenticator(uri, account);
    await button(page, 'Copy key').click();
    expect(await clipboard()).toBe(new URL(uri).searchParams.get('secret'));
    await expect(dialog(page)).toContainText('A link by email won’t');
  });
  await test.step('only a right code turns it on', async () => {
    const field = dialog(page).getByLabel('Code from the app');
    await field.fill('12345');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/6 digits/);
    await field.fill(another(await nextCode()));
    await page.keyboard.press('Enter');
    await expect(refusal(page)).toHaveText(WRONG);
    await field.fill((await nextCode()).replace(/^.../, '$& '));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Save your recovery codes');
  });
  await test.step('the recovery codes are copied, downloaded and printed, and no slip closes them', async () => {
    const codes = await dialog(page).getByRole('listitem').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    for (const code of codes) expect(await clipboard()).toContain(code);
    const file = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    const downloaded = await file;
    expect(downloaded.suggestedFilename()).toBe('growth-loop-recovery-codes.txt');
    expect(await readFile(await downloaded.path(), 'utf8')).toBe(await clipboard());
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Growth Loop recovery codes for ${account.email}`)).toBeVisible();
    await expect(page.getByText(codes[9] ?? '')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'Close').click();
    await expect(page.getByText(/^On since .+\. 10 recovery codes left\.$/)).toBeVisible();
  });
  await test.step('new codes replace them, and the last ones are counted', async () => {
    await button(page, 'Make new recovery codes').click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Make new recovery codes' }).click();
    await button(page, 'Close').click();
    await sql(
      'delete from auth.recovery_code where user_id = $1 and digest <> (select min(digest) from auth.recovery_code where user_id = $1)',
      [account.userId],
    );
    await page.reload();
    await expect(page.getByText(/1 recovery code left\.$/)).toBeVisible();
    await expect(page.getByText('Make new ones and save them.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('turned off, a password is enough again', async () => {
    await proofIsOld(account);
    await button(page, 'Turn off two-step sign-in').click();
    await dialog(page).getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
    await expect(button(page, 'Set up two-step sign-in')).toBeVisible();
    await leave(page);
    await givePassword(page, account);
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

test('a password, or a link by email, is followed by a code or a recovery code, except on a trusted device', async ({
  page,
  browser,
}) => {
  test.slow();
  const account = await signUp(page);
  const { nextCode, recoveryCodes } = await turnOn(page, account);
  await button(page, 'Close').click();

  await test.step('a code of the app, each once', async () => {
    await leave(page);
    await givePassword(page, account);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    const code = await nextCode();
    await page.getByLabel('Code', { exact: true }).fill(another(code));
    await page.keyboard.press('Enter');
    await expect(refusal(page)).toHaveText(WRONG);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashgrowthloop');
    await leave(page);
    await givePassword(page, account);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(refusal(page)).toHaveText(WRONG);
  });
  await test.step('a recovery code in its place, each once', async () => {
    const [recoveryCode = ''] = recoveryCodes;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await button(page, 'Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashgrowthloop');
    await leave(page);
    await givePassword(page, account);
    await button(page, 'Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(refusal(page)).toHaveText(WRONG);
  });
  await test.step('a device that is trusted is not asked again', async () => {
    await button(page, 'Use your authenticator app').click();
    await page.getByLabel('Don’t ask again on this device for 30 days').check();
    await page.getByLabel('Code', { exact: true }).fill(await nextCode());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashgrowthloop');
    await leave(page);
    await givePassword(page, account);
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('a recovery link asks for it before a new password can be set', async () => {
    const link = await recoveryLink(page, account.email);
    const elsewhere = await (await browser.newContext({ baseURL: process.env.E2E_BASE_URL })).newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByLabel('New password', { exact: true })).toHaveCount(0);
    await elsewhere.getByLabel('Code', { exact: true }).fill(await nextCode());
    await expectAccessible(elsewhere);
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByLabel('New password', { exact: true }).fill('a-newer-secret');
    await elsewhere.getByLabel('Confirm new password').fill('a-newer-secret');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/dashgrowthloop|login/);
    await elsewhere.context().close();
  });
});
