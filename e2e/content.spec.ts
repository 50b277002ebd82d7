import type { Page } from '@playwright/test';
import { open } from '../src/kernel/seal.ts';
import {
  addCta,
  begin,
  CTA,
  callToAction,
  draft,
  findTopics,
  generate,
  LESSON,
  lessons,
  makePosts,
  noteLesson,
  openedWith,
  pickIdea,
  platform,
  posts,
  value,
  writeOwnText,
} from './content-steps.ts';
import { expectSaved } from './notebook-steps.ts';
import {
  api,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  failing,
  fetchNews,
  goWithin,
  signUp,
  sql,
  test,
} from './support.ts';

/* The way to posts: a platform, a call to action, a lesson or a text, what is picked of it, and drafts. */

// Each walk is as long as several journeys.
test.slow();

const OTHER = 'My mornings are slow when the phone sleeps in the kitchen.';
const TWICE = 'Écoute first. 🌱';
const QUOTE = 'Slow mornings make better days.';
const VALUES = { core_value_1: 'Courage', core_value_2: 'Family', core_value_3: 'Curiosity' };

/** Notes more lessons, as another device does: one of sixty characters and more, and one twice. */
async function noteMore(page: Page, userId: string): Promise<void> {
  const noted = [
    [OTHER, '2024-07-09'],
    ['a'.repeat(80), '2026-03-05'],
    [TWICE, '2025-01-31'],
  ] as const;
  for (const [text, date] of noted) {
    const id = await noteLesson(page, userId, text);
    await sql('update lessons_learned set date = $2 where id = $1', [id, date]);
  }
  await noteLesson(page, userId, TWICE);
}

test('a lesson becomes posts on /content by keyboard alone, at 360 px, and one is found among many', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const lesson_id = await noteLesson(page, userId, LESSON);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/dashtools');
  await test.step('NAV-01 the tools lead there', async () => {
    await page.getByRole('link', { name: 'Turn a lesson into a post' }).press('Enter');
    await expect(page).toHaveURL('/content');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content');
  });
  await test.step('CNT-02 CNT-03 nothing is asked before what comes first', async () => {
    await expect(platform(page)).toBeVisible();
    for (const later of [callToAction(page), lessons(page), findTopics(page), value(page)])
      await expect(later).toHaveCount(0);
    await platform(page).focus();
    await press('ArrowDown', 'ArrowDown');
    await expect(lessons(page)).toHaveCount(0);
    await expect(page.getByLabel('New call to action')).toHaveCount(0);
    await press('Tab', 'Tab', 'Enter');
    await expect(page.getByLabel('New call to action').last()).toBeFocused();
    await page.keyboard.type(CTA);
    await press('Enter');
    await expect(callToAction(page).locator('option:checked')).toHaveText(CTA);
    await lessons(page).focus();
    await press('ArrowDown', 'Enter');
    await expect(value(page)).toHaveCount(0);
    await press('Tab', 'Enter');
    await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('button')).toHaveText([
      QUOTE,
      'The phone stays in the kitchen until nine, and the first hour is ours.',
      'Yesterday I checked messages at six and lost the first hour to other people.',
      'I learned that the first hour sets the pace.',
    ]);
    await expect(value(page)).toHaveCount(0);
  });
  await test.step('CNT-15 ENT-18 what is picked is stored with its lesson, sealed, and once', async () => {
    const quote = page.getByRole('button', { name: QUOTE });
    await quote.focus();
    await press('Enter');
    await expect(quote).toHaveAttribute('aria-pressed', 'true');
    await press('Enter');
    await expectSaved(page);
    const rows = await sql<{ id: string; choice_text: string; format: number }>(
      'select id, lesson_id, choice_text, choice_type, format from content_choices where user_id = $1',
      [userId],
    );
    expect(rows).toMatchObject([{ lesson_id, choice_type: 'quote', format: 3 }]);
    const [row] = rows;
    const place = { table: 'content_choices', column: 'choice_text', row: row?.id ?? '', person: userId };
    expect(await open(await openedWith(page, userId), row?.choice_text ?? '', 3, place)).toBe(QUOTE);
  });
  await test.step('CNT-04 three drafts are made, with the call to action in each', async () => {
    const first = page.getByRole('list', { name: 'Topics' }).getByRole('button').first();
    await findTopics(page).focus();
    await press('Tab');
    await expect(first).toBeFocused();
    await press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await value(page).focus();
    await press('ArrowDown', 'Tab', 'Enter');
    await expect(posts(page).getByRole('region', { name: /^Draft \d: (Story|List|Question)$/ })).toHaveCount(
      3,
    );
    for (const number of [1, 2, 3]) await expect(draft(page, number)).toContainText(CTA);
    const shapes = posts(page).getByRole('heading', { level: 3 });
    await expect(shapes).toHaveText([/Draft 1.*Story/, /Draft 2.*List/, /Draft 3.*Question/]);
    const changed = draft(page, 3).getByRole('region', { name: 'What changed' });
    await expect(changed).toContainText('Added, not your words: “What did I learn?”');
    const left = draft(page, 1).getByText(/sentences? left out$/);
    await left.click();
    await expect(draft(page, 1).getByRole('region', { name: 'What changed' })).toContainText(
      'The phone stays',
    );
    for (const number of [1, 2, 3]) {
      await expect(draft(page, number).getByRole('textbox')).not.toHaveValue(/What changed|left out|Added/);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await press('Escape');
    await expect(posts(page)).toHaveCount(0);
    await expect(generate(page)).toBeFocused();
    await expectSaved(page);
    expect(await sql('select use_count from call_to_actions where user_id = $1', [userId])).toEqual([
      { use_count: 1 },
    ]);
  });
  await test.step('NAV-01 a lesson leads there with that lesson chosen', async () => {
    await goWithin(page, '/lessons-history');
    await page.getByRole('group').getByText('Slow mornings').click();
    await page.getByRole('link', { name: /^Turn into a post/ }).click();
    await expect(page).toHaveURL(`/content?lesson=${lesson_id}`);
    await begin(page);
    await expect(lessons(page)).toHaveValue(/^Slow mornings make better days\./);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await noteMore(page, userId);
  await fetchNews(page);
  const found = page.getByRole('status').filter({ hasText: 'lesson' });
  const shown = page.getByRole('listbox', { name: 'Lessons, latest first' });
  await test.step('LIM-36 LIM-37 each is offered by its first sixty characters and its day', async () => {
    await lessons(page).click();
    await expect(shown.getByRole('option')).toHaveText([
      /^Écoute first\. 🌱 \(/,
      /^Slow mornings make better days\. The phone stays in the kitch… \(/,
      `${'a'.repeat(60)}… (Mar 05 2026)`,
      'Écoute first. 🌱 (Jan 31 2025)',
      `${OTHER} (Jul 09 2024)`,
    ]);
    await expect(found).toHaveText('5 lessons');
    await expectAccessible(page);
  });
  await test.step('one is found by its words and its day', async () => {
    await lessons(page).fill('fir ecoute jan');
    await expect(shown.getByRole('option')).toHaveText('Écoute first. 🌱 (Jan 31 2025)');
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(lessons(page)).toHaveValue('Écoute first. 🌱 (Jan 31 2025)');
  });
  await test.step('what is found nowhere says so, and what was chosen stays chosen', async () => {
    await lessons(page).fill('nowhere');
    await expect(found).toHaveText('No lessons match these words.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(lessons(page)).toHaveValue('Écoute first. 🌱 (Jan 31 2025)');
    await lessons(page).fill('aaa');
    await page.keyboard.press('Tab');
    await expect(lessons(page)).toHaveValue('Écoute first. 🌱 (Jan 31 2025)');
  });

  await test.step('what is chosen comes together beside the steps', async () => {
    const soFar = page.getByRole('complementary', { name: 'Your post so far' });
    await expect(soFar).toContainText(`On X${TWICE}${CTA}`);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(soFar).toBeHidden();
    await lessons(page).click();
    await expect(shown).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('drafts are the sentences of the text alone, as long as no others are selected', async () => {
    await writeOwnText(page, LESSON);
    await makePosts(page);
    await expect(posts(page)).toContainText('These are your own sentences, arranged on this device.');
    await expect(posts(page)).not.toContainText(OTHER);
    await posts(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('list', { name: 'Related sentences' }).getByRole('button', { name: OTHER }).click();
    await expectAccessible(page);
    await generate(page).click();
    await expect(draft(page, 2).getByRole('textbox')).toHaveValue(new RegExp(`Slow mornings[^]*${OTHER}`));
    await posts(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('of too few sentences none are made', async () => {
    await page.getByLabel('Your text').fill('Listen before speaking.');
    await findTopics(page).click();
    await page.getByRole('list', { name: 'Topics' }).getByRole('button').first().click();
    await generate(page).click();
    await expect(page.getByRole('alert')).toContainText('There aren’t enough complete sentences here');
    await expect(posts(page)).toHaveCount(0);
  });
});

/** What the page says is missing when posts are asked for. */
async function expectMissing(page: Page, ...missing: string[]): Promise<void> {
  await generate(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    `Please complete the following fields before generating content: ${missing.join(', ')}`,
  );
}

test('a text of one’s own becomes posts, and what is missing on the way is said', async ({ page }) => {
  const { userId } = await signUp(page, { onboarded: false });
  await api(page).patch('/api/profile', { core_word: 'Joy' });
  await page.goto('/content');
  const empty = page.getByText('Your content is empty. Please write something or choose a valid lesson.');
  await test.step('CNT-09 MSG-68 without anything all is missing, in its order', async () => {
    await expect(page.getByText('Saved posts appear here.')).toBeVisible();
    await expectMissing(page, 'Platform', 'Call to Action', 'Lesson', 'Topic or Quote', 'Core Value');
  });
  await test.step('CNT-08 topics need a platform and a call to action', async () => {
    await expect(findTopics(page)).toHaveCount(0);
    await platform(page).selectOption('X');
    await expectMissing(page, 'Call to Action', 'Lesson', 'Topic or Quote', 'Core Value');
    await expect(findTopics(page)).toHaveCount(0);
  });
  await test.step('CNT-07 a call to action is added in an input that is revealed, and reworded', async () => {
    await expect(page.getByLabel('New call to action')).toHaveCount(0);
    await addCta(page);
    await page.getByRole('button', { name: 'Add New CTA' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Please write your call to action.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('form', { name: /^Edit/ }).getByRole('textbox').fill('Write to me');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(callToAction(page).locator('option:checked')).toHaveText('Write to me');
  });
  await test.step('CNT-08 MSG-67 topics need a text', async () => {
    await expect(page.getByText('You have no lessons yet.')).toBeVisible();
    await expectMissing(page, 'Lesson', 'Topic or Quote', 'Core Value');
    await findTopics(page).click();
    await expect(empty).toBeVisible();
    await writeOwnText(page, '   ');
    await findTopics(page).click();
    await expect(empty).toBeVisible();
    await page.getByLabel('Your text').fill(LESSON);
    await expectMissing(page, 'Topic or Quote', 'Core Value');
    await findTopics(page).click();
    await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible();
    await expect(empty).toHaveCount(0);
  });
  await test.step('without core values the page says so', async () => {
    await pickIdea(page);
    await expect(page.getByText('You haven’t chosen your core values yet.')).toBeVisible();
    await expectMissing(page, 'Core Value');
    await expectAccessible(page);
  });
  await test.step('CNT-09 MSG-68 what is taken back is missing again', async () => {
    await api(page).patch('/api/profile', VALUES);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await value(page).selectOption('Family');
    await platform(page).selectOption('');
    await expect(findTopics(page)).toHaveCount(0);
    await expectMissing(page, 'Platform');
    await platform(page).selectOption('X');
    await callToAction(page).selectOption('');
    await expectMissing(page, 'Call to Action');
    await expect(posts(page)).toHaveCount(0);
    await callToAction(page).selectOption('Write to me');
  });
  await test.step('CNT-10 the text stands in for the lesson; without a connection posts are made and kept, and the server has them later', async () => {
    await failing(page, /\/(api|functions|rest)\//, 'network');
    await page.getByRole('button', { name: QUOTE }).click();
    await generate(page).click();
    await expect(posts(page)).toBeVisible();
    await draft(page).getByRole('button', { name: 'Save draft 1' }).click();
    await expect(draft(page).getByRole('status')).toContainText(['Saved']);
    await posts(page).getByRole('button', { name: 'Close' }).click();
    await page.unroute(/\/(api|functions|rest)\//);
    await expectSaved(page);
    const choices = await sql('select lesson_id from content_choices where user_id = $1', [userId]);
    expect(choices).toContainEqual({ lesson_id: null });
    expect(choices).not.toContainEqual({ lesson_id: expect.any(String) });
    expect(await sql('select use_count from call_to_actions where user_id = $1', [userId])).toEqual([
      { use_count: 1 },
    ]);
    expect(await sql('select platform from kept_posts where user_id = $1', [userId])).toHaveLength(1);
  });
  await test.step('CNT-07 the text is kept as it is written', async () => {
    await page.getByLabel('Your text').fill(`${LESSON} Always.`);
    await expectSaved(page);
    await page.reload();
    await platform(page).selectOption('X');
    await callToAction(page).selectOption('Write to me');
    await page.getByRole('radio', { name: 'My own text' }).check();
    await expect(page.getByLabel('Your text')).toHaveValue(`${LESSON} Always.`);
  });
});
