import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectSaved } from './notebook-steps.ts';
import { button, openProfile } from './profile-steps.ts';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  signIn,
  signUp,
  sql,
  syncNow,
  test,
} from './support.ts';
import {
  dialog,
  expectAllInVault,
  expectVault,
  lock,
  lockedTitle,
  noteLesson,
  openDialog,
  turnVaultOn,
  vaultSection,
} from './vault-steps.ts';

const LESSON = 'Rest before you are tired';

/** The code that a page shows, as it is read aloud. */
async function shownCode(page: Page): Promise<string> {
  const code = page.getByRole('status').getByText(/^\d( \d){5}$/);
  await expect(code).toBeVisible();
  return ((await code.textContent()) ?? '').replaceAll(' ', '');
}

const codeOnOther = (page: Page) => dialog(page).getByLabel('Code on the other device');
const codeFromOther = (page: Page) => page.getByLabel('Code from your other device');
const letItIn = (page: Page) => dialog(page).getByRole('button', { name: 'Let it in' });
const requests = ({ userId }: Account) =>
  sql<{ wrapped_key: string | null }>('select wrapped_key from vault_approvals where user_id = $1', [userId]);

const otherCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;

type Approval = Record<'offered_key' | 'revealed_key' | 'wrapped_key', string | null>;

/** What the server answers this device of a request is changed on its way. */
const changeAnswers = (page: Page, changes: Partial<Approval>) =>
  page.route('**/api/vault/approvals/*', async (route) => {
    // A page that is left takes its calls along; what has no body is as it was.
    const response = await route.fetch().catch(() => undefined);
    const body: Approval | undefined = await response?.json().catch(() => undefined);
    if (response && body?.offered_key) await route.fulfill({ response, json: { ...body, ...changes } });
    else if (response) await route.fulfill({ response });
  });

const anyKey = (bytes = 32): string => randomBytes(bytes).toString('base64');

/** A device on which the vault is open, and another one on which it is closed, where the person asks the first one. */
async function twoDevices(page: Page, browser: Browser, before?: (other: Page) => Promise<unknown>) {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await noteLesson(page, LESSON);
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  const other = await signIn(browser, account);
  await before?.(other);
  await other.goto('/lessons-history');
  await expect(lockedTitle(other)).toBeVisible();
  await button(other, 'Use another device').click();
  await button(other, 'Ask the other device').click();
  await expect(other.getByText('Waiting for your other device to answer…')).toBeVisible();
  return { account, other };
}

/** On the device where the vault is open: finds the request, and goes on. */
async function answer(page: Page): Promise<void> {
  await openProfile(page);
  await openDialog(page, 'Let another device in');
  await expect(dialog(page).getByText(/^Chrome on Linux asked on /)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(codeOnOther(page)).toBeFocused();
}

test('a device on which the vault is open lets another one in, once both codes were typed', async ({
  page,
  browser,
}) => {
  const { account, other } = await twoDevices(page, browser);
  try {
    await expectAccessible(other);
    await openProfile(page);
    await openDialog(page, 'Let another device in');
    await expect(dialog(page).getByText('That’s only what our server says.')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();

    const code = await shownCode(other);
    await expectAccessible(other);
    await other.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(other);
    await codeOnOther(page).fill('12345');
    await codeOnOther(page).press('Enter');
    await expect(dialog(page).getByText('A code has six digits.')).toBeVisible();
    await expectAccessible(page);
    // Nothing has been handed over yet.
    expect(await requests(account)).toEqual([{ wrapped_key: null }]);
    await expect(codeFromOther(other)).toBeHidden();
    await codeOnOther(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await codeOnOther(page).press('Enter');
    const confirmation = await shownCode(page);
    await expectAccessible(page);

    await expect(codeFromOther(other)).toBeFocused();
    await expectAccessible(other);
    await codeFromOther(other).fill(otherCode(confirmation));
    await button(other, 'Unlock').click();
    await expect(other.getByText('That isn’t the code your other device shows.')).toBeVisible();
    await codeFromOther(other).fill(confirmation);
    await button(other, 'Unlock').click();
    await expect(other.getByText(LESSON)).toBeVisible();
    await expect.poll(() => requests(account)).toEqual([]);

    await button(page, 'Close').click();
    await button(page, 'Show activity').click();
    await expect(page.getByText('Device let into the private vault')).toBeVisible();
    await noteLesson(other, 'Written on the other device');
    await expectSaved(other);
    await expectAllInVault(account);
    await syncNow(page);
    await goWithin(page, '/lessons-history');
    await expect(page.getByText('Written on the other device')).toBeVisible();
  } finally {
    await other.context().close();
  }
});

test('a wrong code ends the request at once, and nothing is handed over', async ({ page, browser }) => {
  const { account, other } = await twoDevices(page, browser);
  try {
    await answer(page);
    const code = await shownCode(other);
    await codeOnOther(page).fill(otherCode(code));
    await letItIn(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('nothing was handed over');
    await expectAccessible(page);
    expect(await requests(account)).toEqual([]);
    await expect(other.getByText(/^Your other device ended this request/)).toBeVisible();
    await expectAccessible(other);
    await button(page, 'Close').click();

    // They begin anew, with other codes.
    await button(other, 'Ask the other device').click();
    await answer(page);
    const next = await shownCode(other);
    expect(next).not.toBe(code);
    await codeOnOther(page).fill(next);
    await letItIn(page).click();
    await codeFromOther(other).fill(await shownCode(page));
    await button(other, 'Unlock').click();
    await expect(other.getByText(LESSON)).toBeVisible();
  } finally {
    await other.context().close();
  }
});

test('either device can take it back', async ({ page, browser }) => {
  const { account, other } = await twoDevices(page, browser);
  try {
    await answer(page);
    await shownCode(other);
    await button(other, 'Cancel').click();
    await expect(lockedTitle(other)).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toContainText('The request was taken back');
    expect(await requests(account)).toEqual([]);
    await button(page, 'Close').click();

    await button(other, 'Use another device').click();
    await button(other, 'Ask the other device').click();
    await answer(page);
    await shownCode(other);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(other.getByText(/^Your other device ended this request/)).toBeVisible();
    await button(other, 'Unlock in another way').click();
    await expect(lockedTitle(other)).toBeVisible();
    await expect(vaultSection(page).getByText('Your private vault is on.')).toBeVisible();
  } finally {
    await other.context().close();
  }
});

test('a server that hands its own key to the device that asks gets another code there, and nothing is handed over', async ({
  page,
  browser,
}) => {
  const offered_key = anyKey();
  const { account, other } = await twoDevices(page, browser, (device) =>
    changeAnswers(device, { offered_key }),
  );
  try {
    await answer(page);
    await codeOnOther(page).fill(await shownCode(other));
    await letItIn(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('nothing was handed over');
    await expect(other.getByText(/^Your other device ended this request/)).toBeVisible();
    await button(other, 'Unlock in another way').click();
    await expect(lockedTitle(other)).toBeVisible();
    expect(await requests(account)).toEqual([]);
  } finally {
    await other.context().close();
  }
});

test('a server that plays the other device opens nothing: no device of the person’s has a code for it', async ({
  page,
  browser,
}) => {
  const changes = { offered_key: anyKey(), wrapped_key: anyKey(60) };
  const { account, other } = await twoDevices(page, browser, (device) => changeAnswers(device, changes));
  try {
    await answer(page);
    await expect(codeFromOther(other)).toBeVisible();
    await codeFromOther(other).fill('123456');
    await button(other, 'Unlock').click();
    await expect(other.getByText('That isn’t the code your other device shows.')).toBeVisible();
    await button(other, 'Cancel').click();
    await expect(lockedTitle(other)).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toContainText('The request was taken back');
    expect(await requests(account)).toEqual([]);
  } finally {
    await other.context().close();
  }
});

test('a key to which the other device had not committed is refused before any code is typed', async ({
  page,
  browser,
}) => {
  const { account, other } = await twoDevices(page, browser);
  const revealed_key = anyKey();
  try {
    await changeAnswers(page, { revealed_key });
    await openProfile(page);
    await openDialog(page, 'Let another device in');
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('isn’t the one it announced');
    await expectAccessible(page);
    expect(await requests(account)).toEqual([]);
  } finally {
    await other.context().close();
  }
});

test('a browser that is too old for it offers neither side of it', async ({ page }) => {
  await page.addInitScript(() => {
    const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (...given: unknown[]) => Promise<never>;
    const refuse = async (algorithm: { name?: string }, ...rest: unknown[]) => {
      if (algorithm.name === 'X25519') throw new DOMException('Unknown curve', 'NotSupportedError');
      return generate(algorithm, ...rest);
    };
    crypto.subtle.generateKey = refuse as typeof crypto.subtle.generateKey;
  });
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await turnVaultOn(page, account);
  await expectVault(account, 'on');
  await expect(button(page, 'Make a new recovery key')).toBeVisible();
  await expect(button(page, 'Let another device in')).toBeHidden();
  await lock(page);
  await expect(button(page, 'Use your recovery key')).toBeVisible();
  await expect(button(page, 'Use another device')).toBeHidden();
});
