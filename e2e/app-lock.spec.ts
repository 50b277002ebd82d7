import type { Page } from '@playwright/test';
import { ANSWERS, answer, onQuestion, savedEntry } from './journal-steps.ts';
import { button, goOffline, openProfile, section, textbox } from './profile-steps.ts';
import { expect, expectAccessible, goWithin, signUp, test } from './support.ts';

const PIN = '2468';

const locked = (page: Page) => page.getByRole('heading', { name: 'Locked', exact: true });
const pin = (page: Page) => page.getByLabel('PIN', { exact: true });
const lockSwitch = (page: Page) => page.getByRole('switch', { name: 'Lock the app when I’m away' });

async function tryPin(page: Page, digits: string): Promise<void> {
  await pin(page).fill(digits);
  await pin(page).press('Enter');
}

async function turnOnWithPin(page: Page, time: string): Promise<void> {
  await lockSwitch(page).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on app lock' });
  await dialog.getByLabel('New PIN').fill(PIN);
  await dialog.getByLabel('Repeat the PIN').fill('2469');
  await button(page, 'Turn on app lock').click();
  await expect(dialog).toContainText('The two PINs aren’t the same.');
  await dialog.getByLabel('Repeat the PIN').fill(PIN);
  await expectAccessible(page);
  await button(page, 'Turn on app lock').click();
  await expect(dialog).toBeHidden();
  await expect(lockSwitch(page)).toBeChecked();
  await section(page, 'App lock').getByRole('radio', { name: time }).check();
}

/** Nothing of the person's is in the document, seen or not. */
async function expectLocked(page: Page): Promise<void> {
  await expect(locked(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Locked · /);
  const all = await page.locator('body').innerHTML();
  for (const words of [ANSWERS.reflection, 'The last word', 'Maya']) expect(all).not.toContain(words);
}

test('the app locks at every start or after a time away, in every tab, and opens with what was being written', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install();
  await signUp(page);
  await savedEntry(page);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const checks = (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  await openProfile(page);
  await test.step('a lock at every start is opened by the device’s own check', async () => {
    await lockSwitch(page).click();
    await page.getByRole('radio', { name: 'This device’s own check' }).check();
    await button(page, 'Turn on app lock').click();
    await section(page, 'App lock').getByRole('radio', { name: 'At every start' }).check();
    await page.reload();
    await expectLocked(page);
    await checks(false);
    await button(page, 'Unlock with this device').click();
    await expect(page.getByText('Your device didn’t confirm that it’s you.')).toBeVisible();
    await checks(true);
    await button(page, 'Unlock with this device').click();
    await expect(lockSwitch(page)).toBeChecked();
  });

  await test.step('what was typed in a form, and a dialog over it, are there after the lock', async () => {
    await textbox(page, 'Name').fill('Typed, not saved');
    await lockSwitch(page).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off app lock' });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectLocked(page);
    expect(await page.locator('body').innerHTML()).not.toContain('Typed');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Unlock with this device').click();
    await expect(button(page, 'Turn off app lock')).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(lockSwitch(page)).toBeFocused();
    await expect(textbox(page, 'Name')).toHaveValue('Typed, not saved');
    await expect(page).toHaveTitle(/^Profile/);
  });

  const other = await context.newPage();
  await test.step('another start asks for itself, and this one stays open', async () => {
    await other.goto('/profile');
    await expectLocked(other);
    await expect(lockSwitch(page)).toBeVisible();
    await lockSwitch(page).click();
    await button(page, 'Cancel').click();
    await expect(lockSwitch(page)).toBeChecked();
    await lockSwitch(page).click();
    await button(page, 'Turn off app lock').click();
    await expect(lockSwitch(page)).not.toBeChecked();
    await expect(lockSwitch(other)).not.toBeChecked();
  });

  // Each tab’s clock is installed when it loads, so they may differ by as long as the journey takes.
  await turnOnWithPin(page, 'After 15 minutes');
  await goWithin(page, '/journal/new?another');
  await onQuestion(page, 1);
  await answer(page).fill('The last word');
  await goWithin(other, '/journal/history');
  await expect(other.getByText(ANSWERS.reflection)).toBeVisible();

  await test.step('nothing stays in any tab, nor after Back and a reload', async () => {
    await page.clock.fastForward(901_000);
    await expectLocked(page);
    await expectLocked(other);
    await expectAccessible(page);
    await page.goBack();
    await expectLocked(page);
    await page.goForward();
    await page.reload();
    await expectLocked(page);
    await expect(pin(page)).toBeFocused();
  });

  await test.step('after five wrong PINs the next has to wait, also after a reload', async () => {
    for (const wrong of ['1111', '2222', '3333', '4444']) {
      await tryPin(page, wrong);
      await expect(page.getByText('That PIN isn’t correct. Please try again.')).toBeVisible();
    }
    await tryPin(page, '12');
    await expect(page.getByText('A PIN has 4 to 12 digits.')).toBeVisible();
    await tryPin(page, '5555');
    const wait = page.getByText(/You can try again in \d+ seconds\./);
    await expect(wait).toBeVisible();
    await page.reload();
    await expect(wait).toBeVisible();
    await tryPin(page, PIN);
    await expectLocked(page);
    await page.clock.fastForward(31_000);
    await expect(wait).toBeHidden();
  });

  await test.step('the PIN opens every tab, and the draft is there', async () => {
    await tryPin(page, PIN);
    await expect(answer(page)).toHaveValue('The last word');
    await expect(other.getByText(ANSWERS.reflection)).toBeVisible();
    await page.reload();
    await expect(answer(page)).toHaveValue('The last word');
  });

  await test.step('a page that the browser put away comes back locked', async () => {
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.clock.fastForward(901_000);
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectLocked(other);
  });

  await test.step('signing out is the way out, and asks first while something is unsaved', async () => {
    await goOffline(page);
    await button(page, 'Sign out').click();
    const asked = page.getByRole('dialog', { name: 'Some of your writing isn’t saved yet' });
    await button(page, 'Stay signed in').click();
    await expectLocked(page);
    await button(page, 'Sign out').click();
    await asked.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('app-lock'))).toBeNull();
  });
});
