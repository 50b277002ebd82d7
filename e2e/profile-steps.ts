import type { Page } from '@playwright/test';
import { type Account, expect, onDevice, sql, stopClock } from './support.ts';

/* What the journeys of the profile share. */

export const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const textReminders = (page: Page) => page.getByRole('switch', { name: 'Text reminders' });
export const phone = (page: Page) => textbox(page, 'Phone number');
export const day = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const time = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
export const options = (page: Page, name: string) => time(page, name).locator('option').allInnerTexts();

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(textbox(page, 'Name')).toBeVisible();
}

export async function profileRow({ userId }: Account) {
  const [row] = await sql('select * from profiles where id = $1', [userId]);
  return row ?? {};
}

/** What the server has of the profile once the device has sent what was done. */
export const expectProfile = (account: Account, fields: Record<string, unknown>) =>
  expect.poll(() => profileRow(account)).toMatchObject(fields);

/** From now on no call of the page arrives; what was loaded stays. Answers what ends that. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const address = /\/(api|functions|rest)\//;
  await page.route(address, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(address);
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

/** How many writes this device keeps until the server has them. */
export const waiting = async (page: Page) => (await onDevice(page, 'outbox')).length;

/** Collects the bodies of one kind of call. */
export function sentTo(page: Page, path: string, method = 'POST'): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Shown now, still there after two seconds, gone after three. */
export async function expectThreeSeconds(page: Page, text: string): Promise<void> {
  const message = page.getByText(text, { exact: true });
  await expect(message).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(2_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(message).toBeHidden();
  await page.clock.resume();
}
