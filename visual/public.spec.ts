import { expect } from '../e2e/support.ts';
import { expectLooks } from './looks.ts';
import { open, test } from './people.ts';

/* What everyone sees. */

const PAGES: [name: string, address: string, options?: Parameters<typeof expectLooks>[2]][] = [
  ['landing', '/', { often: true, whole: true }],
  ['introduction', '/introduction'],
  ['login', '/login', { often: true }],
  ['registration', '/registration'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['confirmation', '/confirmation'],
  ['reminder', '/reminder'],
  ['google-return', '/google-return'],
  ['auth-error', '/auth-error'],
  ['coupon-confirmation', '/couponconfirmation'],
];

test('forgotten password', async ({ page }) => {
  await open(page, '/login');
  await page.getByText('Forgot Password').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
  await expectLooks(page, 'forgotten-password');
});

for (const [name, address, options] of PAGES) {
  test(name, async ({ page }) => {
    await open(page, address);
    // It names the address of the server, whose port is another at each run.
    const operator = page.getByText(/^The operator of/);
    await expectLooks(page, name, { ...options, mask: [operator] });
  });
}
