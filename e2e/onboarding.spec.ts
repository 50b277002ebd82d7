import type { Page } from '@playwright/test';
import { protectedPages } from './addresses.ts';
import {
  button,
  choice,
  expectIntentions,
  expectProfile,
  goalArea,
  profileRow,
  word,
} from './onboarding-steps.ts';
import { usedGoal } from './stored-words.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  onDevice,
  settled,
  signIn,
  signUp,
  sql,
  test,
} from './support.ts';

// Each walk is as long as several journeys.
test.slow();

/*
 * The pace of somebody unhurried: words read and typed in a minute, and seconds to make up one's mind about each thing
 * that a page cannot be left without.
 */
const PACE = { read: 180, type: 25, decide: 10 };

test('the five steps follow each other to the dashboard, and all is kept', async ({ page }) => {
  const { userId } = await signUp(page, { onboarded: false });
  const question = (name: string) => page.getByRole('heading', { level: 1, name });
  let seconds = 0;
  /** Goes on, after the time that it takes to read the page, to write and to decide. */
  const goOn = async (decisions: number, typed = '') => {
    await expect(button(page, 'Continue')).toBeEnabled();
    const words = (await page.getByRole('main').allInnerTexts()).join(' ').split(/\s+/).length;
    const writing = typed === '' ? 0 : (typed.split(' ').length / PACE.type) * 60;
    seconds += (words / PACE.read) * 60 + writing + decisions * PACE.decide;
    await button(page, 'Continue').click();
  };
  await page.goto('/introduction');
  await test.step('ONB-02 ONB-03 ONB-05 /introduction asks for the biggest goal, which leads to the intentions', async () => {
    const goal = 'Run my first writing workshop in the library before summer';
    await goalArea(page).fill(`  ${goal} `);
    await goOn(1, goal);
    await expect(page).toHaveURL('/impactintentions');
    await expect(question('How do you want people to feel around you?')).toBeFocused();
  });
  await test.step('ONB-04 the goal is saved', async () => {
    const goals = () =>
      sql('select format, status, use_count from previous_goals where user_id = $1', [userId]);
    await expect.poll(goals).toEqual([{ format: 3, status: 'active', use_count: 1 }]);
  });
  await test.step('ONB-11 the intentions lead to the core word, and are saved', async () => {
    await choice(page, 'Heard').check();
    await choice(page, 'Clarity').check();
    await goOn(1);
    await expect(page).toHaveURL('/core-word');
    await expect(question('What do you want more of?')).toBeFocused();
    await expectIntentions(userId, ['clarity', 'heard']);
  });
  await test.step('a question has the focus after a reload, too', async () => {
    await page.reload();
    await expect(question('What do you want more of?')).toBeFocused();
  });
  await test.step('ONB-16 the core word leads to the values, and is saved', async () => {
    await word(page, 'Freedom').check();
    await goOn(1);
    await expect(page).toHaveURL('/core-values');
    await expectProfile(userId, { core_word: 'Freedom' });
  });
  await test.step('ONB-24 the values lead to their confirmation, and are saved', async () => {
    for (const value of ['Family', 'Courage', 'Music']) await choice(page, value).check();
    await goOn(3);
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
    await goOn(1);
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('LIM-39 reading every word and answering each question takes less than five minutes', () => {
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(5 * 60);
  });
});

test('ONB-01 sign-in goes on at the first step that is missing, and whoever has finished lands on the dashboard', async ({
  page,
  browser,
}) => {
  const account = await signUp(page, { onboarded: false });
  const calls = api(page);
  const landsOn = async (device: Page, address: string) => {
    await device.goto('/login');
    await device.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await device.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await button(device, 'Sign In').click();
    await expect(device).toHaveURL(address);
    await expect(device.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(device.getByRole('link', { name: 'Finish Onboarding' })).toHaveCount(0);
  };
  // Which step is missing first is a rule with tests of its own.
  await usedGoal(page, 'Rest');
  await calls.put('/api/impact-intentions', { intentions: ['heard'] });
  // The calls have left nothing on the device.
  await page.context().clearCookies();
  await landsOn(page, '/core-word');
  await calls.patch('/api/profile', { core_word: 'Joy' });
  await calls.patch('/api/profile', { core_value_1: 'Fun', core_value_2: 'Play', core_value_3: 'Calm' });
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL });
  await landsOn(await context.newPage(), '/dashgrowthloop');
  await context.close();
});

test('the goal is asked for by its address, and by no other door; the steps after it go on without a network', async ({
  page,
  browser,
}) => {
  await page.goto('/introduction');
  await test.step('REG-05 without a session the address does not ask for it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is your biggest goal right now?' })).toHaveCount(0);
  });
  const account = await signUp(page, { onboarded: false });
  await page.goto('/introduction');
  await test.step('ONB-06 spaces are no goal', async () => {
    await goalArea(page).fill('   ');
    await expect(button(page, 'Continue')).toBeDisabled();
    await goalArea(page).press('Control+Enter');
    await expect(page).toHaveURL('/introduction');
  });
  await test.step('a goal that was typed and not saved yet is there again after a reload', async () => {
    await goalArea(page).fill('');
    await goalArea(page).pressSequentially('Plant the orchard');
    await expect(button(page, 'Continue')).toBeEnabled();
    await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
    await page.reload();
    await expect(goalArea(page)).toHaveValue('Plant the orchard');
  });
  await test.step('ONB-07 the goal is saved once, and is in place when its address is opened again', async () => {
    await goalArea(page).press('Control+Enter');
    await expect(page).toHaveURL('/impactintentions');
    const uses = () => sql('select use_count from previous_goals where user_id = $1', [account.userId]);
    await expect.poll(uses).toEqual([{ use_count: 1 }]);
    await expect.poll(() => onDevice(page, 'drafts')).toEqual([]);
    await goWithin(page, '/introduction');
    await expect(goalArea(page)).toHaveValue('Plant the orchard');
  });
  const elsewhere = await signIn(browser, account);
  await test.step('on a device that has yet to fetch the profile the question has the focus', async () => {
    await elsewhere.goto('/impact-intentions');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('REG-05 the other doors lead past the goal, and its address has it in place', async () => {
    await expect(elsewhere.getByRole('group', { name: /Impact intentions/ })).toBeVisible();
    await goWithin(elsewhere, '/introduction');
    await expect(goalArea(elsewhere)).toHaveValue('Plant the orchard');
  });
  await elsewhere.context().close();

  await goWithin(page, '/impact-intentions');
  await test.step('what is chosen and not saved yet is there again after a reload', async () => {
    await choice(page, 'Safe').check();
    await choice(page, 'Heard').check();
    await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
    await page.reload();
    await expect(choice(page, 'Safe')).toBeChecked();
    await expect(choice(page, 'Heard')).toBeChecked();
  });
  await test.step('the steps go on without a network, outlive a reload, and arrive when it is back', async () => {
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await button(page, 'Continue').click();
    await word(page, 'Joy').check();
    await button(page, 'Continue').click();
    for (const value of ['Fun', 'Play', 'Music']) await choice(page, value).check();
    await button(page, 'Continue').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fun, Play, Music');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fun, Play, Music');
    await expect.poll(() => onDevice(page, 'drafts')).toEqual([]);
    expect(await profileRow(account.userId)).toMatchObject({ core_word: null, core_value_1: null });
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectProfile(account.userId, { core_word: 'Joy', core_value_1: 'Fun', core_value_3: 'Music' });
    await expectIntentions(account.userId, ['heard', 'safe']);
  });
});

test('every step reads well for everyone and fits a small phone', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/introduction');
  // The document is there before the app, which alone hears of another address.
  await settled(page);
  for (const address of [
    '/introduction',
    '/impact-intentions',
    '/core-word',
    '/core-value-confirmation',
    '/update-core-values',
    '/core-values',
  ]) {
    await goWithin(page, address);
    await expect(page.getByRole('heading', { level: 1, name: protectedPages[address] })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await page.setViewportSize({ width: 360, height: 600 });
  await test.step('the pinned bar never covers what has the focus', async () => {
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
  await page.setViewportSize({ width: 360, height: 640 });
  await test.step('why reminders could not be saved comes into view above the pinned bar', async () => {
    await failing(page, '**/functions/v1/trigger-reminder');
    await goWithin(page, '/core-value-confirmation');
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
});
