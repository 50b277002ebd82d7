import {
  button,
  expectProfile,
  expectThreeSeconds,
  goOffline,
  openProfile,
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
  settled,
  signIn,
  signUp,
  sql,
  test,
  withoutIndexedDb,
} from './support.ts';

test.describe('you', () => {
  test('the name', async ({ page }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    await page.clock.install();
    const patches = sentTo(page, '/api/profile', 'PATCH');
    await openProfile(page);
    await test.step('PRF-02 is required', async () => {
      await textbox(page, 'Name').fill('   ');
      await button(page, 'Save').click();
      await expect(page.getByRole('alert')).toHaveText('Please enter your name');
      expect(patches).toEqual([]);
    });
    await test.step('MSG-25 LIM-04 that it is saved is said for three seconds', async () => {
      await textbox(page, 'Name').fill(' Maya L. ');
      await button(page, 'Save').click();
      await expectThreeSeconds(page, 'Profile updated successfully.');
    });
    await test.step('CALL-02 is stored, trimmed, and the zone stays', async () => {
      await expectProfile(account, { name: 'Maya L.', time_zone: 'America/Los_Angeles' });
      expect(patches).toEqual([{ name: 'Maya L.' }]);
    });
  });

  test('CALL-43 CALL-46 a changed name is announced once to each service, an unchanged one is not', async ({
    page,
  }) => {
    const { email } = await signUp(page, { name: 'Maya Lindqvist' });
    const reminders = sentTo(page, '/functions/v1/trigger-reminder');
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    await openProfile(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect.poll(() => contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({ eventType: 'core_profile_update', full_name: 'Maya Berg', email });
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatchObject({
      eventType: 'core_profile_update',
      payload: { full_name: 'Maya Berg', first_name: 'Maya', last_name: 'Berg', email, core_word: 'Joy' },
    });
  });

  test('MSG-22 without a profile on the device and without an answer the page says so', async ({ page }) => {
    await signUp(page);
    await failing(page, '**/api/sync*');
    await page.goto('/profile');
    await expect(page.getByRole('alert')).toContainText('Failed to load profile data.');
    await page.unroute('**/api/sync*');
    await button(page, 'Try Again').click();
    await expect(textbox(page, 'Name')).toBeVisible();
  });

  test('MSG-16 a session that is gone leads to the landing page, which says why', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await settled(page);
    await sql('delete from auth.session where user_id = $1', [account.userId]);
    await textbox(page, 'Name').fill('Too Late');
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('No authenticated user found. Please sign in again.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No authenticated user found. Please sign in again.')).toHaveCount(0);
  });

  test('PRF-09 the way back leads to the dashboard', async ({ page }) => {
    await signUp(page);
    await openProfile(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

test.describe('core values', () => {
  test('PRF-08 PRF-22 LIM-19 they are changed on their own page, which leads back to the profile', async ({
    page,
  }) => {
    const account = await signUp(page);
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    await openProfile(page);
    await expect(section(page, 'Core values')).toContainText('CourageFamilyCuriosity');
    await page.getByRole('link', { name: 'Change core values' }).click();
    await expect(page).toHaveURL('/update-core-values');
    await expect(page.getByRole('group', { name: /choose/ }).locator('label')).toHaveCount(30);
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await expect(button(page, 'Save')).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/profile');
    await expect(section(page, 'Core values')).toContainText('CourageCuriosityNature');
    await expectProfile(account, {
      core_value_1: 'Courage',
      core_value_2: 'Curiosity',
      core_value_3: 'Nature',
    });
    await expect.poll(() => contacts).toHaveLength(1);
  });

  test('PRF-22 whoever came from the dashboard goes back there', async ({ page }) => {
    await signUp(page);
    for (const address of ['/dashgrowthloop', '/dashboard/growth']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Getting Started' }).click();
      await page.getByRole('link', { name: 'Change your core values' }).click();
      await expect(page.getByRole('heading', { name: 'Your core values' })).toBeVisible();
      await button(page, 'Save').click();
      await expect(page).toHaveURL(address);
    }
  });

  test('PRF-23 three own values can take their places', async ({ page }) => {
    const account = await signUp(page);
    await page.goto('/update-core-values');
    for (const name of ['Courage', 'Family', 'Curiosity'])
      await page.getByRole('checkbox', { name }).uncheck();
    await textbox(page, 'Your own word 1').fill(' Calm ');
    await textbox(page, 'Your own word 2').fill('Order');
    await textbox(page, 'Your own word 3').fill('Rest');
    await textbox(page, 'Your own word 3').press('Enter');
    await textbox(page, 'Your own word 2').fill('Wonder');
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/profile');
    const values = async () => {
      const row = await profileRow(account);
      return [row.core_value_1, row.core_value_2, row.core_value_3].sort();
    };
    await expect.poll(values).toEqual(['Calm', 'Rest', 'Wonder']);
    await page.goto('/update-core-values');
    await expect(textbox(page, 'Your own word 1')).toHaveValue('Calm');
    await textbox(page, 'Your own word 1').fill('');
    await textbox(page, 'Your own word 1').blur();
    await expect(button(page, 'Save')).toBeDisabled();
  });

  test('MSG-21 a save that is kept nowhere says so and keeps the choice', async ({ page }) => {
    await signUp(page);
    await withoutIndexedDb(page);
    await page.goto('/update-core-values');
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await failing(page, '**/api/profile', { status: 400 });
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update core values.');
    await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
  });
});

test.describe('edits that are not saved', () => {
  test('are asked about before a link leaves them, and only then', async ({ page }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    await openProfile(page);
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await textbox(page, 'Name').fill('Maya Berg');
    await back.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Keep editing').click();
    await expect(page).toHaveURL('/profile');
    await expect(textbox(page, 'Name')).toHaveValue('Maya Berg');
    await button(page, 'Save').click();
    await expectProfile(account, { name: 'Maya Berg' });
    await textbox(page, 'Billing name (optional)').fill('Lindqvist AB');
    await back.click();
    await button(page, 'Leave without saving').click();
    await expect(page).toHaveURL('/dashgrowthloop');
    await openProfile(page);
    await expect(textbox(page, 'Billing name (optional)')).toHaveValue('');
    await back.click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });

  test('make the browser ask before the tab is closed', async ({ page }) => {
    await signUp(page);
    await openProfile(page);
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await page.getByRole('switch', { name: 'Email reminders' }).check();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(textbox(page, 'Name')).toBeVisible();
  });
});

test.describe('billing and data', () => {
  test('PRF-10 BIL-01 BIL-02 a billing name may be given and taken away, beside the days of the trial', async ({
    page,
  }) => {
    const account = await signUp(page);
    await openProfile(page);
    await expect(section(page, 'Billing')).toContainText('Free trial, 10 days left.');
    await expect(section(page, 'Billing').getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await textbox(page, 'Billing name (optional)').fill('Lindqvist AB');
    await button(page, 'Save billing name').click();
    await expect.poll(async () => (await profileRow(account)).billing_name).toBe('Lindqvist AB');
    await textbox(page, 'Billing name (optional)').fill('');
    await button(page, 'Save billing name').click();
    await expect.poll(async () => (await profileRow(account)).billing_name).toBeNull();
    expect(await profileRow(account)).toMatchObject({ status: 'trial' });
    await sql("update profiles set trial_ends_at = now() - interval '1 hour' where id = $1", [
      account.userId,
    ]);
    await page.goto('/profile');
    await expect(section(page, 'Billing')).toContainText('Your trial has ended.');
  });

  test('the account and all its rows go with the password, and with nothing less', async ({ page }) => {
    const account = await signUp(page);
    await openProfile(page);
    await button(page, 'Delete account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
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

  test('the look can be chosen and stays', async ({ page }) => {
    await signUp(page);
    await openProfile(page);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without a network, and on two devices', () => {
  test('a name that is changed offline is shown, outlives a reload, and arrives when the network is back', async ({
    page,
  }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    const contacts = sentTo(page, '/functions/v1/sendToGHL');
    await openProfile(page);
    const goOnline = await goOffline(page);
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
    // The name, and the news of it for the two services.
    await expect.poll(() => waiting(page)).toBe(3);
    await page.reload();
    await expect(textbox(page, 'Name')).toHaveValue('Maya Berg');
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
    expect(await profileRow(account)).toMatchObject({ name: 'Maya Lindqvist' });
    const before = contacts.length;
    await goOnline();
    await expectProfile(account, { name: 'Maya Berg' });
    await expect.poll(() => contacts.slice(before)).toHaveLength(1);
  });

  test('reminders set offline say that they follow, and do', async ({ page }) => {
    const account = await signUp(page);
    const announced = sentTo(page, '/functions/v1/trigger-reminder/later');
    await openProfile(page);
    const goOnline = await goOffline(page);
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

  test('another tab shows a change at once, and keeps what is being edited there', async ({
    page,
    context,
  }) => {
    await signUp(page, { name: 'Maya Lindqvist' });
    await openProfile(page);
    const other = await context.newPage();
    await openProfile(other);
    await textbox(other, 'Billing name (optional)').fill('Lindqvist AB');
    await textbox(page, 'Name').fill('Maya Berg');
    await button(page, 'Save').click();
    await expect(textbox(other, 'Name')).toHaveValue('Maya Berg');
    await expect(textbox(other, 'Billing name (optional)')).toHaveValue('Lindqvist AB');
  });

  test('two devices that change different fields offline end with both changes', async ({
    page,
    browser,
  }) => {
    const account = await signUp(page, { name: 'Maya Lindqvist' });
    await openProfile(page);
    const elsewhere = await signIn(browser, account);
    await openProfile(elsewhere);
    const [goOnline, goOnlineElsewhere] = [await goOffline(page), await goOffline(elsewhere)];
    await textbox(page, 'Name').fill('Maya Berg');
    await time(elsewhere, 'Time zone').selectOption('Asia/Tokyo');
    for (const device of [page, elsewhere]) {
      await button(device, 'Save').click();
      await expect(device.getByText('Profile updated successfully.')).toBeVisible();
    }
    await goOnline();
    await expectProfile(account, { name: 'Maya Berg', time_zone: 'America/Los_Angeles' });
    await goOnlineElsewhere();
    await expectProfile(account, { name: 'Maya Berg', time_zone: 'Asia/Tokyo' });
    await expect(textbox(elsewhere, 'Name')).toHaveValue('Maya Berg');
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(time(page, 'Time zone')).toHaveValue('Asia/Tokyo');
    await elsewhere.context().close();
  });
});

test('the profile reads well for everyone with all its forms open, and fits a small phone', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  await textReminders(page).check();
  await button(page, 'Save reminders').click();
  await button(page, 'Change email').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Change password').click();
  await button(page, 'Delete account').click();
  await expectAccessible(page);
});
