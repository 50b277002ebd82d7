import type { Page } from '@playwright/test';
import { createButton, fillRegistration } from './auth-steps.ts';
import { CARDS, endTrial, payByCard, plansOf, subscribeButton, typeCard } from './billing-steps.ts';
import { actionsOf, answer, onQuestion, storedDrafts } from './journal-steps.ts';
import { actionBox, openLessonBox } from './notebook-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  onDevice,
  settled,
  signUp,
  sql,
  test,
} from './support.ts';

const ENDED = 'Your trial has ended.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Your plan' });
const billing = (page: Page) => page.getByRole('region', { name: 'Billing' });
const waits = (page: Page) => page.getByRole('button', { name: 'Waiting for a plan' });

async function makeCoupon(days: number): Promise<string> {
  const code = `spring-${Math.random().toString(36).slice(2, 10)}`;
  await sql('insert into billing.coupons (code, trial_days, created_at) values ($1, $2, now())', [
    code,
    days,
  ]);
  return code;
}

const daysLeft = async (page: Page) =>
  ((await api(page).get('/api/billing')) as unknown as { days_left: number }).days_left;

const afterDays = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'America/Los_Angeles' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

test('after the trial the pages for writing lead to what can be done, the others stay open', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await endTrial(userId);
  await page.goto('/dashgrowthloop');
  await test.step('BIL-36 MSG-89 the page of the end', async () => {
    await expect(page).toHaveURL('/trial-ended');
    await expect(heading(page, ENDED)).toBeVisible();
    await expect(page.getByText('Everything you wrote is safe')).toBeVisible();
  });
  await test.step('BIL-07 where something is written', async () => {
    for (const address of ['/journal/new', '/lessons/edit', '/introduction', '/import']) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/trial-ended');
    }
  });
  await test.step('BIL-07 where something is read, and paid', async () => {
    for (const address of [
      '/profile',
      '/pricing',
      '/journal/history',
      '/lessons-history',
      '/find',
      '/goal',
      '/tasks',
    ]) {
      const heard = page.waitForResponse('**/api/billing');
      await page.goto(address);
      await heard;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, address).toHaveURL(address);
    }
  });
  await test.step('BIL-07 the actions are there to read, and writing one leads to the plans', async () => {
    await expect(banner(page)).toContainText('Everything you wrote is here to read.');
    await actionBox(page).fill('Call Dad');
    await actionBox(page).press('Enter');
    await expect(page).toHaveURL('/trial-ended');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await test.step('BIL-34 it leads to each price, the profile and out', async () => {
    await expect(subscribeButton(page)).toHaveText('Subscribe yearly, $99 today');
    await page.getByRole('radio', { name: /Monthly/ }).check();
    await expect(subscribeButton(page)).toHaveText(/^Subscribe monthly, \$[\d.]+ today$/);
    await expect(page.getByRole('link', { name: /Download everything/ })).toHaveAttribute('href', '/profile');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
  await subscribeButton(page).click();
  await expect(page).toHaveURL(/\/dev\/payments\/checkout\//);
  await typeCard(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page, 'Your plan has started')).toBeVisible();
  await page.goto('/dashgrowthloop');
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(ENDED);
});

test('BIL-33 somebody whose trial runs reads there that writing goes on', async ({ page }) => {
  await signUp(page);
  await page.goto('/trial-ended');
  await expect(heading(page, 'Your trial is still running')).toBeVisible();
  await expect(page.getByText('10 days left in your trial.')).toBeVisible();
  await expect(page.getByText('Nothing is charged before.')).toBeVisible();
});

test('BIL-07 a trial that ends under somebody’s hands takes nothing: it waits, and goes out once there is a plan', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  const lesson = await openLessonBox(page);
  await lesson.fill('Half a lesson 🌱 نصف درس');
  await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
  await page.goto('/tasks');
  await actionBox(page).fill('Call Dad');
  await endTrial(userId);
  await actionBox(page).press('Enter');
  await expect(waits(page).first()).toBeVisible();
  await expect(banner(page)).toContainText('Your trial has ended.');
  await expect(page).toHaveURL('/tasks');
  await expect(page.getByText('Call Dad')).toBeVisible();
  await waits(page).first().click();
  await expect(page.getByRole('dialog')).toContainText('One change is waiting on this device');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expectAccessible(page);
  expect(await actionsOf(page, userId)).toEqual([]);
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await expect.poll(() => actionsOf(page, userId)).toEqual(['Call Dad']);
  await page.goto('/dashgrowthloop');
  await expect(await openLessonBox(page)).toHaveValue('Half a lesson 🌱 نصف درس');
});

test('BIL-07 a page of the journal stays open while it is written, and its draft is there after payment', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  await answer(page).fill('I called Dad');
  await endTrial(userId);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(answer(page)).toHaveValue('I called Dad');
  // The header may still say 'Saved' of what was before.
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  await page.reload();
  await expect(page).toHaveURL('/trial-ended');
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await page.goto('/journal/new');
  await expect(answer(page)).toHaveValue('I called Dad');
});

test('BIL-07 what was written without a connection, and arrives after the trial, is kept and saved after payment', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await expect(actionBox(page)).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  for (const text of ['Call Dad', 'Book the room']) {
    await actionBox(page).fill(text);
    await actionBox(page).press('Enter');
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await endTrial(userId);
  await context.setOffline(false);
  await expect(waits(page).first()).toBeVisible();
  await test.step('BIL-08 what the plan does not open, the profile still takes', async () => {
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Billing name (optional)' }).fill('Lindqvist AB');
    await page.getByRole('button', { name: 'Save billing name' }).click();
    const name = () => sql('select billing_name from profiles where id = $1', [userId]);
    await expect.poll(name).toEqual([{ billing_name: 'Lindqvist AB' }]);
  });
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await expect
    .poll(async () => (await actionsOf(page, userId)).toSorted())
    .toEqual(['Book the room', 'Call Dad']);
});

test('a coupon comes with a link, is redeemed after the sign-up, and lengthens the trial', async ({
  page,
}) => {
  const code = await makeCoupon(30);
  await page.goto(`/registration?coupon=${code}`);
  await expect(page.getByText('Your coupon adds 30 days to the free trial.')).toBeVisible();
  await fillRegistration(page, { name: 'Ida Berg', email: freshEmail(), password: 'secret-1' });
  await createButton(page).click();
  await test.step('BIL-30 the first name', async () => {
    await expect(page).toHaveURL(`/couponconfirmation?coupon=${code}`);
    await expect(heading(page, 'Congrats, Ida!')).toBeVisible();
  });
  await test.step('BIL-31 code, days and end', async () => {
    await expect(page.getByRole('definition')).toHaveText([code.toUpperCase(), '30', afterDays(40)]);
  });
  expect(await daysLeft(page)).toBe(40);
  await page.reload();
  await expect(page.getByRole('definition').first()).toHaveText(code.toUpperCase());
  expect(await daysLeft(page)).toBe(40);
  await expectAccessible(page);
  await test.step('BIL-32 on to the intentions', async () => {
    await page.getByRole('link', { name: "Let's Go" }).click();
    await expect(page).toHaveURL('/impactintentions');
  });
});

test('a coupon that does not hold is said, and registration goes on', async ({ page }) => {
  await page.goto('/registration?coupon=no-such-coupon');
  await expect(page.getByRole('alert')).toContainText('That coupon isn’t valid.');
  await fillRegistration(page, { name: 'Ida Berg', email: freshEmail(), password: 'secret-1' });
  await createButton(page).click();
  await expect(page.getByRole('alert')).toContainText('That coupon isn’t valid.');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/introduction');
  expect(await daysLeft(page)).toBe(10);
});

test('signed out the page of coupons is open, and says what the address says', async ({ page }) => {
  await page.goto('/couponconfirmation?name=Ann%20Bee');
  await test.step('BIL-29 no redirect', async () => {
    await expect(heading(page, 'Congrats, Ann!')).toBeVisible();
    await expect(page).toHaveURL('/couponconfirmation?name=Ann%20Bee');
  });
  await test.step('LIM-22 BIL-31 seven days without a number', async () => {
    await expect(page.getByRole('definition')).toHaveText(['7', afterDays(7)]);
  });
  const code = await makeCoupon(30);
  await test.step('BIL-29 BIL-31 a coupon is looked up, and nothing is redeemed', async () => {
    await page.goto(`/couponconfirmation?coupon=${code}&name=Ann%20Bee`);
    await expect(page.getByRole('definition')).toHaveText([code.toUpperCase(), '30', afterDays(30)]);
    await expect(heading(page, 'Congrats, Ann!')).toBeVisible();
    expect(await sql('select from coupon_redemptions where code = $1', [code])).toEqual([]);
  });
  await test.step('BIL-31 one that is unknown is told as such', async () => {
    await page.goto('/couponconfirmation?coupon=NO-SUCH-CODE');
    await expect(page.getByRole('alert')).toHaveText('That coupon isn’t valid.');
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByText('You were signed out')).toHaveCount(0);
  });
});

test('the profile shows the plan, and leads to the provider’s page and back', async ({ page }) => {
  await signUp(page);
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await page.goto('/profile');
  await test.step('BIL-08 BIL-09 tier, status and what comes next', async () => {
    await expect(billing(page).getByRole('definition').first()).toHaveText('Growth, active');
    await expect(billing(page)).toContainText('Visa ending in 4242');
    await expect(billing(page)).not.toContainText('left');
  });
  await test.step('BIL-35 to the portal', async () => {
    await page.getByRole('button', { name: 'Manage billing' }).click();
    await expect(page).toHaveURL(/\/dev\/payments\/portal\//);
  });
  await page.getByRole('button', { name: 'Cancel at the end of the billing period' }).click();
  await expect(page.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  const reloaded = async () => {
    await page.reload();
    await expect(billing(page).getByRole('definition').first()).toBeVisible();
    return billing(page).textContent();
  };
  await expect.poll(reloaded, { timeout: 40_000 }).toContain('Canceled. Your plan ends on');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(reloaded, { timeout: 40_000 }).not.toContain('Cancelled');
  await page.goto('/dashgrowthloop');
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
});

test('BIL-08 a payment that fails later is said on every page, with the way to a new card', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await typeCard(page, CARDS.failsLater);
  await page.getByRole('button', { name: 'Update card' }).click();
  await expect(page.getByText('ending in 0341')).toBeVisible();
  const [paying] = await sql<{ customer_id: string }>(
    'select customer_id from billing_customers where user_id = $1',
    [userId],
  );
  // Nobody else's time may pass: other journeys pay meanwhile.
  const later = { ahead_hours: 24 * 32, customer: paying?.customer_id };
  await page.request.post('/dev/payments/test-clock', { data: later });
  await expect.poll(() => plansOf(userId), { timeout: 40_000 }).toMatchObject([{ status: 'past_due' }]);
  await page.goto('/dashgrowthloop');
  await expect(banner(page)).toContainText('Your last payment failed. You can keep writing until');
  await expect(page.getByRole('main')).not.toContainText('left in your trial');
  await expectAccessible(page);
  await banner(page).getByRole('link', { name: 'Update your card' }).click();
  await expect(billing(page)).toContainText('last payment failed');
});

test('BIL-07 a device that keeps nothing refuses what the plan does not cover, and leaves the words where they are', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await actionBox(page).fill('Call Dad');
  await endTrial(userId);
  await actionBox(page).press('Enter');
  await expect(banner(page)).toContainText('Your trial has ended.');
  await expect(actionBox(page)).toHaveValue('Call Dad');
  expect(await actionsOf(page, userId)).toEqual([]);
});
