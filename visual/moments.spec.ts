import type { Page } from '@playwright/test';
import { choose, openImport, startButton } from '../e2e/archive-steps.ts';
import { openCardForm, payByCard } from '../e2e/billing-steps.ts';
import { ANSWERS, complete, writePage } from '../e2e/journal-steps.ts';
import { expectSaved } from '../e2e/notebook-steps.ts';
import { outboxFor } from '../e2e/reminder-steps.ts';
import { type Account, api, expect, failing, signUp, sql } from '../e2e/support.ts';
import {
  confirmWords,
  expectVault,
  lockedTitle,
  PASSPHRASE,
  proceed,
  shownWords,
  vaultSection,
} from '../e2e/vault-steps.ts';
import { grantFeatureFlagTo } from '../e2e/weekly-steps.ts';
import { unsubscribeLink } from '../src/features/emails/server/unsubscribe-link.ts';
import { newId } from '../src/kernel/ids.ts';
import { PICTURE_TIME } from './day.ts';
import { expectLooks } from './looks.ts';
import { open, test } from './people.ts';

/* What somebody sees who has just come, or once in a while: each picture has an account of its own. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** An account that began on the day of the pictures. An address is free again for whoever comes a second time. */
async function newcomer(page: Page, options: Parameters<typeof signUp>[1] = {}): Promise<Account> {
  if (options.email) await sql('delete from auth."user" where email = $1', [options.email]);
  const account = await signUp(page, options);
  // The server takes it from the account, whose row the database dates.
  const since = new Date(Date.parse(PICTURE_TIME)).toISOString();
  await sql('update profiles set created_at = $2 where id = $1', [account.userId, since]);
  return account;
}

/** Asks for a recovery mail and answers the link in it. */
async function recoveryLink(page: Page, { email }: Account): Promise<string> {
  await page.request.post('/api/auth/request-password-reset', {
    data: { email },
    headers: { origin: new URL(process.env.E2E_BASE_URL ?? '').origin },
  });
  const link = async () =>
    (await outboxFor(page, email))
      .map(({ text }) => /\S+\/reset-password\S+/.exec(text)?.[0])
      .find(Boolean) ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

test('first steps', async ({ page }) => {
  await newcomer(page, { onboarded: false });
  // Each by its heading: the first address shows everyone's page until the session is known.
  const STEPS = {
    introduction: 'What is your biggest goal right now?',
    'impact-intentions': 'How do you want people to feel around you?',
    'core-word': 'What do you want more of?',
    'core-values': 'Choose three core values',
  };
  for (const [step, heading] of Object.entries(STEPS)) {
    await open(page, `/${step}`, heading);
    await expectLooks(page, `first-${step}`);
  }
});

test('core values confirmed', async ({ page }) => {
  await newcomer(page);
  await open(page, '/core-value-confirmation');
  await expectLooks(page, 'core-value-confirmation');
});

test('nothing yet', async ({ page }) => {
  await newcomer(page);
  await open(page, '/dashgrowthloop');
  await expectLooks(page, 'empty-today', { whole: true });
  await open(page, '/journal/history');
  await expectLooks(page, 'empty-history');
  await open(page, '/tasks');
  await expectLooks(page, 'empty-tasks');
  await open(page, '/weekly-summaries');
  await expectLooks(page, 'empty-weekly-summaries');
  await open(page, '/weekly-insights');
  await expectLooks(page, 'empty-weekly-insights');
});

test('a page written', async ({ page }) => {
  await newcomer(page);
  await writePage(page);
  await expectLooks(page, 'journal-actions', { often: true });
  await complete(page).click();
  await expect(page).toHaveURL('/journal/complete');
  await page.waitForLoadState('networkidle');
  await expectLooks(page, 'complete', { often: true });
  await open(page, '/dashgrowthloop');
  await expectLooks(page, 'today-written', { whole: true });
  await page.goto('/tasks');
  for (const action of ANSWERS.action.split('\n')) {
    await page.getByRole('checkbox', { name: action }).check();
  }
  await open(page, '/dashgrowthloop');
  await page.getByRole('textbox', { name: 'What did you learn?' }).fill('Ask for help earlier.');
  await button(page, 'Save Lesson').click();
  await expect(page.getByText('Lesson saved!')).toBeVisible();
  await expectSaved(page);
  await open(page, '/dashgrowthloop');
  await expect(page.getByRole('heading', { name: 'The loop is closed' })).toBeVisible();
  await expectLooks(page, 'today-evening', { whole: true });
});

test('a mood', async ({ page }) => {
  const { userId } = await newcomer(page);
  await sql('update profiles set mood_enabled = true where id = $1', [userId]);
  await open(page, '/dashgrowthloop');
  await page.getByRole('radio', { name: 'Good', exact: true }).click();
  await expect(page.getByText('Mood: Good')).toBeVisible();
  await expectSaved(page);
  await expectLooks(page, 'today-mood', { whole: true });
});

test('profile', async ({ page }) => {
  await newcomer(page, { email: 'maya@lindqvist.example' });
  await open(page, '/profile');
  await expectLooks(page, 'profile', { often: true, whole: true });
  await open(page, '/profile');
  await button(page, 'Set a pause').click();
  await expect(page.getByRole('dialog', { name: 'Set a pause' })).toBeVisible();
  await expectLooks(page, 'pause-dialog');
  await open(page, '/profile');
  await button(page, 'Delete account').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLooks(page, 'delete-account');
});

test('a day from another journal', async ({ page }) => {
  await newcomer(page);
  await openImport(page);
  const entry = {
    uuid: 'LAKE',
    creationDate: '2019-07-04T20:00:00Z',
    timeZone: 'America/New_York',
    text: '# A day at the lake\n\nWe swam until our hands were old. **Nils** caught a perch.\n\n- [x] swim',
    tags: ['family', 'summer'],
    location: { placeName: 'Lake George' },
    weather: { conditionsDescription: 'Sunny', temperatureCelsius: 24 },
    starred: true,
  };
  await choose(page, 'Journal.json', JSON.stringify({ metadata: { version: '1.0' }, entries: [entry] }));
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: '1 entry imported' })).toBeVisible();
  await open(page, '/journal/day?date=2019-07-04');
  await expect(page.getByText('Nils')).toBeVisible();
  await expectLooks(page, 'imported-day', { whole: true });
});

test('two-step sign-in', async ({ page }) => {
  await newcomer(page);
  // What the server makes up is another thing each time.
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const uri = `otpauth://totp/Growth%20Loop:maya@lindqvist.example?issuer=Growth%20Loop&secret=${secret}`;
  const recoveryCodes = [...'abcdefghjk'].map((letter) => `${letter}bcd-efgh-jkmn`);
  const answers = {
    '**/api/auth/second-factor/begin': { secret, uri },
    '**/api/auth/second-factor/confirm': { recovery_codes: recoveryCodes },
    '**/api/auth/sign-in/email': { second_factor: true },
  };
  for (const [address, json] of Object.entries(answers)) {
    await page.route(address, (route) => route.fulfill({ json }));
  }
  await open(page, '/profile');
  await button(page, 'Set up two-step sign-in').click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectLooks(page, 'two-step-set-up');
  await page.getByLabel('Code from the app').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectLooks(page, 'recovery-codes');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill('maya@lindqvist.example');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectLooks(page, 'code-form');
});

test('private vault', async ({ page }) => {
  // What the device makes up is another thing each time.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.fill(0x7f);
      return array;
    };
  });
  const account = await newcomer(page);
  await open(page, '/profile');
  await button(page, 'Turn on private vault').click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expectLooks(page, 'vault-about');
  await page.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByLabel('Repeat passphrase').fill(PASSPHRASE);
  await page.keyboard.press('Enter');
  const words = await shownWords(page);
  await expectLooks(page, 'vault-words');
  await proceed(page);
  await confirmWords(page, words);
  await page.keyboard.press('Enter');
  await expectVault(account, 'on');
  // Without what was said in passing.
  await open(page, '/profile');
  await expect(vaultSection(page).getByText(/still being|Almost done/)).toBeHidden();
  await expectLooks(page, 'vault-section', { at: vaultSection(page) });
  await button(page, 'Let another device in').click();
  await expect(page.getByText('Waiting for the other device to ask…')).toBeVisible();
  await expectLooks(page, 'vault-let-in');
  await button(page, 'Cancel').click();
  await button(page, 'Lock now').click();
  await expect(lockedTitle(page)).toBeVisible();
  await expect(button(page, 'Use another device')).toBeVisible();
  const lesson = page.getByRole('textbox', { name: 'Learned something?' });
  await expect(lesson).toBeVisible();
  await expectLooks(page, 'vault-locked');
  await expectLooks(page, 'vault-locked-lesson', { at: lesson });
  await button(page, 'Use your recovery key').click();
  await page.getByRole('link', { name: 'I have neither of them' }).click();
  await expect(button(page, 'Start over')).toBeVisible();
  await expectLooks(page, 'vault-start-over');
  await page.getByRole('link', { name: 'Keep looking for my key' }).click();
  await button(page, 'Use another device').click();
  await expectLooks(page, 'vault-other-device');
});

test('locked', async ({ page }) => {
  await newcomer(page);
  await open(page, '/profile');
  await page.getByRole('switch', { name: 'Lock the app when I’m away' }).click();
  await expectLooks(page, 'app-lock-dialog');
  await page.getByLabel('New PIN').fill('2468');
  await page.getByLabel('Repeat the PIN').fill('2468');
  await button(page, 'Turn on app lock').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('app-lock-last-here'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Locked', exact: true })).toBeVisible();
  await expectLooks(page, 'locked');
});

test('plans', async ({ page }) => {
  await newcomer(page);
  await open(page, '/pricing');
  await expectLooks(page, 'pricing', { often: true });
  await openCardForm(page);
  await page.waitForLoadState('networkidle');
  await expectLooks(page, 'payment');
  await open(page, '/payment-confirmation');
  await expectLooks(page, 'payment-not-begun');
  await open(page, '/welcome');
  await expectLooks(page, 'welcome');
  await open(page, '/trial-ended');
  await expectLooks(page, 'trial-running');
});

test('address unconfirmed', async ({ page }) => {
  await newcomer(page, { confirmed: false, email: 'maya@unconfirmed.example' });
  await open(page, '/profile');
  await expectLooks(page, 'address-unconfirmed', { at: button(page, 'Send again') });
});

test('phone code', async ({ page }) => {
  const { userId } = await newcomer(page);
  await api(page).patch('/api/profile', { phone_number: '+15550100199', phone_reminders_enabled: true });
  const due = Date.parse(PICTURE_TIME) - 3_600_000;
  const DELIVERIES = [
    ['email', 'sent', null, 1],
    ['text', 'skipped', 'phone_unconfirmed', 1],
    ['email', 'skipped', 'journaled', 2],
    ['push', 'failed', 'late', 2],
  ] as const;
  for (const [channel, state, reason, days] of DELIVERIES) {
    const at = new Date(due - days * 86_400_000).toISOString();
    await sql(
      `insert into reminder_deliveries (user_id, id, half, local_date, channel, state, reason, due_at, sent_at)
        values ($1, $2, 'morning', $3::timestamptz::date, $4, $5, $6, $3::timestamptz, $7)`,
      [userId, newId(), at, channel, state, reason, state === 'sent' ? at : null],
    );
  }
  await open(page, '/profile');
  await button(page, 'Send a code').click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectLooks(page, 'phone-code', { at: page.getByRole('textbox', { name: 'Code' }) });
  await expectLooks(page, 'sent-lately', { at: page.getByText('Recent reminders') });
});

test('trial over', async ({ page }) => {
  const { userId } = await newcomer(page);
  await open(page, '/dashgrowthloop');
  const over = new Date(Date.parse(PICTURE_TIME) - 3_600_000).toISOString();
  await sql('update profiles set trial_ends_at = $2 where id = $1', [userId, over]);
  await open(page, '/trial-ended');
  await expectLooks(page, 'trial-ended');
});

test('paying', async ({ page }) => {
  const { userId } = await newcomer(page);
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectLooks(page, 'welcome-paid');
  await open(page, '/payment-confirmation');
  await expectLooks(page, 'payment-confirmation');
  await page.goto('/profile#billing');
  await expect(
    page
      .getByRole('region', { name: /billing|plan/i })
      .getByRole('definition')
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectLooks(page, 'plan', { at: button(page, 'Manage billing') });
  const until = new Date(Date.parse(PICTURE_TIME) + 7 * 86_400_000).toISOString();
  await sql(
    `update subscriptions set status = 'past_due', grace_until = $2 where user_id = $1 and provider_id is not null`,
    [userId, until],
  );
  await open(page, '/dashgrowthloop');
  await expectLooks(page, 'grace');
});

test('categories', async ({ page }) => {
  const { userId } = await newcomer(page);
  await grantFeatureFlagTo(userId);
  await open(page, '/weeklyreview');
  await expectLooks(page, 'weekly-review-empty');
  await open(page, '/profile');
  const categories = page.getByRole('region', { name: 'Weekly categories' });
  await categories.getByLabel('Category').fill('Family');
  await button(page, 'Add category').click();
  await expect(categories.getByRole('listitem')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expectLooks(page, 'categories', { at: button(page, 'Add category') });
});

test('unsubscribe', async ({ page }) => {
  const { userId } = await newcomer(page);
  const config = {
    authSecret: process.env.VISUAL_AUTH_SECRET ?? '',
    appUrl: new URL(process.env.E2E_BASE_URL ?? '').origin,
  };
  await open(page, unsubscribeLink(config, userId, 'trial-notices'));
  await expectLooks(page, 'unsubscribe');
  await button(page, 'Stop these emails').click();
  await expect(button(page, 'Turn them back on')).toBeVisible();
  await expectLooks(page, 'unsubscribed');
  await open(page, '/unsubscribe?token=cut');
  await expectLooks(page, 'unsubscribe-void');
});

test('no connection', async ({ page }) => {
  await newcomer(page);
  await open(page, '/dashgrowthloop');
  await failing(page, /\/api\/weekly|\/api\/billing/, 'network');
  await open(page, '/pricing');
  await expectLooks(page, 'pricing-failed');
});

test('a new password', async ({ page }) => {
  const account = await newcomer(page);
  await page.context().clearCookies();
  await open(page, await recoveryLink(page, account));
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toBeVisible();
  await expectLooks(page, 'reset-password');
});

test('a link that no longer works', async ({ page }) => {
  // It leads on by itself after three seconds, which do not pass here.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number) => (ms === 3000 ? 0 : later(work, ms)),
    });
  });
  await open(page, '/reset-password?code=unknown');
  await expect(page.getByText('Back to sign-in')).toBeVisible();
  await expectLooks(page, 'reset-password-void');
});

test('unknown address', async ({ page }) => {
  await open(page, '/no-such-page');
  await expectLooks(page, 'unknown-address');
});
