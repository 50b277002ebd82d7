import type { Locator, Page } from '@playwright/test';
import { chargesOf, openCardForm, payButton, plansOf, typeCard } from './billing-steps.ts';
import { expect, failing, signUp, test } from './support.ts';

/* Paying by keys, without a session, with reloads, in two tabs and twice. */

const FINALIZE = '**/functions/v1/finalize-subscription';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Pays, and goes away once the plan is asked for. */
async function payAndLeave(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await typeCard(page);
  const sent = page.waitForRequest(FINALIZE);
  await payButton(page).click();
  await sent;
  await leave();
}

/** Keeps this document where it is although its plan begins: the answer may be here before the page is left. */
const stayHere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (new URL(event.destination.url).pathname === '/welcome') event.preventDefault();
    });
  });

/** Somebody else takes the device over. */
async function becomeAnother(page: Page): Promise<string> {
  await page.context().clearCookies();
  return (await signUp(page)).userId;
}

const focused = (page: Page) => page.locator(':focus');

/** Goes on by Tab until the focus is there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
}

/** Chooses the light theme, and notes in `asked` how the provider's fields are told to look. */
async function wearLight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    let stripe: unknown;
    Object.defineProperty(globalThis, 'Stripe', {
      get: () => stripe,
      set: (make: (key: string) => { elements: (options: { appearance: unknown }) => unknown }) => {
        stripe = (key: string) => {
          const made = make(key);
          const elements = made.elements.bind(made);
          return Object.assign(made, {
            elements: (options: { appearance: unknown }) => {
              asked.push(options.appearance);
              return elements(options);
            },
          });
        };
      },
    });
  });
}

test('by keys alone somebody chooses, pays by card and goes on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await wearLight(page);
  const { userId } = await signUp(page);
  await page.goto('/pricing');
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: /Yearly/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await tabTo(page, page.getByRole('link', { name: 'Pay by card here' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await test.step('a theme that was chosen against the device dresses the card form too', async () => {
    expect(await page.evaluate(() => Reflect.get(globalThis, 'asked'))).toMatchObject([{ theme: 'stripe' }]);
  });
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type('4242 4242 4242 4242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 / 34');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Confirm, nothing today');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome, Maya!')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Begin Onboarding' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/impact-intentions');
  expect(await plansOf(userId)).toEqual([{ status: 'trialing', price_key: 'CGA_STRIPE_MONTHLY' }]);
  expect(await chargesOf(userId)).toEqual([0]);
});

test('without a session, left, reloaded and in two tabs one plan begins, and the page says what is true', async ({
  page,
  context,
}) => {
  await signUp(page);
  await openCardForm(page);
  await test.step('MSG-74 without a session nothing is finalized, and the page says so', async () => {
    const token = '**/api/auth/token';
    await typeCard(page);
    await failing(page, FINALIZE, { status: 401, body: { error: { code: 'unauthorized', message: '' } } });
    await failing(page, token, { status: 401 });
    await payButton(page).click();
    await expect(page.getByText('No active session')).toBeVisible();
    await page.unroute(FINALIZE);
    await page.unroute(token);
  });
  const userId = await becomeAnother(page);
  await openCardForm(page);
  await test.step('a confirmed card whose page was left charges nothing', async () => {
    await page.route(FINALIZE, () => {});
    await payAndLeave(page, () => openCardForm(page));
    await page.unroute(FINALIZE);
    expect(await plansOf(userId)).toEqual([]);
    expect(await chargesOf(userId)).toEqual([]);
  });
  await test.step('the next try begins the plan although its page is reloaded', async () => {
    await stayHere(page);
    await payAndLeave(page, () => page.reload());
    await expect.poll(() => plansOf(userId)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('You already have a plan.')).toBeVisible();
    expect(await chargesOf(userId)).toHaveLength(1);
  });
  await test.step('two tabs that pay at once begin one plan and charge once', async () => {
    const userId = await becomeAnother(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openCardForm(tab);
      await typeCard(tab);
    }
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const done = (tab: Page) =>
      heading(tab, 'Welcome, Maya!').or(tab.getByText('You already have a plan.')).first();
    await expect(done(page)).toBeVisible();
    await expect(done(other)).toBeVisible();
    expect(await plansOf(userId)).toHaveLength(1);
    expect(await chargesOf(userId)).toHaveLength(1);
  });
});
