import type { Page } from '@playwright/test';
import { button, openProfile, section } from './profile-steps.ts';
import { outboxFor } from './reminder-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, freshEmail, signUp, test } from './support.ts';

interface ReceivedMail {
  to: string;
  subject: string;
  links: string[];
}

/** How many mails ask for this address, and the link of the newest. */
async function askedFor(page: Page, email: string): Promise<{ count: number; link: string }> {
  const asking = (await outboxFor(page, email)).filter(({ text }) => text.includes('/confirm-email?'));
  return {
    count: asking.length,
    link: /\S+\/confirm-email\?code=\S+/.exec(asking[0]?.text ?? '')?.[0] ?? '',
  };
}

test('an address that nobody has confirmed is told in the profile, and no more once its link is followed; a new one is confirmed by the link in its mail', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password, userId } = await signUp(page, { confirmed: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  const notice = page.getByText('This address isn’t confirmed yet.');
  const begins = page.getByText('Email reminders start once you’ve confirmed your address.');
  await expect(notice).toBeVisible();
  await expect(begins).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await expect.poll(async () => (await askedFor(page, email)).count).toBe(1);
  await button(page, 'Send again').click();
  await expect(section(page, 'Sign-in').getByText(`We sent a new link to ${email}.`)).toBeVisible();
  await expect.poll(async () => (await askedFor(page, email)).count).toBe(2);

  const mailbox = await context.newPage();
  await mailbox.setViewportSize({ width: 360, height: 740 });
  await mailbox.goto((await askedFor(page, email)).link);
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expectAccessible(mailbox);
  // As when somebody comes back from their mailbox.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice).toHaveCount(0);
  await expect(begins).toHaveCount(0);
  await expect
    .poll(async () =>
      (await outboxFor(page, email)).some(({ text }) => text.includes('Start with one question.')),
    )
    .toBe(true);

  await test.step('the link in the mail to a new address asks first, then moves the account there', async () => {
    const newEmail = freshEmail();
    const origin = new URL(baseURL ?? process.env.E2E_BASE_URL ?? '').origin;
    const asked = await page.request.post('/api/auth/change-email', {
      data: { currentPassword: password, newEmail },
      headers: { origin },
    });
    expect(asked.ok(), await asked.text()).toBe(true);

    let mail: ReceivedMail | undefined;
    await expect(async () => {
      const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
      const mails: ReceivedMail[] = await answer.json();
      mail = mails.find(({ to }) => to === newEmail);
      expect(mail).toBeDefined();
    }).toPass();

    await mailbox.goto(mail?.links[0] ?? '');
    await expect(mailbox.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expectAccessible(mailbox);
    await expectNoSidewaysScroll(mailbox);
    await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(mailbox.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    const session = await (await mailbox.request.get('/api/auth/get-session')).json();
    expect(session.user).toMatchObject({ id: userId, email: newEmail, email_verified: true });

    await mailbox.goto(mail?.links[0] ?? '');
    await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(mailbox.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

    await mailbox.goto('/dev/outbox');
    await expect(mailbox.getByRole('article').filter({ hasText: newEmail })).toContainText(
      'Confirm your new email address',
    );
    await expectAccessible(mailbox);
    await expectNoSidewaysScroll(mailbox);
  });
});
