import { button, choice, expectIntentions, expectProfile, profileRow, word } from './onboarding-steps.ts';
import { usedGoal } from './stored-words.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signIn,
  signUp,
  sql,
  test,
  withoutIndexedDb,
} from './support.ts';

test('ONB-02 the five steps follow each other to the dashboard, and all is kept', async ({ page }) => {
  const { userId } = await signUp(page, { onboarded: false });
  await page.goto('/introduction');
  await test.step('ONB-03 /introduction asks for the biggest goal', async () => {
    await page
      .getByRole('textbox', { name: 'What is your biggest goal right now?' })
      .fill('  Run my first workshop ');
  });
  await test.step('ONB-05 the goal leads to the intentions', async () => {
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/impactintentions');
  });
  await test.step('ONB-04 the goal is saved', async () => {
    const goals = () =>
      sql('select format, status, use_count from previous_goals where user_id = $1', [userId]);
    await expect.poll(goals).toEqual([{ format: 3, status: 'active', use_count: 1 }]);
  });
  await test.step('ONB-11 the intentions lead to the core word, and are saved', async () => {
    await choice(page, 'Heard').check();
    await choice(page, 'Clarity').check();
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-word');
    await expectIntentions(userId, ['clarity', 'heard']);
  });
  await test.step('ONB-16 the core word leads to the values, and is saved', async () => {
    await word(page, 'Freedom').check();
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-values');
    await expectProfile(userId, { core_word: 'Freedom' });
  });
  await test.step('ONB-24 the values lead to their confirmation, and are saved', async () => {
    for (const value of ['Family', 'Courage', 'Music']) await choice(page, value).check();
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/core-value-confirmation');
    await expectProfile(userId, {
      core_value_1: 'Family',
      core_value_2: 'Courage',
      core_value_3: 'Music',
    });
  });
  await test.step('ONB-26 the confirmation shows the three values', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family, Courage, Music');
  });
  await test.step('ONB-29 Continue leads to the dashboard', async () => {
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});

/*
 * The pace of somebody unhurried: words read and typed in a minute, and seconds to make up one's mind about each thing
 * that a page cannot be left without.
 */
const PACE = { read: 180, type: 25, decide: 10 };

test('LIM-39 reading every word and answering each question takes less than five minutes', async ({
  page,
}) => {
  await signUp(page, { onboarded: false });
  let seconds = 0;
  const spend = async (decisions: number, typed = '') => {
    await expect(button(page, 'Continue')).toBeEnabled();
    const words = (await page.getByRole('main').allInnerTexts()).join(' ').split(/\s+/).length;
    const writing = typed === '' ? 0 : (typed.split(' ').length / PACE.type) * 60;
    seconds += (words / PACE.read) * 60 + writing + decisions * PACE.decide;
    await button(page, 'Continue').click();
  };
  const goal = 'Run my first writing workshop in the library before summer';
  await page.goto('/introduction');
  await page.getByRole('textbox', { name: 'What is your biggest goal right now?' }).fill(goal);
  await spend(1, goal);
  await expect(page).toHaveURL('/impactintentions');
  await choice(page, 'Heard').check();
  await spend(1);
  await expect(page).toHaveURL('/core-word');
  await word(page, 'Freedom').check();
  await spend(1);
  await expect(page).toHaveURL('/core-values');
  for (const value of ['Family', 'Courage', 'Music']) await choice(page, value).check();
  await spend(3);
  // The address is new before the page is, and both have a button of that name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family, Courage, Music');
  await spend(1);
  await expect(page).toHaveURL('/dashgrowthloop');
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThan(5 * 60);
});

test('ONB-01 sign-in goes on at the first step that is missing, and whoever has finished lands on the dashboard', async ({
  page,
  browser,
}) => {
  const account = await signUp(page, { onboarded: false });
  const calls = api(page);
  const landsOn = async (address: string) => {
    const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
    const elsewhere = await context.newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await elsewhere.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await button(elsewhere, 'Sign In').click();
    await expect(elsewhere).toHaveURL(address);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: 'Finish Onboarding' })).toHaveCount(0);
    await context.close();
  };
  await landsOn('/introduction');
  await usedGoal(page, 'Rest');
  await landsOn('/impact-intentions');
  await calls.put('/api/impact-intentions', { intentions: ['heard'] });
  await landsOn('/core-word');
  await calls.patch('/api/profile', { core_word: 'Joy' });
  await landsOn('/core-values');
  await calls.patch('/api/profile', { core_value_1: 'Fun', core_value_2: 'Play', core_value_3: 'Calm' });
  await landsOn('/dashgrowthloop');
});

test('without a session every step leads to the landing page', async ({ page }) => {
  const sentAway = async (address: string) => {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  };
  await test.step('ONB-08 /impactintentions', () => sentAway('/impactintentions'));
  await test.step('ONB-09 /impact-intentions', () => sentAway('/impact-intentions'));
  await test.step('ONB-12 /core-word', () => sentAway('/core-word'));
  await test.step('ONB-17 /core-values', () => sentAway('/core-values'));
  await test.step('ONB-25 /core-value-confirmation', () => sentAway('/core-value-confirmation'));
  await test.step('PRF-01 /profile', () => sentAway('/profile'));
  await test.step('PRF-21 /update-core-values', () => sentAway('/update-core-values'));
});

test.describe('the goal', () => {
  test('ONB-06 spaces are no goal', async ({ page }) => {
    await signUp(page, { onboarded: false });
    await page.goto('/introduction');
    const area = page.getByRole('textbox', { name: 'What is your biggest goal right now?' });
    await area.fill('   ');
    await expect(button(page, 'Continue')).toBeDisabled();
    await area.press('Control+Enter');
    await expect(page).toHaveURL('/introduction');
    await area.fill('A goal');
    await expect(button(page, 'Continue')).toBeEnabled();
  });

  test('REG-05 ONB-07 the address asks signed-in people for the goal, with the latest one in place', async ({
    page,
  }) => {
    await page.goto('/introduction');
    await expect(page.getByRole('heading', { name: 'What is your biggest goal right now?' })).toHaveCount(0);
    await signUp(page, { onboarded: false });
    await page.goto('/introduction');
    const area = page.getByRole('textbox', { name: 'What is your biggest goal right now?' });
    await area.fill('Learn to rest');
    await area.press('Control+Enter');
    await expect(page).toHaveURL('/impactintentions');
    await page.goto('/introduction');
    await expect(area).toHaveValue('Learn to rest');
    // The other doors lead past the goal, straight to the intentions.
    await page.goto('/impact-intentions');
    await expect(page.getByRole('group', { name: /Impact intentions/ })).toBeVisible();
  });

  test('where the device keeps nothing, a failed save says so, and a second try stores the words once', async ({
    page,
  }) => {
    const { userId } = await signUp(page, { onboarded: false });
    await withoutIndexedDb(page);
    await page.goto('/introduction');
    const area = page.getByRole('textbox', { name: 'What is your biggest goal right now?' });
    await area.fill('Finish the book');
    await failing(page, '**/api/goals/use', { status: 400 });
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toContainText('Failed to save goal');
    await expect(area).toHaveValue('Finish the book');
    await page.unroute('**/api/goals/use');
    await button(page, 'Try Again').click();
    await expect(page).toHaveURL('/impactintentions');
    const goals = await sql('select use_count from previous_goals where user_id = $1', [userId]);
    expect(goals).toEqual([{ use_count: 1 }]);
  });

  test('a goal that was typed and not saved yet is there again after a reload, and gone once it is saved', async ({
    page,
    browser,
  }) => {
    const account = await signUp(page, { onboarded: false });
    await page.goto('/introduction');
    const area = page.getByRole('textbox', { name: 'What is your biggest goal right now?' });
    await area.pressSequentially('Plant the orchard');
    await page.waitForTimeout(200);
    await page.reload();
    await expect(area).toHaveValue('Plant the orchard');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/impactintentions');
    const uses = () => sql('select use_count from previous_goals where user_id = $1', [account.userId]);
    await expect.poll(uses).toEqual([{ use_count: 1 }]);
    const elsewhere = await signIn(browser, account);
    await elsewhere.goto('/introduction');
    await expect(
      elsewhere.getByRole('textbox', { name: 'What is your biggest goal right now?' }),
    ).toHaveValue('Plant the orchard');
    await elsewhere.context().close();
  });
});

test('the steps go on without a network, outlive a reload, and arrive when it is back', async ({ page }) => {
  const { userId } = await signUp(page, { onboarded: false });
  await page.goto('/impact-intentions');
  await expect(choice(page, 'Heard')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await choice(page, 'Heard').check();
  await button(page, 'Continue').click();
  await word(page, 'Joy').check();
  await button(page, 'Continue').click();
  for (const value of ['Fun', 'Play', 'Music']) await choice(page, value).check();
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fun, Play, Music');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fun, Play, Music');
  expect(await profileRow(userId)).toMatchObject({ core_word: null, core_value_1: null });
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectProfile(userId, { core_word: 'Joy', core_value_1: 'Fun', core_value_3: 'Music' });
  await expectIntentions(userId, ['heard']);
});

test('the question of a step has the focus when its page opens, however it is come by', async ({
  page,
  browser,
}) => {
  const account = await signUp(page, { onboarded: false });
  const question = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/introduction');
  await page.getByRole('textbox', { name: 'What is your biggest goal right now?' }).fill('Rest');
  await button(page, 'Continue').click();
  await expect(question('How do you want people to feel around you?')).toBeFocused();
  await choice(page, 'Heard').check();
  await button(page, 'Continue').click();
  await expect(question('What do you want more of?')).toBeFocused();
  await page.reload();
  await expect(question('What do you want more of?')).toBeFocused();
  // A device that has yet to fetch the profile.
  const elsewhere = await signIn(browser, account);
  await elsewhere.goto('/impact-intentions');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeFocused();
  await elsewhere.context().close();
});

test('every step reads well for everyone and fits a small phone', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    '/introduction',
    '/impact-intentions',
    '/core-word',
    '/core-values',
    '/core-value-confirmation',
    '/update-core-values',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('the pinned bar never covers what has the focus', async ({ page }) => {
  await signUp(page, { onboarded: false });
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/core-values');
  await choice(page, 'Achievement').focus();
  for (let step = 0; step < 31; step++) {
    const hidden = await page.evaluate(() => {
      const pin = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
      const element = document.activeElement;
      if (!pin || !element || element.closest('[data-bottom-bar]')) return false;
      return element.getBoundingClientRect().bottom > pin.top + 1;
    });
    expect(hidden, `step ${step}`).toBe(false);
    await page.keyboard.press('Tab');
  }
});

test('why reminders could not be saved comes into view above the pinned bar', async ({ page }) => {
  await signUp(page);
  await failing(page, '**/functions/v1/trigger-reminder');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/core-value-confirmation');
  await page.getByRole('switch', { name: 'Email reminders' }).check();
  await button(page, 'Continue').click();
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to save reminder settings' });
  await expect(banner).toBeVisible();
  const [bottom, top] = await Promise.all([
    banner.evaluate((element) => element.getBoundingClientRect().bottom),
    page.locator('[data-bottom-bar]').evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(bottom).toBeLessThanOrEqual(top);
});
