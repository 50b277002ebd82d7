import type { Page } from '@playwright/test';
import { expect, goWithin, signUp, test } from './support.ts';

/* The operator's own pages: where no address is set, nothing leads nowhere. */

/** Opens an address as if the operator had set none of their own pages. */
async function openWithout(page: Page, address: string, is_production: boolean): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="settings">)(.*?)(<\/script>)/,
      (_, begin, json, end) => {
        const settings = JSON.parse(json);
        const { terms, privacy } = settings.links;
        return begin + JSON.stringify({ ...settings, links: { terms, privacy }, is_production }) + end;
      },
    );
    await route.fulfill({ response, body });
  });
  await page.goto(address);
}

test('without addresses the outside links are not there, and in development they say which setting is missing', async ({
  page,
}) => {
  await signUp(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const call = page.getByRole('menuitem', { name: 'Schedule a Coaching Call' });
  await test.step('without addresses the coaching call and the community are not there', async () => {
    await openWithout(page, '/dashtools', true);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
    await expect(call).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab')).toHaveText(['Share']);
  });
  await test.step('and terms are the product’s own', async () => {
    await goWithin(page, '/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    for (const name of ['Terms', 'Privacy']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name });
      expect(new URL((await link.getAttribute('href')) ?? '').origin).toBe(new URL(page.url()).origin);
    }
  });
  await test.step('in development they are there, and say which setting is missing', async () => {
    await openWithout(page, '/dashtools', false);
    const expectMissing = (setting: string) =>
      expect(page.getByText(`This link isn’t set up yet. Its address is set in ${setting}.`)).toBeVisible();
    await menu.click();
    await call.click();
    await expectMissing('COACHING_URL');
    await page.getByRole('button', { name: 'Join Community' }).click();
    await expectMissing('COMMUNITY_URL');
    await page.getByRole('button', { name: 'Schedule Call' }).click();
    await expectMissing('SCHEDULE_CALL_URL');
  });
});
