import { expect, expectAccessible, signUp, sql, test } from './support.ts';

const RPC = '/rest/v1/rpc/check_feature_access';

test('ROL-05 ROL-06 a gated part shows while the server allows it, and the server is asked once for each feature', async ({
  page,
}) => {
  await signUp(page);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(RPC)) asked.push(request.postDataJSON());
  });
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: 'Google Tasks' })).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.getByRole('link', { name: 'Actions' }).first().click();
  await expect(page.getByRole('heading', { name: 'Google Tasks' })).toBeVisible();
  expect(asked).toEqual([{ p_user_id: expect.any(String), p_feature_name: 'content_creation' }]);
});

test('ROL-05 ROL-07 when the server says no, the gated part is not there and /content says what it needs', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.route(`**${RPC}`, (route) => route.fulfill({ json: false }));
  const answered = page.waitForResponse((response) => response.url().endsWith(RPC));
  await page.goto('/tasks');
  await answered;
  await expect(page.getByRole('heading', { name: 'Where actions come from' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Google Tasks' })).toHaveCount(0);
  await page.unroute(`**${RPC}`);
  await sql("update profiles set trial_ends_at = now() - interval '1 day' where id = $1", [userId]);
  const refused = page.waitForResponse((response) => response.url().endsWith(RPC));
  await page.goto('/content');
  expect(await (await refused).json()).toBe(false);
  await expect(page.getByText('during your trial or with a paid plan')).toBeVisible();
  await expectAccessible(page);
});

test('ROL-06 opened without a network, the last answer counts', async ({ page }) => {
  await signUp(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(RPC));
  await page.goto('/tasks');
  await answered;
  await expect(page.getByRole('heading', { name: 'Google Tasks' })).toBeVisible();
  await page.route(/\/(api|rest)\//, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Google Tasks' })).toBeVisible();
});
