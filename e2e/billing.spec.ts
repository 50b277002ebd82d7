import type { Page } from '@playwright/test';
import {
  beginToday,
  CARDS,
  chargesOf,
  makePromotion,
  payButton,
  plansOf,
  subscribeButton,
  typeCard,
} from './billing-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  sql,
  test,
} from './support.ts';

const CHECKOUT = '**/functions/v1/create-checkout-session';
const FINALIZE = '**/functions/v1/finalize-subscription';
const CONFIRM = '**/dev/payments/confirm';
const SCRIPT = '**/dev/payments/stripe.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fact = (page: Page, name: string) =>
  page.getByRole('main').locator(`dt:text-is("${name}") + dd`).first();

// Each walk is as long as several journeys.
test.slow();

interface Offer {
  price_key: string;
  first_charge_cents: number;
  next_charge_on: string;
}

const offersOf = async (page: Page) =>
  ((await api(page).get('/api/billing/plans')) as unknown as { plans: Offer[] }).plans;

const inDollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

test('the prices, and what is charged now and next, stand there before anything is confirmed', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const code = await makePromotion();
  await page.goto('/pricing');
  await test.step('BIL-12 pricing is motivation-based', () =>
    expect(page.getByText('Our pricing is motivation-based')).toBeVisible());
  await test.step('BIL-11 LIM-24 the yearly price', async () => {
    await expect(page.getByRole('radio', { name: /Yearly Save 17%.*\$99 \/ year/ })).toBeChecked();
    await expect(fact(page, 'First payment')).toContainText('$99 on that day, for');
  });
  await test.step('BIL-21 the days of the trial are kept, and both dates are said', async () => {
    await expect(page.getByRole('radio', { name: /^When my trial ends.*\$0 today/ })).toBeChecked();
    await expect(fact(page, 'Today')).toContainText(/^Nothing\. Your trial runs until .*\d{4}\.$/);
    await expect(fact(page, 'Plan begins')).toContainText(/\d{4}$/);
    await expect(subscribeButton(page)).toHaveText('Subscribe yearly, nothing today');
    await beginToday(page);
    await expect(fact(page, 'Today')).toContainText('$99, for');
  });
  const [monthly] = (await offersOf(page)).filter(({ price_key }) => price_key === 'CGA_STRIPE_MONTHLY');
  await page.getByRole('radio', { name: /Monthly.*\$10 \/ month/ }).check();
  await test.step('LIM-23 BIL-22 the rest of this month', () =>
    expect(fact(page, 'Today')).toContainText(`${inDollars(monthly?.first_charge_cents ?? 0)}, for`));
  await test.step('BIL-21 then on the 1st', () =>
    expect(fact(page, 'Then')).toContainText(/^\$10 on .*\s1,\s\d{4}, then on the 1st of every month$/));
  await expect(page.getByText('no money is charged')).toBeVisible();
  await test.step('a promotion code that is not valid is said', async () => {
    await page.getByLabel('Promotion code (optional)').fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('That code isn’t valid.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('BIL-26 the address of the welcome says the first name', async () => {
    await goWithin(page, '/welcome?amount=1000&name=Ann%20Bee');
    await expect(heading(page, 'Welcome, Ann!')).toBeVisible();
  });
  await test.step('BIL-24 the amount is in whole cents', async () => {
    await expect(page.getByText('$10 per month.')).toBeVisible();
    await goWithin(page, '/welcome?amount=nothing&name=%3Cb%3EAnn');
    await expect(heading(page, 'Welcome, <b>Ann!')).toBeVisible();
    await expect(page.getByText('$5 per month.')).toBeVisible();
  });
  await test.step('BIL-25 and per month', async () => {
    await goWithin(page, '/welcome?amount=333&monthly=1000');
    await expect(page.getByText('$3.33 today, then $10 per month.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('BIL-33 while the trial runs, the page of its end says that writing goes on', async () => {
    await goWithin(page, '/trial-ended');
    await expect(heading(page, 'Your trial is still running')).toBeVisible();
    await expect(page.getByText('10 days left in your trial.')).toBeVisible();
    await expect(page.getByText('Nothing is charged before.')).toBeVisible();
  });
  expect(await plansOf(userId)).toEqual([]);
  await test.step('a promotion code is shown, carried along and charged', async () => {
    await goWithin(page, '/pricing');
    await expect(heading(page, 'Pricing that motivates')).toBeVisible();
    await beginToday(page);
    await expect(subscribeButton(page)).toContainText('$99 today');
    await page.getByLabel('Promotion code (optional)').fill(`  ${code.toLowerCase()} `);
    await page.getByLabel('Promotion code (optional)').press('Enter');
    await expect(subscribeButton(page)).toContainText('$49.50 today');
    await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
    await page.getByRole('link', { name: 'Pay by card here' }).click();
    await expect(payButton(page)).toHaveText('Confirm, $49.50 today');
    await expect(page.getByLabel('Card number')).toBeVisible();
    await typeCard(page);
    await payButton(page).click();
    await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
    await expect(page.getByText('$49.50 today')).toBeVisible();
    expect(await chargesOf(userId)).toEqual([4950]);
  });
  await test.step('somebody else finds it used up, and is charged in full', async () => {
    await page.context().clearCookies();
    const other = await signUp(page);
    await page.goto(`/payment?price=CGA_STRIPE_YEARLY&starts=today&promotion=${code}`);
    await expect(page.getByRole('alert')).toContainText('That code has expired or has been used up.');
    await expect(payButton(page)).toHaveText('Confirm, $99 today');
    expect(await chargesOf(other.userId)).toEqual([]);
  });
});

test('from the trial to the monthly plan, on the page of the card provider, whose call fails before', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.goto('/pricing');
  await expect(heading(page, 'Pricing that motivates')).toBeVisible();
  const problem = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try Again' });
  await failing(page, CHECKOUT);
  await test.step('MSG-69 a checkout whose call fails', async () => {
    await goWithin(page, '/checkout?price=CGA_STRIPE_MONTHLY');
    await expect(problem).toContainText('Failed to create checkout session');
  });
  await page.route(CHECKOUT, (route) => route.fulfill({ json: { url: '' } }));
  await test.step('MSG-70 a checkout that has no address', async () => {
    await again.click();
    await expect(problem).toContainText('No URL returned from checkout session');
  });
  await failing(page, CHECKOUT, 'network');
  await test.step('MSG-71 a checkout of which nothing is known', async () => {
    await again.click();
    await expect(problem).toContainText('Something went wrong. Please try again.');
    await expectAccessible(page);
  });
  await test.step('BIL-14 back to pricing', async () => {
    await page.getByRole('link', { name: 'Back to pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
  await test.step('MSG-76 a payment without its data leads back to pricing', async () => {
    for (const address of ['/payment-confirmation', '/checkout']) {
      await goWithin(page, '/pricing');
      await expect(heading(page, 'Pricing that motivates')).toBeVisible();
      await goWithin(page, address);
      await expect(problem, address).toContainText('Missing payment information');
    }
    await page.getByRole('link', { name: 'Back to pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
  await page.unroute(CHECKOUT);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await test.step('BIL-20 CALL-56 the page of the provider opens', async () => {
    await subscribeButton(page).click();
    await expect(page).toHaveURL(/\/dev\/payments\/checkout\//);
  });
  await test.step('an abandoned checkout begins nothing', async () => {
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await expect(heading(page, 'Pricing that motivates')).toBeVisible();
    expect(await plansOf(userId)).toEqual([]);
  });
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await subscribeButton(page).click();
  await typeCard(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await test.step('BIL-16 the plan, its next charge and the card', async () => {
    await expect(heading(page, 'Your plan is set')).toBeVisible();
    await expect(fact(page, 'Plan')).toHaveText('Growth, begins after your trial');
    await expect(fact(page, 'First payment')).toContainText(/^\$[\d.]+ on .*\s\d+,\s\d{4}$/);
    await expect(fact(page, 'Card')).toContainText('4242');
    await expectAccessible(page);
  });
  await page.reload();
  await expect(heading(page, 'Your plan is set')).toBeVisible();
  expect(await plansOf(userId)).toEqual([{ status: 'trialing', price_key: 'CGA_STRIPE_MONTHLY' }]);
  expect(await chargesOf(userId)).toEqual([0]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await expect(page.getByText('Nothing was charged today.')).toBeVisible();
  await test.step('BIL-27 back to pricing', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByText('You already have a plan.')).toBeVisible();
  });
  await test.step('BIL-09 nothing is left of the trial in the header', async () => {
    await goWithin(page, '/dashgrowthloop');
    await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('left in your trial');
    await goWithin(page, '/welcome');
  });
  await test.step('BIL-28 on to the intentions', async () => {
    await page.getByRole('link', { name: 'Begin Onboarding' }).click();
    await expect(page).toHaveURL('/impact-intentions');
  });
});

test('with the card form to the yearly plan: what keeps it from beginning is said, and nothing is charged until it begins', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const problem = page.getByRole('alert');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/confirm$|finalize-subscription$/.test(pathname)) calls.push(pathname);
  });
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/pricing');
  await beginToday(page);
  await page.getByRole('link', { name: 'Pay by card here' }).click();
  await test.step('a form whose script does not come can be asked for again', async () => {
    await expect(problem).toContainText('Nothing was charged.');
    await page.unroute(SCRIPT);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });
  const address = page.url();
  await test.step('MSG-76 without the data of a payment', async () => {
    for (const incomplete of ['/payment', '/payment?price=ten']) {
      await goWithin(page, incomplete);
      await expect(problem, incomplete).toContainText('Missing payment information');
      await goWithin(page, address);
      await expect(page.getByLabel('Card number')).toBeVisible();
      await expect(problem).toHaveCount(0);
    }
  });
  await test.step('BIL-15 the amount is said again', async () => {
    await expect(fact(page, 'Today')).toContainText('$99, for');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await page.getByLabel('Billing name (optional)').fill('مايا 🌱');
  await test.step('MSG-72 a declined card, in the provider’s own words', async () => {
    await typeCard(page, CARDS.declined);
    await payButton(page).click();
    await expect(problem).toHaveText('Your card was declined.');
  });
  await test.step('BIL-17 MSG-73 a card that is not confirmed, by its status', async () => {
    await page.route(CONFIRM, (route) =>
      route.fulfill({ json: { setupIntent: { id: 'seti_1', status: 'requires_action' } } }),
    );
    await typeCard(page);
    await payButton(page).click();
    await expect(problem).toHaveText('SetupIntent failed with status: requires_action');
    await page.unroute(CONFIRM);
    expect(calls).not.toContain('/functions/v1/finalize-subscription');
    expect(await plansOf(userId)).toEqual([]);
  });
  await test.step('MSG-75 a plan that does not begin; CALL-57 it is asked for after the card is confirmed, once', async () => {
    calls.length = 0;
    await failing(page, FINALIZE);
    await payButton(page).dblclick();
    await expect(problem).toHaveText('Failed to finalize subscription');
    expect(calls).toEqual(['/dev/payments/confirm', '/functions/v1/finalize-subscription']);
  });
  await test.step('CALL-57 another amount than was shown, which is shown again', async () => {
    const body = { error: { code: 'amount_changed', message: 'The day has changed.' } };
    await failing(page, FINALIZE, { status: 409, body });
    const asked = page.waitForRequest('**/api/billing/plans*');
    await payButton(page).click();
    await asked;
    await expect(problem).toHaveText('The day has changed.');
    await page.unroute(FINALIZE);
    expect(await plansOf(userId)).toEqual([]);
  });
  await test.step('BIL-19 BIL-24 BIL-25 the same card begins the plan, and the welcome says what it costs', async () => {
    calls.length = 0;
    const checked = page.waitForResponse('**/api/profile/ensure');
    await payButton(page).dblclick();
    await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
    await checked;
    await expect(page).toHaveURL(/\/welcome\?amount=9900&monthly=825&name=Maya/);
    await expect(page.getByText('$99 today for a year: $8.25 per month.')).toBeVisible();
  });
  await test.step('BIL-18 CALL-57 it begins once', async () => {
    expect(calls).toEqual(['/functions/v1/finalize-subscription']);
    expect(await plansOf(userId)).toEqual([{ status: 'active', price_key: 'CGA_STRIPE_YEARLY' }]);
    expect(await chargesOf(userId)).toHaveLength(1);
  });
  await test.step('Back from the welcome offers no second payment', async () => {
    await page.goBack();
    await expect(page.getByText('You already have a plan.')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    expect(await chargesOf(userId)).toHaveLength(1);
  });
  await test.step('MSG-74 a session that ends on the welcome is told there', async () => {
    await page.goForward();
    await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
    await sql('delete from auth.session where user_id = $1', [userId]);
    await page.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined);
    await expect(problem).toHaveText('No active session');
  });
});
