import { signInAgain, traffic } from './auth-steps.ts';
import {
  button,
  day,
  expectProfile,
  expectThreeSeconds,
  goOffline,
  openProfile,
  phone,
  profileRow,
  section,
  sentTo,
  textbox,
  textReminders,
  time,
  waiting,
} from './profile-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  fetchNews,
  goWithin,
  signIn,
  signUp,
  sql,
  stopClock,
  test,
  withoutIndexedDb,
} from './support.ts';

const SAVED = 'Profile updated successfully.';

test('who a person is: the name, the billing name, edits that are not saved, and the core values', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await signUp(page, { name: 'Maya Lindqvist' });
  await page.clock.install();
  const patches = sentTo(page, '/api/profile', 'PATCH');
  const reminders = sentTo(page, '/functions/v1/trigger-reminder');
  const contacts = sentTo(page, '/functions/v1/sendToGHL');
  await openProfile(page);

  await test.step('PRF-02 the name is required', async () => {
    await textbox(page, 'Name').fill('   ');
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your name');
    expect(patches).toEqual([]);
  });
  await test.step('MSG-25 LIM-04 that it is saved is said for three seconds', async () => {
    await textbox(page, 'Name').fill(' Maya L. ');
    await button(page, 'Save').click();
    await expectThreeSeconds(page, SAVED);
  });
  await test.step('CALL-02 it is stored, trimmed, and the zone stays', async () => {
    await expectProfile(account, { name: 'Maya L.', time_zone: 'America/Los_Angeles' });
    expect(patches).toEqual([{ name: 'Maya L.' }]);
  });
  await test.step('CALL-43 CALL-46 a changed name is announced once to each service, an unchanged one is not', async () => {
    await expect.poll(() => contacts).toHaveLength(1);
    await button(page, 'Save').click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect.poll(() => contacts).toHaveLength(2);
    const { email } = account;
    expect(contacts[1]).toMatchObject({ eventType: 'core_profile_update', full_name: 'Maya Berg', email });
    expect(reminders).toHaveLength(2);
    expect(reminders[1]).toMatchObject({
      eventType: 'core_profile_update',
      payload: { full_name: 'Maya Berg', first_name: 'Maya', last_name: 'Berg', email, core_word: 'Joy' },
    });
  });

  const billingName = textbox(page, 'Billing name (optional)');
  await test.step('PRF-10 BIL-01 BIL-02 a billing name is given and taken away, beside the days of the trial', async () => {
    const billing = section(page, 'Billing');
    await expect(billing).toContainText('Free trial, 10 days left.');
    await expect(billing.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    for (const [typed, stored] of [
      ['Lindqvist AB', 'Lindqvist AB'],
      ['', null],
    ] as const) {
      await billingName.fill(typed);
      await button(page, 'Save billing name').click();
      await expect.poll(async () => (await profileRow(account)).billing_name).toBe(stored);
    }
    expect(await profileRow(account)).toMatchObject({ status: 'trial' });
  });

  const back = page.getByRole('link', { name: 'Back to Dashboard' });
  await test.step('edits that are not saved are asked about before a link leaves them', async () => {
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await textbox(page, 'Name').fill('Maya Holm');
    await back.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Keep editing').click();
    await expect(page).toHaveURL('/profile');
    await expect(textbox(page, 'Name')).toHaveValue('Maya Holm');
    await button(page, 'Save').click();
    await expectProfile(account, { name: 'Maya Holm' });
    await billingName.fill('Lindqvist AB');
    await back.click();
    await button(page, 'Leave without saving').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  });
  await test.step('PRF-09 without any the way back leads to the dashboard', async () => {
    await goWithin(page, '/profile');
    await expect(billingName).toHaveValue('');
    await back.click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });

  const values = async () => {
    const row = await profileRow(account);
    return [row.core_value_1, row.core_value_2, row.core_value_3];
  };
  const value = (name: string) => page.getByRole('checkbox', { name });
  await goWithin(page, '/profile');

  await test.step('PRF-08 PRF-22 LIM-19 three of thirty, and back to the profile', async () => {
    await expect(section(page, 'Core values')).toContainText('CourageFamilyCuriosity');
    await page.getByRole('link', { name: 'Change core values' }).click();
    await expect(page).toHaveURL('/update-core-values');
    await expect(page.getByRole('group', { name: /choose/ }).locator('label')).toHaveCount(30);
    const before = contacts.length;
    await value('Family').uncheck();
    await expect(button(page, 'Save')).toBeDisabled();
    await value('Nature').check();
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/profile');
    await expect(section(page, 'Core values')).toContainText('CourageCuriosityNature');
    await expect.poll(values).toEqual(['Courage', 'Curiosity', 'Nature']);
    await expect.poll(() => contacts.slice(before)).toHaveLength(1);
  });
  await test.step('PRF-22 whoever came from the dashboard goes back there', async () => {
    for (const address of ['/dashgrowthloop', '/dashboard/growth']) {
      await goWithin(page, address);
      await page.getByRole('heading', { name: 'Getting Started' }).click();
      await page.getByRole('link', { name: 'Change your core values' }).click();
      await expect(page.getByRole('heading', { name: 'Your core values' })).toBeVisible();
      await button(page, 'Save').click();
      await expect(page).toHaveURL(address);
    }
  });
  await test.step('PRF-23 three own values can take their places', async () => {
    await goWithin(page, '/update-core-values');
    for (const name of ['Courage', 'Nature', 'Curiosity']) await value(name).uncheck();
    await textbox(page, 'Your own word 1').fill(' Calm ');
    await textbox(page, 'Your own word 2').fill('Order');
    await textbox(page, 'Your own word 3').fill('Rest');
    await textbox(page, 'Your own word 3').press('Enter');
    await textbox(page, 'Your own word 2').fill('Wonder');
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/profile');
    await expect.poll(async () => (await values()).sort()).toEqual(['Calm', 'Rest', 'Wonder']);
    await goWithin(page, '/update-core-values');
    await expect(textbox(page, 'Your own word 1')).toHaveValue('Calm');
    await textbox(page, 'Your own word 1').fill('');
    await textbox(page, 'Your own word 1').blur();
    await expect(button(page, 'Save')).toBeDisabled();
  });
});

test('where a profile cannot be loaded or kept, it is said and what was chosen stays', async ({ page }) => {
  await signUp(page);
  await withoutIndexedDb(page);
  await page.clock.install();
  await failing(page, '**/api/sync*');
  await page.goto('/profile');

  await test.step('MSG-22 without a profile on the device and without an answer the page says so', async () => {
    await expect(page.getByRole('alert')).toContainText('Failed to load profile data.');
    // With its clock stopped the page does not try again before the button is pressed.
    await stopClock(page);
    await page.unroute('**/api/sync*');
    await button(page, 'Try Again').click();
    await page.clock.resume();
    await expect(textbox(page, 'Name')).toBeVisible();
  });
  await test.step('MSG-26 LIM-07 CALL-45 reminders that fail to be announced or kept are told for three seconds', async () => {
    await textReminders(page).check();
    await phone(page).fill('+1 555 010 0199');
    await failing(page, '**/functions/v1/trigger-reminder');
    await button(page, 'Save reminders').click();
    await expectThreeSeconds(page, 'Failed to save reminder settings');
    await page.unroute('**/functions/v1/trigger-reminder');
    await failing(page, '**/api/profile', { status: 400 });
    await day(page, 'Morning, Sunday').uncheck();
    await button(page, 'Save reminders').click();
    await expectThreeSeconds(page, 'Failed to save reminder settings');
    await expect(day(page, 'Morning, Sunday')).not.toBeChecked();
    await page.unroute('**/api/profile');
    await button(page, 'Save reminders').click();
    await expect(page.getByText('Reminders Scheduled')).toBeVisible();
  });
  await test.step('MSG-21 core values that are kept nowhere say so and keep the choice', async () => {
    await goWithin(page, '/update-core-values');
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await failing(page, '**/api/profile', { status: 400 });
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update core values.');
    await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
  });
});

test('how a profile ends: with its session, whose end is told, and on a small phone with all its rows', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await signUp(page);
  const quiet = traffic(page);
  const endSession = () => sql('delete from auth.session where user_id = $1', [account.userId]);
  await openProfile(page);

  await test.step('MSG-27 of reminders one is asked to log in again', async () => {
    await failing(page, '**/functions/v1/trigger-reminder', { status: 401 });
    await button(page, 'Save reminders').click();
    await expect(page.getByRole('alert')).toHaveText('Please log in again');
    await page.unroute('**/functions/v1/trigger-reminder');
    await quiet();
    await endSession();
    await button(page, 'Save reminders').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Please log in again')).toBeVisible();
    await signInAgain(page, account);
  });
  await test.step('MSG-16 of the name it leads to the landing page, which says why, once', async () => {
    const said = page.getByText('No authenticated user found. Please sign in again.');
    await goWithin(page, '/profile');
    await textbox(page, 'Name').fill('Too Late');
    await quiet();
    await endSession();
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/');
    await expect(said).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await signInAgain(page, account);
  await goWithin(page, '/profile');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });

  await test.step('it reads well for everyone with all its forms open', async () => {
    await textReminders(page).check();
    await button(page, 'Save reminders').click();
    await button(page, 'Change email').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'Change password').click();
    await button(page, 'Delete account').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('edits that are not saved make the browser ask before the tab is closed', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect(textbox(page, 'Name')).toBeVisible();
  });
  await test.step('BIL-01 the look is kept, and the end of the trial is said', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sql("update profiles set trial_ends_at = now() - interval '1 hour' where id = $1", [
      account.userId,
    ]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(section(page, 'Billing')).toContainText('Your trial has ended.');
  });
  await test.step('the account and all its rows go with the password, and with nothing less', async () => {
    await button(page, 'Delete account').click();
    await button(page, 'Delete everything').click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter your current password');
    await textbox(page, 'Current password').fill('wrong-one');
    await button(page, 'Delete everything').click();
    await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await profileRow(account)).toMatchObject({ email: account.email });
    await button(page, 'Delete account').click();
    await textbox(page, 'Current password').fill(account.password);
    await button(page, 'Delete everything').click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByText(
        'Your account and everything in it have been deleted. Thank you for the time you spent here.',
      ),
    ).toBeVisible();
    expect(await sql('select 1 from auth.user where id = $1', [account.userId])).toEqual([]);
    expect(await sql('select 1 from profiles where id = $1', [account.userId])).toEqual([]);
  });
});

test('what is changed without a network, in another tab or on another device arrives everywhere', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const account = await signUp(page, { name: 'Maya Lindqvist' });
  const contacts = sentTo(page, '/functions/v1/sendToGHL');
  const announced = sentTo(page, '/functions/v1/trigger-reminder/later');
  await openProfile(page);
  let goOnline = await goOffline(page);
  await test.step('the name', async () => {
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect(page.getByText(SAVED)).toBeVisible();
    // The name, and the news of it for the two services.
    await expect.poll(() => waiting(page)).toBe(3);
    await page.reload();
    await expect(textbox(page, 'Name')).toHaveValue('Maya Berg');
    await goWithin(page, '/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
    expect(await profileRow(account)).toMatchObject({ name: 'Maya Lindqvist' });
    const before = contacts.length;
    await goOnline();
    await expectProfile(account, { name: 'Maya Berg' });
    await expect.poll(() => contacts.slice(before)).toHaveLength(1);
    await expect.poll(() => waiting(page)).toBe(0);
  });
  await test.step('reminders, which say that they follow', async () => {
    await goWithin(page, '/profile');
    await expect(textbox(page, 'Name')).toBeVisible();
    goOnline = await goOffline(page);
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await button(page, 'Save reminders').click();
    await expect(
      page.getByText('Saved on this device. Your reminders will be updated when you’re back online.'),
    ).toBeVisible();
    const before = announced.length;
    await goOnline();
    await expectProfile(account, { email_reminders_enabled: true, reminder_time_am: '08:00' });
    await expect.poll(() => announced.slice(before)).toHaveLength(1);
  });

  await test.step('another tab, at once', async () => {
    const other = await context.newPage();
    await openProfile(other);
    await textbox(other, 'Billing name (optional)').fill('Lindqvist AB');
    await textbox(page, 'Name').fill('Maya Holm');
    await button(page, 'Save').click();
    await expect(textbox(other, 'Name')).toHaveValue('Maya Holm');
    await expect(textbox(other, 'Billing name (optional)')).toHaveValue('Lindqvist AB');
    await other.close();
  });
  await test.step('two devices that change different fields offline end with both changes', async () => {
    const elsewhere = await signIn(browser, account);
    await openProfile(elsewhere);
    const [goOnline, goOnlineElsewhere] = [await goOffline(page), await goOffline(elsewhere)];
    await textbox(page, 'Name').fill('Maya Berg');
    await time(elsewhere, 'Time zone').selectOption('Asia/Tokyo');
    for (const device of [page, elsewhere]) {
      await button(device, 'Save').click();
      await expect.poll(() => waiting(device)).toBeGreaterThan(0);
      await expect(device.getByText(SAVED)).toBeVisible();
    }
    await goOnline();
    await expectProfile(account, { name: 'Maya Berg', time_zone: 'America/Los_Angeles' });
    await goOnlineElsewhere();
    await expectProfile(account, { name: 'Maya Berg', time_zone: 'Asia/Tokyo' });
    await expect(textbox(elsewhere, 'Name')).toHaveValue('Maya Berg');
    await page.bringToFront();
    await fetchNews(page);
    await expect(time(page, 'Time zone')).toHaveValue('Asia/Tokyo');
    await elsewhere.context().close();
  });
});
