import type { Page } from '@playwright/test';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  goWithin,
  signUp,
  sql,
  stopClock,
  syncNow,
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

/** Changes the profile as the server may at any time, and has the page hear of it. */
async function setProfile(page: Page, userId: string, change: string): Promise<void> {
  await sql(`update profiles set ${change} where id = $1`, [userId]);
  await syncNow(page);
}

const endTrialIn = (page: Page, userId: string, interval: string) =>
  setProfile(page, userId, `trial_ends_at = now() + interval '${interval}'`);

test('each page stands under both of its addresses, and the tools connect and share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, { name: 'Ann Bee' });
  await page.goto('/dashgrowthloop');
  for (const [loop, tools] of [
    ['/dashgrowthloop', '/dashtools'],
    ['/dashboard/growth', '/dashboard/tools'],
  ] as const) {
    await test.step('DASH-01 DASH-05 DASH-06 the loop greets by first name', async () => {
      await goWithin(page, loop);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ann!');
      await expect(page).toHaveURL(loop);
    });
    await test.step('DASH-02 DASH-03 DASH-05 the tools', async () => {
      await goWithin(page, tools);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools & Resources');
      await expect(page).toHaveURL(tools);
    });
  }
  await test.step('COM-01 COM-02 COM-03 Connect leads to the community and to a call, outside of the product', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Connect', 'Share']);
    for (const name of ['Join Community', 'Schedule Call']) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      expect(new URL((await link.getAttribute('href')) ?? '').origin).not.toBe(new URL(page.url()).origin);
    }
  });
  await test.step('COM-01 the keyboard goes from tab to tab', async () => {
    await page.getByRole('tab', { name: 'Connect' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Share' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Share' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Join Community' })).toHaveCount(0);
  });
  await test.step('COM-04 MSG-88 Share offers three networks and a link that is copied', async () => {
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
  await test.step('DASH-04 the empty address leads on to growth', async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/growth');
  });
});

test('a dashboard that cannot be loaded comes once it can, and counts the days of the trial down to its end', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await page.clock.install();
  await test.step('what cannot be loaded says so, lets the rest of the page work, and comes once it can', async () => {
    await failing(page, '**/api/sync*', { status: 403 });
    await page.goto('/dashgrowthloop');
    await expect(page.getByText('We couldn’t load your profile. Please try again.')).toBeVisible();
    await expect(page.getByText('We couldn’t load your actions. Please try again.')).toBeVisible();
    await expect(page.getByText('We couldn’t load your progress. Please try again.')).toBeVisible();
    // What could not be loaded is not called done.
    await expect(page.getByText('No open actions', { exact: false })).toHaveCount(0);
    // The page tries again by itself as well, which must not be taken for the button.
    await stopClock(page);
    await page.unroute('**/api/sync*');
    await page.getByRole('region', { name: 'Act' }).getByRole('button', { name: 'Try Again' }).click();
    await page.clock.resume();
    await expect(page.getByText('We couldn’t load your actions. Please try again.')).toHaveCount(0);
    await expect(page.getByText('No open actions. What will you do today?')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
  });
  const countdown = (text: string) => page.getByRole('link', { name: text });
  await test.step('DASH-07 the header counts them', () =>
    expect(countdown('10 days left in your trial')).toHaveAttribute('href', '/pricing'));
  await test.step('BIL-03 trial and trialing are counted alike', async () => {
    for (const [status, days] of [
      ['trial', 2],
      ['trialing', 4],
    ] as const) {
      await sql('update profiles set status = $2 where id = $1', [userId, status]);
      await endTrialIn(page, userId, `${days} days 1 hour`);
      await expect(countdown(`${days + 1} days left in your trial`)).toBeVisible();
    }
  });
  await test.step('BIL-04 days are rounded up', async () => {
    await endTrialIn(page, userId, '12 hours');
    await expect(countdown('1 day left in your trial')).toBeVisible();
  });
  const ended = page.getByRole('main').getByText('Your trial has ended.');
  const expectEverywhere = async (says: (path: string) => Promise<void>) => {
    for (const path of ['/profile', '/dashgrowthloop']) {
      await goWithin(page, path);
      await says(path);
    }
  };
  await test.step('BIL-05 before its end nothing says that it has ended', () =>
    expectEverywhere(async (path) => {
      const last = path === '/profile' ? 'Free trial, 1 day left.' : '1 day left in your trial';
      await expect(page.getByText(last)).toBeVisible();
      await expect(ended).toHaveCount(0);
    }));
  await test.step('LIM-14 a page that stands open follows the time within fifteen seconds', async () => {
    await endTrialIn(page, userId, '5 minutes');
    await expect(page.getByText('1 day left in your trial')).toBeVisible();
    const [profile] = await sql<{ trial_ends_at: Date }>('select trial_ends_at from profiles where id = $1', [
      userId,
    ]);
    // The server's own clock has not moved, and the next answer would say so.
    await failing(page, '**/api/**', 'network');
    // A tick comes with the jump; the next one is after the end.
    await page.clock.pauseAt((profile?.trial_ends_at.getTime() ?? 0) - 8_000);
    await expect(page.getByText('1 day left in your trial')).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(page.getByText('Your trial has ended.', { exact: true })).toBeVisible();
    await page.unroute('**/api/**');
    await page.clock.resume();
  });
  for (const past of ['-1 minute', '-3 days']) {
    await test.step('MSG-89 BIL-05 at no day left and at fewer it has ended', async () => {
      await endTrialIn(page, userId, past);
      await expectEverywhere(async (path) => {
        await expect(ended, `${past}, ${path}`).toBeVisible();
        await expect(page.getByText(/days? left/), `${past}, ${path}`).toHaveCount(0);
      });
    });
  }
});

/** Nothing keeps anyone out of the page, at these widths; between a phone and a desktop only the bar above it is another. */
async function expectOpenToEveryone(page: Page, widths: number[]): Promise<void> {
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    if (widths.includes(width)) await expectAccessible(page);
  }
}

test('what a new account finds is open to everyone, fresh and full', async ({ page }) => {
  test.slow();
  const { userId } = await signUp(page, { onboarded: false });
  const banner = page.getByRole('link', { name: 'Finish Onboarding' });
  await page.goto('/dashgrowthloop');
  await expect(banner).toBeVisible();
  await expectOpenToEveryone(page, [360]);
  await goWithin(page, '/dashtools');
  const checklist = page.getByRole('region', { name: 'Growth Checklist' });
  await test.step('DASH-30 DASH-31 the Growth Checklist has five stages that tick themselves', async () => {
    await expect(checklist.locator('summary')).toHaveCount(5);
    // By its key: what is still arriving above it would move it from under a click.
    await checklist.locator('summary').first().press('Enter');
    await expect(checklist.getByText('Choose your three core values Not done yet')).toBeVisible();
    await expect(checklist.getByRole('checkbox')).toHaveCount(0);
    await setProfile(page, userId, "core_value_1 = 'a', core_value_2 = 'b', core_value_3 = 'c'");
    await expect(checklist.locator('summary').first()).toHaveText('Know what matters1 of 3');
    await expect(checklist.getByText('Choose your three core values Done')).toBeVisible();
  });
  await expectOpenToEveryone(page, [1280]);
  await place(page, ALL_IN_LOOP);
  await syncNow(page);
  await goWithin(page, '/dashgrowthloop');
  await expect(heading(page, 'Community')).toBeVisible();
  await expectOpenToEveryone(page, [360, 800, 1280]);
  await test.step('DASH-08 Finish Onboarding stands there while any core value is missing', async () => {
    for (const column of ['core_value_1', 'core_value_2', 'core_value_3']) {
      await expect(banner).toHaveCount(0);
      await setProfile(page, userId, `${column} = null`);
      await expect(banner).toBeVisible();
      await setProfile(page, userId, `${column} = 'Courage'`);
    }
    await expect(banner).toHaveCount(0);
  });
  await test.step('DASH-09 it leads to the next step', async () => {
    await setProfile(page, userId, 'core_value_3 = null');
    await banner.click();
    await expect(page).toHaveURL('/impact-intentions');
  });
});

const LOOP_AT_FIRST = ['Getting Started', 'Gold File', 'Goals'];
const TOOLS_AT_FIRST = ['Vision Documents', 'Growth Checklist', 'Community'];

async function expectSections(page: Page, here: string[], elsewhere: string[]): Promise<void> {
  for (const name of here) await expect(heading(page, name)).toBeVisible();
  for (const name of elsewhere) await expect(heading(page, name)).toHaveCount(0);
}

test('sections stand where they were placed, and are moved', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/dashgrowthloop');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const toTools = page.getByRole('link', { name: 'View Tools & Resources' });
  const toLoop = page.getByRole('link', { name: 'Back to the loop' });
  await test.step('DASH-11 DASH-12 ENT-14 each one stands on the page that its place names', () =>
    expectSections(page, LOOP_AT_FIRST, TOOLS_AT_FIRST));
  await test.step('DASH-14 DASH-15 the loop and the tools lead to each other', async () => {
    await toTools.click();
    await expect(page).toHaveURL('/dashtools');
    await expectSections(page, TOOLS_AT_FIRST, LOOP_AT_FIRST);
    await toLoop.click();
    await expect(page).toHaveURL('/dashgrowthloop');
  });
  await test.step('DASH-16 they are moved from the loop to the tools, and back', async () => {
    for (const name of LOOP_AT_FIRST) {
      await move(page, name, 'Tools');
      await expect(heading(page, name)).toHaveCount(0);
      await expect(toTools).toBeFocused();
    }
    await toTools.click();
    await expectSections(page, MOVABLE, []);
    for (const name of MOVABLE) {
      await move(page, name, 'Loop');
      await expect(heading(page, name)).toHaveCount(0);
    }
  });
  await test.step('DASH-17 without a reload of the document', () => expect(documents).toBe(0));
  await test.step('DASH-19 CALL-16 the first move makes the row', () =>
    expect
      .poll(() => sql('select section_locations from customizations where user_id = $1', [userId]))
      .toEqual([{ section_locations: ALL_IN_LOOP }]));
  await page.reload();
  await expect(toLoop).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['More tools']);
  await toLoop.click();
  await test.step('DASH-10 DASH-20 with everything in the loop, they stand in their order', async () => {
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
  await test.step('DASH-13 exactly six can be moved', async () => {
    for (const name of MOVABLE) await expect(options(page, name)).toBeVisible();
    for (const name of ['Clarify', 'Act', 'Learn', 'Progress']) {
      await expect(heading(page, name)).toBeVisible();
      await expect(options(page, name)).toHaveCount(0);
    }
  });
  await test.step('DASH-18 a stored key alone changes its own section', async () => {
    await sql(
      `update customizations set section_locations = '{"vision": "loop"}', updated_at = now() where user_id = $1`,
      [userId],
    );
    await syncNow(page);
    await expectSections(page, [...LOOP_AT_FIRST, 'Vision Documents'], ['Growth Checklist', 'Community']);
  });
  await test.step('DASH-19 without a row they stand where they stood at first', async () => {
    await sql('delete from customizations where user_id = $1', [userId]);
    await syncNow(page);
    await expectSections(page, LOOP_AT_FIRST, TOOLS_AT_FIRST);
  });
  await test.step('MSG-62 a move that finds no row is taken back, and said', async () => {
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
});
