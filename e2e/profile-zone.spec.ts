import { createButton, fillRegistration } from './auth-steps.ts';
import { button, expectProfile, openProfile, options, profileRow, time } from './profile-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  freshEmail,
  goWithin,
  signUp,
  sql,
  syncNow,
  test,
} from './support.ts';

/* In which zone a person's days turn over. */

test('PRF-03 LIM-35 thirteen zones in order, every other one behind a button, and the choice is stored', async ({
  page,
}) => {
  const account = await signUp(page);
  await openProfile(page);
  const zones = time(page, 'Time zone');
  const values = await zones
    .locator('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(values.join(', ')).toBe(
    'Pacific/Honolulu, America/Anchorage, America/Los_Angeles, America/Denver, America/Chicago, ' +
      'America/New_York, America/Phoenix, America/Toronto, Europe/London, Europe/Berlin, Asia/Tokyo, ' +
      'Asia/Kolkata, Australia/Sydney',
  );
  await expect(zones).toHaveValue('America/Los_Angeles');
  const [honolulu, , losAngeles] = await options(page, 'Time zone');
  expect(honolulu).toBe('Honolulu, UTC−10');
  expect(losAngeles).toMatch(/^Los Angeles, UTC−[78]$/);
  await zones.selectOption('Asia/Tokyo');
  await button(page, 'Save').click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expectProfile(account, { time_zone: 'Asia/Tokyo' });
  await button(page, 'Show more time zones').click();
  await zones.selectOption('Europe/Oslo');
  await button(page, 'Save').click();
  await expect.poll(async () => (await profileRow(account)).time_zone).toBe('Europe/Oslo');
  await page.reload();
  await expect(zones).toHaveValue('Europe/Oslo');
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('a new account lives in the zone of the browser without a word about it, and finds it on top', async ({
    page,
  }) => {
    const email = freshEmail();
    await page.goto('/registration');
    await fillRegistration(page, { name: 'Maya Lindqvist', email, password: 'secret-1' });
    await createButton(page).click();
    await expect(page).toHaveURL('/confirmation');
    expect(await sql('select time_zone from profiles where email = $1', [email])).toEqual([
      { time_zone: 'Europe/Madrid' },
    ]);
    await goWithin(page, '/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(page.getByText('this device is in')).toHaveCount(0);
    await test.step('the zone of the browser stands on top when it is not among the thirteen', async () => {
      await api(page).patch('/api/profile', { time_zone: 'America/Los_Angeles' });
      await syncNow(page);
      await goWithin(page, '/profile');
      await expect(time(page, 'Time zone')).toHaveValue('America/Los_Angeles');
      const [first, second] = await options(page, 'Time zone');
      expect(first).toMatch(/^Madrid, UTC\+[12]$/);
      expect(second).toBe('Honolulu, UTC−10');
    });
  });
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('one line offers to let the days follow the device: who keeps their zone is not asked again about the two', async ({
    page,
  }) => {
    const account = await signUp(page);
    await page.goto('/dashgrowthloop');
    await test.step('the zone is kept, and nothing is asked again on this device', async () => {
      await expect(
        page.getByText('Your days follow Los Angeles time, but this device is in Tokyo.'),
      ).toBeVisible();
      await expectAccessible(page);
      await button(page, 'Keep Los Angeles').click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('this device is in')).toHaveCount(0);
      expect(await profileRow(account)).toMatchObject({ time_zone: 'America/Los_Angeles' });
    });
    await test.step('but about another one', async () => {
      await api(page).patch('/api/profile', { time_zone: 'Asia/Kolkata' });
      await page.reload();
      await expect(
        page.getByText('Your days follow Kolkata time, but this device is in Tokyo.'),
      ).toBeVisible();
    });
    await test.step('the zone is changed, and the page keeps its place', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const below = page.getByRole('heading', { name: 'Clarify' });
      const place = await below.boundingBox();
      await button(page, 'Change to Tokyo').click();
      await expect(page.getByText('Your days now follow Tokyo time.')).toBeFocused();
      expect(await below.boundingBox()).toEqual(place);
      await expectProfile(account, { time_zone: 'Asia/Tokyo' });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Your days follow')).toHaveCount(0);
    });
  });
});

test.describe('under a former name', () => {
  test.use({ timezoneId: 'Asia/Calcutta' });

  test('a zone is no other one', async ({ page }) => {
    await signUp(page);
    await api(page).patch('/api/profile', { time_zone: 'Asia/Kolkata' });
    await page.goto('/dashgrowthloop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('this device is in')).toHaveCount(0);
    await goWithin(page, '/profile');
    await expect(time(page, 'Time zone')).toHaveValue('Asia/Kolkata');
    expect(await options(page, 'Time zone')).toHaveLength(13);
  });
});
