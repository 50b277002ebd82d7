import type { Page } from '@playwright/test';
import { protectedPages } from './addresses.ts';
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
  goWithin,
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

// Each walk is as long as several journeys.
test.slow();

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
      await goWithin(page, '/find');
      await expect(heading(page, 'Find')).toBeVisible();
      await goWithin(page, address);
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
    ]) {
      await goWithin(page, address);
      await expect(page.getByRole('heading', { name: protectedPages[address] }), address).toBeVisible();
      await expect(page, address).toHaveURL(address);
    }
    // Opened anew, a page hears of the end from the server alone.
    const heard = page.waitForResponse('**/api/billing');
    await page.goto('/tasks');
    await heard;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/tasks');
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
  await goWithin(page, '/dashgrowthloop');
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(ENDED);
});

test('BIL-07 a trial that ends under somebody’s hands takes nothing: it waits, and goes out once there is a plan', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  const lesson = await openLessonBox(page);
  await lesson.fill('Half a lesson 🌱 نصف درس');
  await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
  await goWithin(page, '/tasks');
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
  await goWithin(page, '/dashgrowthloop');
  await expect(await openLessonBox(page)).toHaveValue('Half a lesson 🌱 نصف درس');
});

test('what is written without a connection, and arrives after the trial, is kept and saved after payment', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/journal/new');
  await onQuestion(page, 1);
  await goWithin(page, '/tasks');
  await expect(actionBox(page)).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  for (const text of ['Call Dad', 'Book the room']) {
    await actionBox(page).fill(text);
    await actionBox(page).press('Enter');
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await goWithin(page, '/journal/new');
  await answer(page).fill('I called Dad');
  await endTrial(userId);
  await test.step('BIL-07 a page of the journal stays open while it is written', async () => {
    const refused = page.waitForResponse((response) => response.status() === 402);
    await context.setOffline(false);
    await refused;
    await expect(banner(page)).toContainText(ENDED);
    await expect(answer(page)).toHaveValue('I called Dad');
    await expect(page).toHaveURL('/journal/new');
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
    await page.reload();
    await expect(page).toHaveURL('/trial-ended');
  });
  await test.step('BIL-07 what was written waits for a plan', async () => {
    await goWithin(page, '/tasks');
    await expect(waits(page).first()).toBeVisible();
    await expect(page.getByText('Book the room', { exact: true }).first()).toBeVisible();
    expect(await actionsOf(page, userId)).toEqual([]);
    // Opened to read, the page stays, although what waits is refused again, however late.
    const shown = Promise.withResolvers<void>();
    await page.route('**/api/tasks*', async (route) => {
      await shown.promise;
      await route.continue();
    });
    await page.reload();
    await expect(banner(page)).toContainText('Everything you wrote is here to read.');
    const refused = page.waitForResponse((response) => response.status() === 402);
    shown.resolve();
    await refused;
    await expect(waits(page).first()).toBeVisible();
    await expect(page).toHaveURL('/tasks');
    await page.unroute('**/api/tasks*');
  });
  await test.step('BIL-08 what the plan does not open, the profile still takes', async () => {
    await goWithin(page, '/profile');
    await page.getByRole('textbox', { name: 'Billing name (optional)' }).fill('Lindqvist AB');
    await page.getByRole('button', { name: 'Save billing name' }).click();
    const name = () => sql('select billing_name from profiles where id = $1', [userId]);
    await expect.poll(name).toEqual([{ billing_name: 'Lindqvist AB' }]);
  });
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await test.step('BIL-07 once there is a plan all of it goes out, and the draft is there', async () => {
    await expect
      .poll(async () => (await actionsOf(page, userId)).toSorted())
      .toEqual(['Book the room', 'Call Dad']);
    await goWithin(page, '/journal/new');
    await expect(answer(page)).toHaveValue('I called Dad');
  });
});

test('a coupon comes with a link, is redeemed after the sign-up, and lengthens the trial', async ({
  page,
}) => {
  const code = await makeCoupon(30);
  const redeemed = () => sql('select from coupon_redemptions where code = $1', [code]);
  await page.goto('/couponconfirmation?name=Ann%20Bee');
  await test.step('BIL-29 signed out its page is open, and says what the address says', async () => {
    await expect(heading(page, 'Congrats, Ann!')).toBeVisible();
    await expect(page).toHaveURL('/couponconfirmation?name=Ann%20Bee');
  });
  await test.step('LIM-22 BIL-31 seven days without a number', async () => {
    await expect(page.getByRole('definition')).toHaveText(['7', afterDays(7)]);
  });
  const leadsAway = async (address: string) => {
    await goWithin(page, address);
    await expect(page, address).toHaveURL('/');
  };
  await test.step('BIL-10 signed out /pricing leads to the landing page', () => leadsAway('/pricing'));
  await test.step('BIL-29 BIL-31 a coupon is looked up, and nothing is redeemed', async () => {
    await goWithin(page, `/couponconfirmation?coupon=${code}&name=Ann%20Bee`);
    await expect(page.getByRole('definition')).toHaveText([code.toUpperCase(), '30', afterDays(30)]);
    await expect(heading(page, 'Congrats, Ann!')).toBeVisible();
    expect(await redeemed()).toEqual([]);
  });
  await test.step('BIL-13 /checkout', () => leadsAway('/checkout?price=CGA_STRIPE_MONTHLY'));
  await test.step('BIL-31 one that is unknown is told as such', async () => {
    await goWithin(page, '/couponconfirmation?coupon=NO-SUCH-CODE');
    await expect(page.getByRole('alert')).toHaveText('That coupon isn’t valid.');
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByText('You were signed out')).toHaveCount(0);
  });
  await test.step('BIL-15 /payment', () => leadsAway('/payment'));
  await test.step('BIL-16 /payment-confirmation', () => leadsAway('/payment-confirmation'));
  await test.step('BIL-23 /welcome', () => leadsAway('/welcome'));
  await test.step('BIL-33 /trial-ended', () => leadsAway('/trial-ended'));
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

/** The provider tells the server of it after its page has said so. */
const expectToEnd = (userId: string, ends: boolean) =>
  expect
    .poll(
      () =>
        sql(
          'select cancel_at_period_end as ends from subscriptions where user_id = $1 and price_key is not null',
          [userId],
        ),
      { timeout: 40_000 },
    )
    .toEqual([{ ends }]);

test('the profile shows the plan, and the provider’s page changes it and its card', async ({ page }) => {
  const { userId } = await signUp(page);
  await payByCard(page);
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await goWithin(page, '/profile');
  const manage = page.getByRole('button', { name: 'Manage billing' });
  const back = page.getByRole('link', { name: 'Back' });
  await test.step('BIL-08 BIL-09 tier, status and what comes next', async () => {
    await expect(billing(page).getByRole('definition').first()).toHaveText('Growth, active');
    await expect(billing(page)).toContainText('Visa ending in 4242');
    await expect(billing(page)).not.toContainText('left');
  });
  await test.step('BIL-35 to the portal', async () => {
    await manage.click();
    await expect(page).toHaveURL(/\/dev\/payments\/portal\//);
  });
  await test.step('a plan that was canceled there says when it ends', async () => {
    await page.getByRole('button', { name: 'Cancel at the end of the billing period' }).click();
    await expect(page.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
    await expectToEnd(userId, true);
    await back.click();
    await expect(billing(page)).toContainText('Canceled. Your plan ends on');
    await expectAccessible(page);
  });
  await test.step('one that is kept after all does not', async () => {
    await manage.click();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await expectToEnd(userId, false);
    await back.click();
    await expect(billing(page).getByRole('definition').first()).toHaveText('Growth, active');
    await expect(billing(page)).not.toContainText('Canceled');
    await goWithin(page, '/dashgrowthloop');
    await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  });
  await test.step('BIL-08 a payment that fails later is said on every page, with the way to a new card', async () => {
    await goWithin(page, '/profile');
    await manage.click();
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
});
