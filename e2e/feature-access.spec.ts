import { expect, expectAccessible, signUp, sql, test } from './support.ts';

const RPC = '/rest/v1/rpc/check_feature_access';

test('a gated part shows while the server allows it, also without a network, and is not there once it says no', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const googleTasks = page.getByRole('heading', { name: 'Google Tasks' });
  const answered = () => page.waitForResponse((response) => response.url().endsWith(RPC));
  await test.step('ROL-05 ROL-06 the server is asked once for each feature', async () => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(RPC)) asked.push(request.postDataJSON());
    });
    await page.goto('/tasks');
    await expect(googleTasks).toBeVisible();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await page.getByRole('link', { name: 'Actions' }).first().click();
    await expect(googleTasks).toBeVisible();
    expect(asked).toEqual([{ p_user_id: expect.any(String), p_feature_name: 'content_creation' }]);
  });
  await test.step('ROL-06 opened without a network, the last answer counts', async () => {
    await page.route(/\/(api|rest)\//, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(googleTasks).toBeVisible();
    await page.unroute(/\/(api|rest)\//);
  });
  await test.step('ROL-05 ROL-07 when the server says no, the gated part is not there', async () => {
    await page.route(`**${RPC}`, (route) => route.fulfill({ json: false }));
    const refused = answered();
    await page.goto('/tasks');
    await refused;
    await expect(page.getByRole('heading', { name: 'Where actions come from' })).toBeVisible();
    await expect(googleTasks).toHaveCount(0);
    await page.unroute(`**${RPC}`);
  });
  await test.step('ROL-05 ROL-07 and /content says what it needs', async () => {
    await sql("update profiles set trial_ends_at = now() - interval '1 day' where id = $1", [userId]);
    const refused = answered();
    await page.goto('/content');
    expect(await (await refused).json()).toBe(false);
    await expect(page.getByText('during your trial or with a paid plan')).toBeVisible();
    await expectAccessible(page);
  });
});
