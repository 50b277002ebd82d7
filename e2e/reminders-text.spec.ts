import { button, expectProfile, openProfile, phone, textbox, textReminders } from './profile-steps.ts';
import { codeTo, newPhoneNumber, outboxFor, textUs } from './reminder-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './support.ts';

/* Text messages: whose number it is, and who wants none. */

const code = (page: Parameters<typeof textbox>[0]) => textbox(page, 'Code');

test('a number is confirmed with the code that was texted to it, and STOP and START are honoured', async ({
  page,
}) => {
  test.slow();
  const account = await signUp(page);
  const [number, another] = [newPhoneNumber(), newPhoneNumber()];
  const refused = page.getByText('That code is not correct. Please check it and try again.');
  const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page);
  await test.step('a code is sent once the number is saved', async () => {
    await textReminders(page).check();
    await phone(page).fill(number);
    await expect(button(page, 'Send a code')).toHaveCount(0);
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/profile', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await button(page, 'Save reminders').click();
    await expect(page.getByText('please confirm that it’s yours')).toBeVisible();
    // Pressed before the number has reached the server, it waits for that.
    await button(page, 'Send a code').click();
    asked.resolve();
    await expect(code(page)).toBeFocused();
    await page.unroute('**/api/profile');
  });
  const right = await codeTo(page, number);
  await test.step('another one is not taken', async () => {
    await code(page).fill(wrong(right));
    await code(page).press('Enter');
    await expect(refused).toBeVisible();
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('the right one confirms the number', async () => {
    await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await expect(code(page)).toHaveValue(right);
    await button(page, 'Confirm').dblclick();
    await expect(page.getByText(`${number} is confirmed.`)).toBeVisible();
    await expectProfile(account, { phone_confirmed_at: expect.any(Date) });
  });
  await test.step('another number must be confirmed again', async () => {
    await phone(page).fill(another);
    await expect(page.getByText('is confirmed.')).toHaveCount(0);
    await button(page, 'Save reminders').click();
    await expect(button(page, 'Send a code')).toBeVisible();
    await expectProfile(account, { phone_confirmed_at: null });
  });
  await test.step('STOP and START by text are honoured and shown', async () => {
    const stopped = page.getByText('To opt back in, text START to the number they came from.');
    expect(await textUs(page, another, 'Stop')).toContain('will no longer get texts from Growth Loop.');
    await page.reload();
    await expect(stopped).toBeVisible();
    await expect(button(page, 'Send a code')).toHaveCount(0);
    await expectAccessible(page);
    await textUs(page, another, 'START');
    await button(page, 'Check again').click();
    await expect(stopped).toHaveCount(0);
    await expect(button(page, 'Send a code')).toBeVisible();
  });
  await test.step('without a connection the settings are there, and a code is asked for later', async () => {
    await page.context().setOffline(true);
    await button(page, 'Send a code').click();
    await expect(page.getByText('There’s no connection right now.')).toBeVisible();
    await page.context().setOffline(false);
    await button(page, 'Send a code').click();
    await expect(code(page)).toBeFocused();
  });
  await test.step('a code that was tried too often is replaced by another one', async () => {
    const first = await codeTo(page, another);
    const sent = async () =>
      (await outboxFor(page, another)).filter(({ text }) => /^\d{6}/.test(text)).length;
    expect(await sent()).toBe(1);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await code(page).fill(wrong(first));
      await button(page, 'Confirm').click();
      await expect(refused).toBeVisible();
    }
    await button(page, 'Confirm').click();
    await expect(page.getByText('This code has expired. Please send another one.')).toBeVisible();
    await button(page, 'Send another code').click();
    await expect.poll(sent).toBe(2);
    await code(page).fill(await codeTo(page, another));
    await button(page, 'Confirm').click();
    await expect(page.getByText(`${another} is confirmed.`)).toBeVisible();
  });
});
