import { expect, expectAccessible, expectNoSidewaysScroll, freshEmail, signUp, test } from './support.ts';

interface KeptMail {
  to: string;
  subject: string;
  links: string[];
}

test('the link in the mail to a new address asks first, then moves the account there', async ({
  page,
  baseURL,
}) => {
  const account = await signUp(page);
  const newEmail = freshEmail();
  const origin = new URL(baseURL ?? process.env.E2E_BASE_URL ?? '').origin;
  const asked = await page.request.post('/api/auth/change-email', {
    data: { currentPassword: account.password, newEmail },
    headers: { origin },
  });
  expect(asked.ok(), await asked.text()).toBe(true);

  let mail: KeptMail | undefined;
  await expect(async () => {
    const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
    const mails: KeptMail[] = await answer.json();
    mail = mails.find(({ to }) => to === newEmail);
    expect(mail).toBeDefined();
  }).toPass();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(mail?.links[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expectAccessible(page);
  const session = await (await page.request.get('/api/auth/get-session')).json();
  expect(session.user).toMatchObject({ id: account.userId, email: newEmail, email_verified: true });

  await page.goto(mail?.links[0] ?? '');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();

  await page.goto('/dev/outbox');
  await expect(page.getByRole('article').filter({ hasText: newEmail })).toContainText(
    'Confirm your new email address',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
