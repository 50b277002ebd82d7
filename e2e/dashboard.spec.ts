import type { Page } from '@playwright/test';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  signUp,
  sql,
  stopClock,
  test,
} from './support.ts';

const MOVABLE = [
  'Getting Started',
  'Vision Documents',
  'Gold File',
  'Growth Checklist',
  'Goals',
  'Community',
];
const ALL_IN_LOOP = {
  growth_instructions: 'loop',
  gold_file: 'loop',
  growth_opportunities: 'loop',
  goals: 'loop',
  community: 'loop',
  vision: 'loop',
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const options = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} options`, exact: true });

async function move(page: Page, name: string, place: 'Tools' | 'Loop'): Promise<void> {
  await options(page, name).click();
  await page.getByRole('menuitem', { name: `Move to ${place}` }).click();
}

const place = (page: Page, section_locations: object) =>
  api(page).put('/api/customization', { section_locations });

async function endTrialIn(userId: string, interval: string): Promise<void> {
  await sql(`update profiles set trial_ends_at = now() + $2::interval where id = $1`, [userId, interval]);
}

test('signed out, every address of the dashboard leads to the landing page', async ({ page }) => {
  const sentAway = async (address: string) => {
    await page.goto(address);
    await expect(page, address).toHaveURL('/');
  };
  await test.step('DASH-01 /dashgrowthloop', () => sentAway('/dashgrowthloop'));
  await test.step('DASH-02 /dashtools', () => sentAway('/dashtools'));
  await test.step('DASH-03 /dashboard and all below it', async () => {
    for (const address of ['/dashboard', '/dashboard/growth', '/dashboard/tools']) await sentAway(address);
  });
});

test('DASH-05 each page stands under both of its addresses', async ({ page }) => {
  await signUp(page, { name: 'Ann Bee' });
  await test.step('DASH-01 the loop', async () => {
    for (const address of ['/dashgrowthloop', '/dashboard/growth']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ann!');
      await expect(page).toHaveURL(address);
    }
  });
  await test.step('DASH-02 DASH-03 the tools', async () => {
    for (const address of ['/dashtools', '/dashboard/tools']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools & Resources');
      await expect(page).toHaveURL(address);
    }
  });
  await test.step('DASH-04 the empty address leads on to growth', async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/growth');
  });
});

test('the header greets and counts', async ({ page }) => {
  const { userId } = await signUp(page, { name: 'Ann Bee' });
  await page.goto('/dashgrowthloop');
  await test.step('DASH-06 it greets by first name', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ann!' })).toBeVisible();
  });
  await test.step('DASH-07 it counts the days of the trial', async () => {
    await expect(page.getByRole('link', { name: '10 days left in your trial' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });
  await test.step('BIL-03 trial and trialing are counted alike', async () => {
    for (const status of ['trial', 'trialing']) {
      await sql('update profiles set status = $2 where id = $1', [userId, status]);
      await endTrialIn(userId, '2 days 1 hour');
      await page.reload();
      await expect(page.getByRole('link', { name: '3 days left in your trial' })).toBeVisible();
    }
  });
  await test.step('BIL-04 days are rounded up', async () => {
    await endTrialIn(userId, '12 hours');
    await page.reload();
    await expect(page.getByRole('link', { name: '1 day left in your trial' })).toBeVisible();
  });
});

test('MSG-89 BIL-05 at no day left and at fewer, the countdown and the profile say that the trial has ended', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await endTrialIn(userId, '1 minute');
  for (const [path, last] of [
    ['/dashgrowthloop', '1 day left in your trial'],
    ['/profile', 'Free trial, 1 day left.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(last)).toBeVisible();
    await expect(page.getByText('Your trial has ended.')).toHaveCount(0);
  }
  for (const past of ['-1 minute', '-3 days']) {
    await endTrialIn(userId, past);
    for (const path of ['/dashgrowthloop', '/profile']) {
      await page.goto(path);
      await expect(page.getByText('Your trial has ended.'), `${past}, ${path}`).toBeVisible();
      await expect(page.getByText(/days? left/), `${past}, ${path}`).toHaveCount(0);
    }
  }
});

test('LIM-14 a page that stands open follows the time within fifteen seconds', async ({ page }) => {
  const { userId } = await signUp(page);
  await endTrialIn(userId, '5 minutes');
  const [profile] = await sql<{ trial_ends_at: Date }>('select trial_ends_at from profiles where id = $1', [
    userId,
  ]);
  await page.clock.install();
  await page.goto('/dashgrowthloop');
  await expect(page.getByText('1 day left in your trial')).toBeVisible();
  // The server's own clock has not moved, and the next answer would say so.
  await failing(page, '**/api/**', 'network');
  // A tick comes with the jump; the next one is after the end.
  await page.clock.pauseAt((profile?.trial_ends_at.getTime() ?? 0) - 8_000);
  await expect(page.getByText('1 day left in your trial')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByText('Your trial has ended.', { exact: true })).toBeVisible();
});

test('DASH-08 DASH-09 Finish Onboarding stands there while any core value is missing', async ({ page }) => {
  const { userId } = await signUp(page);
  const banner = page.getByRole('link', { name: 'Finish Onboarding' });
  await page.goto('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  for (const column of ['core_value_1', 'core_value_2', 'core_value_3']) {
    await sql(`update profiles set ${column} = null where id = $1`, [userId]);
    await page.reload();
    await expect(banner).toBeVisible();
    await sql(`update profiles set ${column} = 'Courage' where id = $1`, [userId]);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await sql('update profiles set core_value_3 = null where id = $1', [userId]);
  await page.reload();
  await banner.click();
  await expect(page).toHaveURL('/impact-intentions');
});

test('DASH-10 DASH-20 with everything in the loop, the sections stand in their order', async ({ page }) => {
  await signUp(page);
  await place(page, ALL_IN_LOOP);
  await page.goto('/dashgrowthloop');
  await expect(heading(page, 'Community')).toBeVisible();
  // It moves with the documents that it stands beside.
  await expect(heading(page, 'Bucket list')).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Getting Started',
    'Clarify',
    'Act',
    'Learn',
    'Vision Documents',
    'Bucket list',
    'Gold File',
    'Growth Checklist',
    'Goals',
    'Progress',
    'Community',
  ]);
  await heading(page, 'Getting Started').click();
  await expect(page.getByText('Write in the morning, act during the day')).toBeVisible();
});

test('DASH-11 DASH-12 ENT-14 each section stands on the page that its place names', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  for (const name of ['Getting Started', 'Gold File', 'Goals'])
    await expect(heading(page, name)).toBeVisible();
  for (const name of ['Vision Documents', 'Growth Checklist', 'Community']) {
    await expect(heading(page, name)).toHaveCount(0);
  }
  await page.goto('/dashtools');
  for (const name of ['Vision Documents', 'Growth Checklist', 'Community']) {
    await expect(heading(page, name)).toBeVisible();
  }
  await place(page, { goals: 'tools', community: 'loop' });
  await page.reload();
  await expect(heading(page, 'Goals')).toBeVisible();
  await expect(heading(page, 'Community')).toHaveCount(0);
  await page.goto('/dashgrowthloop');
  await expect(heading(page, 'Community')).toBeVisible();
  await expect(heading(page, 'Goals')).toHaveCount(0);
});

test('DASH-13 exactly six sections can be moved', async ({ page }) => {
  await signUp(page);
  await place(page, ALL_IN_LOOP);
  await page.goto('/dashgrowthloop');
  for (const name of MOVABLE) await expect(options(page, name)).toBeVisible();
  for (const name of ['Clarify', 'Act', 'Learn', 'Progress']) {
    await expect(heading(page, name)).toBeVisible();
    await expect(options(page, name)).toHaveCount(0);
  }
});

test('DASH-14 DASH-15 the loop and the tools lead to each other', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await page.getByRole('link', { name: 'View Tools & Resources' }).click();
  await expect(page).toHaveURL('/dashtools');
  await page.getByRole('link', { name: 'Back to the loop' }).click();
  await expect(page).toHaveURL('/dashgrowthloop');
});

test('sections are moved', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await test.step('DASH-16 from the loop to the tools', async () => {
    for (const name of ['Getting Started', 'Gold File', 'Goals']) {
      await move(page, name, 'Tools');
      await expect(heading(page, name)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'View Tools & Resources' })).toBeFocused();
    }
  });
  await page.getByRole('link', { name: 'View Tools & Resources' }).click();
  for (const name of MOVABLE) {
    await move(page, name, 'Loop');
    await expect(heading(page, name)).toHaveCount(0);
  }
  await test.step('DASH-17 without a reload of the document', async () => {
    expect(documents).toBe(0);
  });
  await test.step('DASH-19 CALL-16 the first move makes the row', async () => {
    await expect
      .poll(() => sql('select section_locations from customizations where user_id = $1', [userId]))
      .toEqual([{ section_locations: ALL_IN_LOOP }]);
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to the loop' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['More tools']);
});

test('DASH-18 DASH-19 a stored key alone changes its own section', async ({ page }) => {
  const { userId } = await signUp(page);
  await sql(
    `insert into customizations (user_id, section_locations, updated_at) values ($1, '{"vision": "loop"}', now())`,
    [userId],
  );
  await page.goto('/dashgrowthloop');
  for (const name of ['Getting Started', 'Vision Documents', 'Gold File', 'Goals']) {
    await expect(heading(page, name)).toBeVisible();
  }
  await sql('delete from customizations where user_id = $1', [userId]);
  await page.reload();
  await expect(heading(page, 'Gold File')).toBeVisible();
  await expect(heading(page, 'Vision Documents')).toHaveCount(0);
});

test('MSG-62 a move that finds no row is taken back, and said', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashgrowthloop');
  await expect(heading(page, 'Goals')).toBeVisible();
  await failing(page, '**/api/customization', {
    status: 404,
    body: { error: { code: 'customization_missing', message: 'No customization found' } },
  });
  await move(page, 'Goals', 'Tools');
  await page.getByRole('button', { name: 'Needs you' }).click();
  await expect(page.getByRole('dialog').getByText('No customization found')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(heading(page, 'Goals')).toBeVisible();
});

test('DASH-30 DASH-31 the Growth Checklist has five stages that tick themselves and store nothing', async ({
  page,
}) => {
  const { userId } = await signUp(page, { onboarded: false });
  await page.goto('/dashtools');
  const section = page.getByRole('region', { name: 'Growth Checklist' });
  await expect(section.locator('summary')).toHaveCount(5);
  await section.getByText('Know what matters').click();
  await expect(section.getByText('Choose your three core values Not done yet')).toBeVisible();
  await expect(section.getByRole('checkbox')).toHaveCount(0);

  await sql("update profiles set core_value_1 = 'a', core_value_2 = 'b', core_value_3 = 'c' where id = $1", [
    userId,
  ]);
  await page.reload();
  await expect(section.locator('summary').first()).toHaveText('Know what matters1 of 3');
  await section.getByText('Know what matters').click();
  await expect(section.getByText('Choose your three core values Done')).toBeVisible();
});

test('COM-01 COM-02 COM-03 Connect leads to the community and to a call, outside of the product', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashtools');
  await expect(page.getByRole('tab')).toHaveText(['Connect', 'Share']);
  for (const name of ['Join Community', 'Schedule Call']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(new URL((await link.getAttribute('href')) ?? '').origin).not.toBe(new URL(page.url()).origin);
  }
  await page.getByRole('tab', { name: 'Connect' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Share' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Share' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Community' })).toHaveCount(0);
});

test('COM-04 MSG-88 Share offers three networks and a link that is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.goto('/dashtools');
  await page.getByRole('tab', { name: 'Share' }).click();
  const own = encodeURIComponent(new URL(page.url()).origin);
  for (const [name, host] of [
    ['Facebook', 'https://www.facebook.com/'],
    ['X', 'https://x.com/'],
    ['LinkedIn', 'https://www.linkedin.com/'],
  ]) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(address).toContain(host);
    expect(address).toContain(own);
  }
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied to clipboard!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(decodeURIComponent(own));
});

test('what cannot be loaded says so, lets the rest of the page work, and comes once it can', async ({
  page,
}) => {
  await signUp(page);
  await page.clock.install();
  await failing(page, '**/api/sync*', { status: 403 });
  await page.goto('/dashgrowthloop');
  await expect(page.getByText('We couldn’t load your profile. Please try again.')).toBeVisible();
  await expect(page.getByText('We couldn’t load your actions. Please try again.')).toBeVisible();
  await expect(page.getByText('We couldn’t load your progress. Please try again.')).toBeVisible();
  // The page tries again by itself as well, which must not be taken for the button.
  await stopClock(page);
  await page.unroute('**/api/sync*');
  await page.getByRole('region', { name: 'Act' }).getByRole('button', { name: 'Try Again' }).click();
  await page.clock.resume();
  await expect(page.getByText('We couldn’t load your actions. Please try again.')).toHaveCount(0);
  await expect(page.getByText('No open actions. What will you do today?')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
});

for (const width of [360, 800, 1280]) {
  test(`both pages are open to everyone at ${width} px, full and fresh`, async ({ page }) => {
    await signUp(page, { onboarded: false });
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/dashgrowthloop', '/dashtools']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await place(page, ALL_IN_LOOP);
    await page.goto('/dashgrowthloop');
    await expect(heading(page, 'Community')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
