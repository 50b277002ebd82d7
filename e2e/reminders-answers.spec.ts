import { DAYS, expectProfile, openProfile, profileRow, section } from './profile-steps.ts';
import { linkInMail, makeReminderDue, setZoneToMorning } from './reminder-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  signUp,
  sql,
  test,
} from './support.ts';

/* A reminder comes by mail, and is answered by its links without signing in. */

const deliveries = (userId: string) =>
  sql('select kind from reminder_deliveries where user_id = $1', [userId]);

test('the links of a reminder: once more in an hour, no more, and back again; one that does not work says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const account = await signUp(page);
  await setZoneToMorning(page);
  await api(page).patch('/api/profile', {
    email_reminders_enabled: true,
    reminder_time_am: '08:00',
    reminder_days_am: DAYS,
  });
  await makeReminderDue(account);
  const stranger = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
  const reader = await stranger.newPage();
  const requested: string[] = [];
  reader.on('request', (request) => requested.push(request.url()));

  const snooze = await linkInMail(page, account, 'snooze');
  const stop = await linkInMail(page, account, 'stop');
  const token = snooze.split('#snooze.')[1] ?? '';
  const again = reader.getByRole('button', { name: 'Remind me in an hour' });
  await test.step('looking at a link changes nothing', async () => {
    await reader.setViewportSize({ width: 360, height: 740 });
    await reader.goto(snooze);
    await expect(reader.getByRole('heading', { name: 'Not right now?' })).toBeVisible();
    expect(await deliveries(account.userId)).toHaveLength(1);
    await expectAccessible(reader);
    await expectNoSidewaysScroll(reader);
  });
  await test.step('without a connection nothing changes, and it is said', async () => {
    await stranger.setOffline(true);
    await again.click();
    await expect(reader.getByText('There’s no connection right now, so nothing has changed')).toBeVisible();
    await stranger.setOffline(false);
    expect(await deliveries(account.userId)).toHaveLength(1);
  });
  await test.step('once more in an hour', async () => {
    await again.dblclick();
    await expect(reader.getByRole('status')).toContainText('We’ll remind you again at');
    await expect(again).toHaveCount(0);
  });
  await test.step('stopped, and taken back', async () => {
    await reader.goto(stop);
    await reader.getByRole('button', { name: 'Turn off these reminders' }).click();
    await expect(reader.getByText('Your morning reminders are off.')).toBeVisible();
    await expectProfile(account, { reminder_days_am: [] });
    await reader.getByRole('button', { name: 'Undo' }).click();
    await expect(reader.getByText('Your morning reminders are back on, just as they were.')).toBeVisible();
    await expectProfile(account, { reminder_days_am: DAYS, reminder_time_am: '08:00' });
    await expectAccessible(reader);
  });
  expect(requested.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
  await stranger.close();

  await test.step('the profile tells what was sent', async () => {
    await openProfile(page);
    const reminders = section(page, 'Reminders');
    await expect(
      reminders.getByRole('listitem').filter({ hasText: /^Today, \d+:\d\d\s[AP]M Email Sent$/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a link that is forged, cut off or expired says so and changes nothing', async () => {
    const before = await profileRow(account);
    const follow = async (link: string) => {
      await goWithin(page, '/scoring');
      await goWithin(page, link);
    };
    for (const link of ['/reminder', '/reminder#', '/reminder#stop.', '/reminder#open.abc']) {
      await follow(link);
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    }
    await follow('/reminder#stop.AgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    await page.getByRole('button', { name: 'Turn off these reminders' }).click();
    await expect(page.getByText('This link has expired.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open your profile' }).click();
    await expect(page).toHaveURL('/profile');
    expect(await profileRow(account)).toEqual(before);
  });
});
