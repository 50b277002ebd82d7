import type { Page } from '@playwright/test';
import { endTrial } from './billing-steps.ts';
import { actionsOf, savedEntry } from './journal-steps.ts';
import { actionBox, expectSaved } from './notebook-steps.ts';
import { expect, goWithin, settled, signUp, sql, test, withoutIndexedDb } from './support.ts';

/* What waits on the device gets through when the device itself does not behave. */

async function add(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await actionBox(page).fill(text);
    await actionBox(page).press('Enter');
    await expect(page.getByRole('checkbox', { name: text, exact: true })).toBeVisible();
  }
}

/** Whether the disk has no room for anything more, as long as it is told so. Call `begin` before the page is opened. */
const fullDisk = {
  begin: (page: Page) =>
    page.addInitScript(() => {
      const { put, add: added } = IDBObjectStore.prototype;
      const orFull = (real: typeof put): typeof put =>
        function tried(this: IDBObjectStore, ...args) {
          if (document.documentElement?.dataset.disk === 'full')
            throw new DOMException('Full', 'QuotaExceededError');
          return real.apply(this, args);
        };
      IDBObjectStore.prototype.put = orFull(put);
      IDBObjectStore.prototype.add = orFull(added);
    }),
  set: (page: Page, disk: 'full' | 'free') =>
    page.evaluate((value) => {
      document.documentElement.dataset.disk = value;
    }, disk),
};

// Each walk is as long as several journeys.
test.slow();

test('a page on its way, earlier versions on a phone, a full disk and a lost connection are stood', async ({
  page,
  context,
}) => {
  const { userId } = await signUp(page);
  await test.step('while a page is on its way the footer is out of sight, so that nothing jumps', async () => {
    await page.route('**/api/sync*', () => undefined);
    await page.goto('/profile');
    await expect(page.getByText('Loading').first()).toBeAttached();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.unroute('**/api/sync*');
  });
  const entry = await savedEntry(page);
  await fullDisk.begin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/journal/edit?entry=${entry}`);
  await test.step('earlier versions are named in one line, also on a phone', async () => {
    await page.getByRole('main').getByRole('textbox').first().fill('I called Dad twice');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const name = page.getByText('Earlier versions (1)');
    await name.scrollIntoViewIfNeeded();
    expect((await name.boundingBox())?.height).toBeLessThan(50);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await goWithin(page, '/tasks');
  await test.step('the disk fills up while actions wait: all of them arrive, and stay', async () => {
    const stored = () => sql('select id from tasks where user_id = $1', [userId]);
    await add(page, 'soap');
    await expect.poll(stored).toHaveLength(1);
    await context.setOffline(true);
    await add(page, 'milk', 'eggs');
    await expect(page.getByRole('button', { name: 'Offline, kept on this device' })).toBeVisible();
    await fullDisk.set(page, 'full');
    await add(page, 'bread');
    await expect(page.getByText('This device is out of storage')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(stored).toHaveLength(4);
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox')).toHaveCount(4);
  });
  await test.step('signing out without a connection asks at once about what waits', async () => {
    await expectSaved(page);
    await context.setOffline(true);
    await add(page, 'rice');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Some of your writing isn’t saved yet' });
    await expect(dialog).toBeVisible({ timeout: 2000 });
    await expect(dialog).toContainText('One change is waiting for a connection.');
  });
});

test('a browser that keeps nothing leaves no words without a question, nor takes those it cannot send', async ({
  page,
  context,
}) => {
  await withoutIndexedDb(page);
  const { userId } = await signUp(page);
  await page.goto('/tasks');
  await test.step('what is in memory alone is not left without a question', async () => {
    await add(page, 'milk');
    await expectSaved(page);
    await context.setOffline(true);
    await add(page, 'soap');
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByRole('checkbox', { name: 'soap' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => sql('select id from tasks where user_id = $1', [userId])).toHaveLength(2);
    await expectSaved(page);
    const asked: string[] = [];
    page.on('dialog', (other) => {
      asked.push(other.type());
      void other.accept();
    });
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'soap' })).toBeVisible();
    expect(asked).toEqual([]);
  });
  await test.step('BIL-07 what the plan does not cover is refused, and the words stay where they are', async () => {
    await settled(page);
    const before = await actionsOf(page, userId);
    await actionBox(page).fill('Call Dad');
    await endTrial(userId);
    const refused = page.waitForResponse((response) => response.status() === 402);
    await actionBox(page).press('Enter');
    await refused;
    // The profile, whose trial has ended, is heard of at the next exchange with the server.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText(
      'Your trial has ended.',
    );
    await expect(actionBox(page)).toHaveValue('Call Dad');
    expect(await actionsOf(page, userId)).toEqual(before);
  });
});
