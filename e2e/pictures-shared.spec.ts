import type { Page } from '@playwright/test';
import { tiles } from './attachments-steps.ts';
import { savedEntry } from './journal-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Sends drawn pictures as the browser sends what is shared with the installed app; or files that only say so. */
async function share(page: Page, count: number, isPicture = true): Promise<void> {
  await page.evaluate(
    async ([count, isPicture]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      form.action = '/share';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'pictures';
      input.multiple = true;
      const chosen = new DataTransfer();
      for (let number = 0; number < count; number++) {
        const canvas = new OffscreenCanvas(300 + number, 200);
        canvas.getContext('2d')?.fillRect(0, 0, 100 + number, 100);
        const type = 'image/png';
        const content = isPicture ? await canvas.convertToBlob({ type }) : '<svg onload="alert(1)"/>';
        chosen.items.add(new File([content], `${number}.png`, { type }));
      }
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [count, isPicture] as const,
  );
  await expect(page).toHaveURL('/shared');
}

async function installed(page: Page) {
  const account = await signUp(page);
  await page.goto('/dashgrowthloop');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
  return account;
}

test('shared pictures come onto the page of the day, and never reach the server unsealed', async ({
  page,
}) => {
  await installed(page);
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/share') {
      if (!request.serviceWorker()) return;
      sent.push(request.url());
    }
  });
  await share(page, 2);
  await expect(page.getByText('2 pictures are ready to be added to your journal.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add to today’s page' }).click();
  await expect(page).toHaveURL('/journal/new');
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  expect(sent).toEqual([]);

  await page.goto('/shared');
  await expect(page.getByText('There’s no picture here. Please share it again.')).toBeVisible();
});

test('with a page of today, shared pictures come to that one; or to none', async ({ page }) => {
  await installed(page);
  const entry = await savedEntry(page);
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('link', { name: 'Create Additional Journal Entry' })).toBeVisible();
  await share(page, 1);
  await expect(page.getByText('One picture is ready to be added to your journal.')).toBeVisible();
  await page.getByRole('link', { name: 'Don’t add' }).click();
  await expect(page).toHaveURL('/dashgrowthloop');
  // A slip: they are still there.
  await page.goBack();
  await page.getByRole('button', { name: 'Add to today’s page' }).click();
  await expect(page).toHaveURL(`/journal/edit?entry=${entry}`);
  await expect(tiles(page)).toHaveCount(1);
});

test('more than a page takes, and what is no picture, is said on the page', async ({ page }) => {
  await installed(page);
  await share(page, 11);
  await page.getByRole('button', { name: 'Add to today’s page' }).dblclick();
  await expect(tiles(page)).toHaveCount(10);
  await expect(page.getByText('You can add up to 10 pictures here.')).toBeVisible();
  await page.goto('/dashgrowthloop');
  await share(page, 1, false);
  await page.getByRole('button', { name: 'Add to today’s page' }).click();
  await expect(page.getByText('SVG drawings can’t be added.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(10);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('nothing is taken, and how to try again is said', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashgrowthloop');
    await share(page, 2);
    await expect(page.getByText('There’s no picture here. Please share it again.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
});
