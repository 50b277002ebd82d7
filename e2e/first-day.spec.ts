import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atGoogle, consent, FAILED, SUCCESS, syncButton } from './google-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  goWithin,
  sql,
  test,
  zoneWithHour,
} from './support.ts';

// In the morning, as whoever has closed the loop is greeted otherwise in the evening.
test.use({ serviceWorkers: 'allow', timezoneId: zoneWithHour(9) });

const answers = {
  celebration: 'I called Dad before breakfast, and I did not rush it.',
  importance: 'I want to be someone who did it.',
  fear: 'That four people come and I fill the silence with apologies.',
  values: 'Courage says put the date in writing.',
  actions: ['Send Priya the outline', 'Hold the library room'],
};
const goal = 'Run my first writing workshop in January';
const lesson = 'Ask before advising.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** For a state of a page that no other journey holds against axe on a phone. */
async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Clicks and answers the name and the text of the file that comes. */
async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/introduction');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Start My Free Trial' }).click();
  await expect(page).toHaveURL('/registration');
  await page.getByLabel('Name').fill('Maya Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await expectNoSidewaysScroll(page);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/confirmation');
  await expectNoSidewaysScroll(page);
}

async function beOnboarded(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/introduction');
  await page.getByRole('textbox').fill(goal);
  await expectNoSidewaysScroll(page);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/impactintentions');
  await page.getByRole('checkbox', { name: 'Heard' }).check();
  await expectNoSidewaysScroll(page);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/core-word');
  await page.getByRole('radio', { name: 'Joy' }).check();
  await expectNoSidewaysScroll(page);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/core-values');
  for (const value of ['Courage', 'Family', 'Curiosity'])
    await page.getByRole('checkbox', { name: value }).check();
  await expectNoSidewaysScroll(page);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/core-value-confirmation');
  await expectNoSidewaysScroll(page);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/dashgrowthloop');
}

async function clarify(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('textbox', { name: 'What can you celebrate about yesterday?' })
    .fill(answers.celebration);
  await button(page, 'Continue').click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await looksRight(page);
  await page.getByRole('main').getByRole('textbox').first().fill(goal);
  await page.getByLabel('Why does it matter?').fill(answers.importance);
  for (const [question, text] of [
    [3, answers.fear],
    [4, answers.values],
    [5, answers.actions.join('\n')],
  ] as const) {
    await button(page, 'Next').click();
    await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
    await page.getByRole('main').getByRole('textbox').first().fill(text);
    await looksRight(page);
  }
  await button(page, 'Complete').click();
  await expect(page).toHaveURL(/\/journal\/complete/);
  await expect(page.getByText('Day 1 of journaling. Keep it up!')).toBeVisible();
  for (const action of answers.actions) await expect(page.getByText(action)).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
}

async function actAndLearn(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: answers.actions[0] }).check();
  await expect(page.getByText('1 day in a row!')).toBeVisible();
  await page.getByRole('textbox', { name: 'What did you learn?' }).fill(lesson);
  await button(page, 'Save Lesson').click();
  await expect(page.getByText('Lesson saved!')).toBeVisible();
  await expect(
    page
      .getByRole('img', { name: /3 of 3 strokes/ })
      .or(page.getByText('3 of 3 today'))
      .first(),
  ).toBeVisible();
  await looksRight(page);
}

async function findItAllAgain(page: Page): Promise<void> {
  await page.goto('/journal/history');
  await expect(page.getByText(answers.celebration).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  const journal = await download(page, () =>
    page
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  );
  for (const text of [answers.celebration, goal, answers.importance, answers.fear, answers.values]) {
    expect(journal.text).toContain(text);
  }
  await goWithin(page, '/lessons-history');
  await expect(page.getByText(lesson).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  const lessons = await download(page, () =>
    page
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  );
  expect(lessons.text).toContain(lesson);
  await goWithin(page, '/dashgrowthloop');
  const gold = await download(page, () =>
    page
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  );
  expect(gold.name).toBe('Gold File - Maya Lindqvist.txt');
  expect(gold.text).toContain(lesson);
  expect(gold.text).toContain(answers.celebration);
}

async function leaveAndComeBack(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL('/dashgrowthloop');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya!' })).toBeVisible();
  await page.goto('/journal/history');
  await expect(page.getByText(answers.celebration).first()).toBeVisible();
}

/** Google’s answer comes back past the service worker, with a window and where none opens. */
async function syncWithGoogle(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await goWithin(page, '/tasks');
  const said = page.getByRole('alert').filter({ hasText: FAILED });
  await consent(page, 'Deny');
  await expect(said).toBeVisible();
  for (const [answer, says] of [
    ['Deny', said],
    ['Allow', page.getByText(SUCCESS)],
  ] as const) {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await syncButton(page).click();
    await page.getByRole('link', { name: answer }).click();
    await expect(page).toHaveURL('/tasks');
    await expect(says).toBeVisible();
  }
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('ya29');
  const [done, open] = answers.actions;
  expect(await (await atGoogle(page)).said()).toEqual([open, `✓ ${done}`]);
}

async function nothingReadableIsStored(email: string): Promise<void> {
  const rows = await sql(
    `select j::text as row from journal_entries j join auth."user" u on u.id = j.user_id where u.email = $1
     union all select l::text from lessons_learned l join auth."user" u on u.id = l.user_id where u.email = $1`,
    [email],
  );
  expect(rows).toHaveLength(2);
  for (const { row } of rows) {
    for (const text of [answers.celebration, goal, answers.fear, answers.actions[0], lesson]) {
      expect(row).not.toContain(text);
    }
  }
}

test('JRN-01 the first day on a phone, from the landing page to signing in again', async ({ page }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const email = freshEmail();
  await register(page, email);
  await beOnboarded(page);
  await clarify(page);
  await actAndLearn(page);
  await test.step('LSN-07 what was written is found and downloaded', () => findItAllAgain(page));
  await test.step('ONB-01 at the next sign-in nothing is asked again', () => leaveAndComeBack(page, email));
  await test.step('Google’s answer comes back to an installed app', () => syncWithGoogle(page));
  await test.step('ENC-01 ENC-02 nothing readable is stored', () => nothingReadableIsStored(email));
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
