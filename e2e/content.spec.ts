import { open } from '../src/kernel/seal.ts';
import {
  addCta,
  begin,
  CTA,
  callToAction,
  chooseLesson,
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
  onDevice,
  signUp,
  sql,
  test,
} from './support.ts';

/* The way to posts: a platform, a call to action, a lesson or a text, what is picked of it, and drafts. */

test('CNT-01 signed out, /content leads to the start', async ({ page }) => {
  await page.goto('/content');
  await expect(page).toHaveURL('/');
});

test('CNT-02 CNT-03 CNT-04 the whole way stands on /content, each choice after the one before', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  await noteLesson(page, userId, LESSON);
  await page.goto('/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content');
  for (const later of [callToAction(page), lessons(page), findTopics(page), value(page)])
    await expect(later).toHaveCount(0);
  await platform(page).selectOption('LinkedIn');
  await expect(lessons(page)).toHaveCount(0);
  await expect(page.getByLabel('New call to action')).toHaveCount(0);
  await addCta(page);
  await chooseLesson(page);
  await expect(value(page)).toHaveCount(0);
  await findTopics(page).click();
  await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('button')).toHaveText([
    'Slow mornings make better days.',
    'The phone stays in the kitchen until nine, and the first hour is ours.',
  ]);
  await expect(value(page)).toHaveCount(0);
  await pickIdea(page);
  await value(page).selectOption('Courage');
  await generate(page).click();
  await expect(posts(page).getByRole('region', { name: /^Draft \d$/ })).toHaveCount(3);
  for (const number of [1, 2, 3]) await expect(draft(page, number)).toContainText(CTA);
  await expectAccessible(page);
  await expectSaved(page);
  expect(await sql('select use_count from call_to_actions where user_id = $1', [userId])).toEqual([
    { use_count: 1 },
  ]);
});

test('CNT-15 ENT-18 what is picked is stored with its lesson, sealed', async ({ page }) => {
  const { userId } = await signUp(page);
  const lesson_id = await noteLesson(page, userId, LESSON);
  await page.goto('/content');
  await begin(page);
  await chooseLesson(page);
  await findTopics(page).click();
  await pickIdea(page, 'Slow mornings make better days.');
  await pickIdea(page, 'Slow mornings make better days.');
  await expectSaved(page);
  const rows = await sql<{ id: string; choice_text: string; format: number }>(
    'select id, lesson_id, choice_text, choice_type, format from content_choices where user_id = $1',
    [userId],
  );
  expect(rows).toMatchObject([{ lesson_id, choice_type: 'quote', format: 3 }]);
  const [row] = rows;
  const place = { table: 'content_choices', column: 'choice_text', row: row?.id ?? '', person: userId };
  const key = await openedWith(page, userId);
  expect(await open(key, row?.choice_text ?? '', 3, place)).toBe('Slow mornings make better days.');
});

test('CNT-08 MSG-67 topics need a platform, a call to action and a text', async ({ page }) => {
  await signUp(page);
  await page.goto('/content');
  await expect(findTopics(page)).toHaveCount(0);
  await platform(page).selectOption('X');
  await expect(findTopics(page)).toHaveCount(0);
  await addCta(page);
  const empty = page.getByText('Your content is empty. Please write something or choose a valid lesson.');
  await findTopics(page).click();
  await expect(empty).toBeVisible();
  await writeOwnText(page, '   ');
  await findTopics(page).click();
  await expect(empty).toBeVisible();
  await page.getByLabel('Your text').fill(LESSON);
  await findTopics(page).click();
  await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible();
  await expect(empty).toHaveCount(0);
  await platform(page).selectOption('');
  await expect(findTopics(page)).toHaveCount(0);
});

test('CNT-09 MSG-68 what is missing is listed in its order', async ({ page }) => {
  await signUp(page);
  await page.goto('/content');
  const list = 'Please complete the following fields before generating content: ';
  const all = ['Platform', 'Call to Action', 'Lesson', 'Topic or Quote', 'Core Value'];
  const expectMissing = async (missing: string[]) => {
    await generate(page).click();
    await expect(page.getByRole('alert')).toHaveText(list + missing.join(', '));
  };
  await expectMissing(all);
  await platform(page).selectOption('X');
  await expectMissing(all.slice(1));
  await addCta(page);
  await expectMissing(all.slice(2));
  await writeOwnText(page, LESSON);
  await expectMissing(all.slice(3));
  await findTopics(page).click();
  await pickIdea(page);
  await expectMissing(all.slice(4));
  await value(page).selectOption('Family');
  await platform(page).selectOption('');
  await expectMissing(['Platform']);
  await platform(page).selectOption('X');
  await callToAction(page).selectOption('');
  await expectMissing(['Call to Action']);
  await expect(posts(page)).toHaveCount(0);
});

test('CNT-10 a text of one’s own stands in for the lesson', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/content');
  await begin(page);
  await expect(page.getByText('You have no lessons yet.')).toBeVisible();
  await writeOwnText(page, LESSON);
  await makePosts(page);
  await expectSaved(page);
  expect(await sql('select lesson_id from content_choices where user_id = $1', [userId])).toEqual([
    { lesson_id: null },
  ]);
});

test('drafts are the person’s own sentences: those of other pages when they are selected, and none are made of too few', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const other = 'My mornings are slow when the phone sleeps in the kitchen.';
  await noteLesson(page, userId, other);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  await expect(posts(page)).toContainText('These are your own sentences, arranged on this device.');
  await expect(posts(page)).not.toContainText(other);
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('list', { name: 'Related sentences' }).getByRole('button', { name: other }).click();
  await expectAccessible(page);
  await generate(page).click();
  await expect(draft(page).getByRole('textbox')).toHaveValue(new RegExp(`^Slow mornings[^]*${other}`));
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Your text').fill('Listen before speaking.');
  await findTopics(page).click();
  await page.getByRole('list', { name: 'Topics' }).getByRole('button').first().click();
  await generate(page).click();
  await expect(page.getByRole('alert')).toContainText('There aren’t enough complete sentences here');
  await expect(posts(page)).toHaveCount(0);
});

test('LIM-36 LIM-37 a lesson is found by its words or its day, and offered by its first sixty characters and its day', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const long = await noteLesson(page, userId, 'a'.repeat(80));
  await sql("update lessons_learned set date = '2026-03-05' where id = $1", [long]);
  const twice = 'Écoute first. 🌱';
  await noteLesson(page, userId, twice);
  const older = await noteLesson(page, userId, twice);
  await sql("update lessons_learned set date = '2025-01-31' where id = $1", [older]);
  await page.goto('/content');
  await begin(page);
  const found = page.getByRole('status').filter({ hasText: 'lesson' });
  await lessons(page).click();
  const shown = page.getByRole('listbox', { name: 'Lessons, latest first' });
  await expect(shown.getByRole('option')).toHaveText([
    /^Écoute first\. 🌱 \(/,
    `${'a'.repeat(60)}… (Mar 05 2026)`,
    'Écoute first. 🌱 (Jan 31 2025)',
  ]);
  await expect(found).toHaveText('3 lessons');
  await expectAccessible(page);
  await lessons(page).fill('fir ecoute jan');
  await expect(shown.getByRole('option')).toHaveText('Écoute first. 🌱 (Jan 31 2025)');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(lessons(page)).toHaveValue('Écoute first. 🌱 (Jan 31 2025)');

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
    await expect(soFar).toContainText(`On X${twice}${CTA}`);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(soFar).toBeHidden();
    await lessons(page).click();
    await expect(shown).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('without a connection posts are made and kept, and the server has them later', async ({ page }) => {
  const { userId } = await signUp(page);
  await page.goto('/content');
  await begin(page);
  await writeOwnText(page, LESSON);
  await makePosts(page);
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await failing(page, /\/(api|functions|rest)\//, 'network');
  await page.getByRole('button', { name: 'Slow mornings make better days.' }).click();
  await generate(page).click();
  await draft(page).getByRole('button', { name: 'Save draft 1' }).click();
  await expect(draft(page).getByRole('status')).toContainText(['Saved']);
  await posts(page).getByRole('button', { name: 'Close' }).click();
  await page.unroute(/\/(api|functions|rest)\//);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectSaved(page);
  expect(await sql('select use_count from call_to_actions where user_id = $1', [userId])).toEqual([
    { use_count: 2 },
  ]);
  expect(await sql('select platform from kept_posts where user_id = $1', [userId])).toHaveLength(1);
});

test('CNT-07 a call to action is added in an input that is revealed, and reworded; an own text is kept as it is written', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/content');
  await platform(page).selectOption('X');
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
  await writeOwnText(page, LESSON);
  await expectSaved(page);
  await expect.poll(() => onDevice(page, 'drafts')).toHaveLength(1);
  await page.reload();
  await platform(page).selectOption('X');
  await callToAction(page).selectOption('Write to me');
  await page.getByRole('radio', { name: 'My own text' }).check();
  await expect(page.getByLabel('Your text')).toHaveValue(LESSON);
});

test('the whole way goes by keyboard alone, at 360 px, in both themes', async ({ page }) => {
  const { userId } = await signUp(page);
  await noteLesson(page, userId, LESSON);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/content');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await platform(page).focus();
  await press('ArrowDown', 'ArrowDown', 'Tab', 'Tab', 'Enter');
  await expect(page.getByLabel('New call to action').last()).toBeFocused();
  await page.keyboard.type(CTA);
  await press('Enter');
  await expect(callToAction(page).locator('option:checked')).toHaveText(CTA);
  await lessons(page).focus();
  await press('ArrowDown', 'Enter', 'Tab', 'Enter');
  const first = page.getByRole('list', { name: 'Topics' }).getByRole('button').first();
  await expect(first).toBeVisible();
  await press('Tab');
  await expect(first).toBeFocused();
  await press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await value(page).focus();
  await press('ArrowDown', 'Tab', 'Enter');
  await expect(posts(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press('Escape');
  await expect(posts(page)).toHaveCount(0);
  await expect(generate(page)).toBeFocused();
});

test('with access and nothing written yet the page says what there is to do', async ({ page }) => {
  await signUp(page, { onboarded: false });
  await api(page).patch('/api/profile', { core_word: 'Joy' });
  await page.goto('/content');
  await expect(page.getByText('Saved posts appear here.')).toBeVisible();
  await begin(page);
  await expect(page.getByText('You have no lessons yet.')).toBeVisible();
  await writeOwnText(page, LESSON);
  await findTopics(page).click();
  await pickIdea(page);
  await expect(page.getByText('You haven’t chosen your core values yet.')).toBeVisible();
  await expectAccessible(page);
});

test('NAV-01 /content is reached from the tools, and from a lesson with that lesson chosen', async ({
  page,
}) => {
  const { userId } = await signUp(page);
  const id = await noteLesson(page, userId, LESSON);
  await page.goto('/dashtools');
  await page.getByRole('link', { name: 'Turn a lesson into a post' }).click();
  await expect(page).toHaveURL('/content');
  await page.goto('/lessons-history');
  await page.getByText('Slow mornings').click();
  await page.getByRole('link', { name: /^Turn into a post/ }).click();
  await expect(page).toHaveURL(`/content?lesson=${id}`);
  await begin(page);
  await expect(lessons(page)).toHaveValue(/^Slow mornings make better days\./);
});
